import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Game } from '../../../generated/model/index.ts';
import type { ListedEntity } from '../../contract/entity.ts';
import { useRememberedPage } from '../../engine/entity/neighbours.ts';
import { AddButton, ImportButton } from '../../engine/list/add-button.tsx';
import { ListToolbar } from '../../engine/list/list-toolbar.tsx';
import { useLastPage } from '../../engine/list/use-last-page.ts';
import { isNarrowed, listParameters, useListState, widened } from '../../engine/list/use-list-state.ts';
import { usePreloadEditor } from '../../engine/list/use-preload-editor.ts';
import { useText } from '../../engine/text/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { COMPETITION } from './game-call.ts';
import { GameFilters } from './game-filters.tsx';
import { gameList, SERIES, settingList } from './game-list.ts';
import styles from './game-list-page.module.css';
import { GameTable } from './game-table.tsx';
import type { KeptText } from './kept-series.ts';
import { useKeptSeries } from './use-kept-series.ts';

/** Props of {@link GameListPage}. */
export interface GameListPageProps {
  game: ListedEntity;
  /** What the tab's session keeps of the chosen series (specification §4). */
  kept: KeptText;
}

/** The list of game settings (specification §2): the definition's list, whose rows show both teams and lead to the game's setting. */
export function GameListPage({ game, kept }: GameListPageProps) {
  const { t } = useTranslation();
  const text = useText();
  const entity = useGameList(game);
  const [state, change] = useListState(entity.list);
  const parameters = useMemo(() => listParameters(entity.list, state), [entity, state]);
  const isComingBack = useKeptSeries(kept, state.filters[SERIES], (series) =>
    change({ filters: { [SERIES]: series } }, true),
  );
  const query = useQuery({
    ...entity.readPage(parameters),
    placeholderData: keepPreviousData,
    enabled: !isComingBack,
  });
  const { data } = query;
  useRememberedPage(entity, parameters, query);
  useRememberedPage(
    useMemo(() => settingList(entity), [entity]),
    parameters,
    query,
  );
  usePreloadEditor(entity, data !== undefined);
  const last = useLastPage(state, change, query);
  const rows = data?.items as readonly Game[] | undefined;
  return (
    <>
      <PageHeader
        title={text(entity.labels.many)}
        actions={
          <>
            <ImportButton entity={entity} />
            <AddButton entity={entity} />
          </>
        }
      >
        {t('games.lead')}
      </PageHeader>
      <div className={styles.list}>
        <GameTable
          entity={entity}
          state={state}
          parameters={parameters}
          query={query}
          rows={rows}
          last={last}
          onChange={change}
          isNarrowed={isNarrowed(entity.list, state) || state.page > 1}
          onClear={() => change(widened(entity.list))}
          toolbar={(columns, words) => (
            <ListToolbar
              entity={entity}
              state={state}
              onChange={change}
              parameters={parameters}
              columns={columns}
              words={words}
              rows={rows ?? []}
              total={data?.total}
              filters={<GameFilters entity={entity} filters={state.filters} rows={rows ?? []} onChange={change} />}
            />
          )}
        />
      </div>
    </>
  );
}

/** The list for what the address narrows it to; the same object for as long as that stays. */
function useGameList(game: ListedEntity): ListedEntity {
  const [address] = useSearchParams();
  const series = address.get(SERIES) || undefined;
  const isOneCompetition = Boolean(address.get(COMPETITION));
  return useMemo(() => gameList(game, { series, isOneCompetition }), [game, series, isOneCompetition]);
}
