import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { openSite, type Site } from './list-service.ts';

const run = promisify(execFile);
const ROUNDS = 101;
/** What the palette's target is said of (issue N.1). */
const AMOUNTS = ['--players', '20000', '--articles', '50000', '--media', '20000', '--games', '5000'];

/**
 * `npm run bench -- search [--in FOLDER]`: how long the palette waits for `GET /search` on a large site, one request at a time, by what is
 * typed. Prints medians and the slowest twentieth in milliseconds. `--in` keeps the site for the next time.
 */
export async function benchSearch(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { in: { type: 'string' } } });
  const home = values.in ? resolve(values.in) : mkdtempSync(join(tmpdir(), 'touchline-search-'));
  try {
    if (!existsSync(join(home, 'pg'))) {
      console.log(`making ${home} ...`);
      await run(process.execPath, ['scripts/seed.ts', ...AMOUNTS], { env: { ...process.env, DATA_DIR: home } });
    }
    const site = await openSite(home);
    try {
      for (const [name, query] of Object.entries(await textsOf(site))) {
        const times = await timesOf(site, query);
        console.log(`${name.padEnd(20)} p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`);
      }
    } finally {
      await site.stop();
    }
  } finally {
    if (values.in === undefined) rmSync(home, { recursive: true, force: true });
  }
}

async function textsOf(site: Site): Promise<Record<string, string>> {
  const { items } = await site.page('/sports-v2/players', { pageSize: '1', page: '200' });
  const [firstName, lastName] = [String(items[0]?.firstName), String(items[0]?.lastName)];
  return {
    'one letter': 'a',
    'two letters': 'an',
    'three letters': 'and',
    'a first name': firstName,
    'a whole name': `${firstName} ${lastName}`,
    'a word of articles': 'match',
    'nothing has it': 'qxzjw',
  };
}

/** Times of an answer in milliseconds, the shortest first. Each is the first after something was written, when no count holds. */
async function timesOf(site: Site, query: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await site.touch();
    const began = performance.now();
    await site.page('/search', { query });
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other);
}

const at = (times: readonly number[], share: number): string =>
  (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);
