import { type ChangeEvent, type KeyboardEvent, useDeferredValue, useImperativeHandle, useMemo, useRef } from 'react';
import styles from './json-editor.module.css';
import type { Fault } from './protocol.ts';
import { breakLine, findNext, indent, lineRange, type TextChange } from './text-keys.ts';

/** What can be asked of the editor from outside. */
export interface JsonEditorHandle {
  goToLine(line: number): void;
  /** Selects the next place of a word; false when there is none. */
  findNext(word: string): boolean;
  focus(): void;
}

/** Props of {@link JsonEditor}. */
export interface JsonEditorProps {
  label: string;
  text: string;
  faults: readonly Fault[];
  onChange(text: string): void;
  /** Ctrl+F was pressed. */
  onFind(): void;
  ref: React.Ref<JsonEditorHandle>;
}

/** A plain text box for JSON: numbered lines, faults at the ends of their lines, Tab and Enter that indent. Escape lets Tab leave it. */
export function JsonEditor({ label, text, faults, onChange, onFind, ref }: JsonEditorProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const behind = useRef<HTMLPreElement>(null);
  const gutter = useRef<HTMLPreElement>(null);
  const mayLeave = useRef(false);
  useImperativeHandle(ref, () => handleOf(box), []);
  const follow = (): void => {
    const { scrollTop = 0, scrollLeft = 0 } = box.current ?? {};
    behind.current?.scrollTo(scrollLeft, scrollTop);
    gutter.current?.scrollTo(0, scrollTop);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const { selectionStart, selectionEnd } = event.currentTarget;
    if ((ctrlKey || metaKey) && key === 'f') {
      event.preventDefault();
      onFind();
    } else if (key === 'Tab' && !mayLeave.current) {
      event.preventDefault();
      change(event.currentTarget, indent(text, selectionStart, selectionEnd, shiftKey));
    } else if (key === 'Enter' && !ctrlKey && !metaKey) {
      event.preventDefault();
      change(event.currentTarget, breakLine(text, selectionStart, selectionEnd));
    }
    mayLeave.current = key === 'Escape' || (mayLeave.current && key === 'Shift');
  };
  return (
    <div className={styles.editor}>
      <Gutter text={text} faults={faults} ref={gutter} />
      <div className={styles.text}>
        <Marks text={text} faults={faults} ref={behind} />
        <textarea
          ref={box}
          className={styles.box}
          aria-label={label}
          aria-description="Tab indents; press Escape first to leave with Tab."
          value={text}
          spellCheck={false}
          autoComplete="off"
          wrap="off"
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(target.value)}
          onKeyDown={press}
          onScroll={follow}
        />
      </div>
    </div>
  );
}

function handleOf(box: React.RefObject<HTMLTextAreaElement | null>): JsonEditorHandle {
  const select = (start: number, end: number): void => {
    const element = box.current;
    if (!element) return;
    element.focus();
    element.setSelectionRange(start, end);
    const line = element.value.slice(0, start).split('\n').length;
    const height = Number.parseFloat(getComputedStyle(element).lineHeight);
    element.scrollTop = Math.max(0, line * height - element.clientHeight / 2);
    element.scrollLeft = 0;
  };
  return {
    goToLine: (line) => select(...lineRange(box.current?.value ?? '', line)),
    findNext: (word) => {
      const element = box.current;
      const found = element ? findNext(element.value, word, element.selectionEnd) : undefined;
      if (found !== undefined) select(found, found + word.length);
      return found !== undefined;
    },
    focus: () => box.current?.focus(),
  };
}

/** Changes the text in the way of a user, so that the box's own undo knows of it. */
function change(box: HTMLTextAreaElement, { start, end, insert, selection }: Partial<TextChange> = {}): void {
  if (start === undefined || end === undefined || insert === undefined || selection === undefined) return;
  box.setSelectionRange(start, end);
  // There is no other way to write into a text box that its undo knows of.
  document.execCommand('insertText', false, insert);
  box.setSelectionRange(...(selection as [number, number]));
}

interface LayerProps {
  text: string;
  faults: readonly Fault[];
  ref: React.Ref<HTMLPreElement>;
}

/** The numbers of the lines; those with faults are marked. */
function Gutter({ text, faults, ref }: LayerProps) {
  const count = useMemo(() => text.split('\n').length, [text]);
  const parts = useMemo(() => cut([...new Set(faults.map(({ line }) => line))], count), [faults, count]);
  return (
    <pre ref={ref} className={styles.gutter} aria-hidden="true">
      {parts.map(({ from, to, isMarked }) => (
        <span key={from} className={isMarked ? styles.markedNumber : undefined}>
          {numbers(from, to)}
        </span>
      ))}
    </pre>
  );
}

/** Behind the text box, line for line: nothing but the faults, each at the end of its line. The text itself only holds their places. */
function Marks({ text, faults, ref }: LayerProps) {
  // Faults follow the text a moment later anyway.
  const written = useDeferredValue(text);
  const lines = useMemo(() => written.split('\n'), [written]);
  const byLine = Map.groupBy(faults, ({ line }) => line);
  return (
    <pre ref={ref} className={styles.marks} aria-hidden="true">
      {cut([...byLine.keys()], lines.length).map(({ from, to, isMarked }) => (
        <span key={from} className={isMarked ? styles.faulty : undefined}>
          {lines.slice(from - 1, to).join('\n')}
          {isMarked ? <span className={styles.message}>{byLine.get(from)?.map(told).join(' ')}</span> : null}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

/** A fault in one sentence or two. */
export const told = ({ message, suggestion = '' }: Fault): string => `${message} ${suggestion}`.trim();

interface Part {
  from: number;
  to: number;
  isMarked: boolean;
}

/** All lines in order, in runs: each marked line is one of its own. */
function cut(marked: readonly number[], count: number): Part[] {
  const parts: Part[] = [];
  let next = 1;
  for (const line of marked.toSorted((a, b) => a - b)) {
    if (line < next || line > count) continue;
    if (line > next) parts.push({ from: next, to: line - 1, isMarked: false });
    parts.push({ from: line, to: line, isMarked: true });
    next = line + 1;
  }
  if (next <= count) parts.push({ from: next, to: count, isMarked: false });
  return parts;
}

const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\n`).join('');
