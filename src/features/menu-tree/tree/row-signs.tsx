import {
  ArrowUpDown,
  ChevronsDownUp,
  CircleAlert,
  Link2Off,
  Lock,
  MousePointer2,
  Pencil,
  Sparkles,
  Unlink,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../../generated/model/menuItem.ts';
import { leadsNowhere } from '../model/find.ts';
import type { ItemMark } from './menu-tree-props.ts';
import styles from './row-signs.module.css';

/** Something that a row shows of its item: by a word where there is room, else by its icon. */
export interface RowSign {
  name: 'new' | 'moved' | 'changed' | 'dead' | 'nowhere' | 'fault' | 'locked' | 'collapsed' | 'hover';
  word: string;
}

const ICONS: Readonly<Record<RowSign['name'], ReactNode>> = {
  new: <Sparkles />,
  moved: <ArrowUpDown />,
  changed: <Pencil />,
  dead: <Unlink />,
  nowhere: <Link2Off />,
  fault: <CircleAlert />,
  locked: <Lock />,
  collapsed: <ChevronsDownUp />,
  hover: <MousePointer2 />,
};

/** The signs whose word is written beside them. */
const WORDED: ReadonlySet<RowSign['name']> = new Set(['new', 'moved', 'changed', 'dead', 'nowhere']);

/** What a row knows of its item beside the item itself. */
export interface SignCauses {
  mark: ItemMark | undefined;
  fault: string | undefined;
  /** Whether the route that it leads to shows nothing any more. */
  isDead: boolean;
}

/** What there is to show of an item. */
export function useSigns({ mark, isDead, fault }: SignCauses, item: MenuItem): RowSign[] {
  const { t } = useTranslation();
  const signs: RowSign[] = [];
  if (fault !== undefined) signs.push({ name: 'fault', word: fault });
  if (mark) signs.push({ name: mark, word: t(`menu.tree.signs.${mark}`) });
  if (isDead) signs.push({ name: 'dead', word: t('menu.tree.signs.dead') });
  if (leadsNowhere(item)) signs.push({ name: 'nowhere', word: t('menu.tree.signs.nowhere') });
  if (item.locked) signs.push({ name: 'locked', word: t('menu.tree.signs.locked') });
  if (item.collapsed) signs.push({ name: 'collapsed', word: t('menu.tree.signs.collapsed') });
  if (item.hover) signs.push({ name: 'hover', word: t('menu.tree.signs.hover') });
  return signs;
}

/** The signs of a row; to screen readers the row says them in words. */
export function RowSigns({ signs }: { signs: readonly RowSign[] }) {
  if (signs.length === 0) return null;
  return (
    <span className={styles.signs} aria-hidden="true">
      {signs.map(({ name, word }) => (
        <span key={name} className={styles.sign} data-sign={name} title={word}>
          {ICONS[name]}
          {WORDED.has(name) ? <span className={styles.word}>{word}</span> : null}
        </span>
      ))}
    </span>
  );
}
