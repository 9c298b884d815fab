/** A list with some entries changed; the list itself when none was, so that what stayed the same is the same object. */
export function changed<Entry>(list: readonly Entry[], change: (entry: Entry) => Entry): Entry[] {
  const next = list.map(change);
  return next.some((entry, index) => entry !== list[index]) ? next : (list as Entry[]);
}
