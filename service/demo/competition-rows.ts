import type { Queries } from '../store/database.ts';
import { searchText } from '../store/search-text.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { gameTypes, named, seasonCodes, seriesOfSite } from './platform.ts';
import { randomOf } from './random.ts';
import { authorship } from './team-rows.ts';

/** State of a season's regular competition; the latest season has a playoff in preparation as well. */
const stateOfSeason: Record<(typeof seasonCodes)[number], string> = {
  2024: 'archived',
  2025: 'closed',
  2026: 'active',
};

/** Writes the seasons, series and competitions of the site that the transaction is in. */
export async function writeCompetitions(queries: Queries, seed: number, instanceId: string): Promise<void> {
  const uuid = (kind: string, code: string) => randomOf(seed, instanceId, kind, code).uuid();
  const seasons = seasonCodes.map((code) => ({
    uuid: uuid('season', code),
    code,
    ...columns(named(seasonName(code), seasonName(code))),
  }));
  const series = seriesOfSite.map(({ code, ...names }) => ({
    uuid: uuid('series', code),
    code,
    ...columns(names),
    search_text: searchText(code, ...names.names.map((name) => name.translation)),
  }));
  await insertRows(queries, 'seasons', seasons);
  await insertRows(queries, 'series', series);
  await insertRows(
    queries,
    'ssgts',
    seriesOfSite.flatMap((one) =>
      seasonCodes.flatMap((season) => {
        const regular = competition(season, one, gameTypes[0], stateOfSeason[season]);
        return season === '2026' ? [regular, competition(season, one, gameTypes[1], 'draft')] : [regular];
      }),
    ),
  );

  function competition(
    season: (typeof seasonCodes)[number],
    one: (typeof seriesOfSite)[number],
    gameType: (typeof gameTypes)[number],
    state: string,
  ): Row {
    const names = one.names.map(({ language, translation }) => ({
      language,
      translation: `${translation} ${seasonName(season)}${gameType.code === 'regular' ? '' : ` ${inLanguage(gameType, language)}`}`,
    }));
    return {
      uuid: uuid('ssgt', `${season}/${one.code}/${gameType.code}`),
      state,
      season_uuid: uuid('season', season),
      series_uuid: uuid('series', one.code),
      game_type_uuid: gameType.uuid,
      names,
      active: state === 'active',
      default_for_series: state === 'active',
      search_text: searchText(one.code, ...names.map((name) => name.translation)),
      ...authorship,
    };
  }
}

function columns({ names, displayName }: ReturnType<typeof named>) {
  return { names, display_name: displayName, ...authorship };
}

function inLanguage(gameType: (typeof gameTypes)[number], language: string): string {
  return gameType.names.find((name) => name.language === language)?.translation ?? gameType.displayName;
}

/** A season is named by both its years: 2026 is `2026/2027`. */
function seasonName(code: string): string {
  return `${code}/${Number(code) + 1}`;
}
