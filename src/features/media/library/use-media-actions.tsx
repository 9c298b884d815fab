import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import type { ListedEntity, ListParameters } from '../../../contract/entity.ts';
import { shownActions } from '../../../engine/entity/actions.ts';
import { editPath } from '../../../engine/entity/paths.ts';
import { type RowActions, useRowActions } from '../../../engine/list/actions/use-row-actions.tsx';
import { type Chosen, onlyRow, type Selection } from '../../../engine/list/actions/use-selection.ts';
import { optionalPart } from '../../../engine/loading/optional-part.tsx';
import { useText } from '../../../engine/text/use-text.ts';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { PAGE_TITLE } from '../../../ui/page-header.tsx';

const end = ({ onClose }: { onClose(isDone: boolean): void }): void => onClose(false);

// They come when they are first needed.
const DIALOGS = {
  tag: optionalPart(async () => (await import('../bulk/tag-dialog.tsx')).TagDialog, end),
  categorise: optionalPart(async () => (await import('../bulk/category-dialog.tsx')).CategoryDialog, end),
  delete: optionalPart(async () => (await import('../uses/delete-media-dialog.tsx')).DeleteMediaDialog, end),
} as const;

/** What can be done to one item or to many, beside the definition's own actions. */
export type MediaWork = keyof typeof DIALOGS;

/** These, in the order in which they are offered. */
export const WORKS = Object.keys(DIALOGS) as MediaWork[];

/** When a closed dialog has given the focus back to what opened it, in milliseconds. */
const FOCUS_BACK = 100;

/** The actions over the media of a list. */
export interface MediaActions {
  onMenu(media: Media, button: HTMLElement): void;
  order: RowActions['order'];
  edit: RowActions['edit'];
  begin(work: MediaWork, chosen: Chosen): void;
  /** Whether an item was deleted: its card may still be there until the list is read again. */
  isGone(id: string): boolean;
  /** The open menu or dialog. */
  open: ReactNode;
}

/** What can be done to the media of a list: to each by its menu, to many by the bar. */
export function useMediaActions(entity: ListedEntity, selection: Selection, parameters: ListParameters): MediaActions {
  const { t } = useTranslation();
  const text = useText();
  const rowActions = useRowActions(entity, selection, parameters);
  const [menu, setMenu] = useState<{ media: Media; button: HTMLElement }>();
  const [begun, setBegun] = useState<{ work: MediaWork; chosen: Chosen; parameters: ListParameters }>();
  const gone = useRef(new Set<string>());
  const isGone = useCallback((id: string): boolean => gone.current.has(id), []);
  const onMenu = useCallback((media: Media, button: HTMLElement) => setMenu({ media, button }), []);
  const begin = (work: MediaWork, chosen: Chosen): void => setBegun({ work, chosen, parameters });
  const entriesOf = (media: Media): MenuEntry[] => {
    const chosen = onlyRow(media.id, media);
    return [
      { id: 'open', label: t('lists.open'), href: editPath(entity, media.id, media) },
      ...rowActions.editEntries(media),
      ...shownActions(entity.actions, media).map((action) => ({
        id: `action.${action.name}`,
        label: text(action.label),
        onAction: () => rowActions.order(action, chosen),
      })),
      ...WORKS.map((work) => ({
        id: work,
        label: t(`media.bulk.${work}`),
        isDangerous: work === 'delete',
        onAction: () => begin(work, chosen),
      })),
    ];
  };
  const Dialog = begun && DIALOGS[begun.work];
  const open = (
    <>
      {menu ? (
        <Menu
          label={t('ui.table.actions', { name: menu.media.name })}
          anchor={menu.button}
          onClose={() => setMenu(undefined)}
          entries={entriesOf(menu.media)}
        />
      ) : null}
      {Dialog ? (
        <Dialog
          entity={entity}
          chosen={begun.chosen}
          parameters={begun.parameters}
          onRemoved={(id) => void gone.current.add(id)}
          onClose={(isDone) => {
            setBegun(undefined);
            if (isDone) selection.clear();
            setTimeout(keepFocus, FOCUS_BACK);
          }}
        />
      ) : null}
      {rowActions.open}
    </>
  );
  return { onMenu, order: rowActions.order, edit: rowActions.edit, begin, isGone, open };
}

/** What opened a dialog may be gone with what was deleted; the focus then goes to the page's heading, not to nowhere. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById(PAGE_TITLE)?.focus();
}
