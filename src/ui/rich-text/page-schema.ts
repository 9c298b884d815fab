import { type AnyExtension, Extension, getSchema } from '@tiptap/react';
import { EXTENSIONS } from '../rich-text-schema.ts';
import { embedNode } from './embed-node.ts';
import { factBoxNode } from './fact-box-node.ts';
import { gameNode } from './game-node.ts';
import { keptNodes } from './kept-nodes.ts';
import type { PageHost, PagePart } from './page-host.ts';
import { type NodeWords, pictureNodes } from './picture-nodes.ts';
import { tableNodes } from './table-nodes.ts';

/** Every node and mark that a document may have, each of which keeps what it does not know of itself. */
const NODES =
  'doc paragraph heading bulletList orderedList listItem blockquote horizontalRule hardBreak codeBlock table tableRow tableHeader tableCell picture gallery embed gameCard factBox';
const MARKS = 'bold italic underline strike code link';

/** Attributes and other properties that a stored node has and this console does not know. */
const keptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: [...NODES.split(' '), ...MARKS.split(' ')],
      attributes: { kept: { default: null, rendered: false, keepOnSplit: false, parseHTML: () => null } },
    },
  ],
});

/** What a text with these parts is made of. The schema has no other nodes: what is not offered is kept closed. */
export function articleExtensions(
  parts: readonly PagePart[],
  host: PageHost,
  words: NodeWords,
): readonly AnyExtension[] {
  const { picture, gallery } = pictureNodes(host, words);
  const nodes: Readonly<Record<PagePart, readonly AnyExtension[]>> = {
    table: tableNodes,
    picture: [picture],
    gallery: [gallery],
    embed: [embedNode(host)],
    game: [gameNode(words)],
    factbox: [factBoxNode(words)],
  };
  return [...EXTENSIONS, keptAttributes, ...keptNodes(words), ...parts.flatMap((part) => nodes[part])];
}

/** The schema of a text with these parts, to read stored documents by before there is an editor. */
export function articleSchema(extensions: readonly AnyExtension[]) {
  return getSchema([...extensions]);
}
