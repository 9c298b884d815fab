/** A fault in an input of the generation, found in a file at a line (from 1): what is wrong, and what to do about it where that is known. */
export interface Fault {
  file: string;
  line: number;
  message: string;
  suggestion?: string;
  /** The property names and indexes that lead to it, where it is found in something that has them. */
  place?: readonly (string | number)[];
}

/** The generation was refused; its message lists every fault, one a line. */
export class GenerationError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultLine).join('\n'));
    this.name = 'GenerationError';
    this.faults = faults;
  }
}

/** A fault in one line: `forms/team.json:41 There is no ... Did you mean ...?` */
export function faultLine({ file, line, message, suggestion: hint }: Fault): string {
  return `${file}:${line} ${message}${hint ? ` ${hint}` : ''}`;
}

/** How many names a suggestion lists before it gives up. */
const MOST = 24;

/** How many names that hold what was written are worth telling. */
const MOST_HOLDING = 6;

/** `Did you mean ...?` for the nearest of the known names; when none is near, all of them if they are few, otherwise those that hold what was written. */
export function suggestion(wrong: string, known: Iterable<string>): string {
  const names = [...known];
  const near = nearest(wrong, names);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (names.length > MOST) return holding(wrong, names);
  if (names.length === 0) return '';
  return names.length === 1 ? `The only one is \`${names[0]}\`.` : `There are ${quoted(names, 'and')}.`;
}

/** `Did you mean ...?` for names of which what was written is a part, as `series` is of `listSeries`; nothing where they are many. */
function holding(wrong: string, names: readonly string[]): string {
  const found = names.filter((name) => name.toLowerCase().includes(wrong.toLowerCase()));
  const isTelling = wrong.length >= BEGINNING && found.length > 0 && found.length <= MOST_HOLDING;
  return isTelling ? `Did you mean ${quoted(found, 'or')}?` : '';
}

/** Names in words: `` `a`, `b` or `c` ``. */
export function quoted(names: Iterable<string>, last: 'and' | 'or'): string {
  const all = [...names].map((name) => `\`${name}\``);
  const end = all.pop() ?? '';
  return all.length === 0 ? end : `${all.join(', ')} ${last} ${end}`;
}

/** How long the common beginning of two names must be to say anything. */
const BEGINNING = 4;

/** The nearest of the known names, letter case apart: the only one that goes on from it, else a misspelt one, else the only one that begins alike, or with the same word; undefined when none is near. */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const longer = names.filter(
    (name) => beginAlike(wrong.toLowerCase(), name.toLowerCase()) && name.length > wrong.length,
  );
  if (longer.length === 1) return longer[0];
  const misspelt = nearestSpelt(wrong, names);
  if (misspelt !== undefined) return misspelt;
  const [a, b] = names.filter((name) => beginAlike(wrong.toLowerCase(), name.toLowerCase()));
  return b === undefined ? (a ?? ofSameWord(wrong, names)) : undefined;
}

/** What names of operations begin with, which says nothing of what they do it to. */
const VERBS = /^(list|search|fetch|read|create|update|save|delete)$/;

/** The only name that begins with the same word, as `visibleTo` and `visibleUntil` do. */
function ofSameWord(wrong: string, names: readonly string[]): string | undefined {
  const wordOf = (name: string): string => /^[a-z]+(?=[A-Z])/.exec(name)?.[0] ?? '';
  const word = wordOf(wrong);
  const [a, b] = word.length < BEGINNING || VERBS.test(word) ? [] : names.filter((name) => wordOf(name) === word);
  return b === undefined ? a : undefined;
}

/** Whether one is the beginning of the other: `team` and `teamUuid`, `textbox` and `text`. */
function beginAlike(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= BEGINNING && (a.startsWith(b) || b.startsWith(a));
}

function nearestSpelt(wrong: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (distance < least && distance < Math.max(wrong.length, name.length)) {
      best = name;
      least = distance;
    }
  }
  return best;
}

/** Levenshtein distance with transpositions. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1)
        value = Math.min(value, at(i - 2, j - 2) + 1);
      row.push(value);
    }
  }
  return at(a.length, b.length);
}
