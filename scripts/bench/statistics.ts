/** The middle of some values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which a share (0 to 1) of the values lies; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
