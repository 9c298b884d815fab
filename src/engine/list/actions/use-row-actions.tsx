import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, ListParameters, ShownEntity } from '../../../contract/entity.ts';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { PAGE_TITLE } from '../../../ui/page-header.tsx';
import { shownActions } from '../../entity/actions.ts';
import { isStored } from '../../entity/entity-kinds.ts';
import { useLinkEntries } from '../../entity/links.tsx';
import { editPath } from '../../entity/paths.ts';
import { useRowNames } from '../../entity/row-name.ts';
import { useActionRefusal } from '../../entity/use-action-refusal.ts';
import { useReadOnlyReason } from '../../entity/use-read-only-reason.ts';
import { optionalPart } from '../../loading/optional-part.tsx';
import { useText } from '../../text/use-text.ts';
import { textAt } from '../../values/values.ts';
import type { ActionOrder } from './use-action-run.ts';
import { type Chosen, onlyRow, type Selection } from './use-selection.ts';

// Comes when it is first needed.
const ActionDialog = optionalPart(
  async () => (await import('./action-dialog.tsx')).ActionDialog,
  ({ onClose }) => onClose(false),
);

const EditSheet = optionalPart(
  async () => (await import('../edit/edit-sheet.tsx')).EditSheet,
  ({ onClose }) => onClose(),
);

/** The row whose menu is open, and the button that opened it. */
interface OpenMenu {
  row: object;
  button: HTMLElement;
}

/** What can be done to the rows of a list: the menu of one row, the actions of many, and the dialog that does them. */
export interface RowActions {
  /** Opens the menu of a row; undefined where nothing can be done to rows. */
  onMenu: ((row: object, button: HTMLElement) => void) | undefined;
  order(action: Action, chosen: Chosen): void;
  /** Opens the sheet that changes these rows, at the field of a column; undefined where the definition lets nothing be changed from the list. */
  edit: ((chosen: Chosen, column?: string) => void) | undefined;
  /** The entry of a row's menu that opens it for this row. */
  editEntries(row: object): readonly MenuEntry[];
  /** The open menu, sheet or dialog. */
  open: ReactNode;
}

/** The actions of an entity over the rows of its list. `entriesOf` gives more entries for a row's menu. */
export function useRowActions(
  entity: ShownEntity,
  selection: Selection,
  parameters: ListParameters,
  entriesOf: (row: object) => readonly MenuEntry[] = noEntries,
): RowActions {
  const [menu, setMenu] = useState<OpenMenu>();
  const [order, setOrder] = useState<{ order: ActionOrder; parameters: ListParameters }>();
  const [edited, setEdited] = useState<{
    chosen: Chosen;
    count: number;
    parameters: ListParameters;
    field: string | undefined;
  }>();
  const { t } = useTranslation();
  const nameOf = useRowNames();
  const why = useReadOnlyReason(entity);
  const onMenu = useCallback((row: object, button: HTMLElement) => setMenu({ row, button }), []);
  const place = (action: Action, chosen: Chosen): void => setOrder({ order: { action, chosen }, parameters });
  const canEdit = entity.list.edit !== undefined && isStored(entity);
  const edit = (chosen: Chosen, column?: string): void =>
    setEdited({
      chosen,
      count: chosen.kind === 'some' ? chosen.rows.size : selection.count,
      parameters,
      field: editedIn(entity, column),
    });
  const editEntries = (row: object): MenuEntry[] => {
    const chosen = onlyRow(textAt(row, entity.id), row);
    return canEdit ? [{ id: 'edit', label: t('lists.edit.here'), why, onAction: () => edit(chosen) }] : [];
  };
  const open = (
    <>
      {menu ? (
        <RowMenu
          entity={entity}
          menu={menu}
          more={entriesOf(menu.row)}
          onClose={() => setMenu(undefined)}
          onAction={(action) => place(action, onlyRow(textAt(menu.row, entity.id), menu.row))}
          edits={editEntries(menu.row)}
        />
      ) : null}
      {edited && canEdit ? (
        <EditSheet
          entity={entity}
          count={edited.count}
          field={edited.field}
          thing={onlyOne(entity, edited.chosen, nameOf)}
          onOrder={(action) => {
            setEdited(undefined);
            setOrder({ order: { action, chosen: edited.chosen, isAsked: true }, parameters: edited.parameters });
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {order ? (
        <ActionDialog
          entity={entity}
          {...order}
          onClose={(isDone) => {
            setOrder(undefined);
            if (isDone) selection.clear();
            setTimeout(keepFocus, FOCUS_BACK);
          }}
        />
      ) : null}
    </>
  );
  const hasMenu = entity.actions.length > 0 || entity.links?.some(({ path }) => path.includes('{'));
  return { onMenu: hasMenu ? onMenu : undefined, order: place, edit: canEdit ? edit : undefined, editEntries, open };
}

/** The field that is edited where a column stands. */
const editedIn = ({ list }: ShownEntity, field: string | undefined): string | undefined =>
  list.columns.find((column) => column.field === field)?.edits ?? field;

/** The thing that a choice is, where it is one only. */
function onlyOne(entity: ShownEntity, chosen: Chosen, nameOf: (row: object, title: string) => string) {
  const [only, ...others] = chosen.kind === 'some' ? chosen.rows : [];
  if (!only || others.length > 0) return undefined;
  const [id, row] = only;
  return { id, name: nameOf(row, entity.title) || id };
}

const noEntries = (): readonly MenuEntry[] => [];

/** When a closed dialog has given the focus back to what opened it, in milliseconds. */
const FOCUS_BACK = 100;

/**
 * What opened a dialog may be gone, with its row or with the choice of rows; the focus then goes to the page's heading,
 * not to nowhere.
 */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById(PAGE_TITLE)?.focus();
}

interface RowMenuProps {
  entity: ShownEntity;
  menu: OpenMenu;
  more: readonly MenuEntry[];
  onAction(action: Action): void;
  edits: readonly MenuEntry[];
  onClose(): void;
}

function RowMenu({ entity, menu: { row, button }, more, onAction, edits, onClose }: RowMenuProps) {
  const { t } = useTranslation();
  const text = useText();
  const nameOf = useRowNames();
  const why = useReadOnlyReason(entity);
  const whyUnfit = useActionRefusal();
  const linksOf = useLinkEntries(entity);
  return (
    <Menu
      label={t('ui.table.actions', { name: nameOf(row, entity.title) })}
      anchor={button}
      onClose={onClose}
      entries={[
        ...(isStored(entity)
          ? [{ id: 'open', label: t('lists.open'), href: editPath(entity, textAt(row, entity.id), row) }]
          : []),
        ...edits,
        ...more,
        ...linksOf(row),
        ...shownActions(entity.actions, row).map((action) => ({
          id: `action.${action.name}`,
          label: text(action.label),
          isDangerous: action.tone === 'danger',
          why: why ?? whyUnfit(action, row),
          onAction: () => onAction(action),
        })),
      ]}
    />
  );
}
