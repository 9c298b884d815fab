/** How many calls are under way at once: quick, and far from what a service bears. */
const WIDTH = 4;

/**
 * Does a piece of work for each of many items, in order and a few at a time, as long as `goesOn` says so; what is under
 * way is finished first.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  goesOn: () => boolean,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (!goesOn()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
}
