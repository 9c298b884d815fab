/** What stands between the two of a pair, with blanks around it, so that hyphens within names are none: `A - B`, `A vs. B`, `A mot B`. */
const BETWEEN = /\s+(?:[\p{Pd}\u2212/:]|vs?\.?|mot|gegen|contre|kontra)\s+/iu;

/** The two things that a text names, such as the teams of a game; of a text that is no pair all is the first. */
export function splitPair(text: string): { first: string; last: string } {
  const [first = '', last = '', ...more] = text.trim().split(BETWEEN);
  return more.length === 0 && first !== '' && last !== '' ? { first, last } : { first: text.trim(), last: '' };
}
