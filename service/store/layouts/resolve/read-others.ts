import { olderTextHtml } from '../../../../openapi/formats/older-text.ts';
import { articleHtml } from '../../articles/article-html.ts';
import type { ResolvedItem, Section } from '../../contract.ts';
import type { Reader } from '../../database.ts';
import { getSocialMediaLinks } from '../../settings/social-media.ts';
import { listShopCategories } from '../../shop/shop-categories.ts';
import { sql } from '../../sql.ts';
import { bareItem, type ListFact } from './facts.ts';

/** A text as clean HTML; one without words is empty. Older ones are a list of blocks with `data.text`. */
export function textOf({ id, title, config }: Section, base: string): ListFact {
  const html = htmlOf(config.body, base);
  return listOf(isBlank(html) ? [] : [{ ...bareItem('text', id, title), html }]);
}

function htmlOf(body: unknown, base: string): string {
  if (!Array.isArray(body)) return articleHtml('v3', body, { base });
  return articleHtml('v2', olderTextHtml(body), { base });
}

/** Pictures and tables are something to see without a word. */
const isBlank = (html: string): boolean =>
  !/<(img|table|hr|iframe)\b/.test(html) && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** The slot of an ad; nothing where no provider was chosen. */
export async function adOf(reader: Reader, { id, config }: Section): Promise<ListFact> {
  const { slot } = config as { slot?: string };
  if (!slot) return listOf([]);
  const selected = await reader.query(sql`SELECT 1 FROM dynamic_ads_configs WHERE is_selected AND is_active LIMIT 1`);
  return listOf(selected.length === 0 ? [] : [bareItem('ad', `${id}-${slot}`, slot)]);
}

/** The categories of the shop that a section names, in its order; all that are active without any. */
export async function shopOf(reader: Reader, { config }: Section): Promise<ListFact> {
  const { categoryIds = [] } = config as { categoryIds?: readonly string[] };
  const categories = (await listShopCategories(reader)).filter(({ active }) => active);
  const chosen = categoryIds.flatMap((id) => categories.filter((one) => one.id === id));
  const shown = categoryIds.length === 0 ? categories : chosen;
  return listOf(shown.map(({ id, name }) => bareItem('shopCategory', id, name)));
}

/** The site's links to social media that a section names by their medium, in its order; all of them without any. */
export async function socialLinksOf(reader: Reader, { config }: Section): Promise<ListFact> {
  const { links: wanted = [] } = config as { links?: readonly string[] };
  const { links } = (await getSocialMediaLinks(reader)).value;
  const chosen = wanted.flatMap((type) => links.filter((one) => one.type === type));
  return listOf(
    (wanted.length === 0 ? links : chosen).map(({ type, url }) => ({
      ...bareItem('socialLink', url, type),
      href: url,
    })),
  );
}

function listOf(items: readonly ResolvedItem[]): ListFact {
  return { articleIds: [], items, matching: items.length, required: items.length, newest: null };
}
