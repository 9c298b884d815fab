import type { PersonMediaList } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { refuseStale } from '../errors.ts';
import { refuseUnknownMedia } from '../media/media-references.ts';
import { changePlayer, lockedPlayer } from './player-writes.ts';
import type { VersionedPlayer } from './players.ts';
import type { VersionedStaff } from './staff.ts';
import { changeStaff, lockedStaff } from './staff-writes.ts';

/**
 * Replaces the portraits of a player. One that was there keeps its id. Throws `NotFoundError`, `StaleError`, and
 * `UnknownMediaError` for a picture that the site does not have.
 */
export async function savePlayerMedia(
  transaction: Transaction,
  author: string,
  uuid: string,
  list: PersonMediaList,
  expectedVersion?: number,
): Promise<VersionedPlayer> {
  const { player, version } = await lockedPlayer(transaction, uuid);
  const portraitList = await portraits(transaction, list, player.portraitList);
  refuseStale(version, expectedVersion);
  return changePlayer(transaction, author, player, { portraitList });
}

/** Replaces the portraits of a staff member, as `savePlayerMedia` does those of a player. */
export async function saveStaffMedia(
  transaction: Transaction,
  author: string,
  uuid: string,
  list: PersonMediaList,
  expectedVersion?: number,
): Promise<VersionedStaff> {
  const { staff, version } = await lockedStaff(transaction, uuid);
  const staffMedia = await portraits(transaction, list, staff.staffMedia);
  refuseStale(version, expectedVersion);
  return changeStaff(transaction, author, staff, { staffMedia });
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
