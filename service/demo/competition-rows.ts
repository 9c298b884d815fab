import type { Queries } from '../store/database.ts';
import { searchText } from '../store/lists/search-text.ts';
import { ssgtTitle } from '../store/ssgts/ssgt-titles.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { gameTypes, named, registers, seasonCodes, seriesOfSite } from './platform.ts';
import { type Random, randomOf } from './random.ts';
import { authorship } from './team-rows.ts';

/** State of a season's regular competition; the latest season has a playoff in preparation as well. */
const stateOfSeason: Record<(typeof seasonCodes)[number], string> = {
  2022: 'archived',
  2023: 'archived',
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
    search_text: searchText(code, seasonName(code)),
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
    const title = ssgtTitle(names, {
      series: { code: one.code, ...columns(one) },
      season: { code: season, ...columns(named(seasonName(season), seasonName(season))) },
      game_type: { code: gameType.code, ...columns(gameType) },
    });
    return {
      uuid: uuid('ssgt', `${season}/${one.code}/${gameType.code}`),
      state,
      season_uuid: uuid('season', season),
      series_uuid: uuid('series', one.code),
      game_type_uuid: gameType.uuid,
      names,
      display_name: title.displayName,
      titles: title.titles,
      ext_ids:
        state === 'draft' ? [] : externalIds(randomOf(seed, instanceId, 'ssgt ids', `${season}/${one.code}`), state),
      active: state === 'active',
      default_for_series: state === 'active',
      search_text: title.searchText,
      ...authorship,
    };
  }
}

/** What one or two registers call a competition that is played; the ids of one that is over are locked. */
function externalIds(random: Random, state: string) {
  return registers.slice(0, random.between(1, 2)).map(({ uuid: type, code }) => ({
    id: random.uuid(),
    extId: `${code}-${random.between(10_000, 99_999)}`,
    locked: state === 'archived',
    type,
  }));
}

function columns({ names, displayName }: Pick<ReturnType<typeof named>, 'names' | 'displayName'>) {
  return { names, display_name: displayName, ...authorship };
}

function inLanguage(gameType: (typeof gameTypes)[number], language: string): string {
  return gameType.names.find((name) => name.language === language)?.translation ?? gameType.displayName;
}

/** A season is named by both its years: 2026 is `2026/2027`. */
function seasonName(code: string): string {
  return `${code}/${Number(code) + 1}`;
}
