import type { ExternalId, Team } from './contract.ts';
import { LockedError } from './errors.ts';
import { newUuid } from './uuid.ts';

/** An external id as the table keeps it; `type` is the uuid of its register. */
export interface StoredExternalId {
  id: string;
  extId: string;
  locked: boolean;
  type: string;
}

/**
 * The entries to keep for those of the input, new ones with an id of their own. Throws `LockedError` when an entry that was
 * locked is missing or differs; the path is that of the entry, or `extIds` for a missing one.
 */
export function storedExternalIds(wanted: readonly ExternalId[], before: Team['extIds']): StoredExternalId[] {
  const locked = before.filter((entry) => entry.locked);
  for (const entry of locked) {
    const index = wanted.findIndex((candidate) => candidate.id === entry.id);
    if (index < 0) throw new LockedError('extIds');
    if (!isSame(entry, wanted[index])) throw new LockedError(`extIds.${index}`);
  }
  return wanted.map(({ id, extId, locked: isLocked, extIdType }) => ({
    id: id ?? newUuid(),
    extId,
    locked: isLocked ?? false,
    type: extIdType.uuid,
  }));
}

function isSame(before: ExternalId, after: ExternalId | undefined): boolean {
  return (
    after !== undefined &&
    before.extId === after.extId &&
    before.extIdType.uuid === after.extIdType.uuid &&
    after.locked !== false
  );
}
