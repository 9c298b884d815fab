import type { AuditChange } from '../../../generated/model/auditChange.ts';
import { isValues, textAt } from '../values/values.ts';

/** Another thing that a merge names, and whether that merge was made or undone. */
export interface MergedOne {
  uuid: string;
  name: string;
  kind: 'added' | 'removed';
}

/** By these the service tells both things of a merge. */
const PATHS: ReadonlySet<string> = new Set(['mergedFrom', 'mergedInto']);

/** Whether a change tells of a merge. */
export const isOfMerge = ({ path }: Pick<AuditChange, 'path'>): boolean => PATHS.has(path);

/** The things that came to a merge's list and that left it. */
export function mergedOnes({ before, after }: AuditChange): MergedOne[] {
  const [old, now] = [thingsOf(before), thingsOf(after)];
  return [
    ...now
      .filter(({ uuid }) => !old.some((one) => one.uuid === uuid))
      .map((one) => ({ ...one, kind: 'added' as const })),
    ...old
      .filter(({ uuid }) => !now.some((one) => one.uuid === uuid))
      .map((one) => ({ ...one, kind: 'removed' as const })),
  ];
}

const thingsOf = (value: unknown): { uuid: string; name: string }[] =>
  (Array.isArray(value) ? value : [])
    .filter(isValues)
    .map((thing) => ({ uuid: textAt(thing, 'uuid'), name: textAt(thing, 'displayName') }));
