import type { ExternalId } from '../contract.ts';
import { DuplicateError, LockedError, UnknownReferenceError } from '../errors.ts';
import { newUuid } from './uuid.ts';

/** As many external ids as the contract lets a thing have. */
export const mostExternalIds = 50;

/** An external id as the table keeps it; `type` is the uuid of its register. */
export interface StoredExternalId {
  id: string;
  extId: string;
  locked: boolean;
  type: string;
}

/**
 * The entries to keep for those of the input, new ones with an id of their own. `field` is the input's property that
 * holds them. Whether a known entry is locked is not the input's to say: throws `LockedError` when a locked one is
 * missing or differs (the path is that of the entry, or `field` for a missing one), and `UnknownReferenceError` for an
 * id that is not among those before or that stands twice.
 */
export function storedExternalIds(
  field: string,
  wanted: readonly ExternalId[],
  before: readonly ExternalId[],
): StoredExternalId[] {
  refuseTwins(field, wanted);
  const known = new Map(before.map((entry) => [entry.id, entry] as const));
  const stored = wanted.map((entry, index): StoredExternalId => {
    const { id, extId, extIdType, locked = false } = entry;
    if (id === undefined || id === null) return { id: newUuid(), extId, locked, type: extIdType.uuid };
    const former = known.get(id);
    if (!former) throw new UnknownReferenceError(`${field}.${index}.id`, id);
    known.delete(id);
    if (former.locked && !isSame(former, entry)) throw new LockedError(`${field}.${index}`);
    return { id, extId, locked: former.locked ?? false, type: extIdType.uuid };
  });
  if ([...known.values()].some((entry) => entry.locked)) throw new LockedError(field);
  return stored;
}

function isSame(before: ExternalId, after: ExternalId): boolean {
  return before.extId === after.extId && before.extIdType.uuid === after.extIdType.uuid && after.locked !== false;
}

/** A register knows a thing by one id only once. */
function refuseTwins(field: string, wanted: readonly ExternalId[]): void {
  const seen = new Set<string>();
  wanted.forEach(({ extId, extIdType }, index) => {
    const key = `${extIdType.uuid} ${extId}`;
    if (seen.has(key)) throw new DuplicateError(`${field}.${index}.extId`, extId);
    seen.add(key);
  });
}
