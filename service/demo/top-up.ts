import type { Database } from '../store/database.ts';
import { sql } from '../store/sql.ts';
import { writeArticles } from './articles/write-articles.ts';
import type { DemoFile } from './pictures/demo-pictures.ts';
import { demoNetworks, masterInstanceId } from './platform.ts';
import { defaultSeed, masterCounts } from './seed-demo.ts';
import { type Counts, type SiteSource, writeSiteRows } from './site-rows.ts';
import { masterTeam } from './team-rows.ts';
import { writeMedia } from './write-media.ts';

/** How far to fill the master site; a count that is left out stays as it is. */
export interface TopUpOptions extends Partial<Counts> {
  seed?: number;
  now?: Date;
  onProgress?: SiteSource['onProgress'];
}

/** The database is not one that this can make bigger. The message is one plain sentence. */
export class NotTheDemoError extends Error {
  override name = 'NotTheDemoError';
}

/**
 * Adds teams, players, staff and games to the demo's master site until it has these counts, in one transaction; what is there stays. Answers
 * the counts that it has then. Rejects with `NotTheDemoError` when the database has no such site.
 */
export async function topUpMaster(database: Database, options: TopUpOptions): Promise<Counts> {
  const { seed = defaultSeed, now = new Date(), onProgress } = options;
  const sites = await database.readPlatform((platform) =>
    platform.query(sql`SELECT 1 FROM sites WHERE instance_id = ${masterInstanceId}`),
  );
  if (sites.length === 0) {
    throw new NotTheDemoError('The database does not hold the demo, so there is no master site to fill.');
  }
  return database.inInstance(masterInstanceId, async (transaction) => {
    const [present = masterCounts] = await transaction.query<Counts>(sql`
      SELECT (SELECT count(*)::int FROM teams WHERE created_by = 'demo') AS teams,
        (SELECT count(*)::int FROM players WHERE created_by = 'demo') AS players,
        (SELECT count(*)::int FROM staff WHERE created_by = 'demo') AS staff,
        (SELECT count(*)::int FROM games WHERE created_by = 'demo') AS games`);
    const wanted: Counts = {
      teams: Math.max(options.teams ?? 0, present.teams),
      players: Math.max(options.players ?? 0, present.players),
      staff: Math.max(options.staff ?? 0, present.staff),
      games: Math.max(options.games ?? 0, present.games),
    };
    const team = (index: number) => masterTeam(seed, masterInstanceId, index);
    await writeSiteRows(transaction, { seed, instanceId: masterInstanceId, team, now, onProgress }, present, wanted);
    return wanted;
  });
}

/** How far to fill the media of the demo's sites: `media` is the number of images of the master site, `files` are the demo's, stored. */
export interface MediaTopUp {
  files: readonly DemoFile[];
  media?: number | undefined;
  seed?: number;
  now?: Date;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Gives each site of the demo the media that it would have from the start, and the master site as many images as wanted; each site in a transaction, what is
 * there stays. Answers the number of the master site's images.
 */
export async function topUpMedia(database: Database, options: MediaTopUp): Promise<number> {
  const { seed = defaultSeed, now = new Date(), files, onProgress } = options;
  const sites = await database.readPlatform((platform) =>
    platform.query<{ site: string }>(sql`SELECT instance_id AS site FROM sites`),
  );
  let images = 0;
  for (const { instanceId } of demoNetworks.flatMap((network) => network.sites)) {
    if (!sites.some(({ site }) => site === instanceId)) continue;
    const isMaster = instanceId === masterInstanceId;
    const wanted = isMaster ? { images: options.media, ...(onProgress && { onProgress }) } : {};
    const count = await database.inInstance(instanceId, (transaction) =>
      writeMedia(transaction, { seed, instanceId, now, files, ...wanted }),
    );
    if (isMaster) images = count;
  }
  return images;
}

/** How far to fill the articles of the demo's sites: `articles` is the number of the master site. */
export interface ArticlesTopUp {
  articles?: number | undefined;
  seed?: number;
  now?: Date;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Gives each site of the demo the articles that it would have from the start, and the master site as many as wanted; each
 * site in a transaction, what is there stays. Answers the number of the master site's articles.
 */
export async function topUpArticles(database: Database, options: ArticlesTopUp): Promise<number> {
  const { seed = defaultSeed, now = new Date(), articles, onProgress } = options;
  const sites = await database.readPlatform((platform) =>
    platform.query<{ site: string }>(sql`SELECT instance_id AS site FROM sites`),
  );
  let ofMaster = 0;
  for (const { instanceId, displayName: club } of demoNetworks.flatMap((network) => network.sites)) {
    if (!sites.some(({ site }) => site === instanceId)) continue;
    const isMaster = instanceId === masterInstanceId;
    const wanted = isMaster ? { articles, ...(onProgress && { onProgress }) } : {};
    const count = await database.inInstance(instanceId, (transaction) =>
      writeArticles(transaction, { seed, instanceId, club, now, ...wanted }),
    );
    if (isMaster) ofMaster = count;
  }
  return ofMaster;
}
