/** A fault in an input of the generation, found in a file at a line (from 1). */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** The generation was refused; its message lists every fault as `file:line: message`. */
export class GenerationError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'GenerationError';
    this.faults = faults;
  }
}

/** `; did you mean ...?` for the nearest of the known names, or nothing when none is near. */
export function suggestion(wrong: string, known: Iterable<string>): string {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (distance < least) {
      best = name;
      least = distance;
    }
  }
  return best === undefined ? '' : `; did you mean \`${best}\`?`;
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
