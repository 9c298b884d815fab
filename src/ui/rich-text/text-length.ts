import type { Node } from '@tiptap/pm/model';
import { countWords, readingMinutes } from '../../../openapi/formats/article-text.ts';
import { picturesOf } from './picture-nodes.ts';

/** How long a text is. */
export interface TextLength {
  words: number;
  characters: number;
  /** How long it takes to read. */
  minutes: number;
}

interface Count {
  words: number;
  characters: number;
}

/** What is counted of a block already: of a long text only the block that is written in is counted again. */
const counted = new WeakMap<Node, Count>();

function countBlock(block: Node): Count {
  const known = counted.get(block);
  if (known) return known;
  const lines = linesOf(block);
  const count = {
    words: countWords(lines.join('\n')),
    characters: [...lines.join('')].length,
  };
  counted.set(block, count);
  return count;
}

/** What readers see of a block: its text by lines, so that no two words are one, with titles and captions. */
function linesOf(node: Node): string[] {
  if (node.isTextblock)
    return node
      .textBetween(0, node.content.size, undefined, ({ type }) => (type.name === 'hardBreak' ? '\n' : ''))
      .split('\n');
  const { title, caption, pictures } = node.attrs as { title?: unknown; caption?: unknown; pictures?: unknown };
  const captions = picturesOf(pictures).map((picture) => picture.caption);
  const written = [title, caption, ...captions].filter((text): text is string => typeof text === 'string');
  return [...written, ...node.children.flatMap(linesOf)];
}

/** Words, characters with blanks, and minutes of a document. */
export function textLength(doc: Node): TextLength {
  const all = doc.children.map(countBlock);
  const words = all.reduce((sum, one) => sum + one.words, 0);
  const characters = all.reduce((sum, one) => sum + one.characters, 0);
  return { words, characters, minutes: readingMinutes(words) };
}
