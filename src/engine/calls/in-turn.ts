import { ApiError } from '../../contract/api-error.ts';
import { inParallel } from './in-parallel.ts';

/**
 * Does the work for each, a few at a time, until all is done, one fails or the signal says stop. What is under way is
 * finished first.
 */
export async function inTurn<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const goesOn = (): boolean => !signal.aborted && failures.length === 0;
  await inParallel(items, goesOn, async (item) => {
    try {
      await work(item);
    } catch (error) {
      // Given up while it waited for its turn: anyone who stopped the work wanted that.
      if (!(error instanceof ApiError && error.kind === 'aborted')) failures.push(error);
    }
  });
  if (failures.length > 0) throw failures[0];
}
