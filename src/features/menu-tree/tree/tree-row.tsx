import {
  Archive,
  ChevronRight,
  EllipsisVertical,
  ExternalLink,
  FileText,
  GripVertical,
  LayoutGrid,
  PanelBottom,
  PanelTop,
  Plus,
  Rows2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { RenameField } from './rename-field.tsx';
import { RowSigns, type SignCauses, useSigns } from './row-signs.tsx';
import type { EmptyRow, GroupRow, ItemRow, TreeRow } from './rows.ts';
import { cutAt, detailOf } from './search.ts';
import styles from './tree-row.module.css';

/** How a row is drawn beside what is in it. */
export interface RowLook extends SignCauses {
  /** Its place among the rows that are shown, from 0. */
  at: number;
  /** Whether Tab leads to it. */
  isActive: boolean;
  isSelected: boolean;
  /** Whether it is open in the panel. */
  isOpenElsewhere: boolean;
  /** In hand: picked up by keyboard, dragged, or cut. */
  hold: 'carried' | 'dragged' | 'cut' | undefined;
  isRenaming: boolean;
  isChoosing: boolean;
  query: string;
}

/** Props of {@link TreeRowLine}. */
export interface TreeRowProps extends RowLook {
  row: TreeRow;
  onSettleName: (id: string, title: string | undefined, hasFocus: boolean) => void;
}

/**
 * One line of the tree. Its buttons are for pointers only, as what is in an item of a tree is read as its name: keys
 * and the buttons above the tree do the same. What is done with it, the tree itself listens to; it is drawn anew only
 * when what it shows has changed.
 */
export const TreeRowLine = memo(
  function TreeRowLine(props: TreeRowProps) {
    const { row } = props;
    if (row.kind === 'empty') return <EmptyLine row={row} at={props.at} />;
    return row.kind === 'group' ? <GroupLine {...props} row={row} /> : <ItemLine {...props} row={row} />;
  },
  ({ row: before, onSettleName: settled, ...was }, { row: after, onSettleName, ...is }) =>
    areSame(shownOf(before), shownOf(after)) && areSame(was, is) && (settled === onSettleName || !is.isRenaming),
);

/** What of a row is drawn: an item's row stays as it is when something changes elsewhere in its group. */
function shownOf(row: TreeRow): object {
  if (row.kind !== 'item') return row;
  const { item, level, position, size, isOpen } = row;
  return { item, level, position, size, isOpen };
}

function areSame(a: object, b: object): boolean {
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.get(key) === value);
}

/** Puts a row at its place: there are no styles in the markup. */
function usePlace(at: number, level: number) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--at', String(at));
    ref.current?.style.setProperty('--level', String(level));
  }, [at, level]);
  return ref;
}

const GROUP_ICONS: Readonly<Record<GroupRow['group']['identifier'], ReactNode>> = {
  main: <PanelTop />,
  secondary: <Rows2 />,
  footer: <PanelBottom />,
  unassigned: <Archive />,
};

function GroupLine({ row, at, isActive }: TreeRowProps & { row: GroupRow }) {
  const { t } = useTranslation();
  const name = t(`menu.groups.${row.group.identifier}`);
  const count = t('menu.tree.items', { count: countOf(row.group) });
  return (
    <div
      ref={usePlace(at, 0)}
      role="treeitem"
      className={styles.group}
      data-row={row.id}
      tabIndex={isActive ? 0 : -1}
      aria-level={1}
      aria-posinset={row.position + 1}
      aria-setsize={row.size}
      aria-expanded={row.isOpen}
      aria-selected={false}
    >
      <Toggle isOpen={row.isOpen} />
      <span className={styles.icon}>{GROUP_ICONS[row.group.identifier]}</span>
      <span className={styles.groupName}>{name}</span>
      <span className={styles.count}>{count}</span>
      <button
        type="button"
        className={styles.button}
        data-add=""
        tabIndex={-1}
        aria-hidden="true"
        title={t('menu.tree.addTo', { name })}
      >
        <Plus />
      </button>
    </div>
  );
}

function EmptyLine({ row, at }: { row: EmptyRow; at: number }) {
  const { t } = useTranslation();
  return (
    <div ref={usePlace(at, 1)} role="none" className={styles.empty} data-empty={row.group.id}>
      {t('menu.tree.emptyGroup')}
    </div>
  );
}

const TYPE_ICONS = { page: <FileText />, feature: <LayoutGrid />, external: <ExternalLink /> } as const;

function ItemLine(props: TreeRowProps & { row: ItemRow }) {
  const { row, isSelected, isActive, hold, isRenaming, isOpenElsewhere, onSettleName, fault } = props;
  const { t } = useTranslation();
  const { item } = row;
  const title = item.title.trim() === '' ? t('menu.tree.untitled') : item.title;
  const signs = useSigns(props, item);
  return (
    <div
      ref={usePlace(props.at, row.level)}
      role="treeitem"
      className={styles.item}
      data-row={row.id}
      data-item=""
      data-hold={hold}
      data-selected={isSelected || undefined}
      data-here={isOpenElsewhere || undefined}
      data-faulty={fault === undefined ? undefined : ''}
      data-renaming={isRenaming || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-level={row.level + 1}
      aria-posinset={row.position + 1}
      aria-setsize={row.size}
      aria-expanded={row.isOpen}
      aria-selected={isSelected}
    >
      <span className={styles.handle} data-handle="" aria-hidden="true">
        <GripVertical />
      </span>
      <Toggle isOpen={row.isOpen} />
      {props.isChoosing ? (
        <span className={styles.box} aria-hidden="true" data-checked={isSelected || undefined} />
      ) : null}
      <span className={styles.icon}>{TYPE_ICONS[item.type]}</span>
      {isRenaming ? (
        <RenameField title={item.title} onSettle={(next, hasFocus) => onSettleName(row.id, next, hasFocus)} />
      ) : (
        <span className={styles.title} dir="auto" title={title}>
          <Marked text={title} query={props.query} />
        </span>
      )}
      <VisuallyHidden>
        {['', t(`menu.tree.types.${item.type}`), ...signs.map(({ word }) => word)].join(', ')}
      </VisuallyHidden>
      <RowSigns signs={signs} />
      <span className={styles.path} aria-hidden="true">
        {fault ?? detailOf(item, props.query)}
      </span>
      <button type="button" className={styles.button} data-menu-button="" tabIndex={-1} aria-hidden="true">
        <EllipsisVertical />
      </button>
    </div>
  );
}

function Toggle({ isOpen }: { isOpen: boolean | undefined }) {
  return (
    <span
      className={styles.toggle}
      data-toggle={isOpen === undefined ? undefined : ''}
      data-open={isOpen || undefined}
      aria-hidden="true"
    >
      {isOpen === undefined ? null : <ChevronRight />}
    </span>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const cut = cutAt(text, query);
  if (!cut) return text;
  const [before, found, after] = cut;
  return (
    <>
      {before}
      <mark>{found}</mark>
      {after}
    </>
  );
}

/** All items of a group, at every level. */
function countOf({ children }: { children: readonly ItemRow['item'][] }): number {
  return children.reduce((sum, item) => sum + 1 + countOf(item), 0);
}
