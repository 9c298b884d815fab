import { type AnyExtension, Mark, Node } from '@tiptap/react';
import { NODE } from './own-node.ts';
import type { NodeWords } from './picture-nodes.ts';

/** Holds what is kept, word for word. */
const JSON_ATTRIBUTE = 'data-kept';

const attributes = { json: { default: null, rendered: false } };

function read(element: HTMLElement): { json: unknown } | false {
  try {
    return { json: JSON.parse(element.getAttribute(JSON_ATTRIBUTE) ?? '') as unknown };
  } catch {
    return false;
  }
}

function keptNode(name: 'keptBlock' | 'keptInline', tag: 'div' | 'span', words: NodeWords): Node {
  const isBlock = name === 'keptBlock';
  return Node.create({
    name,
    group: isBlock ? 'block' : 'inline',
    inline: !isBlock,
    atom: true,
    draggable: true,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag: `[${NODE}="${name}"]`, getAttrs: read }],
    renderHTML: ({ node }) => {
      const json: unknown = node.attrs.json;
      const type = typeof json === 'object' && json !== null && 'type' in json ? String(json.type) : '?';
      return [tag, { [NODE]: name, [JSON_ATTRIBUTE]: JSON.stringify(json) }, `${words.kept}: ${type}`];
    },
  });
}

/** A mark that this console does not know: it is not drawn, and stays on its words. */
const keptMark = Mark.create({
  name: 'keptMark',
  // Several of them may stand on the same words.
  excludes: '',
  inclusive: false,
  addAttributes: () => attributes,
  parseHTML: () => [{ tag: `span[${NODE}="keptMark"]`, getAttrs: read }],
  renderHTML: ({ mark }) => ['span', { [NODE]: 'keptMark', [JSON_ATTRIBUTE]: JSON.stringify(mark.attrs.json) }, 0],
});

/** What stands in for parts of a document that are unknown here: closed blocks that can be moved and deleted, never changed. */
export function keptNodes(words: NodeWords): readonly AnyExtension[] {
  return [keptNode('keptBlock', 'div', words), keptNode('keptInline', 'span', words), keptMark];
}
