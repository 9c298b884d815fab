import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './column-edge.module.css';
import { LEAST_LEAD } from './column-needs.ts';

/** The least width of a column in px: a short word of its heading. */
const LEAST = 56;
/** What is said to be the most; how much is free tells where it ends. */
const MOST = 2000;
const [STEP, BIG_STEP] = [8, 40];

/** Props of {@link ColumnEdge}. */
export interface ColumnEdgeProps {
  /** What the column is called. */
  name: string;
  /** As it is now, in px; undefined for one that takes what is left. */
  width: number | undefined;
  /** Keeps another width; undefined goes back to its own. */
  onWidth(width: number | undefined): void;
}

/** A drag of an edge that is under way. */
interface Drag {
  /** Where the pointer pressed it, and where the pointer is now, in px of the window. */
  pressedAt: number;
  pointerAt: number;
  /** The width before the drag, and the greatest that there is room for, in px. */
  width: number;
  most: number;
}

/**
 * The edge before a column, by which it is made wider and narrower: dragged, or with the arrow keys. The column that
 * names the row gives the room and takes it, so that the edge stays under the pointer and the table as wide as it is.
 */
export function ColumnEdge({ name, width, onWidth }: ColumnEdgeProps) {
  const { t } = useTranslation();
  const edge = useRef<HTMLSpanElement>(null);
  const drag = useRef<Drag>(undefined);
  const measured = (): Omit<Drag, 'pressedAt' | 'pointerAt'> => {
    const head = edge.current?.closest('th');
    const lead = head?.parentElement?.querySelector('[data-lead]');
    const now = head?.getBoundingClientRect().width || width || LEAST;
    return { width: now, most: now + Math.max(0, (lead?.getBoundingClientRect().width ?? 0) - LEAST_LEAD) };
  };
  const widthOf = ({ pressedAt, pointerAt, width: before, most }: Drag): number =>
    Math.round(Math.max(LEAST, Math.min(before + pressedAt - pointerAt, most)));
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pressedAt: event.clientX, pointerAt: event.clientX, ...measured() };
  };
  // The table is drawn again once only, when the edge is let go.
  const onPointerMove = (event: PointerEvent<HTMLSpanElement>): void => {
    const col = drag.current && colOf(event.currentTarget);
    if (!drag.current || !col) return;
    drag.current.pointerAt = event.clientX;
    col.removeAttribute('data-grows');
    col.setAttribute('width', String(widthOf(drag.current)));
  };
  const letGo = (): void => {
    const { current } = drag;
    drag.current = undefined;
    if (current && current.pressedAt !== current.pointerAt) onWidth(widthOf(current));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (by === undefined) onWidth(undefined);
    else onWidth(widthOf({ pressedAt: 0, pointerAt: by * (event.shiftKey ? BIG_STEP : STEP), ...measured() }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that moves is no <hr>
    <span
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('ui.table.width', { name })}
      aria-valuenow={Math.round(width ?? LEAST)}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      title={t('ui.table.widthHelp')}
      tabIndex={0}
      className={styles.edge}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={() => onWidth(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The `col` of the column that an edge belongs to. */
function colOf(edge: HTMLElement): Element | undefined {
  const head = edge.closest('th');
  return head?.closest('table')?.querySelectorAll('col')[head.cellIndex];
}
