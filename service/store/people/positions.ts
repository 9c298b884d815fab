import type { Position } from '../contract.ts';
import type { Queries } from '../database.ts';
import { sql } from '../sql.ts';

/** The positions that a player can have, from the goal forwards. */
export function listPositions(queries: Queries): Promise<Position[]> {
  return queries.query<Position>(sql`SELECT code, names FROM player_positions ORDER BY sort_order, code`);
}
