import type { ListParameters } from '../../contract/entity.ts';

/** Which call gives the rows of the list of games, and its parameters. */
export type GameCall =
  | { of: 'all'; parameters: ListParameters }
  | { of: 'competition'; ssgtUuid: string; parameters: ListParameters };

/** What the call for one competition is asked with, by the parameter of the call for all games that it stands for. */
const OF_COMPETITION: Readonly<Record<string, string>> = {
  search: 'search',
  team: 'teamUuid',
  series: 'series',
  location: 'location',
  page: 'page',
  pageSize: 'pageSize',
  sortBy: 'sortBy',
  sortOrder: 'sortOrder',
};

/** The parameter that chooses one competition (specification §7). */
export const COMPETITION = 'seasonSeriesGameType';

/**
 * Games of one competition come from the call for it (specification §7), unless they are narrowed by what only the call for all games knows: its state,
 * its days, whether it was played or deleted.
 */
export function gameCall(parameters: ListParameters): GameCall {
  const { [COMPETITION]: ssgtUuid, ...rest } = parameters;
  if (typeof ssgtUuid !== 'string' || ssgtUuid === '') return { of: 'all', parameters };
  const given = Object.entries(rest);
  const renamed = given.flatMap(([name, value]): [string, (typeof rest)[string]][] => {
    const own = OF_COMPETITION[name];
    return own === undefined ? [] : [[own, value]];
  });
  if (renamed.length < given.length) return { of: 'all', parameters };
  return { of: 'competition', ssgtUuid, parameters: Object.fromEntries(renamed) };
}

/** The order at first: the next game first, but in one competition the last one first (specification §9). */
export function orderAtFirst(isOneCompetition: boolean): { by: string; direction: 'asc' | 'desc' } {
  return { by: 'startDateTime', direction: isOneCompetition ? 'desc' : 'asc' };
}
