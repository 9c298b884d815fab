import { endsInOrder, momentOf } from '../../../openapi/formats/moments.ts';
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
  if (!endsInOrder(visibleFrom, visibleUntil))
    return [{ path: at, code: 'order', message: 'must be after visibleFrom' }];
  const isNew = !before?.visibleUntil || momentOf(before.visibleUntil) !== end;
  return isNew && end <= now ? [{ path: at, code: 'past', message: 'must lie in the future' }] : [];
}
