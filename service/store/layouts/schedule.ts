import type { ContentError } from '../errors.ts';

/** A fault of an input at its dotted path. */
export type Fault = ContentError['faults'][number];

type Scheduled = { readonly visibleFrom?: string | null; readonly visibleUntil?: string | null };

/**
 * The end comes after the beginning, and lies ahead when it is changed; `path` is where the schedule stands, empty for
 * its own.
 */
export function scheduleFaults(
  { visibleFrom, visibleUntil }: Scheduled,
  before: Scheduled | undefined,
  path: string,
  now: number,
): Fault[] {
  if (!visibleUntil) return [];
  const end = momentOf(visibleUntil);
  const at = path === '' ? 'visibleUntil' : `${path}.visibleUntil`;
  if (visibleFrom && end <= momentOf(visibleFrom))
    return [{ path: at, code: 'order', message: 'must be after visibleFrom' }];
  const isNew = !before?.visibleUntil || momentOf(before.visibleUntil) !== end;
  return isNew && end <= now ? [{ path: at, code: 'past', message: 'must lie in the future' }] : [];
}

/** A moment of the contract in milliseconds; parts of a second are not kept. */
export function momentOf(text: string): number {
  return Math.floor(Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) / 1000) * 1000;
}
