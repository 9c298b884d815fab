import { pairIn, type TitleLanguage } from '../games/game-titles.ts';
import { type Sql, sql } from '../sql.ts';

/** Both teams as one title, with words for one that is to be decided; NULL while both are. */
export function calledAfterTeams(home: Sql, away: Sql, language: TitleLanguage = 'en'): Sql {
  return sql`CASE WHEN coalesce(${home}, ${away}) IS NOT NULL THEN ${pairIn(language, home, away)} END`;
}

/**
 * Round and place of a row of the table `game_series`, such as `Quarter Finals 2`; there is one final only, unless a
 * place says otherwise.
 */
export function roundTitle(series: Sql, language: TitleLanguage): Sql {
  return sql`round_title(${language}, ${series}.round, ${series}.sort_order)`;
}

/** What a row `p` of the table `game_series` with teams `home` and `away` is called, as names by language. */
export const titlesJson = sql`game_series_titles(p.display_name, p.names, home.display_name, away.display_name, p.round, p.sort_order)`;
