import type { Article, Game } from '../../../../generated/model/index.ts';
import {
  documentHtml,
  linkGameCards,
  shownKeys,
  withoutHiddenPictures,
} from '../../../../openapi/formats/article-html.ts';
import {
  bodyText,
  countWords,
  documentGames,
  gameOfTag,
  introText,
  readingMinutes,
  writtenLanguage,
} from '../../../../openapi/formats/article-text.ts';
import { gameAddress } from '../../../site/addresses.ts';
import type { Pictures, ShownArticle, SiteFrame } from '../../../site/page-data.ts';

/** What the page of an article is drawn with beside the article. */
export interface ArticleSurroundings {
  frame: Pick<SiteFrame, 'base' | 'paths'>;
  /** Address below which browsers find `/images`. */
  pictures: string;
  /** The games of `gamesOf`, as far as they are read, by uuid. */
  games: ReadonlyMap<string, Game>;
}

/**
 * An article as its page will show it, from what is being edited. A document is written out as the service does; the
 * bodies of older versions are read only, and stand as the service has cleaned them.
 */
export function shownArticle(edited: Article, { frame, pictures, games }: ArticleSurroundings): ShownArticle {
  const { articleVersion, header, body, intro, lang, articleBody, ...rest } = edited;
  const titles = new Map([...games].map(([uuid, { displayName }]) => [uuid, displayName]));
  const html = articleVersion === 'v3' ? documentHtml(body, { base: pictures, games: titles }) : (articleBody ?? '');
  const ingress = introText(intro);
  return {
    ...rest,
    lang: writtenLanguage(lang),
    articleTitle: header,
    articleIngress: ingress,
    articleBody: linkGameCards(html, (uuid) => gameAddress(frame, uuid)),
    readingMinutes: readingMinutes(countWords(ingress) + countWords(bodyText(articleVersion, body))),
  };
}

/** The games that an article is linked to, and those whose cards its text shows, by their uuids. */
export function gamesOf({ tags, body }: Article): { linked: string[]; shown: string[] } {
  const linked = [...new Set(tags.flatMap(({ value }) => gameOfTag(value)?.gameUuid ?? []))];
  return { linked, shown: [...new Set([...linked, ...documentGames(body).map(({ value }) => value)])] };
}

/** The items of the library whose pictures a text shows, by their mediaStrings. */
export function picturesIn(html: string): string[] {
  return shownKeys(html).map(mediaStringOf);
}

/** The page of an article without pictures in its text that visitors may not see: `pictures` are those that they may. */
export function asVisitorsSee(article: ShownArticle, pictures: Pictures): ShownArticle {
  const isHidden = (key: string): boolean => pictures[mediaStringOf(key)] === undefined;
  return { ...article, articleBody: withoutHiddenPictures(article.articleBody ?? '', isHidden) };
}

const mediaStringOf = (key: string): string => `image|embedded|${key}`;

/** The items of the library that stand around the text, by their mediaStrings. */
export function mediaOf({ mainMedia, embeddedMedia, metadata }: Article): string[] {
  const gallery = (metadata.gallery ?? []).map(({ media }) => media);
  return [mainMedia, embeddedMedia?.thumbnail, ...gallery].filter((media) => typeof media === 'string');
}
