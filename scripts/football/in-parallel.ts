/** How many calls run at the same time: enough to hide the way to the service and back, too few to crowd others out. */
const parallel = 4;

/** Does `work` for every item, a few at a time, begun in their order. The first failure ends it. */
export async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
