import type { Node } from '@tiptap/react';
import { ownNode } from './own-node.ts';
import type { NodeWords } from './picture-nodes.ts';

/** Facts in a box beside the story: a title, and blocks inside. */
export function factBoxNode(words: NodeWords): Node {
  return ownNode({
    name: 'factBox',
    attributes: { title: null },
    tag: 'aside',
    draw: ({ title }) => [
      [
        'p',
        { class: 'title', contenteditable: 'false', ...(title ? {} : { 'data-wanting': '' }) },
        typeof title === 'string' && title ? title : words.untitled,
      ],
      ['div', { class: 'facts' }, 0],
    ],
    more: {
      content: 'block+',
      atom: false,
      defining: true,
      isolating: true,
    },
  });
}
