import type { ChangeSpec } from '@codemirror/state';

/** The one change that makes a text another: what both begin and end with stays, and the cursor in it. Undefined where nothing changes. */
export function changeBetween(before: string, after: string): ChangeSpec | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
