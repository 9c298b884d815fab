import type { ExternalId, Team } from './contract.ts';
import { DuplicateError, LockedError, UnknownReferenceError } from './errors.ts';
import { newUuid } from './uuid.ts';

/** An external id as the table keeps it; `type` is the uuid of its register. */
export interface StoredExternalId {
  id: string;
  extId: string;
  locked: boolean;
  type: string;
}

/**
 * The entries to keep for those of the input, new ones with an id of their own. Whether a known entry is locked is not the input's to say: throws
 * `LockedError` when a locked one is missing or differs (the path is that of the entry, or `extIds` for a missing one), and `UnknownReferenceError`
 * for an id that the team does not have or that stands twice.
 */
export function storedExternalIds(wanted: readonly ExternalId[], before: Team['extIds']): StoredExternalId[] {
  refuseTwins(wanted);
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const stored = wanted.map((entry, index): StoredExternalId => {
    const { id, extId, extIdType, locked = false } = entry;
    if (id === undefined || id === null) return { id: newUuid(), extId, locked, type: extIdType.uuid };
    const former = known.get(id);
    if (!former) throw new UnknownReferenceError(`extIds.${index}.id`, id);
    known.delete(id);
    if (former.locked && !isSame(former, entry)) throw new LockedError(`extIds.${index}`);
    return { id, extId, locked: former.locked ?? false, type: extIdType.uuid };
  });
  if ([...known.values()].some((entry) => entry.locked)) throw new LockedError('extIds');
  return stored;
}

function isSame(before: ExternalId, after: ExternalId): boolean {
  return before.extId === after.extId && before.extIdType.uuid === after.extIdType.uuid && after.locked !== false;
}

/** A register knows a team by one id only once. */
function refuseTwins(wanted: readonly ExternalId[]): void {
  const seen = new Set<string>();
  wanted.forEach(({ extId, extIdType }, index) => {
    const key = `${extIdType.uuid} ${extId}`;
    if (seen.has(key)) throw new DuplicateError(`extIds.${index}.extId`, extId);
    seen.add(key);
  });
}
