import { isValues } from '../../../engine/values/values.ts';

/** What keeps something from visitors now, or shows it: hidden by hand, before its time, after it. */
export type PartState = 'shown' | 'hidden' | 'scheduled' | 'expired';

/** How a section or a slide stands at a moment, by what it says of itself. */
export function stateAt(part: object, now: number): PartState {
  if (!isValues(part)) return 'shown';
  if (part.visible === false) return 'hidden';
  if (isAfter(part.visibleFrom, now)) return 'scheduled';
  return typeof part.visibleUntil === 'string' && Date.parse(part.visibleUntil) <= now ? 'expired' : 'shown';
}

const isAfter = (value: unknown, now: number): boolean => typeof value === 'string' && Date.parse(value) > now;
