import { isArticleLink } from '../../openapi/formats/article-body.ts';
import { flattenDeep } from './rich-text-nesting.ts';

/** What text processors write around the words, which nobody pastes on purpose. */
const NOISE = 'style, script, meta, link, title, xml, template, img, iframe, object, head';

/** Comments of Word and the signs in the text that lead to them. */
const COMMENTS = '.MsoCommentReference, .msocomanchor, .MsoCommentText, [data-pasted-style*="mso-element:comment"]';

/** Elements that stay; of their attributes only a link's address and where a list begins. */
const KEPT = new Set('p br hr strong b em i u s del code pre blockquote h1 h2 h3 h4 h5 h6 ul ol li a'.split(' '));

/** Levels that a text does not have, by the nearest that it has: the first is the title of the page. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Blocks that stay no element of their own: they become paragraphs, or words of two of them would run into one. */
const BLOCKS = new Set(
  'div section article main header footer aside nav figure figcaption address dl dt dd details summary center caption tr'.split(
    ' ',
  ),
);
const INNER = 'p, div, ul, ol, dl, table, blockquote, pre, hr, h1, h2, h3, h4, h5, h6, [data-node]';

/** What a text takes beside the plain structure: pictures, tables and the like. */
export interface PasteRules {
  /** Makes elements of its own of what would be dropped. */
  prepare(body: HTMLElement): void;
  /** The attributes that stay of an element; undefined of one that it does not know. */
  keeps(element: Element): readonly string[] | undefined;
}

/** What is known of styles once the attribute is taken out of the browser's way: the content security policy would complain about it. */
export const STYLE = 'data-pasted-style';

/** HTML as a page that does nothing: no style and no handler in it is applied, or refused by the content security policy. */
export function inertPage(html: string): Document {
  const plain = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[(?:if|endif)[^>]*>/gi, '')
    .replace(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[^>]+>/g, (tag) =>
      tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`).replace(/\son[a-z]+\s*=/gi, ' data-pasted-event='),
    );
  return new DOMParser().parseFromString(plain, 'text/html');
}

/** HTML from elsewhere, above all from Word, as plain structure: no classes, no styles, no lists made of dots. */
export function cleanPastedHtml(html: string, hasHeadings: boolean, rules?: PasteRules): string {
  const { body } = inertPage(html);
  rules?.prepare(body);
  for (const element of body.querySelectorAll(`${NOISE}, ${COMMENTS}`)) element.remove();
  makeLists(body);
  for (const element of [...body.querySelectorAll('*')].reverse()) clean(element, hasHeadings, rules);
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if ((element.textContent ?? '').trim() === '' && !element.querySelector('br')) element.remove();
  }
  flattenDeep(body);
  return body.innerHTML.trim();
}

const styleOf = (element: Element): string => (element.getAttribute(STYLE) ?? '').toLowerCase();

/** Makes one element plain; what it holds has been made so already. */
function clean(element: Element, hasHeadings: boolean, rules: PasteRules | undefined): void {
  const tag = element.localName;
  const style = styleOf(element);
  const own = rules?.keeps(element);
  if (own) {
    stripAttributes(element, own);
    return;
  }
  if (/(^|[;\s])font-weight:\s*(bold|[6-9]00)/.test(style) && tag === 'span') wrapContent(element, 'strong');
  if (/(^|[;\s])font-style:\s*italic/.test(style) && tag === 'span') wrapContent(element, 'em');
  if (BLOCKS.has(tag) && !element.querySelector(INNER)) rename(element, 'p');
  else if (/^h[1-6]$/.test(tag) && !hasHeadings) rename(element, 'p');
  else if (HEADINGS[tag]) rename(element, HEADINGS[tag]);
  else if (!KEPT.has(tag) || isNoBold(element) || (tag === 'a' && !isLink(element))) unwrap(element);
  else stripAttributes(element, tag === 'a' ? ['href'] : tag === 'ol' ? ['start'] : []);
}

const isNoBold = (element: Element): boolean =>
  ['b', 'strong'].includes(element.localName) && /(^|[;\s])font-weight:\s*(normal|400)/.test(styleOf(element));

/** A link that leads somewhere, as the texts of articles know it, and has something to press. */
const isLink = (element: Element): boolean => isWebLink(element) && (element.textContent ?? '').trim() !== '';

/** Leaves what an element holds; what stood in a line of its own still does. */
function unwrap(element: Element): void {
  const { localName: tag, ownerDocument: page } = element;
  const isLine = tag === 'span' && /(^|[;\s])display:\s*block/.test(styleOf(element));
  if (isLine) element.before(page.createElement('br'));
  const isCell = tag === 'td' || tag === 'th';
  if (isCell && element.previousElementSibling) element.prepend(' ');
  element.replaceWith(...element.childNodes);
}

/** A path would be one of the page that it was copied from. */
function isWebLink(element: Element): boolean {
  const address = element.getAttribute('href') ?? '';
  return /^(https?:|mailto:|tel:)/i.test(address) && isArticleLink(address);
}

function stripAttributes(element: Element, kept: readonly string[]): void {
  for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
}

function rename(element: Element, tag: string): void {
  const next = element.ownerDocument.createElement(tag);
  next.append(...element.childNodes);
  element.replaceWith(next);
}

function wrapContent(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Word writes list items as paragraphs with a dot or a number in front; this makes them the lists that they look like. */
function makeLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(/mso-list:[^;]*level(\d+)/.exec(styleOf(paragraph))?.[1] ?? 0);
    const before = paragraph.previousElementSibling;
    if (level === 0 || (open[0] && before !== open[0])) open = [];
    if (level === 0) continue;
    const mark = markOf(paragraph);
    const tag = /^(\d+|[a-z]{1,4})[.)]/i.test(mark) ? 'ol' : 'ul';
    open = open.slice(0, level);
    if (open.at(-1) && open.length === level && open.at(-1)?.localName !== tag && level === 1) open = [];
    while (open.length < level) open.push(openList(open.at(-1), tag, paragraph));
    const item = body.ownerDocument.createElement('li');
    const words = body.ownerDocument.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Takes the dot or number in front of a list item away, and gives it. */
function markOf(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll(`[${STYLE}]`)].find((element) =>
    /mso-list:\s*ignore/.test(styleOf(element)),
  );
  mark?.remove();
  return (mark?.textContent ?? '').trim();
}

/** A new list: inside the last item of the list around it, or where the paragraph stands. */
function openList(around: HTMLElement | undefined, tag: string, paragraph: Element): HTMLElement {
  const list = paragraph.ownerDocument.createElement(tag);
  const holder = around?.lastElementChild;
  if (holder) holder.append(list);
  else if (around) around.append(list);
  else paragraph.before(list);
  return list;
}
