import type { DragEndEvent, DragStartEvent, Modifier } from '@dnd-kit/core';
import { DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { SILENT_DRAG } from './silent-drag.ts';
import styles from './sortable-list.module.css';
import { useCarry } from './sortable-list-carry.ts';
import { useMenuMoves, useRowsGone } from './sortable-list-changes.ts';
import { DropLine } from './sortable-list-drop-line.ts';
import type { SortableEntry } from './sortable-list-entry.ts';
import { SortableRow } from './sortable-list-row.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of {@link SortableList}. */
export interface SortableListProps<Entry extends SortableEntry> {
  label: string;
  entries: readonly Entry[];
  /**
   * Draws an entry, given with its place in `entries`. Keep its identity stable, and that of each entry: a row is drawn
   * again when either changes.
   */
  renderEntry: (entry: Entry, place: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  /** Left out where nothing may be removed. */
  onRemove?: ((index: number) => void) | undefined;
  /** Whether the entries are written in, and so have borders of their own. */
  isWriting?: boolean | undefined;
  /** Whether what is written in them stands below labels. */
  isLabelled?: boolean | undefined;
  /** `outline`: rows without borders, their buttons seen when one is at them. */
  look?: 'outline' | undefined;
  /** Opens the menu of an entry beside a button of its row, in place of buttons for moving; the menu is the page's. */
  onMenu?: ((index: number, anchor: HTMLElement) => void) | undefined;
  /** Why the order cannot be changed, as a sentence. */
  why?: string | undefined;
}

/** A row goes up and down only. */
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** A press is a drag from three pixels on. Here and below: what is made anew for each drawing would draw every row anew. */
const PRESS = { activationConstraint: { distance: 3 } };

/**
 * A list in an order: rows are moved by pointer or finger (a line shows where they will land), by keyboard (Space picks up and drops, arrows move, Escape
 * puts back) and by buttons. While a row is dragged only that row is drawn, so that long lists follow the hand.
 */
export function SortableList<Entry extends SortableEntry>(props: SortableListProps<Entry>) {
  const { label, entries, renderEntry, onMove, onRemove, onMenu, isWriting, isLabelled, look, why } = props;
  const { t } = useTranslation();
  const instructions = useId();
  const list = useRef<HTMLOListElement>(null);
  const drop = useMemo(() => new DropLine(list), []);
  const carry = useCarry({ entries, list, onMove });
  const sensors = useSensors(useSensor(PointerSensor, PRESS));
  const places = entries.map((_, place) => place);
  const shown = carry.from === undefined ? places : arrayMove(places, carry.from, carry.to);
  const placeOf = ({ active }: Pick<DragEndEvent, 'active'>): number =>
    entries.findIndex(({ key }) => key === active.id);
  const started = (event: DragStartEvent): void => {
    drop.start(placeOf(event), event.activatorEvent);
    say('picked', placeOf(event));
  };
  const ended = (event: DragEndEvent): void => {
    const to = drop.finish();
    const from = placeOf(event);
    if (to === undefined || to === from) say('putBack', from);
    else move(from, to);
  };
  const cancelled = (event: DragEndEvent): void => {
    drop.finish();
    say('putBack', placeOf(event));
  };
  const remove = useCallback((index: number) => onRemove?.(index), [onRemove]);
  const latestMenu = useRef(onMenu);
  useEffect(() => {
    latestMenu.current = onMenu;
  });
  const { say, move } = carry;
  const watchMenu = useMenuMoves(entries, say);
  const openMenu = useCallback(
    (index: number, anchor: HTMLElement) => {
      watchMenu(index);
      latestMenu.current?.(index, anchor);
    },
    [watchMenu],
  );
  useRowsGone(entries, list);
  return (
    <div className={styles.frame}>
      <VisuallyHidden>
        <span id={instructions}>{t('ui.sortable.instructions')}</span>
        <span id={`${instructions}-first`}>{t('ui.sortable.first')}</span>
        <span id={`${instructions}-last`}>{t('ui.sortable.last')}</span>
        <span role="status" aria-live="assertive">
          {carry.news}
        </span>
      </VisuallyHidden>
      <DndContext
        sensors={sensors}
        modifiers={upAndDown}
        accessibility={SILENT_DRAG}
        onDragStart={started}
        onDragMove={drop.follow}
        onDragEnd={ended}
        onDragCancel={cancelled}
      >
        <ol
          ref={list}
          className={classNames(
            styles.list,
            why ? styles.locked : isWriting && styles.writing,
            isLabelled && styles.labelled,
            look === 'outline' && styles.outline,
          )}
          aria-label={label}
        >
          {shown.map((place, index) => {
            const entry = entries[place];
            return entry ? (
              <SortableRow
                key={entry.key}
                entry={entry}
                index={index}
                place={place}
                isLast={index === shown.length - 1}
                isCarried={carry.from !== undefined && index === carry.to}
                instructions={instructions}
                renderEntry={renderEntry}
                onKey={carry.onKey}
                onBlur={carry.onBlur}
                onMove={move}
                onRemove={onRemove ? remove : undefined}
                onMenu={onMenu ? openMenu : undefined}
                why={why}
              />
            ) : null;
          })}
          <li className={styles.line} aria-hidden="true" data-drop-line="" hidden />
        </ol>
      </DndContext>
    </div>
  );
}
