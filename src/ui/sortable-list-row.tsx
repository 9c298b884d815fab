import { useDraggable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sortable-list.module.css';
import type { SortableEntry } from './sortable-list-entry.ts';

/** Props of {@link SortableRow}. */
export interface SortableRowProps {
  entry: SortableEntry;
  /** Where it is shown. */
  index: number;
  /** Where its entry stands in the list as it is: elsewhere while a row is carried. */
  place: number;
  isLast: boolean;
  /** Whether it was picked up by keyboard. */
  isCarried: boolean;
  /** The id of the text that says how rows are moved; with `-first` and `-last` those that say why a row moves no further. */
  instructions: string;
  /** Draws the entry that it is given; a list hands in the entries that its own function takes. */
  renderEntry(this: void, entry: SortableEntry, place: number): ReactNode;
  onKey: (event: KeyboardEvent, index: number) => void;
  onBlur: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: ((index: number) => void) | undefined;
  onMenu: ((index: number, anchor: HTMLElement) => void) | undefined;
  why: string | undefined;
}

/** One row: its handle, its content and its buttons. The buttons are plain ones: there may be hundreds of rows. */
export const SortableRow = memo(function SortableRow(props: SortableRowProps) {
  const { entry, index, place, isLast, isCarried, instructions, renderEntry, onMove, onRemove, onMenu, why } = props;
  const { t } = useTranslation();
  const name = useEntryName(entry, index);
  return (
    <li className={styles.row} data-sortable={entry.key} data-carried={isCarried || undefined}>
      <Handle {...props} label={t('ui.sortable.handle', { name })} />
      <span className={styles.position} aria-hidden="true">
        {index + 1}
      </span>
      <div className={styles.content} data-row-content="">
        {renderEntry(entry, place)}
      </div>
      {why ? null : (
        <div className={styles.buttons}>
          {onMenu ? (
            <RowButton
              label={t('ui.sortable.menu', { name })}
              icon={<Ellipsis />}
              onPress={({ currentTarget }) => onMenu(index, currentTarget)}
            />
          ) : (
            <>
              <RowButton
                label={t('ui.sortable.up', { name })}
                icon={<ArrowUp />}
                off={index === 0 ? { id: `${instructions}-first`, why: t('ui.sortable.first') } : undefined}
                onPress={() => onMove(index, index - 1)}
              />
              <RowButton
                label={t('ui.sortable.down', { name })}
                icon={<ArrowDown />}
                off={isLast ? { id: `${instructions}-last`, why: t('ui.sortable.last') } : undefined}
                onPress={() => onMove(index, index + 1)}
              />
            </>
          )}
          {onRemove ? (
            <span data-row-button="">
              <RowButton label={t('ui.sortable.remove', { name })} icon={<Trash2 />} onPress={() => onRemove(index)} />
            </span>
          ) : null}
        </div>
      )}
    </li>
  );
});

/** What a row is called: its text, or its place while it has none. */
function useEntryName(entry: SortableEntry, index: number): string {
  const { t } = useTranslation();
  return entry.text || t('ui.sortable.entry', { number: index + 1 });
}

interface RowButtonProps {
  label: string;
  icon: ReactNode;
  /** Why it does nothing now, and the id of the text that says so. */
  off?: { id: string; why: string } | undefined;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * It stays in reach at the ends of the list, so that the focus is not lost when a row arrives there. Why it does nothing then shows beside it, by the style
 * sheet: a tooltip of its own for each of hundreds of buttons would make the list slow.
 */
function RowButton({ label, icon, off, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={off ? undefined : label}
      aria-disabled={off ? true : undefined}
      aria-describedby={off?.id}
      data-why={off?.why}
      onClick={off ? undefined : onPress}
    >
      {icon}
    </button>
  );
}

interface HandleProps extends SortableRowProps {
  label: string;
}

/** What a row is held by. It alone listens to the drag, and moves the row's element by itself: no row is drawn while another is dragged. */
function Handle({ entry, index, label, isCarried, instructions, onKey, onBlur, why }: HandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useDraggable({
    id: entry.key,
    disabled: why !== undefined,
  });
  useLayoutEffect(() => {
    setActivatorNodeRef(handle.current);
    setNodeRef(rowOf(handle.current));
  }, [setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    const row = rowOf(handle.current);
    if (!row) return;
    row.style.transform = CSS.Translate.toString(transform) ?? '';
    row.toggleAttribute('data-dragging', isDragging);
  }, [transform, isDragging]);
  if (why) return null;
  return (
    <button
      type="button"
      ref={handle}
      className={styles.handle}
      aria-label={label}
      aria-describedby={instructions}
      aria-pressed={isCarried}
      onPointerDown={listeners?.onPointerDown as ((event: PointerEvent) => void) | undefined}
      onKeyDown={(event) => onKey(event, index)}
      onBlur={onBlur}
    >
      <GripVertical />
    </button>
  );
}

const rowOf = (handle: HTMLElement | null): HTMLElement | null =>
  handle?.closest<HTMLElement>('[data-sortable]') ?? null;
