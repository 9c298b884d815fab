import { bodyText, countWords, introText } from '../../../openapi/formats/article-text.ts';
import { foldName } from '../../../openapi/formats/text.ts';
import { searchText } from '../lists/search-text.ts';
import type { Written } from './article-input.ts';
import { thumbnailKey } from './article-media.ts';
import { keptWords } from './article-words.ts';

/** The columns of what an article says, without the moments of its publication. JSON columns hold objects. */
export function articleColumnsOf(written: Written) {
  const {
    articleVersion = 'v3',
    header = '',
    intro = null,
    label = null,
    body = null,
    author = null,
    metadata,
  } = written;
  const [plain, text] = [introText(intro).replace(/\s+/g, ' '), bodyText(articleVersion, body)];
  return {
    article_version: articleVersion,
    header,
    folded_header: searchText(header),
    intro,
    intro_text: plain,
    body,
    body_text: keptWords(header, plain, author, text),
    author,
    folded_author: author ? foldedName(author) : null,
    label,
    folded_label: label ? foldedName(label) : null,
    lang: written.lang,
    main_media: written.mainMedia ?? null,
    embedded: written.embeddedMedia ?? null,
    thumbnail_key: thumbnailKey(written),
    owner: written.owner ?? null,
    owner_instance_id: written.ownerInstanceId,
    highlighted: written.highlightedArticle,
    hide_in_listing: written.hideInListing,
    site_priority: written.sitePriority,
    slug: metadata.slug ?? null,
    metadata,
    word_count: countWords(plain) + countWords(text),
    search_text: searchText(header, plain, author, label),
  };
}

/** A name as filters compare it: letter case and surrounding blanks do not matter, marks do. */
export function foldedName(name: string): string {
  return foldName(name);
}
