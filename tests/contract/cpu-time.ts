/** Whatever is in a request of 1 MB, the service must answer others within so long, milliseconds. */
export const mostMs = 200;

/** Work that answers something, with the CPU time of this process that it took, in milliseconds. */
export type Timed<Result> = { readonly result: Result; readonly ms: number };

/** For how long work over the limit is repeated, milliseconds of CPU time: many times when little is missing, twice when it is slow. */
const mostRetriesMs = 10_000;

/**
 * Does work and takes its CPU time. Work that took too long is done again, and the shortest time counts: a collection of
 * garbage is no fault of it. In a slow minute of the machine the limit is what the same work would take in an ordinary one.
 */
export async function timed<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  let best = await once(work);
  for (let spent = best.ms; best.ms > mostMs && spent < mostRetriesMs; ) {
    const before = slownessNow();
    const next = await once(work);
    spent += next.ms;
    // A busy neighbour comes and goes in the middle of it.
    const ms = next.ms / Math.max(before, slownessNow(), 1);
    if (ms < best.ms) best = { ...next, ms };
  }
  return best;
}

async function once<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const before = process.cpuUsage();
  const result = await work();
  return { result, ms: cpuSince(before) };
}

/** Known work: texts that are parsed and written, as a request is; and many small lists, which the collector of garbage has to go through. */
const knownText = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ id: `${index}`, name: 'a name', index })),
);
const knownLists = `[${'[],'.repeat(333_333)}[]]`;
/** What the known work takes on the machines that the limit was set on, CPU milliseconds. */
const knownMs = 42;

/** How many times slower than an ordinary one this minute of the machine is. */
function slownessNow(): number {
  const before = process.cpuUsage();
  JSON.stringify(JSON.parse(knownText));
  JSON.parse(knownLists);
  return cpuSince(before) / knownMs;
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
