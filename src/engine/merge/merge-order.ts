/**
 * The order of a merged list: anyone who moved rows has the say, else theirs; what only the other added stands behind the
 * row that it was added behind.
 * @param kept the keys that the merged list holds
 */
export function mergeOrder(leading: readonly string[], other: readonly string[], kept: ReadonlySet<string>): string[] {
  const woven = leading.filter((key) => kept.has(key));
  let previous: string | undefined;
  for (const key of other) {
    if (!kept.has(key)) continue;
    if (!woven.includes(key)) woven.splice(previous === undefined ? 0 : woven.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  return woven;
}

/** Whether two orders put the keys that both have in different places. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [had, has] = [new Set(before), new Set(after)];
  const common = before.filter((key) => has.has(key));
  return after.filter((key) => had.has(key)).some((key, index) => key !== common[index]);
}
