/** So many files are on their way at a time, as a store in the network is slow to begin and fast to go on. */
const atOnce = 8;

/**
 * Does `work` for each item, several at a time, and answers the results in the order of the items, portion by portion.
 * A failure is thrown once everything that was begun has come to rest.
 */
export async function* inPortions<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<[Item, Result][]> {
  for await (const portion of portionsOf(items)) {
    const results = portion.map(async (item): Promise<[Item, Result]> => [item, await work(item)]);
    await Promise.allSettled(results);
    yield await Promise.all(results);
  }
}

async function* portionsOf<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let portion: Item[] = [];
  for await (const item of items) {
    portion.push(item);
    if (portion.length < atOnce) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
