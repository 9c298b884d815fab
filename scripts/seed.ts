import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { seedDemo } from '../service/demo/seed-demo.ts';
import { storePictures } from '../service/demo/store-pictures.ts';
import { NotTheDemoError, topUpArticles, topUpMaster, topUpMedia } from '../service/demo/top-up.ts';
import { mostMenuItems, topUpMenu } from '../service/demo/top-up-menu.ts';
import { topUpSettings } from '../service/demo/top-up-settings.ts';
import { topUpSponsors } from '../service/demo/top-up-sponsors.ts';
import { withDatabase } from './open-database.ts';
import { command, PlainError } from './plain-error.ts';

const usage =
  'Usage: npm run seed -- [--teams N] [--players N] [--staff N] [--games N] [--media N] [--menu N] [--articles N]';
const kinds = ['teams', 'players', 'staff', 'games', 'media', 'menu', 'articles'] as const;

/** The most that a count may ask for; more would take longer than anyone waits. */
const most = 1_000_000;
/** Counts that may not even ask for that. */
const mostOf: Partial<Record<(typeof kinds)[number], number>> = { menu: mostMenuItems };

type WantedCounts = Partial<Record<(typeof kinds)[number], number>>;

/** The counts that the command line asks for. Throws `PlainError` for anything else on it. */
export function readCounts(args: readonly string[]): WantedCounts {
  const options = Object.fromEntries(kinds.map((kind) => [kind, { type: 'string' as const }]));
  let values: Partial<Record<string, string | boolean | (string | boolean)[]>>;
  try {
    values = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
  const counts: WantedCounts = {};
  for (const kind of kinds) {
    const text = values[kind];
    if (typeof text !== 'string') continue;
    const count = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
    const limit = mostOf[kind] ?? most;
    if (!(count <= limit)) throw new PlainError(`--${kind} must be a whole number from 0 to ${limit}. ${usage}`);
    counts[kind] = count;
  }
  return counts;
}

const words: Partial<Record<(typeof kinds)[number], string>> = { menu: 'menu items' };

/** Makes the demo where there is none, then fills its master site up to the counts; what is there stays. */
async function seed(): Promise<void> {
  const counts = readCounts(process.argv.slice(2));
  await withDatabase(async ({ database, url, config }) => {
    const pictures = await storePictures(config, database);
    const options = { productName: config.productName, productUrl: `${config.origin}/manage/` };
    if (await seedDemo(database, { ...options, pictures: async () => pictures })) console.log('The demo is made.');
    try {
      const now = await topUpMaster(database, {
        ...counts,
        onProgress: (kind, done, total) => console.log(`${kind}: ${done} of ${total}`),
      });
      const media = await topUpMedia(database, {
        files: pictures,
        media: counts.media,
        onProgress: (done, total) => console.log(`media: ${done} of ${total}`),
      });
      await topUpSettings(database);
      await topUpSponsors(database);
      const menu = await topUpMenu(database, { menu: counts.menu });
      const articles = await topUpArticles(database, {
        articles: counts.articles,
        onProgress: (done, total) => console.log(`articles: ${done} of ${total}`),
      });
      const all = { ...now, media, menu, articles };
      console.log(
        `The master site has ${kinds.map((kind) => `${all[kind]} ${words[kind] ?? kind}`).join(', ')} of the demo.`,
      );
    } catch (error) {
      throw error instanceof NotTheDemoError ? new PlainError(error.message) : error;
    }
    await refreshStatistics(url);
  });
}

/** After so many rows PostgreSQL's statistics are wrong until its own clean-up comes by, and lists would be slow meanwhile. */
async function refreshStatistics(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // PostgreSQL may be at the largest table by itself, and beside that no other one is cleaned up whole.
    await client.query('VACUUM (ANALYZE) article_words');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

if (import.meta.main) await command(seed);
