import { type Sql, sql } from '../sql.ts';

/**
 * Languages in which the service makes up titles; their words stand in `service/migrations/0019-titles.sql`, because
 * the audit's triggers need them, too.
 */
export type TitleLanguage = 'en' | 'sv';

/** What is called the same in every language, as names by language. */
export function titleForAll(text: Sql): Sql {
  return sql`jsonb_build_array(jsonb_build_object('language', 'display', 'translation', ${text}))`;
}

/** Both teams as one title, with words for one that is to be decided. */
export function pairIn(language: TitleLanguage, home: Sql, away: Sql): Sql {
  return sql`pair_title(${language}, ${home}, ${away})`;
}

/** What a row of the table `games` with teams `home` and `away` is called, as names by language: see `gameTitle`. */
export function gameTitlesJson(game: Sql): Sql {
  return sql`game_titles(home.display_name, away.display_name, ${game}.round_label, ${game}.round_number)`;
}

/**
 * What a row `p` of the table `games` with teams `home` and `away` is called while one of them is to be decided; no
 * names once both are known.
 */
export const undecidedTitlesJson = sql`CASE WHEN home.uuid IS NOT NULL AND away.uuid IS NOT NULL THEN '[]'::jsonb ELSE ${gameTitlesJson(sql`p`)} END`;

/**
 * What a row of the table `games` with teams `home` and `away` is called: by both of its teams, by the one that is
 * known, else by its round.
 */
export function gameTitle(game: Sql, language: TitleLanguage = 'en'): Sql {
  return sql`game_title(${language}, home.display_name, away.display_name, ${game}.round_label, ${game}.round_number)`;
}
