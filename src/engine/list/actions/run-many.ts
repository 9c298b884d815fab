import { inParallel } from '../../calls/in-parallel.ts';

/**
 * What became of one item: done, failed with what was thrown, left because the work was stopped before its turn, or
 * kept because it was not meant, for a reason told as a sentence.
 */
export type Outcome =
  | { state: 'done' }
  | { state: 'failed'; error: unknown }
  | { state: 'left' }
  | { state: 'kept'; why: string };

/**
 * Does a piece of work for each of many items, a few at once. A failure stops nothing; once `signal` is aborted nothing
 * new is begun, and what is under way is waited for, because a change that was sent may have been made.
 * @param onSettled hears of each outcome as it comes
 * @returns the outcomes, in the order of the items
 */
export async function runMany<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  signal: AbortSignal,
  onSettled: (settled: number) => void,
): Promise<Outcome[]> {
  const outcomes = items.map((): Outcome => ({ state: 'left' }));
  let settled = 0;
  const goesOn = (): boolean => !signal.aborted;
  await inParallel([...items.entries()], goesOn, async ([index, item]) => {
    outcomes[index] = await work(item).then(
      (): Outcome => ({ state: 'done' }),
      (error: unknown): Outcome => ({ state: 'failed', error }),
    );
    settled += 1;
    onSettled(settled);
  });
  return outcomes;
}
