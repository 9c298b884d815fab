/** A text as it was, and which change led away from it. */
interface Former {
  text: string;
  key: string;
  /** When it was changed last, in milliseconds on any clock. */
  at: number;
}

/** The texts that can be gone back to and forward again, the nearest last. */
export interface TextHistory {
  past: readonly Former[];
  future: readonly Former[];
}

/** What a step back or forward leads to. */
export interface TextTurn {
  text: string;
  history: TextHistory;
}

/** Nothing can be undone yet. */
export const NO_TEXTS: TextHistory = { past: [], future: [] };

/** How long changes of the same key belong together, in milliseconds. */
const TOGETHER = 1500;
const MOST = 300;

/** The history after `text` was changed; changes of one key shortly after each other are one step. */
export function recordText({ past, future }: TextHistory, text: string, key: string, at: number): TextHistory {
  const last = past.at(-1);
  if (last && future.length === 0 && last.key === key && at - last.at < TOGETHER)
    return { past: [...past.slice(0, -1), { ...last, at }], future };
  return { past: [...past, { text, key, at }].slice(-MOST), future: [] };
}

/** Where undoing leads from a text; undefined where there is nothing to undo. */
export function undoText({ past, future }: TextHistory, text: string): TextTurn | undefined {
  const last = past.at(-1);
  return (
    last && { text: last.text, history: { past: past.slice(0, -1), future: [...future, { ...last, text, at: 0 }] } }
  );
}

/** Where redoing leads from a text; undefined where there is nothing to redo. */
export function redoText({ past, future }: TextHistory, text: string): TextTurn | undefined {
  const next = future.at(-1);
  return (
    next && { text: next.text, history: { past: [...past, { ...next, text, at: 0 }], future: future.slice(0, -1) } }
  );
}
