import type { TFunction } from 'i18next';
import {
  ClipboardPaste,
  CornerDownRight,
  FolderInput,
  ListPlus,
  ListTree,
  Scissors,
  SquareCheck,
  SquarePen,
  TextCursorInput,
  Trash2,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { addRefusal, newItem, removeRefusal } from '../model/edit.ts';
import { find } from '../model/find.ts';
import { type MoveRefusal, takeRefusal } from '../model/move.ts';
import type { TreeProps } from './menu-tree-props.ts';
import { placeAt } from './place-at.ts';
import { meantBy, toggled } from './selection.ts';
import type { Acts } from './use-acts.ts';
import type { TreeView } from './use-tree-view.ts';

/** Props of {@link RowMenu}. */
export interface RowMenuProps {
  props: TreeProps;
  view: TreeView;
  acts: Acts;
}

/** The actions that take the focus elsewhere; after all others it goes back to the row. */
const LEADING: ReadonlySet<string> = new Set([
  'edit',
  'rename',
  'add',
  'after',
  'inside',
  'move',
  'paste',
  'pasteInside',
]);

/** What can be done with a group or an item, or with all chosen ones when it is one of them; what cannot says why. */
export function RowMenu({ props, view, acts }: RowMenuProps) {
  const { menu, setMenu, words } = view;
  const chosen = useRef<MenuEntry>(undefined);
  const closed = useRef<string>(undefined);
  const { t } = useTranslation();
  // Nothing around a menu takes the focus before it is gone, so what was chosen is done then.
  useEffect(() => {
    const [entry, id] = [chosen.current, closed.current];
    if (menu !== undefined || id === undefined) return;
    chosen.current = undefined;
    closed.current = undefined;
    entry?.onAction?.();
    if (!entry || !LEADING.has(entry.id)) view.focus.go(id);
  }, [menu, view.focus]);
  const entries = useEntries({ props, view, acts }, menu?.id ?? '');
  if (!menu?.anchor.isConnected) return null;
  const group = props.groups.find(({ id }) => id === menu.id);
  const name = group ? words.groupName(group) : words.nameOf(props.groups, menu.id);
  return (
    <Menu
      label={t('menu.tree.actions', { name })}
      anchor={menu.anchor}
      entries={entries.map((entry) => ({
        ...entry,
        onAction: () => {
          chosen.current = entry;
        },
      }))}
      onClose={() => {
        closed.current = menu.id;
        setMenu(undefined);
      }}
    />
  );
}

/** What the entries of one row have in common. */
interface Entries extends RowMenuProps {
  id: string;
  t: TFunction;
  /** Why nothing can be pasted. */
  nothingCut: string | undefined;
}

function useEntries(parts: RowMenuProps, id: string): MenuEntry[] {
  const { t } = useTranslation();
  const nothingCut = parts.view.cut.size === 0 ? t('menu.tree.nothingCut') : undefined;
  const entries = { ...parts, id, t, nothingCut };
  if (!find(parts.props.groups, id)) return groupEntries(entries);
  const ids = meantBy(parts.props.selection, id);
  return ids.length > 1 ? sharedEntries(entries, ids) : [...ownEntries(entries), ...sharedEntries(entries, ids)];
}

function groupEntries({ props, acts, id, t, nothingCut }: Entries): MenuEntry[] {
  const end = placeAt(props.groups, id, true);
  return [
    { id: 'add', label: t('menu.tree.add'), icon: <ListPlus />, onAction: () => end && acts.add(end) },
    {
      id: 'paste',
      label: t('menu.tree.pasteInside'),
      icon: <ClipboardPaste />,
      why: nothingCut,
      onAction: () => acts.paste(id, true),
    },
  ];
}

/** What can be done with one item only. */
function ownEntries({ props, view, acts, id, t }: Entries): MenuEntry[] {
  const { groups } = props;
  const [after, inside] = [placeAt(groups, id, false), placeAt(groups, id, true)];
  const refused = inside && addRefusal(groups, newItem(groups, { title: t('menu.tree.newItem') }), inside);
  return [
    { id: 'edit', label: t('menu.tree.edit'), icon: <SquarePen />, onAction: () => props.onOpen(id, true) },
    {
      id: 'rename',
      label: t('menu.tree.rename'),
      icon: <TextCursorInput />,
      why: whyNot(props, view, takeRefusal(groups, [id])),
      onAction: () => acts.rename(id),
    },
    { id: 'after', label: t('menu.tree.addAfter'), icon: <ListPlus />, onAction: () => after && acts.add(after) },
    {
      id: 'inside',
      label: t('menu.tree.addInside'),
      icon: <CornerDownRight />,
      why: whyNot(props, view, refused),
      onAction: () => inside && acts.add(inside),
    },
  ];
}

/** What can be done with one item and with several. */
function sharedEntries({ props, view, acts, id, t, nothingCut }: Entries, ids: readonly string[]): MenuEntry[] {
  const { groups, selection, onSelectionChange } = props;
  const isLocked = whyNot(props, view, takeRefusal(groups, ids));
  const several = ids.length > 1 ? { count: ids.length } : undefined;
  // One alone was not chosen to be one of several: it was opened or put down last, and must not be taken along unseen.
  const areSeveral = view.isChoosing || selection.size > 1;
  return [
    {
      id: 'select',
      label: t(areSeveral && selection.has(id) ? 'menu.tree.unselect' : 'menu.tree.select'),
      icon: <SquareCheck />,
      onAction: () => {
        onSelectionChange(areSeveral ? toggled(selection, id) : new Set([id]));
        view.setChoosing(true);
      },
    },
    {
      id: 'move',
      label: several ? t('menu.tree.moveToMany', several) : t('menu.tree.moveTo'),
      icon: <FolderInput />,
      why: isLocked,
      onAction: () => view.setMoving(ids),
    },
    {
      id: 'cut',
      label: several ? t('menu.tree.cutMany', several) : t('menu.tree.cut'),
      icon: <Scissors />,
      why: isLocked,
      onAction: () => acts.cut(ids),
    },
    {
      id: 'paste',
      label: t('menu.tree.pasteAfter'),
      icon: <ClipboardPaste />,
      why: nothingCut,
      onAction: () => acts.paste(id, false),
    },
    {
      id: 'pasteInside',
      label: t('menu.tree.pasteInside'),
      icon: <ListTree />,
      why: nothingCut,
      onAction: () => acts.paste(id, true),
    },
    {
      id: 'remove',
      label: several ? t('menu.tree.removeMany', several) : t('menu.tree.remove'),
      icon: <Trash2 />,
      isDangerous: true,
      why: whyNot(props, view, removeRefusal(groups, ids)),
      onAction: () => acts.remove(ids),
    },
  ];
}

const whyNot = ({ groups }: TreeProps, { words }: TreeView, refusal: MoveRefusal | undefined): string | undefined =>
  refusal && words.why(groups, refusal);
