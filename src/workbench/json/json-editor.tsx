import { diagnosticCount, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Fault } from '../protocol.ts';
import { useWords } from '../words.ts';
import { told } from './fault-text.ts';
import styles from './json-editor.module.css';
import { languageOf } from './json-language.ts';
import { lookAndKeys } from './look-and-keys.ts';
import { phrasesOf } from './phrases.ts';
import { changeBetween } from './text-change.ts';

/** What can be asked of the editor from outside. */
export interface JsonEditorHandle {
  /** Selects a line (from 1), in the middle of the editor. */
  goToLine(line: number): void;
}

/** Props of {@link JsonEditor}. */
export interface JsonEditorProps {
  label: string;
  text: string;
  faults: readonly Fault[];
  onChange(text: string): void;
  ref: React.Ref<JsonEditorHandle>;
}

/** Marks a change that came from outside, which is not told back. */
const fromOutside = Annotation.define<true>();

/**
 * The JSON of a definition in CodeMirror: it completes and explains by the printed schema of the form language, and shows the check's
 * faults in their lines. What is undone is the studio's to say, for panels and JSON alike.
 */
export function JsonEditor({ label, text, faults, onChange, ref }: JsonEditorProps) {
  // The words that it began with: another language needs another editor.
  const words = useRef(useWords());
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const tellChange = useRef(onChange);
  useEffect(() => {
    tellChange.current = onChange;
  });
  useEffect(() => {
    const tell = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      const isOwn = transactions.some((one) => one.docChanged && !one.annotation(fromOutside));
      if (docChanged && isOwn) tellChange.current(state.doc.toString());
    });
    const extensions = [lookAndKeys(label, words.current), phrasesOf(words.current), languageOf(), tell];
    const opened = new EditorView({ parent: host.current ?? document.body, state: EditorState.create({ extensions }) });
    view.current = opened;
    return () => opened.destroy();
  }, [label]);
  useEffect(() => {
    const changes = view.current && changeBetween(view.current.state.doc.toString(), text);
    if (changes) view.current?.dispatch({ changes, annotations: fromOutside.of(true) });
  }, [text]);
  useEffect(() => {
    const { current } = view;
    // Every dispatch reads the selection, and so has the page laid out.
    if (current && (faults.length > 0 || diagnosticCount(current.state) > 0))
      current.dispatch(setDiagnostics(current.state, diagnosticsOf(current, faults)));
  }, [faults]);
  useImperativeHandle(ref, () => ({
    goToLine: (number) => {
      const editor = view.current;
      if (!editor) return;
      const { from, to } = lineAt(editor, number);
      const effects = EditorView.scrollIntoView(from, { y: 'center' });
      editor.dispatch({ selection: { anchor: from, head: to }, effects });
      editor.focus();
    },
  }));
  return <div ref={host} className={styles.editor} />;
}

/** A line by its number; the last one where the text has fewer by now. */
function lineAt({ state }: EditorView, number: number) {
  return state.doc.line(Math.min(Math.max(number, 1), state.doc.lines));
}

function diagnosticsOf(view: EditorView, faults: readonly Fault[]) {
  return faults.map((fault) => {
    const { from, to, text } = lineAt(view, fault.line);
    const indent = text.length - text.trimStart().length;
    return { from: from + indent, to, severity: 'error' as const, message: told(fault) };
  });
}
