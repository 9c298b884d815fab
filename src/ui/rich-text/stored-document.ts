import type { Mark, Node, Schema } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';

type Properties = Readonly<Record<string, unknown>>;

/** What a node of this console keeps of a stored one beside what it knows. */
interface Kept {
  attrs?: Properties;
  more?: Properties;
}

const isProperties = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const STAND_INS = new Set(['keptBlock', 'keptInline', 'keptMark']);
/** Attributes of these nodes are written even when they are empty: they are what the node is. */
const WRITTEN_WHOLE = new Set([
  'picture',
  'gallery',
  'embed',
  'gameCard',
  'factBox',
  'heading',
  'tableCell',
  'tableHeader',
]);

/** The blocks as they were stored, or as they were last written: what was not changed is handed out as the very object. */
const stored = new WeakMap<Node, object>();

/**
 * A stored document as the editor can read it. Nodes and marks that it does not know become stand-ins that keep them
 * word for word; so does a whole block that is not built as the editor builds it.
 */
export function editableDocument(document: unknown, schema: Schema): JSONContent | null {
  if (!isProperties(document) || !Array.isArray(document.content)) return null;
  const { type: _type, content, ...more } = document;
  const blocks = content.map((block) => editableBlock(block, schema));
  return { type: 'doc', content: blocks, ...(Object.keys(more).length > 0 ? { attrs: { kept: { more } } } : {}) };
}

/** Tells which stored block each block of the editor came from; to be called once, before anything is changed. */
export function rememberStored(doc: Node, document: unknown): void {
  if (!isProperties(document) || !Array.isArray(document.content)) return;
  if (document.content.length !== doc.childCount) return;
  doc.forEach((block, _at, index) => {
    const before: unknown = (document.content as unknown[])[index];
    if (isProperties(before)) stored.set(block, before);
  });
}

/** The document as it is stored. */
export function storedDocument(doc: Node): object {
  const content = doc.children.map((block) => {
    const before = stored.get(block);
    if (before) return before;
    const written = storedNode(block);
    stored.set(block, written);
    return written;
  });
  return { type: 'doc', content, ...(doc.attrs.kept as Kept | null)?.more };
}

const standIn = (type: 'keptBlock' | 'keptInline', json: unknown): JSONContent => ({ type, attrs: { json } });

function editableBlock(block: unknown, schema: Schema): JSONContent {
  const node = editableNode(block, schema, false);
  try {
    const read = schema.nodeFromJSON(node);
    read.check();
    if (schema.topNodeType.contentMatch.matchType(read.type)) return node;
  } catch {
    // Built otherwise than the editor builds it: the whole block stays closed.
  }
  return standIn('keptBlock', block);
}

function editableNode(node: unknown, schema: Schema, isInline: boolean): JSONContent {
  const unknown = standIn(isInline ? 'keptInline' : 'keptBlock', node);
  if (!isProperties(node) || typeof node.type !== 'string' || STAND_INS.has(node.type)) return unknown;
  const type = schema.nodes[node.type];
  const { type: name, attrs, content, marks, text, ...more } = node;
  if (!type || (type.isText && (attrs !== undefined || Object.keys(more).length > 0))) return unknown;
  const children = Array.isArray(content) ? content : [];
  return {
    type: name,
    ...(type.isText ? {} : { attrs: known(attrs, type.spec.attrs, more) }),
    ...(content === undefined ? {} : { content: children.map((one) => editableNode(one, schema, type.inlineContent)) }),
    ...(Array.isArray(marks) ? { marks: marks.map((mark) => editableMark(mark, schema)) } : {}),
    ...(typeof text === 'string' ? { text } : {}),
  };
}

function editableMark(mark: unknown, schema: Schema): { type: string; attrs: Record<string, unknown> } {
  const unknown = { type: 'keptMark', attrs: { json: mark } };
  if (!isProperties(mark) || typeof mark.type !== 'string' || STAND_INS.has(mark.type)) return unknown;
  const { type: name, attrs, ...more } = mark;
  const type = schema.marks[name];
  return type ? { type: type.name, attrs: known(attrs, type.spec.attrs, more) } : unknown;
}

/** Attributes that the schema knows, and beside them, as one more, those that it does not. */
function known(attrs: unknown, names: object | null | undefined, more: Properties): Record<string, unknown> {
  const all = Object.entries(isProperties(attrs) ? attrs : {});
  const isKnown = ([name]: [string, unknown]): boolean => name !== 'kept' && name in (names ?? {});
  const others = all.filter((entry) => !isKnown(entry));
  const kept: Kept = {
    ...(others.length > 0 ? { attrs: Object.fromEntries(others) } : {}),
    ...(Object.keys(more).length > 0 ? { more } : {}),
  };
  return { ...Object.fromEntries(all.filter(isKnown)), ...(Object.keys(kept).length > 0 ? { kept } : {}) };
}

function storedNode(node: Node): object {
  const { type, content, marks, text } = node;
  if (STAND_INS.has(type.name)) return node.attrs.json as object;
  const kept = node.attrs.kept as Kept | null | undefined;
  const attrs = { ...writtenAttributes(node), ...kept?.attrs };
  return {
    type: type.name,
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(content.size > 0 ? { content: content.content.map(storedNode) } : {}),
    ...(marks.length > 0 ? { marks: marks.map(storedMark) } : {}),
    ...(text === undefined ? {} : { text }),
    ...kept?.more,
  };
}

function storedMark(mark: Mark): object {
  if (STAND_INS.has(mark.type.name)) return mark.attrs.json as object;
  const kept = mark.attrs.kept as Kept | null | undefined;
  const attrs = { ...writtenAttributes(mark), ...kept?.attrs };
  return { type: mark.type.name, ...(Object.keys(attrs).length > 0 ? { attrs } : {}), ...kept?.more };
}

/** Attributes as they are stored: of the editor's own nodes only those that say something. */
function writtenAttributes({ type, attrs }: Node | Mark): Properties {
  const isWhole = WRITTEN_WHOLE.has(type.name);
  const isSaid = ([name, value]: [string, unknown]): boolean =>
    name !== 'kept' && (isWhole || (value !== null && !(name === 'start' && value === 1)));
  return Object.fromEntries(Object.entries(attrs).filter(isSaid));
}
