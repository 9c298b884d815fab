import { diffLines } from 'diff';

/** Lines of the file that are told around each change. */
const AROUND = 2;

/** What stands before a line of each kind. */
export const signs = { added: '+', removed: '−', same: ' ', gap: '⋯' };

/** A line of a difference: written, gone, or one of those around them; a gap stands for all others. */
export interface Line {
  key: string;
  kind: keyof typeof signs;
  text: string;
}

/** The lines that differ, each with a few of those around it. */
export function differenceOf(before: string, after: string): Line[] {
  const all = diffLines(before, after).flatMap(({ value, added, removed }) => {
    const kind: Line['kind'] = added ? 'added' : removed ? 'removed' : 'same';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind, text }));
  });
  const isNear = (index: number): boolean =>
    all.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same');
  return all.flatMap((line, index): Line[] => {
    if (isNear(index)) return [{ ...line, key: `${index}` }];
    return index > 0 && isNear(index - 1) ? [{ kind: 'gap', text: '', key: `${index}` }] : [];
  });
}
