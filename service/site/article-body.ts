import { linkGameCards, shownKeys, withoutHiddenPictures } from '../../openapi/formats/article-html.ts';
import type { SitePaths } from '../../src/site/page-data.ts';
import type { Reader } from '../store/database.ts';
import { isPublicMedia } from '../store/media/media-json.ts';
import { sql } from '../store/sql.ts';

/**
 * The body of an article as visitors may have it: pictures that are not public are gone with their captions, and games
 * lead to their pages. The body is HTML that the store has written or cleaned.
 */
export async function publicBody(reader: Reader, html: string, gameAddress: (uuid: string) => string | undefined) {
  const shown = await publicKeys(reader, shownKeys(html));
  const shownHtml = withoutHiddenPictures(html, (key) => !shown.has(key));
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
