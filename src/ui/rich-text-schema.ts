import { type AnyExtension, type Content, type Editor, getSchema, type JSONContent } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { olderTextHtml } from '../../openapi/formats/older-text.ts';
import { inertPage, STYLE } from './rich-text-paste.ts';

/**
 * What the editor can hold: more than its toolbar offers, so that what came from elsewhere stays as it is. It adds nothing by itself: no paragraph at the
 * end, no `rel` on links.
 */
export const EXTENSIONS: readonly AnyExtension[] = [
  StarterKit.configure({
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      markdownLinks: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => /^(https?:|mailto:|tel:)/i.test(address),
    },
  }),
];

const schema = getSchema([...EXTENSIONS]);

/** What of a document the editor could not keep, by name; empty when it holds everything. */
export type Unheld = readonly string[];

/** Names among {@link Unheld} that the console has a word for, under `ui.richText.parts`. */
export const NAMED_PARTS: readonly string[] = ['table', 'picture', 'embed', 'style'];

/** Names of an element's parts that the editor drops: the element itself, or one of its attributes. */
const KEPT_TAGS: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  del: [],
  strike: [],
  code: [],
  pre: [],
  blockquote: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  ul: [],
  ol: ['start', 'type'],
  li: [],
  a: ['href', 'target', 'rel', 'class', 'title'],
};

/** Elements and attributes that a reader has a word for, and the key of that word. */
const PARTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'table caption colgroup col thead tbody tfoot tr td th'.split(' ').map((tag) => [tag, 'table']),
  ),
  ...Object.fromEntries('img picture figure figcaption source svg'.split(' ').map((tag) => [tag, 'picture'])),
  ...Object.fromEntries('iframe video audio object embed'.split(' ').map((tag) => [tag, 'embed'])),
  ...Object.fromEntries([STYLE, 'class', 'id', 'span', 'font', 'div'].map((name) => [name, 'style'])),
};

/** What an HTML text has that the editor cannot keep: it would be lost with the first letter that is changed. */
export function unheldHtml(html: string): Unheld {
  const page = inertPage(html);
  const found = new Set<string>();
  for (const element of page.body.querySelectorAll('*')) {
    const tag = element.localName;
    const kept = KEPT_TAGS[tag];
    if (!kept) found.add(PARTS[tag] ?? `<${tag}>`);
    for (const { name, value } of kept ? element.attributes : []) {
      const isLost = !kept?.includes(name) || (name === 'href' && !/^(https?:|mailto:|tel:)/i.test(value));
      if (isLost) found.add(PARTS[name] ?? `<${tag} ${name}>`);
    }
  }
  return [...found].sort();
}

/** What a document has that the editor cannot keep. */
export function unheldDocument(value: object): Unheld {
  const found = new Set<string>();
  collect(value, found);
  if (found.size > 0) return [...found].sort();
  try {
    schema.nodeFromJSON(value).check();
    return [];
  } catch {
    return ['?'];
  }
}

function collect(node: JSONContent, found: Set<string>): void {
  const type = schema.nodes[node.type ?? ''];
  if (!type) found.add(String(node.type ?? '?'));
  else addUnknown(String(node.type), node.attrs, type.spec.attrs, found);
  for (const mark of node.marks ?? []) {
    const known = schema.marks[mark.type];
    if (!known) found.add(mark.type);
    else addUnknown(mark.type, mark.attrs, known.spec.attrs, found);
  }
  for (const child of node.content ?? []) collect(child, found);
}

function addUnknown(name: string, attributes: object | undefined, known: object | undefined, found: Set<string>): void {
  for (const attribute of Object.keys(attributes ?? {})) {
    if (!known || !(attribute in known)) found.add(`${name}.${attribute}`);
  }
}

/** A value as the editor takes it: HTML, or its own document; older blocks as HTML. Each line of a text without any HTML becomes a paragraph. */
export function contentOf(value: string | object | null): Content {
  if (typeof value === 'string') return value.includes('<') || !value.includes('\n') ? value : paragraphsOf(value);
  if (Array.isArray(value)) return olderTextHtml(value);
  return value !== null && Object.keys(value).length > 0 ? value : null;
}

function paragraphsOf(text: string): JSONContent {
  const lines = text.split(/\r?\n/);
  const content = lines.map((line) => ({
    type: 'paragraph',
    ...(line ? { content: [{ type: 'text', text: line }] } : {}),
  }));
  return { type: 'doc', content };
}

/** What the editor holds now, in the kind of the value that it edits; null when it is empty. */
export function heldValue(editor: Editor, kind: 'html' | 'document'): string | object | null {
  if (editor.isEmpty) return null;
  return kind === 'html' ? editor.getHTML() : editor.getJSON();
}
