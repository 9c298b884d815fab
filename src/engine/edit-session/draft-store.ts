import { isAlive } from '../values/storage-lifetime.ts';
import { keysFrom, removeKey, userKey } from '../values/user-storage.ts';

const PREFIX = 'touchline.draft/';

/** What a draft is of: a user's work on one thing of one site, or on a new one (`id` undefined). */
export interface DraftPlace {
  user: string;
  instanceId: string;
  entity: string;
  id: string | undefined;
}

/**
 * What was typed: the body that it started from, with its version (ETag) where the service gave one, what it became,
 * and when (ms since the epoch).
 */
export interface Draft {
  base: object;
  edited: object;
  version?: string | undefined;
  at: number;
}

/**
 * A draft in the storage; `editor` names the open editor that wrote it, so that two of them never write over each
 * other.
 */
export interface KeptDraft extends Draft {
  key: string;
  editor: string;
}

/** Keeps a draft. Answers whether the browser took it: storage may be full, or refused. */
export function writeDraft(place: DraftPlace, editor: string, draft: Draft): boolean {
  try {
    localStorage.setItem(prefixOf(place) + editor, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The drafts of a place, the newest first. Those that are too old or cannot be read are removed. */
export function draftsAt(place: DraftPlace, now = Date.now()): KeptDraft[] {
  const prefix = prefixOf(place);
  return keysFrom(prefix)
    .flatMap((key) => {
      const draft = readOrRemove(key, now);
      return draft ? [{ ...draft, key, editor: key.slice(prefix.length) }] : [];
    })
    .sort((a, b) => b.at - a.at);
}

/** Removes the draft that an editor wrote. */
export function removeDraft(place: DraftPlace, editor: string): void {
  removeKey(prefixOf(place) + editor);
}

/** Removes every draft, of whatever user, that is too old. */
export function sweepDrafts(now = Date.now()): void {
  for (const key of keysFrom(PREFIX)) readOrRemove(key, now);
}

function prefixOf({ user, instanceId, entity, id }: DraftPlace): string {
  return `${userKey('draft', user, instanceId, entity, id === undefined ? 'new' : `id:${id}`)}/`;
}

function readOrRemove(key: string, now: number): Draft | undefined {
  const draft = read(key);
  if (draft && isAlive(draft.at, now)) return draft;
  removeKey(key);
  return undefined;
}

function read(key: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('base' in value && typeof value.base === 'object' && value.base !== null)) return false;
  if (!('edited' in value && typeof value.edited === 'object' && value.edited !== null)) return false;
  if ('version' in value && typeof value.version !== 'string') return false;
  return 'at' in value && typeof value.at === 'number';
}
