import { SENDS_CHANGES } from '../../../generated/service.ts';
import { ApiError } from '../../contract/api-error.ts';
import type { StoredEntity } from '../../contract/entity.ts';
import { atThisSite, ifMatch, versionOf } from '../../contract/fetcher.ts';
import { isEqual, valueAt, without } from '../values/values.ts';

/** What was changed, from the body that was read to the one to store. */
interface Change {
  base: object;
  edited: object;
  evenInUse?: boolean;
}

/**
 * Sends a changed body, bound to the version that it was read with (`If-Match`) where the service gave one. What the
 * service keeps for itself is not sent back, everything else is, whether or not a form knows it. Lists with a call of
 * their own follow in that, each bound to the version that the call before it gave. Gives the body as it is now;
 * rejects with ApiError.
 */
export async function sendUpdate(
  entity: StoredEntity,
  id: string,
  { base, edited, evenInUse }: Change,
  init: RequestInit = {},
): Promise<object> {
  // All of it goes to the site that the first call went to.
  const site = atThisSite();
  const boundTo = (body: object) => ({ ...init, ...ifMatch(versionOf(body), site) });
  const parts = Object.entries(entity.parts ?? {}).filter(
    ([field]) => !isEqual(valueAt(edited, field), valueAt(base, field)),
  );
  const asStored = Object.fromEntries(parts.map(([field]) => [field, valueAt(base, field)]));
  const rest = without({ ...edited, ...asStored }, entity.readOnly);
  let now = base;
  if (parts.length === 0 || !isEqual(rest, without(base, entity.readOnly)))
    now = await entity.update(
      id,
      SENDS_CHANGES ? changesOf(base, rest) : rest,
      boundTo(base),
      ...(evenInUse === true ? [true] : []),
    );
  for (const [field, { save }] of parts)
    now = await save(id, valueAt(edited, field) as object, boundTo(now)).catch(throwAt(field));
  return now;
}

/** The properties that were changed. */
function changesOf(base: object, edited: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(edited).filter(([key, value]) => !isEqual(value, valueAt(base, key))));
}

/** A refused part is refused at its own place in the form. */
function throwAt(field: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const { kind, status, message, fields, retryAt, requestId, existing } = error;
    const within = fields.map((fault) => ({ ...fault, path: fault.path === '' ? field : `${field}.${fault.path}` }));
    throw new ApiError(kind, status, message, within, error, { retryAt, requestId, existing });
  };
}
