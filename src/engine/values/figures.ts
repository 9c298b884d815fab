const MONTHS = ['jan', 'feb', 'mar', 'apr', 'ma[ijy]', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'dec'] as const;
const MONTH = `(${MONTHS.join('|')})[a-z]*`;

/** Two small numbers with a dash between them that are no date, no span of years and nothing measured. */
const SCORE = new RegExp(
  `(?<![\\d.:/–−-])(\\d{1,2})\\s?[-–−]\\s?(\\d{1,2})(?![.:,]?\\d|[/–−-])(?!\\s?%)(?!\\s*(?:${MONTH}|år|years?|min))`,
  'gi',
);

/** The scores that a text tells, in their order. */
export function scoresIn(text: string): [number, number][] {
  return [...text.matchAll(SCORE)].map(([, one, other]) => [Number(one), Number(other)]);
}

/** The times of day that a text tells, as `19:00`, in their order. */
export function timesIn(text: string): string[] {
  const found = text.matchAll(
    /(?:(?:kl\.?|klockan|at)\s+(\d)|(?<![\d.:,-])([01]\d|2[0-3]))[.:]([0-5]\d)(?![\d.:]\d|\d)/gi,
  );
  return [...found].map(([, short, hours, minutes]) => `${hours ?? `0${short}`}:${minutes}`);
}

const DATES = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\s|\\.\\s|(?:st|nd|rd|th)\\s)${MONTH}|\\b${MONTH}\\s(\\d{1,2})(?!\\d)`,
  'gi',
);

/** The days that a text tells by day and month, in English or Swedish or as `2026-11-27`, as `11-27`. */
export function datesIn(text: string): string[] {
  const written = [...text.matchAll(DATES)].map(({ 1: day, 2: month, 3: before, 4: after, index }) => ({
    index,
    day: day ?? after ?? '',
    month: 1 + MONTHS.findIndex((name) => new RegExp(`^${name}`, 'i').test(month ?? before ?? '')),
  }));
  const iso = [...text.matchAll(/\b\d{4}-(\d{2})-(\d{2})\b/g)].map(({ 1: month, 2: day, index }) => ({
    index,
    day: day ?? '',
    month: Number(month),
  }));
  return [...written, ...iso]
    .sort((a, b) => a.index - b.index)
    .map(({ month, day }) => `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}
