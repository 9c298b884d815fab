import type { PersonMediaList } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { refuseUnknownMedia } from '../media/media-references.ts';
import { sql } from '../sql.ts';
import { updatePlayer } from './player-writes.ts';
import { getPlayer, type VersionedPlayer } from './players.ts';
import { getStaff, type VersionedStaff } from './staff.ts';
import { updateStaff } from './staff-writes.ts';

/**
 * Replaces the portraits of a player. One that was there keeps its id. Throws `NotFoundError`, `StaleError`, and `UnknownMediaError` for a picture that the site
 * does not have.
 */
export async function savePlayerMedia(
  transaction: Transaction,
  author: string,
  uuid: string,
  list: PersonMediaList,
  expectedVersion?: number,
): Promise<VersionedPlayer> {
  // All that is read here is written back: nobody may change it in between.
  await transaction.query(sql`SELECT 1 FROM players WHERE uuid = ${uuid} FOR UPDATE`);
  const before = await getPlayer(transaction, uuid);
  if (!before) throw new NotFoundError('player', uuid);
  const { player } = before;
  const portraitList = await portraits(transaction, list, player.portraitList);
  return updatePlayer(transaction, author, uuid, { ...player, portraitList }, expectedVersion);
}

/** Replaces the portraits of a staff member, as `savePlayerMedia` does those of a player. */
export async function saveStaffMedia(
  transaction: Transaction,
  author: string,
  uuid: string,
  list: PersonMediaList,
  expectedVersion?: number,
): Promise<VersionedStaff> {
  await transaction.query(sql`SELECT 1 FROM staff WHERE uuid = ${uuid} FOR UPDATE`);
  const before = await getStaff(transaction, uuid);
  if (!before) throw new NotFoundError('staff member', uuid);
  const { staff } = before;
  const staffMedia = await portraits(transaction, list, staff.staffMedia);
  return updateStaff(transaction, author, uuid, { ...staff, staffMedia }, expectedVersion);
}

type Portrait = NonNullable<VersionedPlayer['player']['portraitList']>[number];

async function portraits(
  transaction: Transaction,
  list: PersonMediaList,
  before: readonly Portrait[] = [],
): Promise<Portrait[]> {
  const wanted = list.map(({ mediaString }, index) => ({ path: `${index}.mediaString`, value: mediaString }));
  const kept = before.map(({ mediaString }, index) => ({ path: `${index}.mediaString`, value: mediaString }));
  await refuseUnknownMedia(transaction, wanted, kept);
  return list.map((entry) => ({ ...before.find(({ mediaString }) => mediaString === entry.mediaString), ...entry }));
}
