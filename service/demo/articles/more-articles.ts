import { randomOf } from '../random.ts';
import type { ArticleText } from './article-text.ts';
import { englishNews } from './texts/english-news.ts';
import { englishPreviews, swedishPreviews } from './texts/previews.ts';
import { englishReports, swedishReports } from './texts/reports.ts';
import { swedishNews } from './texts/swedish-news.ts';

/** A text and its language. */
export type TextInLanguage = ArticleText & { readonly lang: 'sv' | 'en' };

const inLanguage = (lang: 'sv' | 'en', texts: readonly ArticleText[]): TextInLanguage[] =>
  texts.map((text) => ({ ...text, lang }));

/** The texts that every site of the demo has, Swedish and English by turns. */
export const demoTexts: readonly TextInLanguage[] = interleaved(
  inLanguage('sv', [...swedishReports, ...swedishPreviews, ...swedishNews]),
  inLanguage('en', [...englishReports, ...englishPreviews, ...englishNews]),
);

function interleaved<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  return Array.from({ length: Math.max(some.length, others.length) }, (_, place) => [
    ...some.slice(place, place + 1),
    ...others.slice(place, place + 1),
  ]).flat();
}

/** Paragraphs of all texts of a language, from which larger demos are put together. */
const paragraphsOf = (lang: 'sv' | 'en'): [string, ...string[]] => {
  const lines = demoTexts
    .filter((text) => text.lang === lang && text.version === undefined)
    .flatMap(({ body }) => body.split('\n'))
    .filter((line) => /^\p{L}/u.test(line) && line.length > 60);
  return ['', ...lines].slice(1) as [string, ...string[]];
};
const paragraphs = { sv: paragraphsOf('sv'), en: paragraphsOf('en') };

/** The text of article number `index` of a site that has more of them than there are texts: a headline of one, paragraphs of others. */
export function textNumber(seed: number, instanceId: string, index: number): TextInLanguage {
  const known = demoTexts[index];
  if (known) return known;
  const random = randomOf(seed, instanceId, 'article text', index);
  const texts = demoTexts.filter(({ version }) => version === undefined) as [TextInLanguage, ...TextInLanguage[]];
  const { state: _, tags = [], ...pattern } = random.pick(texts);
  const added = Array.from({ length: 6 }, () => random.pick(paragraphs[pattern.lang]));
  const state = index % 40 === 7 ? ('draft' as const) : index % 60 === 11 ? ('unpublished' as const) : undefined;
  return {
    ...pattern,
    header: `${pattern.header} (${index})`,
    body: [pattern.body, ...added].join('\n'),
    isHighlighted: index % 25 === 0,
    // Few are about a game, and few bear a tag: the audit looks up what each tag of each article is called.
    kind: index % 8 === 0 ? pattern.kind : 'news',
    tags: index % 3 === 0 ? tags.slice(0, 1) : [],
    ...(state !== undefined && { state }),
  };
}
