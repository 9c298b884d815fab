/** A cell's value for its field, or why it has none: `problem` is a key below `import.cell`, about a part of it (`text`). */
export type CellValue = { value: unknown } | { problem: string; text?: string };

/** Hyphens and minus signs that are not the one of the keyboard. */
export const DASHES = /[\p{Pd}\u2043\u2212\u02d7]/gu;
