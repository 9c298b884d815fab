import type { Section } from '../../../../generated/model/index.ts';
import { isAlive } from '../../../engine/values/storage-lifetime.ts';
import { userKey } from '../../../engine/values/user-storage.ts';
import { isValues } from '../../../engine/values/values.ts';

/** Where a user's copied section is kept; they can paste it into any layout of the same site, in any tab of this browser. */
const keyOf = (user: string): string => userKey('copied', user, 'section');

/** Keeps a section to be pasted; one at a time. */
export function writeCopiedSection(user: string, instanceId: string, section: Section): void {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify({ instanceId, section, at: Date.now() }));
  } catch {
    // Full or forbidden storage: there is nothing to paste then.
  }
}

/**
 * The section that this user copied on this site; undefined where there is none: its words may have been saved nowhere, and are nobody else's.
 * Pictures belong to a site, so one of another site is none. One that is older than 12 hours is removed (specification §4).
 */
export function readCopiedSection(user: string, instanceId: string, now = Date.now()): Section | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null');
    if (isValues(kept) && isSection(kept.section) && typeof kept.at === 'number' && isAlive(kept.at, now))
      return kept.instanceId === instanceId ? kept.section : undefined;
    localStorage.removeItem(keyOf(user));
  } catch {
    // What cannot be read is as good as none.
  }
  return undefined;
}

const isSection = (value: unknown): value is Section =>
  isValues(value) && typeof value.id === 'string' && typeof value.type === 'string' && isValues(value.config);
