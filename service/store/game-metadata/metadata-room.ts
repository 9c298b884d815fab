import type { Transaction } from '../database.ts';
import { ConflictError } from '../errors.ts';
import { lockSite } from '../locks/site-lock.ts';
import { sql } from '../sql.ts';

/** Characters of all the metadata of a competition's games, which one reply lists. */
const most = 5_000_000;

/**
 * Throws `ConflictError` (`tooMany`, at `path`) where the metadata of a game, of so many `characters`, has no room in a
 * competition beside that of its other games. Games that come at once wait for each other.
 */
export async function refuseWithoutRoom(
  transaction: Transaction,
  { gameUuid, ssgtUuid, characters }: { gameUuid: string; ssgtUuid: string; characters: number },
  path: 'metadata' | 'ssgtUuid',
): Promise<void> {
  await lockSite(transaction, 'gameMetadata');
  const [others = { characters: 0 }] = await transaction.query<{ characters: number }>(sql`
    SELECT coalesce(sum(length(m.entries::text)), 0)::float8 AS characters
    FROM games g JOIN game_metadata m ON m.game_uuid = g.uuid
    WHERE g.ssgt_uuid = ${ssgtUuid} AND g.uuid <> ${gameUuid}`);
  if (others.characters + characters <= most) return;
  throw new ConflictError('tooMany', [path], `The games of a competition have ${most} characters of metadata at most.`);
}
