import { fold } from '../../../engine/values/name-similarity.ts';

/** Shorter words are too easily another word with one letter changed. */
const SHORTEST = 6;

/** Whether a text names somebody, and otherwise a word in it that looks like the name with a letter wrong. */
export function misspelled(text: string, names: readonly string[]): { isNamed: boolean; said?: string } {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const wanted = [...new Set(names.flatMap((name) => fold(name).split(' ')))].filter((word) => word.length > 2);
  const folded = words.map(fold);
  // `Frosthamns` names Frosthamn; a code such as `FRO` begins many words.
  const isNamed = folded.some((word) =>
    wanted.some((name) => word === name || (name.length > 3 && word.startsWith(name))),
  );
  const long = wanted.filter((name) => name.length >= SHORTEST);
  const at = folded.findIndex((word) => long.some((name) => isNearly(word.replace(/s$/, ''), name.replace(/s$/, ''))));
  const said = words[at];
  return said === undefined || isNamed ? { isNamed } : { isNamed, said };
}

/** Whether two words differ by one letter: put in, left out, another one, or two that changed places. */
export function isNearly(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === long || short[0] !== long[0] || long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = long.slice(same);
  const left = short.slice(same);
  if (long.length > short.length) return left === rest.slice(1);
  const isTurned = left[0] === rest[1] && left[1] === rest[0] && left.slice(2) === rest.slice(2);
  return left.slice(1) === rest.slice(1) || isTurned;
}
