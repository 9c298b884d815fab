import { momentOf } from '../../../../openapi/formats/moments.ts';
import type { ResolvedItem, Section } from '../../contract.ts';
import { type ArticleFact, bareItem, type Facts, shownPicture } from './facts.ts';

type Pin = {
  readonly articleId: string;
  readonly header?: string | null;
  readonly media?: string | null;
  readonly until?: string | null;
};

/** How many articles a list shows that does not say. */
export const usualCount = 6;

/** The pins of a list that hold at the moment: of articles that are public, until their time is over; each once. */
export function pinsOf({ config }: Pick<Section, 'config'>, facts: Facts): Pin[] {
  const pins = Array.isArray(config.pinned) ? (config.pinned as Pin[]) : [];
  const seen = new Set<string>();
  return pins.filter(({ articleId, until }) => {
    if (until && momentOf(until) <= facts.at) return false;
    if (facts.articles.get(articleId)?.state !== 'public') return false;
    return seen.size !== seen.add(articleId).size;
  });
}

/** Which articles stand elsewhere on the page. */
interface Page {
  readonly facts: Facts;
  readonly shownAbove: ReadonlySet<string>;
  readonly pinned: ReadonlySet<string>;
}

/**
 * The articles of a list: those that are pinned first, then those that it found by itself (`candidates`, in their
 * order), as many as it shows. With `skipShown` it leaves out what stands elsewhere; `leftOut` says how many that were
 * on the way to what is shown.
 */
export function articleItems(
  { config }: Pick<Section, 'config'>,
  candidates: readonly string[],
  { facts, shownAbove, pinned }: Page,
): { items: ResolvedItem[]; leftOut: number } {
  const {
    count = usualCount,
    skipShown = true,
    source = 'latest',
  } = config as {
    count?: number;
    skipShown?: boolean;
    source?: string;
  };
  const pins = pinsOf({ config }, facts).slice(0, count);
  const own = new Set(pins.map(({ articleId }) => articleId));
  const items = pins.flatMap(({ articleId, header, media }) => {
    const article = facts.articles.get(articleId);
    return article
      ? [articleItem(article, facts, { header: header ?? null, media: media ?? null, isPinned: true })]
      : [];
  });
  let leftOut = 0;
  for (const id of source === 'manual' ? [] : candidates) {
    if (items.length >= count) break;
    const article = facts.articles.get(id);
    if (!article || own.has(id)) continue;
    if (skipShown && (shownAbove.has(id) || pinned.has(id))) leftOut += 1;
    else items.push(articleItem(article, facts, { header: null, media: null, isPinned: false }));
  }
  return { items, leftOut };
}

function articleItem(
  article: ArticleFact,
  facts: Facts,
  { header, media, isPinned }: { header: string | null; media: string | null; isPinned: boolean },
): ResolvedItem {
  const { id, intro, label, lang, publishedAt, highlighted, href } = article;
  return {
    ...bareItem('article', id, header?.trim() || article.header),
    text: intro || null,
    href,
    picture: shownPicture(facts, media) ?? shownPicture(facts, article.media),
    article: { label, lang, publishedAt, highlighted, pinned: isPinned },
  };
}
