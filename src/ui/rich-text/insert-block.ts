import { Fragment, Slice } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor, JSONContent } from '@tiptap/react';

/**
 * Puts a block where the cursor is: in place of an empty paragraph, otherwise after the one that is written in. A block
 * that is one thing is selected, in others the cursor stands in the first place to write; there is always a paragraph to
 * go on after it.
 */
export function insertBlock(editor: Editor, json: JSONContent): void {
  const { schema, selection, tr } = editor.state;
  const node = schema.nodeFromJSON(json);
  const { $to } = selection;
  const isText = $to.parent.isTextblock;
  const isEmptyText = isText && $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  const end = isText ? $to.after() : $to.pos;
  const from = isEmptyText ? $to.before() : end;
  tr.replaceRange(from, end, new Slice(Fragment.from(node), 0, 0));
  const at = placeOf(tr.doc, node, from);
  const after = at + node.nodeSize;
  if (!tr.doc.resolve(after).nodeAfter) tr.insert(after, schema.nodes.paragraph?.create() ?? Fragment.empty);
  tr.setSelection(node.isAtom ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(at + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

type Doc = Editor['state']['doc'];

/** Where a block ended up: a table may have been put behind the one around the cursor. */
function placeOf(doc: Doc, node: Doc, near: number): number {
  let found = near;
  doc.nodesBetween(Math.max(0, near - 1), doc.content.size, (one, at) => {
    if (one === node) found = at;
    return found === near && one !== node;
  });
  return found;
}

/** Writes some attributes of a node; it stays selected. */
export function setAttributes(editor: Editor, at: number, attributes: Readonly<Record<string, unknown>>): void {
  const { tr } = editor.state;
  for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(at, name, value);
  editor.view.dispatch(tr);
}

/** Takes a node away; the cursor goes to where it was. */
export function removeNode(editor: Editor, at: number): void {
  const node = editor.state.doc.nodeAt(at);
  if (!node) return;
  const tr = editor.state.tr.delete(at, at + node.nodeSize);
  if (tr.doc.childCount === 0) tr.insert(0, editor.schema.nodes.paragraph?.create() ?? Fragment.empty);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(at, tr.doc.content.size))));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
