import { inertPage, type PasteRules } from '../rich-text-paste.ts';
import { type EmbedAddress, embedAddress } from './embed-address.ts';
import { NODE, NODE_ATTRIBUTES } from './own-node.ts';
import type { PagePart, PagePicture } from './page-host.ts';

/** Stands before the content of a pasted picture until it is on its way into the library. */
export const PASTED = 'pasted:';

const OWN: Readonly<Record<string, PagePart>> = {
  picture: 'picture',
  gallery: 'gallery',
  embed: 'embed',
  gameCard: 'game',
  factBox: 'factbox',
};
const TABLE: Readonly<Record<string, readonly string[]>> = {
  table: [],
  tbody: [],
  tr: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};
const KEPT = ['keptBlock', 'keptInline', 'keptMark'];
/** What providers ask people to paste: a quotation that a script makes a frame of. */
const QUOTED = 'blockquote.twitter-tweet, blockquote.instagram-media, blockquote.tiktok-embed';
/** A picture of this console's own service, in any size. */
const OWN_PICTURE = /^(?:https?:\/\/[^/]+)?\/images\/(\d{2}\/\d{2}\/[0-9a-f]{12})(?:\?|$)/;

/** What pasting found that a text cannot take by itself. */
export interface Pasted {
  /** Pictures of elsewhere, whose files nobody here may fetch. */
  lostPictures: number;
}

/** How pasted HTML becomes the parts that this text offers: tables, pictures, embedded media, and what was copied here. */
export function articlePaste(parts: readonly PagePart[], told: Pasted): PasteRules {
  const offers = (part: PagePart): boolean => parts.includes(part);
  return {
    prepare: (body) => {
      const isOwn = body.querySelector('[data-pm-slice]') !== null;
      for (const element of body.querySelectorAll(`[${NODE}]`)) prepareOwn(element, offers, isOwn);
      if (offers('embed')) makeEmbeds(body);
      for (const frame of body.querySelectorAll('iframe')) leaveAddress(frame);
      for (const picture of body.querySelectorAll('img')) makePicture(picture, offers('picture'), told);
      if (offers('table')) for (const table of body.querySelectorAll('table')) tidyTable(table);
    },
    keeps: (element) => {
      const node = element.getAttribute(NODE);
      if (node !== null) return [NODE, NODE_ATTRIBUTES, 'data-kept'];
      return offers('table') ? TABLE[element.localName] : undefined;
    },
  };
}

/** The address of something to show that was pasted as text, or as the code that providers give. */
export function pastedEmbed(text: string): EmbedAddress | undefined {
  const written = text.trim();
  if (!/^<(iframe|blockquote)\b/i.test(written))
    return /^https?:\/\/\S+$/i.test(written) ? embedAddress(written) : undefined;
  const { body } = inertPage(written);
  const frame = body.querySelector('iframe');
  const quoted = body.querySelector(QUOTED);
  return frame ? embedAddress(frame.getAttribute('src') ?? '') : quoted ? quotedAddress(quoted) : undefined;
}

/** What was copied in this console. From elsewhere nothing comes closed, and nothing that is not offered. */
function prepareOwn(element: Element, offers: (part: PagePart) => boolean, isOwn: boolean): void {
  const node = element.getAttribute(NODE) ?? '';
  const part = OWN[node];
  const isTaken = KEPT.includes(node) ? isOwn : part !== undefined && offers(part);
  if (!isTaken) {
    element.removeAttribute(NODE);
    return;
  }
  if (node === 'keptMark') return;
  if (node !== 'factBox') {
    element.replaceChildren();
    return;
  }
  element.querySelector(':scope > .title')?.remove();
  const facts = element.querySelector(':scope > .facts');
  facts?.replaceWith(...facts.childNodes);
}

function makeEmbeds(body: HTMLElement): void {
  for (const quoted of body.querySelectorAll(QUOTED)) {
    const found = quotedAddress(quoted);
    if (found) quoted.replaceWith(nodeOf(quoted.ownerDocument, 'embed', { ...found, title: null, thumbnail: null }));
  }
  for (const frame of body.querySelectorAll('iframe')) {
    const found = embedAddress(frame.getAttribute('src') ?? '');
    const title = frame.getAttribute('title');
    const attributes = { ...found, title: title?.trim() ? title : null, thumbnail: null };
    if (found) placeOf(frame).replaceWith(nodeOf(frame.ownerDocument, 'embed', attributes));
  }
}

function quotedAddress(quoted: Element): EmbedAddress | undefined {
  const named = quoted.getAttribute('cite') ?? quoted.getAttribute('data-instgrm-permalink');
  const links = [...quoted.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return [named ?? '', ...links.reverse()].map(embedAddress).find((found) => found !== undefined);
}

/** A frame of someone unknown becomes a link: its address is worth more than nothing. */
function leaveAddress(frame: Element): void {
  const address = frame.getAttribute('src') ?? '';
  if (!/^https?:\/\//i.test(address)) return;
  const page = frame.ownerDocument;
  const link = page.createElement('a');
  link.setAttribute('href', address);
  link.append(address);
  const paragraph = page.createElement('p');
  paragraph.append(link);
  frame.replaceWith(paragraph);
}

/** A picture with the words beneath it. One of elsewhere cannot be fetched; its words stay. */
function makePicture(image: Element, isOffered: boolean, told: Pasted): void {
  const source = image.getAttribute('src') ?? '';
  const [, key] = OWN_PICTURE.exec(source) ?? [];
  const isData = /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i.test(source);
  const media = key === undefined ? (isData ? PASTED + source : undefined) : `image|embedded|${key}`;
  if (!isOffered) return;
  if (media === undefined) {
    // A dot that only counts readers is missed by nobody.
    if (Number(image.getAttribute('width') ?? 99) > 2) told.lostPictures += 1;
    return;
  }
  const figure = image.closest('figure');
  const isAlone = figure?.querySelectorAll('img').length === 1;
  const caption = isAlone ? (figure.querySelector('figcaption')?.textContent ?? '').trim() : '';
  const alt = (image.getAttribute('alt') ?? '').trim();
  const picture: PagePicture = { media, alt: alt || null, caption: caption || null, credit: null };
  const place = isAlone && figure ? figure : placeOf(image);
  place.replaceWith(nodeOf(image.ownerDocument, 'picture', { ...picture }));
}

/** What holds nothing but this element, so that no empty paragraph or link is left around a block. */
function placeOf(element: Element): Element {
  const { parentElement: around } = element;
  const isAlone = around?.childElementCount === 1 && (around.textContent ?? '').trim() === '';
  const isPlain = around && ['p', 'a', 'span', 'figure', 'div'].includes(around.localName);
  return isAlone && isPlain && !around.hasAttribute(NODE) ? placeOf(around) : element;
}

function nodeOf(page: Document, name: string, attributes: object): Element {
  const element = page.createElement('div');
  element.setAttribute(NODE, name);
  element.setAttribute(NODE_ATTRIBUTES, JSON.stringify(attributes));
  return element;
}

/** Rows and cells alone. Its title becomes a paragraph before it; one that only frames a page goes. */
function tidyTable(table: Element): void {
  const cells = table.querySelectorAll('td, th');
  const title = table.querySelector(':scope > caption');
  if (title) table.before(title);
  for (const columns of table.querySelectorAll('colgroup, col')) columns.remove();
  const isFrame = cells.length <= 1 || table.querySelector('table') !== null || table.closest('td, th') !== null;
  if (!isFrame) return;
  for (const cell of table.querySelectorAll(':scope > * > tr > *')) {
    const line = table.ownerDocument.createElement('div');
    line.append(...cell.childNodes);
    table.before(line);
  }
  table.remove();
}
