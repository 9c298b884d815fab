import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../generated/model/index.ts';
import type { ListedEntity, ListParameters } from '../../contract/entity.ts';
import { fitsAction } from '../../engine/entity/actions.ts';
import { type RowActions, useRowActions } from '../../engine/list/actions/use-row-actions.tsx';
import { onlyRow, type Selection } from '../../engine/list/actions/use-selection.ts';
import { useText } from '../../engine/text/use-text.ts';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { gameDetailsAddress, gameSettingAddress } from './addresses.ts';
import { Postponement } from './postponement.tsx';
import { whyNotPostponed } from './postponing.ts';
import { useGameName } from './use-game-name.ts';

/** The actions over the rows of the list of games: the definition's, and beside them the postponement. */
export interface GameActions {
  onMenu(game: Game, button: HTMLElement): void;
  order: RowActions['order'];
  edit: RowActions['edit'];
  /** The open menu or dialog. */
  open: ReactNode;
}

/** What can be done to the games of the list: to each by its menu, to many by the bar. */
export function useGameActions(entity: ListedEntity, selection: Selection, parameters: ListParameters): GameActions {
  const { t } = useTranslation();
  const text = useText();
  const gameName = useGameName();
  const rowActions = useRowActions(entity, selection, parameters);
  const [menu, setMenu] = useState<{ game: Game; button: HTMLElement }>();
  const [postponed, setPostponed] = useState<string>();
  const onMenu = useCallback((game: Game, button: HTMLElement) => setMenu({ game, button }), []);
  const entriesOf = (game: Game): MenuEntry[] => {
    const reason = whyNotPostponed(game);
    return [
      { id: 'setting', label: t('games.openSetting'), href: gameSettingAddress(game) },
      { id: 'details', label: t('games.openDetails'), href: gameDetailsAddress(game) },
      {
        id: 'postpone',
        label: t('games.postpone.open'),
        why: reason && t(`games.postpone.why.${reason}`),
        onAction: () => setPostponed(game.uuid),
      },
      ...rowActions.editEntries(game),
      ...entity.actions
        .filter((action) => fitsAction(action, game))
        .map((action) => ({
          id: `action.${action.name}`,
          label: text(action.label),
          isDangerous: action.tone === 'danger',
          onAction: () => rowActions.order(action, onlyRow(game.uuid, game)),
        })),
    ];
  };
  const open = (
    <>
      {menu ? (
        <Menu
          label={t('ui.table.actions', { name: gameName(menu.game) })}
          anchor={menu.button}
          onClose={() => setMenu(undefined)}
          entries={entriesOf(menu.game)}
        />
      ) : null}
      <Postponement gameUuid={postponed} onClose={() => setPostponed(undefined)} />
      {rowActions.open}
    </>
  );
  return { onMenu, order: rowActions.order, edit: rowActions.edit, open };
}
