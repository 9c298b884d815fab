import type { Command } from '@tiptap/pm/state';
import { addRowAfter, CellSelection, deleteTable, goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type AnyExtension, type Editor, Extension, type JSONContent, Node } from '@tiptap/react';

/** What each node is to the code of tables. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableHeader: 'header_cell',
  tableCell: 'cell',
};

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(50, Math.max(1, Number(element.getAttribute(name)) || 1)),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

function cell(name: 'tableHeader' | 'tableCell', tag: 'th' | 'td'): Node {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** Runs a command of the table code, such as one that adds a row. */
export function runInTable(editor: Editor, command: Command): boolean {
  editor.commands.focus(undefined, { scrollIntoView: false });
  return command(editor.state, editor.view.dispatch);
}

/** A cell further; behind the last one a new row. */
function nextCell(editor: Editor): boolean {
  if (!editor.isActive('table')) return false;
  const { state, view } = editor;
  if (goToNextCell(1)(state, view.dispatch)) return true;
  if (!addRowAfter(state, view.dispatch)) return false;
  return goToNextCell(1)(editor.state, view.dispatch);
}

/** Deleting every cell deletes the table: an empty one would be left that nobody asked for. */
function deleteWhole(editor: Editor): boolean {
  const { selection } = editor.state;
  const isWhole = selection instanceof CellSelection && selection.isRowSelection() && selection.isColSelection();
  return isWhole && deleteTable(editor.state, editor.view.dispatch);
}

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  // The frame scrolls where the columns do not fit, and is what `contain` stands on.
  renderHTML: ({ HTMLAttributes }) => ['div', { class: 'table' }, ['table', HTMLAttributes, ['tbody', 0]]],
  addKeyboardShortcuts() {
    return {
      Tab: () => nextCell(this.editor),
      'Shift-Tab': () =>
        this.editor.isActive('table') && goToNextCell(-1)(this.editor.state, this.editor.view.dispatch),
      Backspace: () => deleteWhole(this.editor),
      Delete: () => deleteWhole(this.editor),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const roles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => (ROLES[name] === undefined ? {} : { tableRole: ROLES[name] }),
});

/** Tables, on the table code that comes with TipTap: its own table package is of another version (design). */
export const tableNodes: readonly AnyExtension[] = [
  roles,
  table,
  tableRow,
  cell('tableHeader', 'th'),
  cell('tableCell', 'td'),
];

/** A new table, its first row a header. */
export function newTable(rows = 3, columns = 3): JSONContent {
  const cells = (type: string): JSONContent[] =>
    Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] }));
  const content = Array.from({ length: rows }, (_, row) => ({
    type: 'tableRow',
    content: cells(row === 0 ? 'tableHeader' : 'tableCell'),
  }));
  return { type: 'table', content };
}
