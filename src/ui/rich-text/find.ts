import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { findMatches, type Match } from './find-matches.ts';

/** What is looked for in a text, and where it stands. */
export interface Finding {
  query: string;
  isCase: boolean;
  matches: readonly Match[];
  /** The match that is gone to; -1 where there is none. */
  index: number;
}

type Change = Partial<Pick<Finding, 'query' | 'isCase' | 'index'>> | 'end';

interface FindState {
  finding: Finding | null;
  marks: DecorationSet | null;
}

const key = new PluginKey<FindState>('find');
/** A selection longer than that is not meant to be looked for. */
const LONGEST = 80;

/** What is being looked for; null while nothing is. */
export function findingOf(state: EditorState): Finding | null {
  return key.getState(state)?.finding ?? null;
}

/** Finds words in the text and replaces them; Ctrl+F opens the bar. */
export const Find = Extension.create({
  name: 'find',
  addKeyboardShortcuts() {
    return { 'Mod-f': () => beginFinding(this.editor) };
  },
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key,
      state: {
        init: () => ({ finding: null, marks: null }),
        apply: (transaction, before) => {
          const change = transaction.getMeta(key) as Change | undefined;
          if (change === 'end') return { finding: null, marks: null };
          if (!change && (!before.finding || !transaction.docChanged)) return before;
          return found(before.finding, change ?? {}, transaction);
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
});

function found(before: Finding | null, change: Exclude<Change, 'end'>, { doc, selection }: Transaction): FindState {
  const { query, isCase } = { query: '', isCase: false, ...before, ...change };
  const matches = findMatches(doc, query, isCase);
  const isNew = change.query !== undefined || change.isCase !== undefined;
  const next = matches.findIndex(({ from }) => from >= selection.from);
  const wanted = isNew ? Math.max(0, next) : (change.index ?? before?.index ?? 0);
  const index = matches.length === 0 ? -1 : (wanted + matches.length) % matches.length;
  const drawn = matches.map(({ from, to }, place) =>
    Decoration.inline(from, to, { class: place === index ? 'found found-now' : 'found' }),
  );
  return { finding: { query, isCase, matches, index }, marks: DecorationSet.create(doc, drawn) };
}

const tell = (editor: Editor, change: Change): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, change).setMeta('addToHistory', false));

/** Begins to look for what is selected, if it is short. */
export function beginFinding(editor: Editor): true {
  const { doc, selection } = editor.state;
  const words = doc.textBetween(selection.from, selection.to, '\n');
  const isShort = words !== '' && words.length <= LONGEST && !words.includes('\n');
  tell(editor, { query: isShort ? words : (findingOf(editor.state)?.query ?? '') });
  return true;
}

/** Looks for something else, or for the same in another way. */
export function changeFinding(editor: Editor, change: Exclude<Change, 'end'>): void {
  tell(editor, change);
  showMatch(editor);
}

/** Ends looking; what was gone to last is selected. */
export function endFinding(editor: Editor): void {
  const match = currentMatch(editor);
  const { tr } = editor.state;
  if (match) tr.setSelection(TextSelection.create(tr.doc, match.from, match.to));
  editor.view.dispatch(tr.setMeta(key, 'end' satisfies Change));
  editor.view.focus();
}

/** Puts other words in the place of the match that is gone to. */
export function replaceOne(editor: Editor, words: string): void {
  const match = currentMatch(editor);
  if (!match || !editor.isEditable) return;
  editor.view.dispatch(withWords(editor.state.tr, match, words));
  showMatch(editor);
}

/** The same for every match, as one step to undo; answers how many there were. */
export function replaceAll(editor: Editor, words: string): number {
  const matches = findingOf(editor.state)?.matches ?? [];
  if (!editor.isEditable || matches.length === 0) return 0;
  const { tr } = editor.state;
  for (const match of matches.toReversed()) withWords(tr, match, words);
  editor.view.dispatch(tr);
  return matches.length;
}

/** The words keep the emphasis of those that they stand for. */
const withWords = (tr: Transaction, { from, to }: Match, words: string): Transaction =>
  words === '' ? tr.delete(from, to) : tr.insertText(words, from, to);

function currentMatch(editor: Editor): Match | undefined {
  const finding = findingOf(editor.state);
  return finding?.matches[finding.index];
}

/** Brings the match into sight; the focus stays where one looks from. */
function showMatch(editor: Editor): void {
  const match = currentMatch(editor);
  if (!match) return;
  const { node } = editor.view.domAtPos(match.from);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
}
