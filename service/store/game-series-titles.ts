import { type Sql, sql } from './sql.ts';
import { pairIn, type TitleLanguage, titleForAll, titlesOf } from './undecided.ts';

/** What rounds are called (specification §3), by language. */
const rounds = {
  en: { ro16: 'Round of 16', ro8: 'Quarter Finals', ro4: 'Semi Finals', ro2: 'Finals' },
  sv: { ro16: 'Åttondelsfinal', ro8: 'Kvartsfinal', ro4: 'Semifinal', ro2: 'Final' },
} as const satisfies Record<TitleLanguage, object>;

/** Both teams as one title, with words for one that is to be decided; NULL while both are. */
export function calledAfterTeams(home: Sql, away: Sql, language: TitleLanguage = 'en'): Sql {
  return sql`CASE WHEN coalesce(${home}, ${away}) IS NOT NULL THEN ${pairIn(language, home, away)} END`;
}

/** Round and place of a row of the table `game_series`, such as `Quarter Finals 2`; there is one final only, unless a place says otherwise. */
export function roundTitle(series: Sql, language: TitleLanguage): Sql {
  const { ro16, ro8, ro4, ro2 } = rounds[language];
  const round = sql`CASE ${series}.round WHEN 'ro16' THEN ${ro16} WHEN 'ro8' THEN ${ro8} WHEN 'ro4' THEN ${ro4} ELSE ${ro2} END`;
  return sql`${round} || CASE WHEN ${series}.round = 'ro2' AND ${series}.sort_order = 0 THEN '' ELSE ' ' || (${series}.sort_order + 1) END`;
}

/** What a row `p` of the table `game_series` with teams `home` and `away` is called, as names by language. */
export const titlesJson = sql`CASE WHEN p.display_name IS NOT NULL THEN p.names
  WHEN home.uuid IS NOT NULL AND away.uuid IS NOT NULL THEN ${titleForAll(calledAfterTeams(sql`home.display_name`, sql`away.display_name`))}
  ELSE ${titlesOf(
    (language) =>
      sql`coalesce(${calledAfterTeams(sql`home.display_name`, sql`away.display_name`, language)}, ${roundTitle(sql`p`, language)})`,
  )} END`;
