/**
 * Which of some things kept their order: the largest set of those whose former places still rise (the longest
 * increasing subsequence). The others are those that were moved. `places` are the former places in the order of now;
 * the answer holds positions in `places`.
 */
export function steady(places: readonly number[]): Set<number> {
  /** For each length, the position at which the best run of that length ends. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [position, place] of places.entries()) {
    const length = firstNotBelow(ends, places, place);
    before[position] = length === 0 ? -1 : (ends[length - 1] ?? -1);
    ends[length] = position;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}

/** The length of the longest run that `place` can be added to, found by halving. */
function firstNotBelow(ends: readonly number[], places: readonly number[], place: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
