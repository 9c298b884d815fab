import { linkGameCards } from '../../openapi/formats/article-html.ts';
import type { SitePaths } from '../../src/site/page-data.ts';
import type { Reader } from '../store/database.ts';
import { isPublicMedia } from '../store/media/media-json.ts';
import { sql } from '../store/sql.ts';

/** A picture in a body, whatever stands around it; the service writes no attribute with a `>` that is not escaped. */
const image = /<img\b[^>]*>/g;
const libraryKey = /\/images\/(\d{2}\/\d{2}\/[0-9a-f]{12})\b/;
const emptyPicture = /<figure class="picture">(?!<img)(?:<figcaption>.*?<\/figcaption>)?<\/figure>/gs;

/**
 * The body of an article as visitors may have it: pictures that are not public are gone with their captions, and games
 * lead to their pages. The body is HTML that the store has written or cleaned.
 */
export async function publicBody(reader: Reader, html: string, gameAddress: (uuid: string) => string | undefined) {
  const keys = [...html.matchAll(image)].flatMap(([tag]) => libraryKey.exec(tag)?.[1] ?? []);
  const shown = await publicKeys(reader, keys);
  const shownHtml = html
    .replace(image, (tag) => {
      const key = libraryKey.exec(tag)?.[1];
      return key === undefined || shown.has(key) ? tag : '';
    })
    .replace(emptyPicture, '');
  return linkGameCards(shownHtml, gameAddress);
}

async function publicKeys(reader: Reader, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await reader.query<{ key: string }>(sql`
    SELECT p.key FROM media p WHERE p.key = ANY(${keys}::text[]) AND ${isPublicMedia(sql`p`)}`);
  return new Set(rows.map(({ key }) => key));
}

/** Where games have their pages below a site; undefined where it has none. */
export function gameAddresses(base: string, { game }: Pick<SitePaths, 'game'>): (uuid: string) => string | undefined {
  return (uuid) => (game === null ? undefined : `${base}${encodeURI(game.replace(/:[^/]+/, uuid))}`);
}
