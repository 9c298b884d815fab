import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../contract/api-error.ts';
import type { Entity } from '../../contract/entity.ts';
import { versionOf } from '../../contract/fetcher.ts';
import { SAVES_DRAFT } from '../edit-session/unsaved-work.ts';
import { bodyToSend } from '../entity/body-to-send.ts';
import { isOnly, made, stored } from '../entity/entity-kinds.ts';
import { sendUpdate } from '../entity/send-update.ts';
import { findDuplicate } from '../form/find-duplicates.ts';
import type { SavedMerge } from '../merge/save-merged.ts';
import { normalizeBody } from '../values/normalize-body.ts';
import { textAt, without } from '../values/values.ts';
import type { Merging } from './use-merging.ts';

/** What is to be saved: the body as it was read (none for a new one) and as it is now. */
export interface SaveOrder {
  id: string | undefined;
  base: object;
  edited: object;
  /** Although something refers to what it removes. */
  evenInUse?: boolean;
}

/**
 * Saves an entity. A value that must be unique is looked for first (specification §5), so that a duplicate is told
 * before anything is sent; what the service keeps for itself is not sent back, everything else is, whether or not the
 * form knows it. What somebody else saved meanwhile is merged, whether the service refuses a stale version or, giving
 * no versions, has to be asked first. Gives undefined when the user did not want to go on.
 */
export function useSave(entity: Entity, merging: Merging) {
  const client = useQueryClient();
  return useMutation({
    meta: SAVES_DRAFT,
    mutationFn: async ({ id, base, edited, evenInUse = false }: SaveOrder): Promise<SavedMerge | undefined> => {
      const duplicate = await findDuplicate(client, entity, { id, base, edited });
      if (duplicate) throw new ApiError('http', 409, 'duplicate', [duplicate]);
      if (id === undefined) return alone(edited, await create(entity, base, edited));
      const send = (from: object, to: object) => update(entity, id, { base: from, edited: to, evenInUse });
      if (versionOf(base) === undefined) return merging.save(id, { base, edited }, send);
      try {
        return alone(edited, await send(base, edited));
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 412)) throw error;
        return merging.save(id, { base, edited }, send);
      }
    },
  });
}

/** A save that nobody else was in the way of. */
const alone = (sent: object, saved: object): SavedMerge => ({ sent, saved, theirFields: [], by: undefined });

/** Makes a new one; where the service answers nothing, what was made is what was sent, without an identifier. */
async function create(entity: Entity, base: object, edited: object): Promise<object> {
  const body = without(bodyToSend(entity.form, base, edited), entity.readOnly);
  const answer: object | undefined = await made(entity).create(body, {});
  return isBody(entity, answer) ? normalizeBody(entity, answer) : edited;
}

/** Sends a change; where the service answers nothing ("200 with no bytes"), what is stored is read. */
async function update(entity: Entity, id: string, order: Required<Omit<SaveOrder, 'id'>>): Promise<object> {
  const { base, edited } = order;
  const one = stored(entity);
  const answer: object | undefined = await sendUpdate(one, id, {
    ...order,
    edited: bodyToSend(entity.form, base, edited),
  });
  if (isBody(entity, answer)) return normalizeBody(entity, answer);
  const read = one.read(id).queryFn({ signal: new AbortController().signal });
  // It is saved, whether or not it can be read: without a version the next save reads it first.
  return read.then(
    (body) => normalizeBody(entity, body),
    () => ({ ...edited }),
  );
}

/** Whether an answer is the thing itself, and not nothing or a word of thanks. */
const isBody = (entity: Entity, answer: object | undefined): answer is object =>
  isOnly(entity) ? Object.keys(answer ?? {}).length > 0 : textAt(answer, entity.id) !== '';
