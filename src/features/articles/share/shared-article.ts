import type { Article } from '../../../../generated/model/index.ts';
import { articlePicture } from '../../../../openapi/formats/article-picture.ts';
import { introText } from '../../../../openapi/formats/article-text.ts';
import { isDecodable } from '../../../../openapi/formats/percent-encoding.ts';
import { absoluteAddress } from '../../../../openapi/formats/web-address.ts';

/** What the head of an article's page says to search engines and social networks. */
export interface SharedArticle {
  title: string;
  description: string;
  /** mediaString of the picture; null without one. */
  picture: string | null;
  /** Whether search engines are asked to leave it out. */
  isHidden: boolean;
}

/** What is shared of an article, by the rules of the public page: its own words for it, else headline, intro and picture. */
export function sharedArticle(article: Article): SharedArticle {
  const { header, intro, metadata } = article;
  const { seoTitle, seoDescription, shareImage, noIndex } = metadata;
  return {
    title: (seoTitle || header || '').trim(),
    description: (seoDescription ?? introText(intro)).trim(),
    picture: shareImage ?? articlePicture(article),
    isHidden: noIndex === true,
  };
}

/**
 * Where an article is found, as a search engine writes an address: that of the original, else its own, which may be a path of
 * `origin`. Undefined as long as it has none; what cannot be decoded stays as it was typed.
 */
export function placeOf({ url, metadata }: Article, origin: string): string | undefined {
  const { canonicalUrl } = metadata;
  const address = canonicalUrl ? absoluteAddress(canonicalUrl) : url;
  const found = address ? URL.parse(address, origin) : null;
  if (!found) return undefined;
  const { host, pathname } = found;
  const path = isDecodable(pathname) ? decodeURI(pathname) : pathname;
  return [host, ...path.split('/').filter(Boolean)].join(' › ');
}
