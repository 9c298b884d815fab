/** A piece of a text, and whether the other text lacks it. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/** More comparisons than this are not worth the wait; the texts are then marked as a whole. */
const MOST = 1_000_000;

/**
 * Two texts in pieces, those marked that the other lacks: by words, and where a text is a single word by its letters.
 * @returns the pieces of each text, in order; together they are the text
 */
export function textDiff(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const isPhrase = /\s/.test(before) || /\s/.test(after);
  const [old, now] = [before, after].map((text) =>
    isPhrase ? (text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []) : [...text],
  );
  const [left, right] = [old ?? [], now ?? []];
  const shared =
    left.length * right.length > MOST
      ? { left: new Set<number>(), right: new Set<number>() }
      : sharedPlaces(left, right);
  return { before: joined(left, shared.left), after: joined(right, shared.right) };
}

/** The places of the longest row of pieces that both have, in order. */
function sharedPlaces(left: readonly string[], right: readonly string[]): { left: Set<number>; right: Set<number> } {
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const places = { left: new Set<number>(), right: new Set<number>() };
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) {
      places.left.add(i++);
      places.right.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return places;
}

function joined(pieces: readonly string[], shared: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = [];
  for (const [index, text] of pieces.entries()) {
    const isChanged = !shared.has(index);
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else parts.push({ text, isChanged });
  }
  return parts;
}
