import type { Queries } from '../store/database.ts';
import { sql } from '../store/sql.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { randomOf } from './random.ts';

interface Participant {
  player: string;
  team: string;
  position: string | null;
  ssgt: string;
}

/** Writes what the players of the site that the transaction is in achieved in the competitions that are active and that their teams play in. */
export async function writeStatistics(queries: Queries, seed: number): Promise<void> {
  const participants = await queries.query<Participant>(sql`
    SELECT p.uuid AS player, p.team_uuid AS team, p.position_code AS position, l.ssgt_uuid AS ssgt
    FROM players p JOIN ssgt_teams l ON l.team_uuid = p.team_uuid JOIN ssgts g ON g.uuid = l.ssgt_uuid
    WHERE g.state = 'active' ORDER BY p.uuid, l.ssgt_uuid`);
  await insertRows(
    queries,
    'player_statistics',
    participants.map((one) => statisticsRow(seed, one)),
  );
}

function statisticsRow(seed: number, { player, team, position, ssgt }: Participant): Row {
  const random = randomOf(seed, 'statistics', ssgt, player);
  const keeper = position === 'GK';
  const games = random.between(1, 26);
  const most = (each: number) => random.between(0, Math.floor(games * each));
  const goals = keeper ? 0 : most(0.6);
  return {
    ssgt_uuid: ssgt,
    module: keeper ? 'goalkeeper' : 'player',
    player_uuid: player,
    team_uuid: team,
    goals,
    assists: most(keeper ? 0.1 : 0.7),
    penalty_minutes: 2 * most(0.4),
    shots: keeper ? games * random.between(18, 36) : goals + most(2.5),
    faceoffs: position === 'C' ? most(12) : most(0.5),
    seconds_on_ice: games * (keeper ? 3500 : random.between(540, 1320)),
    plus_minus: keeper ? 0 : random.between(-games, games),
    power_play: Math.floor(goals / 4),
    box_play: Math.floor(goals / 9),
  };
}
