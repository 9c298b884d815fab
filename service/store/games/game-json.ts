import { externalIdsJson } from '../sports/external-ids.ts';
import { type Sql, sql } from '../sql.ts';
import { instantText } from '../time/instants.ts';
import { gameTitle, undecidedTitlesJson } from './game-titles.ts';

/** What a competition is called by, of a row `s` of the table `ssgts`. */
export const ssgtJson = sql`json_build_object(
  'uuid', s.uuid, 'displayName', s.display_name, 'titles', s.titles, 'names', s.names)`;

/** A team as a choice, of a row of the table `teams` that may be missing. */
export function teamChoiceJson(team: Sql): Sql {
  return sql`CASE WHEN ${team}.uuid IS NOT NULL THEN json_build_object(
    'uuid', ${team}.uuid, 'displayName', ${team}.display_name, 'teamCode', ${team}.team_code) END`;
}

/** Two teams as one title, of rows of `teams`. */
export function pairTitle(home: Sql, away: Sql): Sql {
  return sql`${home}.display_name || ' - ' || ${away}.display_name`;
}

/** Specification §3: deleted gives Deleted, played gives Played, otherwise Upcoming. Of a row of the table `games`. */
export function displayStatus(game: Sql): Sql {
  return sql`CASE WHEN ${game}.deleted THEN 'Deleted' WHEN ${game}.played THEN 'Played' ELSE 'Upcoming' END`;
}

/** What specification §3 calls the second status set. Of a row of the table `games`. */
function statusOf(game: Sql): Sql {
  return sql`(ARRAY['upcoming', 'ongoing', 'finished'])[${game}.phase + 1]`;
}

/**
 * Who is ahead in a row of the table `games`: 1 the home team, -1 the away team, 0 neither; penalties decide where
 * goals do not. NULL while a score is missing.
 */
export function lead(game: Sql): Sql {
  return sql`CASE WHEN ${game}.home_score <> ${game}.away_score THEN sign(${game}.home_score - ${game}.away_score)
    WHEN ${game}.home_score = ${game}.away_score THEN coalesce(
      (SELECT sign((e->>'home')::integer - (e->>'away')::integer) FROM jsonb_array_elements(${game}.period_scores) e
        WHERE e->>'period' = 'penalties' LIMIT 1), 0) END`;
}

function teamInfoJson(team: Sql, score: Sql, own: Sql): Sql {
  return sql`CASE WHEN ${team}.uuid IS NOT NULL THEN json_build_object(
    'uuid', ${team}.uuid, 'code', ${team}.team_code, 'displayName', ${team}.display_name, 'names', ${team}.team_names,
    'score', ${score}, 'icon', coalesce(nullif(${team}.icon, ''), ${team}.logo->>'path'),
    'status', CASE WHEN p.played THEN CASE ${own} * ${lead(sql`p`)} WHEN 1 THEN 'won' WHEN -1 THEN 'lost' WHEN 0 THEN 'tied' END END) END`;
}

/** The contract's Game of a row `p` of the table `games`, with `gameJoins`. */
export const gameJson = sql`json_build_object(
  'uuid', p.uuid, 'displayName', ${gameTitle(sql`p`)}, 'titles', ${undecidedTitlesJson}, 'ssgtUuid', p.ssgt_uuid, 'ssgt', ${ssgtJson},
  'startDateTime', ${instantText(sql`p.starts_at`)}, 'rawStartDateTime', ${instantText(sql`p.starts_at`)},
  'originalStartDateTime', ${instantText(sql`p.original_starts_at`)}, 'originalTimeToBeDecided', p.original_time_to_be_decided, 'timeToBeDecided', p.time_to_be_decided,
  'state', p.state, 'played', p.played, 'overtime', p.overtime, 'shootout', p.shootout,
  'displayStatus', ${displayStatus(sql`p`)}, 'status', ${statusOf(sql`p`)},
  'homeTeam', ${teamChoiceJson(sql`home`)}, 'awayTeam', ${teamChoiceJson(sql`away`)},
  'homeScore', p.home_score, 'awayScore', p.away_score,
  'homeTeamInfo', ${teamInfoJson(sql`home`, sql`p.home_score`, sql`1`)},
  'awayTeamInfo', ${teamInfoJson(sql`away`, sql`p.away_score`, sql`-1`)},
  'venueName', v.name,
  'venueInfo', CASE WHEN v.uuid IS NOT NULL THEN json_build_object('uuid', v.uuid, 'name', v.name) END,
  'seriesInfo', json_build_object('uuid', r.uuid, 'code', r.code, 'displayName', r.display_name, 'names', r.names),
  'roundNumber', p.round_number, 'roundLabel', p.round_label, 'periodScores', p.period_scores,
  'extIds', ${externalIdsJson(sql`p.ext_ids`)},
  'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified, 'deleted', p.deleted)`;

/** What `gameJson` reads beside the game. */
export const gameJoins = sql`
  LEFT JOIN ssgts s ON s.uuid = p.ssgt_uuid LEFT JOIN series r ON r.uuid = s.series_uuid
  LEFT JOIN teams home ON home.uuid = p.home_team_uuid LEFT JOIN teams away ON away.uuid = p.away_team_uuid
  LEFT JOIN venues v ON v.uuid = p.venue_uuid`;
