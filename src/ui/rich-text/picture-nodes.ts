import type { Node as DocumentNode } from '@tiptap/pm/model';
import type { Node } from '@tiptap/react';
import { type Drawn, ownNode } from './own-node.ts';
import type { PageHost, PagePicture } from './page-host.ts';
import { showPicture } from './show-picture.ts';

/** The words that are drawn in a text where something is missing. */
export interface NodeWords {
  noAlt: string;
  unknownGame: string;
  kept: string;
  untitled: string;
  emptyGallery: string;
}

/** A picture without words of its own. */
const NO_PICTURE: PagePicture = { media: '', alt: null, caption: null, credit: null };

/** The width of the text in which pictures are drawn. */
const SIZES = '(max-width: 780px) 100vw, 720px';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a node keeps as a picture, whatever is stored. */
function pictureOf(stored: unknown): PagePicture {
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<PagePicture>;
  return {
    media: textOf(found.media),
    alt: textOf(found.alt) || null,
    caption: textOf(found.caption) || null,
    credit: textOf(found.credit) || null,
  };
}

function drawImage(host: PageHost, { media, alt }: PagePicture, sizes = SIZES): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = alt ?? '';
  image.loading = 'lazy';
  // Drawn again with each letter of its words, so it must not be decoded beside the frame.
  image.decoding = 'sync';
  image.draggable = false;
  showPicture(image, host, media, sizes);
  return image;
}

function drawWords({ caption, credit }: PagePicture): readonly Drawn[] {
  if (!caption && !credit) return [];
  return [['figcaption', {}, ...(caption ? [caption, ' '] : []), ...(credit ? [['cite', {}, credit]] : [])]];
}

/** The nodes of pictures: one, and several that are leafed through. */
export function pictureNodes(host: PageHost, words: NodeWords): { picture: Node; gallery: Node } {
  const picture = ownNode({
    name: 'picture',
    attributes: { ...NO_PICTURE },
    tag: 'figure',
    draw: (attributes) => {
      const one = pictureOf(attributes);
      const wanting = one.alt ? [] : [['span', { class: 'wanting' }, words.noAlt]];
      return [drawImage(host, one), ...wanting, ...drawWords(one)];
    },
  });
  const gallery = ownNode({
    name: 'gallery',
    attributes: { pictures: [] },
    tag: 'figure',
    draw: ({ pictures }) => {
      const all = picturesOf(pictures);
      if (all.length === 0) return [['p', {}, words.emptyGallery]];
      const wanting = all.every(({ alt }) => alt) ? [] : [['span', { class: 'wanting' }, words.noAlt]];
      return [['div', { class: 'pictures' }, ...all.map((one) => drawImage(host, one, '240px'))], ...wanting];
    },
  });
  return { picture, gallery };
}

/** How many pictures stand in a text: those of its galleries each count. */
export function countPicturesIn(doc: DocumentNode): number {
  let count = 0;
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'picture') count += 1;
    if (type.name === 'gallery') count += picturesOf(attrs.pictures).length;
  });
  return count;
}

/** The pictures of a gallery, whatever is stored. */
export function picturesOf(stored: unknown): readonly PagePicture[] {
  return Array.isArray(stored) ? stored.map(pictureOf) : [];
}
