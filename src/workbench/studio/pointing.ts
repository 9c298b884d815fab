import { useEffect, useRef } from 'react';
import type { Filter } from '../../contract/list-definition.ts';
import type { Spot } from './spots.ts';

/** What a press or a key in the frame points at. */
export interface PointingProps {
  isPointing: boolean;
  /** What a filter's label on screen stands for. */
  filterOf(label: string): Filter | undefined;
  onPoint(spot: Spot, isOpening: boolean): void;
}

/** While pointing, a press selects what it meets and does nothing else, but that texts can be written in; Enter asks for the place where that is changed. */
export function usePointing(props: PointingProps): void {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const met = (event: Event): Spot | undefined =>
      latest.current.isPointing ? spotOf(event.target, latest.current.filterOf) : undefined;
    const press = (event: Event): void => {
      const spot = met(event);
      if (!spot || !(event instanceof MouseEvent) || event.button !== 0) return;
      if (event.type === 'pointerdown') latest.current.onPoint(spot, false);
      if (isWritten(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = (event: Event): void => {
      const spot = met(event);
      if (spot && event.target instanceof Element && event.target.matches(':focus-visible'))
        latest.current.onPoint(spot, false);
    };
    const key = (event: KeyboardEvent): void => {
      const spot = event.key === 'Enter' && !isMultiline(event.target) ? met(event) : undefined;
      if (!spot) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current.onPoint(spot, true);
    };
    const stopper = new AbortController();
    const options = { capture: true, signal: stopper.signal };
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'])
      addEventListener(kind, press, options);
    addEventListener('focusin', focus, options);
    addEventListener('keydown', key, options);
    return () => stopper.abort();
  }, []);
}

/** The nearest part around what was pressed. */
function spotOf(target: EventTarget | null, filterOf: PointingProps['filterOf']): Spot | undefined {
  if (!(target instanceof Element)) return undefined;
  const filter = target.closest<HTMLElement>('[data-filter]')?.dataset.filter;
  const parameter = filter === undefined ? undefined : filterOf(filter)?.parameter;
  if (parameter !== undefined) return { kind: 'filter', parameter };
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  if (column !== undefined) return { kind: 'column', field: column };
  const field = target.closest<HTMLElement>('[data-part]');
  const outer = field?.parentElement?.closest<HTMLElement>('[data-part]');
  if (field?.dataset.part !== undefined)
    return outer?.dataset.part === undefined
      ? { kind: 'field', field: field.dataset.part }
      : { kind: 'field', field: outer.dataset.part, item: field.dataset.part };
  const head = target.closest<HTMLElement>('[data-head]');
  if (head) return { kind: head.dataset.head === 'columns' ? 'head' : 'definition' };
  const section = target.closest('[id^="section."]')?.id.slice('section.'.length);
  return section === undefined ? undefined : { kind: 'section', name: section };
}

/** Whether one writes into it: a press must set the caret there. */
function isWritten(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type) && !target.role;
}

const isMultiline = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);

/** The styles that show what is selected, and what a press would select. `labelOf` gives the label on screen of a filter. */
export function outlineStyles(
  isPointing: boolean,
  selected: Spot | undefined,
  labelOf: (parameter: string) => string,
): string {
  const chosen = selected && selectorOf(selected, labelOf);
  const marked = chosen
    ? `${chosen} { outline: 2px solid var(--brand) !important; outline-offset: 4px; border-radius: 4px; }`
    : '';
  const all = ['[data-part]', '[data-filter]', '[data-column]', '[data-head]', '[id^="section."] > header'];
  const hovered = all.map((one) => `${one}:hover:not(:has([data-part]:hover))`).join(', ');
  const pointed = `${hovered} { outline: 1px dashed var(--brand); outline-offset: 4px; border-radius: 4px; cursor: pointer; }`;
  const inside = `${all.join(', ')}, ${all.map((one) => `${one} *`).join(', ')} { cursor: pointer; }`;
  return isPointing ? `${inside}\n${pointed}\n${marked}` : marked;
}

function selectorOf(spot: Spot, labelOf: (parameter: string) => string): string | undefined {
  const quoted = (name: string): string => JSON.stringify(name);
  switch (spot.kind) {
    case 'head':
    case 'definition':
      return '[data-head]';
    case 'section':
      return `[id=${quoted(`section.${spot.name}`)}]`;
    case 'column':
      return `[data-column=${quoted(spot.field)}]`;
    case 'filter':
      return `[data-filter=${quoted(labelOf(spot.parameter))}]`;
    case 'field': {
      const field = `[data-part=${quoted(spot.field)}]`;
      return spot.item === undefined
        ? `${field}:not([data-part] [data-part])`
        : `${field} [data-part=${quoted(spot.item)}]`;
    }
    default:
      return undefined;
  }
}
