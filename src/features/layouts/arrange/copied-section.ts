import type { Section } from '../../../../generated/model/index.ts';
import { isAlive } from '../../../engine/values/storage-lifetime.ts';
import { removeKey } from '../../../engine/values/user-storage.ts';
import { isValues } from '../../../engine/values/values.ts';

/** Where a copied section is kept; it can be pasted into any layout of the same site, in any tab of this browser. */
const KEY = 'touchline.copied-section';

/** Keeps a section to be pasted; one at a time. */
export function writeCopiedSection(instanceId: string, section: Section): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ instanceId, section, at: Date.now() }));
  } catch {
    // Full or forbidden storage: there is nothing to paste then.
  }
}

/**
 * The section that was copied on this site; undefined where there is none. Pictures belong to a site, so one of another site is none. One that
 * is older than 12 hours is removed (specification §4).
 */
export function readCopiedSection(instanceId: string, now = Date.now()): Section | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isValues(kept) && isSection(kept.section) && typeof kept.at === 'number' && isAlive(kept.at, now))
      return kept.instanceId === instanceId ? kept.section : undefined;
    localStorage.removeItem(KEY);
  } catch {
    // What cannot be read is as good as none.
  }
  return undefined;
}

/** Forgets a copied section: its words may have been saved nowhere. */
export const forgetCopiedSection = (): void => removeKey(KEY);

const isSection = (value: unknown): value is Section =>
  isValues(value) && typeof value.id === 'string' && typeof value.type === 'string' && isValues(value.config);
