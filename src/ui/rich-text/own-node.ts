import { type Attributes, mergeAttributes, Node, type NodeConfig } from '@tiptap/react';

/** Names an element of the page after its node. */
export const NODE = 'data-node';
/** Holds the attributes of a node as JSON, so that a copy within the console keeps them all. */
export const NODE_ATTRIBUTES = 'data-attributes';

type Element = globalThis.Element;

/** What a node draws: the inside of its element, as ProseMirror describes pages. */
export type Drawn = readonly unknown[] | HTMLElement;

interface OwnNode {
  name: string;
  /** Its attributes with what they are when nothing is written in them. */
  attributes: Readonly<Record<string, unknown>>;
  tag: string;
  /** What stands in its element; `0` is the place of its content. */
  draw(attributes: Readonly<Record<string, unknown>>): readonly Drawn[];
  more?: Partial<NodeConfig>;
}

/** A block of the console's own: drawn by plain elements, never by a view of React (design: they drop frames in long texts). */
export function ownNode({ name, attributes, tag, draw, more }: OwnNode): Node {
  const kept = Object.entries(attributes).map(([key, empty]) => [key, { default: empty, rendered: false }] as const);
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: (): Attributes => Object.fromEntries(kept),
    parseHTML: () => [{ tag: `[${NODE}="${name}"]`, getAttrs: (element) => attributesOf(element, attributes) }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const own = { [NODE]: name, [NODE_ATTRIBUTES]: JSON.stringify(pick(node.attrs, attributes)) };
      return [tag, mergeAttributes(HTMLAttributes, own), ...draw(node.attrs)];
    },
    ...more,
  });
}

function pick(from: Readonly<Record<string, unknown>>, like: object): object {
  return Object.fromEntries(Object.keys(like).map((key) => [key, from[key]]));
}

/** The attributes that an element of the page carries; those of another kind than expected are left empty. */
function attributesOf(element: Element, empty: Readonly<Record<string, unknown>>): Record<string, unknown> | false {
  try {
    const found: unknown = JSON.parse(element.getAttribute(NODE_ATTRIBUTES) ?? '');
    if (typeof found !== 'object' || found === null) return false;
    return { ...empty, ...pick(found as Record<string, unknown>, empty) };
  } catch {
    return false;
  }
}
