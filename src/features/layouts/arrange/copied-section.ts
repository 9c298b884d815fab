import type { Section } from '../../../../generated/model/index.ts';
import { isValues } from '../../../engine/values/values.ts';

/** Where a copied section is kept; it can be pasted into any layout of the same site, in any tab of this browser. */
const KEY = 'touchline.copied-section';
/** How long it is kept, milliseconds (specification §9). */
const LIFETIME = 12 * 60 * 60 * 1000;

/** Keeps a section to be pasted; one at a time. */
export function writeCopiedSection(instanceId: string, section: Section): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ instanceId, section, at: Date.now() }));
  } catch {
    // Full or forbidden storage: there is nothing to paste then.
  }
}

/** The section that was copied on this site; undefined where there is none. Pictures belong to a site, so one of another site is none. */
export function readCopiedSection(instanceId: string): Section | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isValues(kept) || kept.instanceId !== instanceId || !isSection(kept.section)) return undefined;
    return typeof kept.at === 'number' && Date.now() - kept.at < LIFETIME ? kept.section : undefined;
  } catch {
    return undefined;
  }
}

const isSection = (value: unknown): value is Section =>
  isValues(value) && typeof value.id === 'string' && typeof value.type === 'string' && isValues(value.config);
