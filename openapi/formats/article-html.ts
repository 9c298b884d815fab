/** Articles written out as HTML that can be put into any page: for the service, and for previews in the console. */
import { type ArticleMark, type ArticleNode, isArticleDocument, isArticleLink, isSpan } from './article-body.ts';
import { picturesOf } from './article-text.ts';
import { isWebAddress } from './web-address.ts';

/** Where pictures of the library lie, and what games are called that cards show. */
export interface HtmlOptions {
  /** Address below which browsers find `/images`. */
  readonly base: string;
  readonly games?: ReadonlyMap<string, string>;
}

/**
 * A document of the editor (version 3) as HTML, written out node by node with every text escaped. What is not known is
 * left out, with its text kept.
 */
export function documentHtml(body: unknown, options: HtmlOptions): string {
  return isArticleDocument(body) ? contentHtml(body, options) : '';
}

/** Text as it stands in HTML, between tags and in attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** The HTML of everything in a node. */
function contentHtml({ content }: ArticleNode, options: HtmlOptions): string {
  if (!Array.isArray(content)) return '';
  return content.map((node: ArticleNode) => nodeHtml(node, options)).join('');
}

/** Nodes that are one element around their content. Maps, because a name may be one that every object has. */
const elements: ReadonlyMap<string, string> = new Map([
  ['paragraph', 'p'],
  ['bulletList', 'ul'],
  ['orderedList', 'ol'],
  ['listItem', 'li'],
  ['blockquote', 'blockquote'],
  ['tableRow', 'tr'],
]);

function nodeHtml(node: ArticleNode, options: HtmlOptions): string {
  if (typeof node !== 'object' || node === null) return '';
  const attrs = node.attrs ?? {};
  const inside = () => contentHtml(node, options);
  const element = elements.get(node.type);
  if (element !== undefined) return `<${element}>${inside()}</${element}>`;
  switch (node.type) {
    case 'text':
      return textHtml(node);
    case 'hardBreak':
      return '<br>';
    case 'horizontalRule':
      return '<hr>';
    case 'heading': {
      const level = attrs.level === 3 || attrs.level === 4 ? attrs.level : 2;
      return `<h${level}>${inside()}</h${level}>`;
    }
    case 'codeBlock':
      return `<pre><code>${inside()}</code></pre>`;
    case 'table':
      return `<table><tbody>${inside()}</tbody></table>`;
    case 'tableHeader':
      return `<th${spans(attrs)}>${inside()}</th>`;
    case 'tableCell':
      return `<td${spans(attrs)}>${inside()}</td>`;
    case 'factBox':
      return `<aside class="fact-box">${titled('h3', attrs.title)}${inside()}</aside>`;
    case 'picture':
      return pictureHtml(attrs, options);
    case 'gallery':
      return `<div class="gallery">${picturesOf(attrs)
        .map((picture) => pictureHtml(picture, options))
        .join('')}</div>`;
    case 'embed':
      return embedHtml(attrs, options);
    case 'gameCard':
      return gameCardHtml(attrs, options);
    default:
      return inside();
  }
}

type Attributes = Readonly<Record<string, unknown>>;

const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function titled(element: string, text: unknown): string {
  return said(text) === '' ? '' : `<${element}>${escaped(said(text))}</${element}>`;
}

function spans(attrs: Attributes): string {
  return (['colspan', 'rowspan'] as const)
    .map((name) => (isSpan(attrs[name]) && attrs[name] > 1 ? ` ${name}="${attrs[name]}"` : ''))
    .join('');
}

/** The marks that are an element each; a link is written by `linkHtml`. */
const markElements: ReadonlyMap<string, string> = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['code', 'code'],
]);

function textHtml({ text, marks }: ArticleNode): string {
  const plain = typeof text === 'string' ? escaped(text) : '';
  if (!Array.isArray(marks)) return plain;
  return (marks as (ArticleMark | null)[]).reduceRight((html, mark) => {
    if (mark?.type === 'link') return linkHtml(mark.attrs?.href, html);
    const element = mark === null ? undefined : markElements.get(mark.type);
    return element === undefined ? html : `<${element}>${html}</${element}>`;
  }, plain);
}

/** A link; only its text where the address leads to nothing that a browser should open. */
function linkHtml(address: unknown, html: string): string {
  return isArticleLink(address) ? `<a href="${escaped(linkAddress(address))}">${html}</a>` : html;
}

/** An address of the web without a scheme would be taken for a path of the site. */
export function linkAddress(address: string): string {
  return /^(https?:|mailto:|tel:|\/)/i.test(address) ? address : `https://${address}`;
}

/** The mediaString of an image that this platform keeps, with its key. */
const libraryImage = /^image\|embedded\|([A-Za-z0-9/_-]+)$/;

function imageHtml(media: unknown, alt: unknown, { base }: HtmlOptions): string {
  const [, key] = typeof media === 'string' ? (libraryImage.exec(media) ?? []) : [];
  if (key === undefined) return '';
  return `<img src="${escaped(`${base}/images/${key}?w=1200&auto=format`)}" alt="${escaped(said(alt))}" loading="lazy">`;
}

function pictureHtml(attrs: Attributes, options: HtmlOptions): string {
  const image = imageHtml(attrs.media, attrs.alt, options);
  const credit = said(attrs.credit) === '' ? '' : ` <small>${escaped(said(attrs.credit))}</small>`;
  const caption = `${escaped(said(attrs.caption))}${credit}`.trim();
  if (image === '' && caption === '') return '';
  return `<figure class="picture">${image}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** What is embedded is linked to, never loaded: no foreign frame, no cookie, no consent to ask for. */
function embedHtml(attrs: Attributes, options: HtmlOptions): string {
  const url = said(attrs.url);
  if (!isWebAddress(url)) return '';
  const provider = /^[a-z]{1,30}$/.test(said(attrs.provider)) ? ` data-provider="${said(attrs.provider)}"` : '';
  const image = imageHtml(attrs.thumbnail, '', options);
  const title = escaped(said(attrs.title) || url);
  return `<figure class="embed"${provider}><a href="${escaped(linkAddress(url))}" rel="noopener nofollow">${image}${title}</a></figure>`;
}

function gameCardHtml(attrs: Attributes, { games }: HtmlOptions): string {
  const uuid = said(attrs.gameUuid);
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(uuid)) return '';
  return `<p class="game-card" data-game="${uuid}">${escaped(games?.get(uuid) ?? '')}</p>`;
}

/** Plain text (version 1) as paragraphs: an empty line ends one. */
export function paragraphsHtml(text: string): string {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escaped(part).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

const gameCard = /<p class="game-card" data-game="([\w-]+)">(.*?)<\/p>/gs;

/** The HTML of a document with its cards of games leading to their pages, where the site has one and the game a name. */
export function linkGameCards(html: string, addressOf: (uuid: string) => string | undefined): string {
  return html.replace(gameCard, (card, uuid: string, title: string) => {
    const address = addressOf(uuid);
    return address === undefined || title === ''
      ? card
      : `<p class="game-card" data-game="${uuid}"><a href="${escaped(address)}">${title}</a></p>`;
  });
}

/** The uuids of the games whose cards stand in the HTML of an article. */
export function gamesInHtml(html: string): string[] {
  return [...new Set([...html.matchAll(gameCard)].flatMap(([, uuid]) => uuid ?? []))];
}

/** A part of the HTML of an article: the card of the game `game`, or what stands between two of them. */
export interface HtmlPart {
  readonly html: string;
  readonly game?: string;
}

/** The HTML of an article cut at the cards of games that stand in no other element, so that a page can draw them itself. */
export function cutAtGames(html: string): HtmlPart[] {
  const parts: HtmlPart[] = [];
  let [end, read, open] = [0, 0, 0];
  for (const { 0: card, 1: game, index } of html.matchAll(gameCard)) {
    // Each piece is read once: from the last cut on, thousands of cards in one quotation would take seconds.
    open += openedIn(html.slice(read, index));
    read = index + card.length;
    if (game === undefined || open !== 0) continue;
    parts.push({ html: html.slice(end, index) }, { html: card, game });
    end = read;
  }
  return [...parts, { html: html.slice(end) }].filter((part) => part.html !== '');
}

/** How many elements more begin in a piece of HTML than end in it. */
function openedIn(html: string): number {
  const count = (tags: RegExp) => html.match(tags)?.length ?? 0;
  return count(/<(?!\/|br\b|hr\b|img\b)/g) - count(/<\//g);
}

/** A picture in HTML that was written here or cleaned, which has no attribute with a `>` that is not escaped. */
const image = /<img\b[^>]*>/g;
const libraryKey = /\/images\/(\d{2}\/\d{2}\/[0-9a-f]{12})\b/;
const emptyPicture = /<figure class="picture">(?!<img)(?:<figcaption>.*?<\/figcaption>)?<\/figure>/gs;

/** The keys of the items of the library that the HTML of an article shows. */
export function shownKeys(html: string): string[] {
  return [...new Set([...html.matchAll(image)].flatMap(([tag]) => libraryKey.exec(tag)?.[1] ?? []))];
}

/** The HTML of an article without the pictures of the library that visitors may not see, nor their captions. */
export function withoutHiddenPictures(html: string, isHidden: (key: string) => boolean): string {
  return html
    .replace(image, (tag) => {
      const key = libraryKey.exec(tag)?.[1];
      return key !== undefined && isHidden(key) ? '' : tag;
    })
    .replace(emptyPicture, '');
}
