/** Words that belong to the last name behind them: `van der Berg`, `af Klint`. */
const PARTICLES: ReadonlySet<string> = new Set(
  'af av von van der den de del della di da dos du la le lo ten ter zu zur el al bin ibn mac st st. san'.split(' '),
);

/**
 * The two parts of a whole name. `Lovelace, Ada` says itself which is which, and so does a last name in capitals; else
 * the last word is the last name, with the particles before it; before a patronymic, as in `Иванов Иван Иванович`, it is the
 * first. A single word is a last name.
 */
export function splitName(name: string): { first: string; last: string } {
  const [before = '', ...behind] = name.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  if (behind.length > 0) return { first: behind.join(' ').trim(), last: before };
  const words = before.split(' ');
  const capitals = words.filter((word) => isCapitals(word));
  const others = words.filter((word) => !isCapitals(word));
  if (capitals.length > 0 && others.length > 0) {
    const isTogether = words.join(' ') === [...capitals, ...others].join(' ');
    if (isTogether) return { first: others.join(' '), last: capitals.join(' ') };
  }
  if (words.length === 3 && PATRONYMIC.test(words[2] ?? ''))
    return { first: words.slice(1).join(' '), last: words[0] ?? '' };
  let from = words.length - 1;
  while (from > 1 && PARTICLES.has((words[from - 1] ?? '').toLowerCase())) from -= 1;
  return { first: words.slice(0, from).join(' '), last: words.slice(from).join(' ') };
}

/** A name by the father's, which stands behind the first name. */
const PATRONYMIC = /(?:ович|евич|ьич|овна|евна|ична)$/iu;

/** Whether a word is written in capitals; an initial is too short to tell. */
const isCapitals = (word: string): boolean => /^[\p{Lu}'’-]{2,}$/u.test(word) && /\p{Lu}{2}/u.test(word);
