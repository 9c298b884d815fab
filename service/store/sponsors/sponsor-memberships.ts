import type { SponsorMembership } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ForeignReferenceError } from '../errors.ts';
import { inOrder, refuseRepeated } from '../input/ordered-entries.ts';
import { sql } from '../sql.ts';
import { insertRow } from '../write-row.ts';
import { refuseWrongDays, writtenAddress } from './sponsor-input.ts';

/**
 * Replaces the sponsors of a group. Throws `ConflictError` (`repeated`) for one that comes twice, `ForeignReferenceError`
 * (`unknown`) for one that the site does not have, and `ContradictionError` (`order`) for days that end before they begin.
 */
export async function writeMemberships(
  transaction: Transaction,
  groupId: string,
  sponsors: readonly SponsorMembership[],
): Promise<void> {
  const pathOf = (place: number) => `sponsors.${place}.sponsorId`;
  const ids = sponsors.map(({ sponsorId }) => sponsorId);
  refuseRepeated(ids, pathOf);
  for (const [place, one] of sponsors.entries()) {
    refuseWrongDays(one, ['visibleFrom', 'visibleUntil'], `sponsors.${place}.`);
  }
  // None of them is deleted before the group has it.
  const found = await transaction.query<{ uuid: string }>(
    sql`SELECT uuid FROM sponsors WHERE uuid = ANY(${ids}::text[]) ORDER BY uuid FOR KEY SHARE`,
  );
  const known = new Set(found.map(({ uuid }) => uuid));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) {
    throw new ForeignReferenceError('unknown', [pathOf(unknown)], `The site has no sponsor '${ids[unknown]}'.`);
  }
  await transaction.query(sql`DELETE FROM sponsor_memberships WHERE group_uuid = ${groupId}`);
  for (const [place, { sponsorId, visibleFrom, visibleUntil, url }] of inOrder(sponsors).entries()) {
    const row = {
      group_uuid: groupId,
      sponsor_uuid: sponsorId,
      sort_order: place,
      visible_from: visibleFrom || null,
      visible_until: visibleUntil || null,
      url: writtenAddress(url),
    };
    await transaction.query(insertRow('sponsor_memberships', row));
  }
}
