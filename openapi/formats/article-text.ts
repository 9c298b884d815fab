/** What articles say in plain text, how long that is, and which items of the library they show: for console and service. */
import { type ArticleNode, isArticleDocument } from './article-body.ts';

/** Nodes that stand within a line of text; all others begin a line of their own. */
const inline: ReadonlySet<string> = new Set(['text', 'hardBreak']);

/** The plain text of a document: a line for each block, so that no two words run into each other. */
export function documentText(document: unknown): string {
  if (!isArticleDocument(document)) return '';
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
  };
  const walk = (node: ArticleNode) => {
    if (node.type === 'text') line += typeof node.text === 'string' ? node.text : '';
    else if (node.type === 'hardBreak') line += '\n';
    else {
      endLine();
      lines.push(...wordsOfAttributes(node));
    }
    if (Array.isArray(node.content)) for (const child of node.content) if (isNode(child)) walk(child);
    if (!inline.has(node.type)) endLine();
  };
  walk(document);
  endLine();
  return lines.join('\n');
}

/** What readers see of a node beside its content: titles and captions. */
function wordsOfAttributes({ type, attrs = {} }: ArticleNode): string[] {
  const texts = (...values: unknown[]) => values.filter((value) => typeof value === 'string' && value.trim() !== '');
  switch (type) {
    case 'picture':
      return texts(attrs.caption) as string[];
    case 'gallery':
      return picturesOf(attrs).flatMap(({ caption }) => texts(caption) as string[]);
    case 'embed':
    case 'factBox':
      return texts(attrs.title) as string[];
    default:
      return [];
  }
}

/** The text of an article's body, whatever its version: a document, HTML (v2) or text (v1). */
export function bodyText(version: string, body: unknown): string {
  if (typeof body !== 'string') return documentText(body);
  return version === 'v2' ? textOfHtml(body) : body;
}

/** Tags whose content is no text. */
const silent = /<(script|style|template|noscript|iframe|svg|math)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…' },
  ...{ rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', aring: 'å', auml: 'ä', ouml: 'ö', eacute: 'é', uuml: 'ü' },
  ...{ Aring: 'Å', Auml: 'Ä', Ouml: 'Ö', Eacute: 'É', Uuml: 'Ü', oslash: 'ø', Oslash: 'Ø', aelig: 'æ', AElig: 'Æ' },
};

/** The words of HTML, for searches and counts only: never to be shown as HTML again. */
function textOfHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(silent, ' ')
    .replace(/<\/?(a|b|i|u|s|em|strong|span|small|sub|sup|mark|code)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d{1,7});/g, (_, digits: string) => letterOf(Number(digits)))
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, digits: string) => letterOf(Number.parseInt(digits, 16)))
    .replace(/&([a-z]{2,6});/gi, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

function letterOf(code: number): string {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/** How many words a text has: letters and digits, with apostrophes, hyphens and points between them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.,:-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu)?.length ?? 0;
}

/** How long it takes to read so many words, whole minutes; none for no words. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / 200);
}

/** The items of the library that a document shows, each with its dotted path within the body. */
export function documentMedia(document: unknown): { path: string; value: string }[] {
  if (!isArticleDocument(document)) return [];
  const found: { path: string; value: string }[] = [];
  const note = (path: string, value: unknown) => {
    if (typeof value === 'string' && value !== '') found.push({ path, value });
  };
  const walk = ({ type, attrs = {}, content }: ArticleNode, path: string) => {
    if (type === 'picture') note(`${path}attrs.media`, attrs.media);
    if (type === 'embed') note(`${path}attrs.thumbnail`, attrs.thumbnail);
    if (type === 'gallery') {
      for (const [place, picture] of picturesOf(attrs).entries())
        note(`${path}attrs.pictures.${place}.media`, picture.media);
    }
    if (!Array.isArray(content)) return;
    content.forEach((child, index) => {
      if (isNode(child)) walk(child, `${path}content.${index}.`);
    });
  };
  walk(document, '');
  return found;
}

/** The pictures of a gallery, by its attributes. */
export function picturesOf(attrs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
  return Array.isArray(attrs.pictures) ? attrs.pictures.filter(isObject) : [];
}

/** The games whose cards a document shows, by their uuids, each with its path. */
export function documentGames(document: unknown): { path: string; value: string }[] {
  const found: { path: string; value: string }[] = [];
  const walk = ({ type, attrs = {}, content }: ArticleNode, path: string) => {
    if (type === 'gameCard' && typeof attrs.gameUuid === 'string')
      found.push({ path: `${path}attrs.gameUuid`, value: attrs.gameUuid });
    if (Array.isArray(content)) {
      content.forEach((child, index) => {
        if (isNode(child)) walk(child, `${path}content.${index}.`);
      });
    }
  };
  if (isArticleDocument(document)) walk(document, '');
  return found;
}

/** How many pictures a document shows: those of its galleries each count. */
export function countPictures(document: unknown): number {
  return documentMedia(document).filter(({ path }) => !path.endsWith('thumbnail')).length;
}

/**
 * An intro as it is meant (specification §3): JSON of a string or of a document is read, everything else is text. `2026`,
 * `true`, `null` and lists stay the text that they were.
 */
export function parsedIntro(intro: string | null): string | ArticleNode {
  if (intro === null) return '';
  const first = intro.trimStart()[0];
  if (first !== '"' && first !== '{') return intro;
  try {
    const value: unknown = JSON.parse(intro);
    return typeof value === 'string' || isArticleDocument(value) ? value : intro;
  } catch {
    return intro;
  }
}

/** The plain text of an intro, in whatever form it came. */
export function introText(intro: string | null): string {
  const parsed = parsedIntro(intro);
  return (typeof parsed === 'string' ? parsed : documentText(parsed)).trim();
}

/** A language as it is kept: `SE` is Swedish (specification §3); `se` is Northern Sami. */
export function writtenLanguage(lang: string): string {
  return lang === 'SE' ? 'sv' : lang;
}

/** What a tag links to a game, if it does: the game, and as what (specification §3). */
export function gameOfTag(value: string): { gameUuid: string; linkType: string } | undefined {
  if (!value.startsWith('game.')) return undefined;
  const parts = value.split('.');
  return { gameUuid: parts[1] ?? '', linkType: parts.length === 3 && parts[2] ? parts[2] : 'game' };
}

function isNode(value: unknown): value is ArticleNode {
  return isObject(value) && typeof value.type === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
