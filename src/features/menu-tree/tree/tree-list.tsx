import { type FocusEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { topmost } from '../model/find.ts';
import { useCarry } from './carry/use-carry.ts';
import { DragSurface } from './drag/drag-surface.tsx';
import { useDrag } from './drag/use-drag.ts';
import type { TreeProps } from './menu-tree-props.ts';
import type { RowMenuProps } from './row-menu.tsx';
import styles from './tree-list.module.css';
import { TreeRowLine } from './tree-row.tsx';
import { useTreeKeys } from './use-tree-keys.ts';
import { useTreePointer } from './use-tree-pointer.ts';
import { useWindow } from './use-window.ts';

/** Height of a row and width of a level, in pixels: for a mouse, and for fingers and narrow screens. */
const SIZES = { fine: { rowHeight: 36, indent: 22 }, coarse: { rowHeight: 48, indent: 14 } } as const;
const COARSE = '(pointer: coarse), (max-width: 640px)';

/** The rows of the tree that are in sight, and all that happens to them. */
export function TreeList({ props, view, acts, instructions }: RowMenuProps & { instructions: string }) {
  const { t } = useTranslation();
  const { list, open, focus } = view;
  const { rows } = open;
  const hand = useRef<HTMLDivElement>(null);
  const size = SIZES[useMediaQuery(COARSE) ? 'coarse' : 'fine'];
  const carry = useCarry(props, view, acts);
  const pointer = useTreePointer(props, view, acts);
  const onKeyDown = useTreeKeys(props, view, acts, carry);
  const drag = useDrag(props, view, acts, size, hand);
  const { first, last } = useWindow(list, rows.length, size.rowHeight);
  useLayoutEffect(() => {
    list.current?.style.setProperty('--rows', String(rows.length));
    list.current?.style.setProperty('--row-height', `${size.rowHeight}px`);
    list.current?.style.setProperty('--indent', `${size.indent}px`);
  }, [list, rows.length, size]);
  /** Leaving the tree puts back what was picked up. */
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isWithin && !focus.isMoving()) carry.putBack();
  };
  const active = rows.findIndex(({ id }) => id === focus.active);
  const drawn = useMemo(() => {
    const indexes = Array.from({ length: Math.max(last - first, 0) }, (_, at) => first + at);
    // The row that has the focus is there wherever the tree is scrolled to.
    if (active >= 0 && (active < first || active >= last)) indexes.push(active);
    return indexes.sort((a, b) => a - b);
  }, [first, last, active]);
  return (
    <>
      <DragSurface
        list={list}
        started={drag.started}
        ended={drag.ended}
        cancelled={drag.cancelled}
        follow={drag.follow}
        role="tree"
        aria-label={t('menu.tree.label')}
        aria-multiselectable="true"
        aria-describedby={instructions}
        className={styles.list}
        data-busy={view.dragged.size > 0 || undefined}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onBlur={onBlur}
        {...pointer}
      >
        {drawn.map((at) => {
          const row = rows[at];
          return row ? <Row key={row.id} {...{ row, at, props, view, acts }} /> : null;
        })}
        <div className={styles.frame} data-drop-frame="" aria-hidden="true" hidden />
        <div className={styles.line} data-drop-line="" aria-hidden="true" hidden />
      </DragSurface>
      {view.dragged.size > 0 ? (
        <div ref={hand} className={styles.hand} aria-hidden="true">
          <span className={styles.handName}>
            {view.words.namesOf(props.groups, topIds(props.groups, view.dragged))}
          </span>
          <span className={styles.handPlace} data-hand-place="" />
        </div>
      ) : null}
    </>
  );
}

interface RowProps extends RowMenuProps {
  row: RowMenuProps['view']['open']['rows'][number];
  at: number;
}

/** Hands a row what it shows, and nothing else: it is drawn anew only when that changes. */
function Row({ row, at, props, view, acts }: RowProps) {
  const { id } = row;
  const item = row.kind === 'item' ? row.item : undefined;
  const isCarried = view.carried?.items.some((one) => one.id === id);
  return (
    <TreeRowLine
      row={row}
      at={at}
      isActive={view.focus.active === id}
      isSelected={props.selection.has(id)}
      isOpenElsewhere={props.openId === id}
      hold={isCarried ? 'carried' : view.dragged.has(id) ? 'dragged' : view.cut.has(id) ? 'cut' : undefined}
      isRenaming={view.renaming === id}
      isChoosing={view.isChoosing}
      mark={props.changed.get(id)}
      fault={props.faults?.get(id)}
      isDead={item?.route?.id ? props.deadRoutes.has(item.route.id) : false}
      query={view.query}
      onSettleName={acts.settleName}
    />
  );
}

const topIds = (groups: TreeProps['groups'], ids: ReadonlySet<string>): string[] =>
  topmost(groups, ids).map(({ item }) => item.id);
