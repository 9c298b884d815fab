/** What a key does to a text and its selection: the part to be replaced, by what, and the selection afterwards. */
export interface TextChange {
  start: number;
  end: number;
  insert: string;
  selection: readonly [number, number];
}

const STEP = '  ';

/** Tab: an indentation step, or one before every selected line; with `isBack` (Shift+Tab) it is taken away. Undefined when there is nothing to do. */
export function indent(text: string, start: number, end: number, isBack: boolean): TextChange | undefined {
  if (start === end && !isBack)
    return { start, end, insert: STEP, selection: [start + STEP.length, start + STEP.length] };
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  // A selection that ends at the beginning of a line does not mean that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : next < 0 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const moved = lines.map((line) => (isBack ? line.replace(/^ {1,2}/, '') : STEP + line));
  const insert = moved.join('\n');
  if (insert === lines.join('\n')) return undefined;
  const ofFirst = (moved[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const all = insert.length - (last - first);
  return { start: first, end: last, insert, selection: [Math.max(first, start + ofFirst), end + all] };
}

/** Enter: a new line as deep as the one before, one step deeper after an opening bracket. */
export function breakLine(text: string, start: number, end: number): TextChange {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const depth = /^ */.exec(line)?.[0] ?? '';
  const opens = /[[{]\s*$/.test(line);
  const closes = opens && /^\s*[\]}]/.test(text.slice(end, end + 40));
  const insert = `\n${depth}${opens ? STEP : ''}`;
  const at = start + insert.length;
  return { start, end, insert: closes ? `${insert}\n${depth}` : insert, selection: [at, at] };
}

/** The offsets at which a line (from 1) begins and ends. */
export function lineRange(text: string, line: number): [number, number] {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return [start, end < 0 ? text.length : end];
}

/** The line (from 1) of an offset. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Where a search finds its word next, from an offset on and then from the beginning, letter case apart; undefined when nowhere. */
export function findNext(text: string, word: string, from: number): number | undefined {
  if (word === '') return undefined;
  const [low, sought] = [text.toLowerCase(), word.toLowerCase()];
  const ahead = low.indexOf(sought, from);
  const found = ahead < 0 ? low.indexOf(sought) : ahead;
  return found < 0 ? undefined : found;
}
