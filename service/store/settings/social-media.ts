import type { SocialMediaLinks } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { ContradictionError } from '../errors.ts';
import { inOrder, refuseRepeated } from '../input/ordered-entries.ts';
import { sql } from '../sql.ts';
import { lockSettings, type Versioned, writeSettings } from './settings-row.ts';

type Link = SocialMediaLinks['links'][number];

const table = sql`social_media_settings`;

/** The hosts of each medium; a host below one of them, such as `www.facebook.com`, is one, too. */
const hosts: Readonly<Record<Link['type'], readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com', 'instagr.am'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
};

/** The site's links to social media, in their order; none while nothing was saved. */
export async function getSocialMediaLinks(reader: Reader): Promise<Versioned<SocialMediaLinks>> {
  const [row] = await reader.query<Versioned<SocialMediaLinks>>(sql`
    SELECT version, json_build_object('links', coalesce((
      SELECT json_agg(e.entry || jsonb_build_object('sortOrder', e.place - 1) ORDER BY e.place)
      FROM jsonb_array_elements(s.links) WITH ORDINALITY e(entry, place)), '[]')) AS value
    FROM ${table} s`);
  return row ?? { value: { links: [] }, version: 1 };
}

/**
 * Replaces the site's links to social media. Throws `ContradictionError` (`wrongHost`) for an address that is not the
 * medium's, `ConflictError` (`repeated`) for one that comes twice, and `StaleError`.
 */
export async function saveSocialMediaLinks(
  transaction: Transaction,
  author: string,
  { links }: SocialMediaLinks,
  expectedVersion?: number,
): Promise<Versioned<SocialMediaLinks>> {
  await lockSettings(transaction, table, author, expectedVersion);
  const wrong = links.flatMap((link, place) => (isOfMedium(link) ? [] : [`links.${place}.url`]));
  if (wrong.length > 0) throw new ContradictionError('wrongHost', wrong, 'The address is none of this medium.');
  refuseRepeated(
    links.map(({ url }) => foldedAddress(url)),
    (place) => `links.${place}.url`,
  );
  const entries = inOrder(links).map(({ type, url }) => ({ type, url }));
  await writeSettings(transaction, author, { table, columns: sql`links = ${JSON.stringify(entries)}` });
  return getSocialMediaLinks(transaction);
}

/** Whether the address is one of the medium's, by its host. */
export function isOfMedium({ type, url }: Pick<Link, 'type' | 'url'>): boolean {
  const host = addressOf(url)?.hostname.replace(/\.$/, '');
  return host !== undefined && hosts[type].some((one) => host === one || host.endsWith(`.${one}`));
}

/**
 * The address as two that lead to the same account share it: without scheme, `www.` and slashes at the end; the letter
 * case of its path counts.
 */
export function foldedAddress(url: string): string {
  const address = addressOf(url);
  if (!address) return url;
  return `${address.host.replace(/^www\./, '')}${address.pathname.replace(/\/+$/, '')}${address.search}`;
}

/** An address without a scheme is one of the web (specification §5). */
function addressOf(url: string): URL | undefined {
  return URL.parse(/^https?:\/\//i.test(url) ? url : `https://${url}`) ?? undefined;
}
