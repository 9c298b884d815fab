import { asOwner } from '../store/as-owner.ts';
import type { Platform, Queries } from '../store/database.ts';
import { mediaStringOf } from '../store/media/media-keys.ts';
import { sql } from '../store/sql.ts';
import { insertRows } from './insert-rows.ts';
import { type DemoMedia, demoFileRow, demoImage, demoLogo, demoVideo, type MediaSource } from './media-rows.ts';
import type { DemoFile } from './pictures/demo-pictures.ts';
import { logoMotifs } from './pictures/logo-files.ts';
import { sponsorsOf } from './sponsor-list.ts';

/** How many images and videos a site has; those of the site that most of the demo shows, and of the others. */
export interface MediaCounts {
  images: number;
  videos: number;
}
const [mostShown, most, few]: [string, MediaCounts, MediaCounts] = [
  'frost1_frost',
  { images: 40, videos: 4 },
  { images: 20, videos: 1 },
];

/** Images that are made and written at a time. */
const portion = 2000;
/** Players of a site with a portrait. */
const portraits = 6;

/** What a site's media are made from. */
export interface MediaOptions {
  seed: number;
  instanceId: string;
  now: Date;
  /** The files of all sites, stored. */
  files: readonly DemoFile[];
  /** How many images the site is to have at least. */
  images?: number | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Writes those images and videos of the demo that the site which the transaction is in does not have, and shows some of them as logos and portraits where a
 * team or player has none of the library's. Answers how many images it has then, the logos of sponsors left out.
 */
export async function writeMedia(queries: Queries, options: MediaOptions): Promise<number> {
  const { seed, instanceId, now } = options;
  const usual = instanceId === mostShown ? most : few;
  const images = Math.max(usual.images, options.images ?? 0);
  const files = options.files.filter((file) => file.instanceId === instanceId);
  await writeFiles(queries, seed, files);
  const source: MediaSource = { seed, instanceId, now, files, ...(await shownThings(queries)) };
  const present = new Set((await queries.query<{ uuid: string }>(sql`SELECT uuid FROM media`)).map(({ uuid }) => uuid));
  const write = (items: (DemoMedia | undefined)[]) =>
    writeItems(
      queries,
      instanceId,
      items.filter((item) => item !== undefined).filter(({ uuid }) => !present.has(uuid)),
    );
  await write(logosOf(source));
  await write(numbers(0, usual.videos).map((index) => demoVideo(source, index)));
  for (let start = 0; start < images; start += portion) {
    const end = Math.min(start + portion, images);
    await write(numbers(start, end).map((index) => demoImage(source, index)));
    options.onProgress?.(end, images);
  }
  await showMedia(queries, source);
  const [row] = await queries.query<{ images: number }>(sql`
    SELECT count(*)::int AS images FROM media WHERE type = 'image' AND NOT is_hidden`);
  return row?.images ?? 0;
}

/** The logos of the site's sponsors. */
function logosOf(source: MediaSource): (DemoMedia | undefined)[] {
  const { sponsors } = sponsorsOf(source.instanceId);
  return logoMotifs(source.instanceId).map((motif) => {
    const name = sponsors.find(({ logo }) => motif.startsWith(`logo-${logo}`))?.name;
    return name === undefined ? undefined : demoLogo(source, motif, name);
  });
}

async function writeFiles(queries: Queries, seed: number, files: readonly DemoFile[]): Promise<void> {
  const known = await queries.query<{ hash: string }>(sql`SELECT hash FROM media_files`);
  const hashes = new Set(known.map(({ hash }) => hash));
  // What the demo was drawn for once may have been deleted since; it is stored again now.
  await queries.query(sql`
    DELETE FROM doomed_files WHERE storage_key = ANY(${files.map(({ storageKey }) => storageKey)}::text[])`);
  await insertRows(
    queries,
    'media_files',
    files.filter(({ hash }) => !hashes.has(hash)).map((file) => demoFileRow(seed, file)),
  );
}

async function writeItems(queries: Queries, instanceId: string, items: readonly DemoMedia[]): Promise<void> {
  await insertRows(
    queries,
    'media_keys',
    items.map(({ key }) => ({ key, instance_id: instanceId })),
  );
  await insertRows(
    queries,
    'media',
    items.map(({ row }) => row),
  );
  // The checks of what follows were planned when the table was empty, and would read all of it for each row.
  if (items.length > 1) await queries.query(sql`DISCARD PLANS`);
  await insertRows(
    queries,
    'media_category_links',
    items.map(({ category }) => category),
  );
  await insertRows(
    queries,
    'media_tags',
    items.flatMap(({ tags }) => tags),
  );
}

/** The players whose portraits there are, the games that pictures are linked to, and the tags that items can bear. */
async function shownThings(queries: Queries) {
  const players = await queries.query<{ uuid: string; name: string }>(sql`
    SELECT uuid, first_name || ' ' || last_name AS name FROM players
    WHERE created_by = 'demo' ORDER BY jersey_number NULLS LAST, uuid LIMIT ${portraits}`);
  const games = await queries.query<{ uuid: string }>(sql`
    SELECT uuid FROM games WHERE created_by = 'demo' ORDER BY starts_at, uuid LIMIT 20`);
  const tags = await queries.query<{ value: string }>(sql`SELECT value FROM tags`);
  return { players, games: games.map(({ uuid }) => uuid), tags: new Set(tags.map(({ value }) => value)) };
}

/** Makes the crest that the teams of a club wear the icon of its site, in the size in which the console shows it. */
export function wearCrest(platform: Platform, instanceId: string): Promise<unknown> {
  return asOwner(platform, () =>
    platform.query(sql`
      UPDATE sites SET icon = '/images/' || t.key || '?w=144&h=144&fit=max&auto=format'
      FROM (SELECT split_part(logo->>'path', '|', 3) AS key FROM teams
        WHERE owner_instance_id = ${instanceId} AND logo->>'path' LIKE 'image|%' ORDER BY uuid LIMIT 1) t
      WHERE instance_id = ${instanceId}`),
  );
}

/** The crest as logo of the club's teams that nobody has changed, and portraits for players that have none. */
async function showMedia(queries: Queries, source: MediaSource): Promise<void> {
  const crest = demoImage(source, 0);
  if (crest && source.instanceId !== 'north1_north') {
    const logo = JSON.stringify({ path: mediaStringOf('image', crest.key) });
    await queries.query(sql`
      UPDATE teams SET logo = ${logo} WHERE owner_instance_id = ${source.instanceId} AND created_by = 'demo' AND modified_by = 'demo' AND (logo IS NULL OR logo->>'path' LIKE 'data:%')`);
  }
  for (const [place] of source.players.entries()) {
    const item = demoImage(source, place + 1);
    if (!item) continue;
    const entry = { id: item.uuid, mediaString: mediaStringOf('image', item.key), sortOrder: 0, type: null };
    // Of one player on the site that most of the demo shows it ends soon, so that Home has it to say.
    const until = place === 1 && source.instanceId === mostShown ? inDays(source.now, 20) : null;
    await queries.query(sql`
      UPDATE players SET portraits = ${JSON.stringify([entry])}, portrait_consent = 'given',
        portrait_consent_until = ${until}::date, portrait_consent_by = first_name || ' ' || last_name
      WHERE uuid = ${item.playerUuid} AND portraits = '[]' AND modified_by = 'demo'`);
  }
}

function inDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index);
}
