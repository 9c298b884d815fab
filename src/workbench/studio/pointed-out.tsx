import { useEffect, useRef, useState } from 'react';
import type { Entity } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import { useText } from '../../engine/text/use-text.ts';
import type { FrameMessage, Pointing } from '../protocol.ts';
import { tell } from '../tell.ts';
import { useWords } from '../words.ts';
import { DragParts, type Grab } from './drag-parts.tsx';
import { dropTargetAt, type Met, writtenLabel } from './frame-spots.ts';
import { LabelInPlace, type WrittenLabel } from './label-in-place.tsx';
import { outlineStyles, selectorOf } from './outline-styles.ts';
import { useFocusWhenEntered, usePointing, useWorkbenchKeys } from './pointing.ts';
import { isSameSpot, type Spot } from './spots.ts';

const NOT_POINTING: Pointing = { kind: 'pointing', isPointing: false, selected: undefined, covered: 0 };

/** Selects what is pressed in a frame and shows what is selected; there it is dragged, moved by key, and its label written. */
export function PointedOut({ entity }: { entity: Entity }) {
  const text = useText();
  const t = useWords();
  const { isPointing, selected, covered } = usePointed();
  const [writing, setWriting] = useState<{ spot: Spot; label: WrittenLabel; from: Element | null }>();
  const grab = useRef<Grab>(undefined);
  const pressed = useRef<Spot>(undefined);
  const filters = entity.list?.filters ?? [];
  const filterOf = (label: string) => filters.find((filter) => text(filter.label) === label);
  usePointing({
    isPointing,
    filterOf,
    onPoint: (spot, isOpening) => {
      pressed.current = spot;
      tell({ kind: 'pointed', spot, isOpening });
    },
    onGrab: (...held) => grab.current?.(...held),
    onMove: (spot, by) => tell({ kind: 'moved', spot, by }),
    onWrite: (met) => {
      const label = labelOf(entity, met.spot);
      const found = label && writtenAt(met, text(label));
      if (found) setWriting({ spot: met.spot, label: found, from: document.activeElement });
      else tell({ kind: 'pointed', spot: met.spot, isOpening: true });
    },
  });
  useFocusWhenEntered();
  useWorkbenchKeys(isPointing, ({ key, ctrlKey, metaKey, shiftKey }) => {
    setWriting(undefined);
    tell({ kind: 'key', pressed: { key, ctrlKey, metaKey, shiftKey } });
  });
  const named = (parameter: string): string => {
    const filter = filters.find((one) => one.parameter === parameter);
    return filter ? text(filter.label) : parameter;
  };
  const chosen = selected && selectorOf(selected, named);
  useEffect(() => {
    // What is chosen from the list of all parts is brought into sight; what was pressed here stays under the pointer, unless the properties come over it.
    const isPressed = isSameSpot(selected, pressed.current);
    if (chosen === undefined || (isPressed && covered === 0)) return;
    if (!isPressed) pressed.current = undefined;
    document.querySelector(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, selected, covered]);
  return (
    <>
      <style>{`${outlineStyles(isPointing, selected, named)}\n${roomBelow(covered)}`}</style>
      <DragParts
        grabRef={grab}
        targetAt={(held, x, y) => dropTargetAt(held, x, y, filterOf)}
        onDrop={(spot, { spot: over, isBehind }) => tell({ kind: 'dropped', spot, over, isBehind })}
      />
      {writing ? (
        <LabelInPlace
          label={writing.label}
          name={t('studio.preview.label')}
          onType={(typed) => tell({ kind: 'labelled', spot: writing.spot, text: typed })}
          onClose={(isDone) => {
            setWriting(undefined);
            if (isDone && writing.from instanceof HTMLElement) writing.from.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** What the page around the frame wants to be selected. */
function usePointed(): Pointing {
  const [pointing, setPointing] = useState(NOT_POINTING);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent): void => {
      const message = data as FrameMessage;
      if (source === parent && origin === location.origin && message.kind === 'pointing') setPointing(message);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  return pointing;
}

/** What comes into sight has room beneath it for the properties that lie over the frame; so has the end of the page, which could not be scrolled up else. */
function roomBelow(covered: number): string {
  // To measure the frame has the browser lay out the page around it.
  if (covered === 0) return '';
  const scale = (frameElement?.getBoundingClientRect().width ?? innerWidth) / innerWidth;
  const room = `${Math.round(covered / scale)}px`;
  return `* { scroll-margin-bottom: ${room}; } body { padding-bottom: ${room}; }`;
}

/** Where a part's label is written out in the page, and how. */
function writtenAt({ element }: Met, text: string): WrittenLabel | undefined {
  const found = writtenLabel(element, text);
  if (!found) return undefined;
  const { rectangle, size, weight } = found;
  const { left, top, width, height } = rectangle;
  // A menu keeps the focus to itself: it is written within its sheet.
  const sheet = element.closest('[role="menu"]')?.parentElement ?? undefined;
  const { x, y } = (sheet ?? document.documentElement).getBoundingClientRect();
  const scrolled = { x: sheet?.scrollLeft ?? 0, y: sheet?.scrollTop ?? 0 };
  return { text, sheet, left: left - x + scrolled.x, top: top - y + scrolled.y, width, height, size, weight };
}

function labelOf({ form, list, actions, links }: Entity, spot: Spot): Text | undefined {
  switch (spot.kind) {
    case 'section':
      return form.sections.find(({ name }) => name === spot.name)?.title;
    case 'column':
      return list?.columns.find(({ field }) => field === spot.field)?.label;
    case 'filter':
      return list?.filters.find(({ parameter }) => parameter === spot.parameter)?.label;
    case 'action':
      return actions.find(({ name }) => name === spot.name)?.label;
    case 'link':
      return links?.find(({ path }) => path === spot.path)?.label;
    case 'field': {
      const field = form.sections.flatMap(({ fields }) => fields).find((one) => one.field === spot.field);
      return (spot.item === undefined ? field : field?.items?.find((one) => one.field === spot.item))?.label;
    }
    default:
      return undefined;
  }
}
