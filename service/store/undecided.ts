import { type Sql, sql } from './sql.ts';

/** Languages in which the service makes up titles. */
export type TitleLanguage = 'en' | 'sv';

/** What stands for a team that is to be decided, by language. */
const toBeDecided: Readonly<Record<TitleLanguage, string>> = { en: 'To be decided', sv: 'Inte bestämt' };

const teams: Readonly<Record<TitleLanguage, string>> = { en: 'teams to be decided', sv: 'lagen inte bestämda' };
const rounds: Readonly<Record<TitleLanguage, string>> = { en: 'Round', sv: 'Omgång' };
const games: Readonly<Record<TitleLanguage, string>> = { en: 'Game', sv: 'Match' };

/** Names by language, of a text for each. */
export function titlesOf(text: (language: TitleLanguage) => Sql): Sql {
  return sql`jsonb_build_array(jsonb_build_object('language', 'en', 'translation', ${text('en')}),
    jsonb_build_object('language', 'sv', 'translation', ${text('sv')}))`;
}

/** What is called the same in every language, as names by language. */
export function titleForAll(text: Sql): Sql {
  return sql`jsonb_build_array(jsonb_build_object('language', 'display', 'translation', ${text}))`;
}

/** Both teams as one title, with words for one that is to be decided. */
export function pairIn(language: TitleLanguage, home: Sql, away: Sql): Sql {
  const unknown = toBeDecided[language];
  return sql`coalesce(${home}, ${unknown}::text) || ' - ' || coalesce(${away}, ${unknown}::text)`;
}

/**
 * What a row `p` of the table `games` with teams `home` and `away` is called while one of them is to be decided, as names by language: see `gameTitle`. No
 * names once both are known.
 */
export const undecidedTitlesJson = gameTitlesJson(sql`p`, sql`'[]'::jsonb`);

/** What a row of the table `games` with teams `home` and `away` is called, as names by language; `decided` once both teams are known. */
export function gameTitlesJson(game: Sql, decided: Sql = titleForAll(gameTitle(game))): Sql {
  return sql`CASE WHEN home.uuid IS NOT NULL AND away.uuid IS NOT NULL THEN ${decided} ELSE ${titlesOf((language) => gameTitle(game, language))} END`;
}

/** What a row of the table `games` with teams `home` and `away` is called: by both of its teams, by the one that is known, else by its round. */
export function gameTitle(game: Sql, language: TitleLanguage = 'en'): Sql {
  return sql`CASE WHEN coalesce(home.uuid, away.uuid) IS NOT NULL
    THEN ${pairIn(language, sql`home.display_name`, sql`away.display_name`)}
    ELSE coalesce(nullif(${game}.round_label, ''), ${rounds[language]}::text || ' ' || ${game}.round_number, ${games[language]}::text)
      || ', ' || ${teams[language]}::text END`;
}
