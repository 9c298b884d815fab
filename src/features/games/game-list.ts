import { getListGamesBySsgtQueryKey, listGamesBySsgt } from '../../../generated/api/games/games.ts';
import { getListCompetitionsBySeriesQueryKey, listCompetitionsBySeries } from '../../../generated/api/series/series.ts';
import type { ListedEntity, ListParameters } from '../../contract/entity.ts';
import type { Filter } from '../../contract/list-definition.ts';
import type { Source } from '../../contract/source.ts';
import { paths } from '../../engine/routing/paths.ts';
import { SETTINGS } from './addresses.ts';
import { seriesOfGames } from './available-series.ts';
import { gameCall, orderAtFirst } from './game-call.ts';

/** The parameter that narrows the games to a series. */
export const SERIES = 'series';
/** The parameter that narrows the games to venues by their name: a text, which no filter of a definition can be. */
export const LOCATION = 'location';

/** What the list of games is narrowed to, as far as the list itself hangs on it. */
export interface GameScope {
  series: string | undefined;
  isOneCompetition: boolean;
}

/**
 * The list of games as the definition has it, with what no definition can say: the series are those that have games, the competitions those of the
 * chosen series, and the games of one competition from its own call, the last one first.
 */
export function gameList(game: ListedEntity, { series, isOneCompetition }: GameScope): ListedEntity {
  const named = [...game.list.columns, ...game.form.sections.flatMap(({ fields }) => fields)];
  const location: Filter = { parameter: LOCATION, label: named.find(isVenue)?.label ?? game.labels.one };
  return {
    ...game,
    list: {
      ...game.list,
      order: orderAtFirst(isOneCompetition),
      filters: [...game.list.filters, location],
    },
    sources: {
      ...game.sources,
      listSeries: seriesOfGames,
      ...(series === undefined ? {} : { listSsgts: competitionsOf(series) }),
    },
    readPage: (parameters) => readGames(game, parameters),
  };
}

/** The list whose rows lead to the settings of games, by the name under which a setting knows its neighbours. */
export const settingList = (games: ListedEntity): ListedEntity => ({
  ...games,
  name: SETTINGS,
  paths: { ...games.paths, edit: paths.games.edit.pattern },
});

const isVenue = ({ field }: { field: string }): boolean => field === 'venueName';

function readGames(game: ListedEntity, asked: ListParameters) {
  const call = gameCall(asked);
  if (call.of === 'all') return game.readPage(call.parameters);
  const { ssgtUuid, parameters } = call;
  return {
    queryKey: getListGamesBySsgtQueryKey(ssgtUuid, parameters),
    queryFn: ({ signal }: { signal: AbortSignal }) => listGamesBySsgt(ssgtUuid, parameters, { signal }),
  };
}

const CHOICES = 50;

function competitionsOf(series: string): Source {
  return {
    searches: true,
    read: (search) => {
      const parameters = { ...(search ? { searchToken: search } : {}), pageSize: CHOICES };
      return {
        queryKey: getListCompetitionsBySeriesQueryKey(series, parameters),
        queryFn: ({ signal }) => listCompetitionsBySeries(series, parameters, { signal }),
      };
    },
  };
}
