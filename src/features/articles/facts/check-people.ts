import { fold } from '../../../engine/values/name-similarity.ts';
import { isNearly } from './misspelled.ts';

/** A name in the text that is written otherwise than in the squads, or that stands in neither. */
export type PersonFact = { about: 'person'; said: string; is: string } | { about: 'stranger'; said: string };

/** Somebody of the squads. */
export interface Person {
  firstName: string;
  lastName: string;
}

interface Known extends Person {
  first: string;
  last: string;
}

/** Shorter names differ from many words by a letter. */
const SHORTEST = 5;
/** Two words that begin with capitals, one blank apart; the second may begin the next pair. */
const pairs = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{M}'’-]+)[ \u00a0](?=(\p{Lu}[\p{L}\p{M}'’-]+))/gu;

/**
 * Names in a text that the squads of its games do not have. A pair of words counts as a name where its first is the first
 * name of somebody in a squad, or where it is a letter from the name of one: of all other pairs nobody knows whether they
 * name a person. `others` are names that stand for themselves, such as the author's.
 */
export function checkPeople(text: string, people: readonly Person[], others: readonly string[]): PersonFact[] {
  const known = people.map((one): Known => ({ ...one, first: fold(one.firstName), last: fold(one.lastName) }));
  const allowed = new Set(others.map(fold));
  const found = new Map<string, PersonFact>();
  for (const [, first = '', last = ''] of text.matchAll(pairs)) {
    const said = `${first} ${last}`;
    if (found.has(said) || allowed.has(fold(said)) || allowed.has(fold(withoutGenitive(said)))) continue;
    const fact = factOf(known, first, last);
    if (fact) found.set(said, fact);
  }
  return [...found.values()];
}

function factOf(known: readonly Known[], firstName: string, lastName: string): PersonFact | undefined {
  const first = fold(firstName);
  const lasts = [fold(lastName), fold(withoutGenitive(lastName))];
  const isLast = ({ last }: Known) => lasts.some((one) => one === last || last.startsWith(`${one} `));
  const isFirst = (one: Known) => one.first === first || one.first.split(' ').includes(first);
  if (known.some((one) => isFirst(one) && isLast(one))) return undefined;
  const said = `${firstName} ${lastName}`;
  const near = known.find(
    (one) =>
      (isFirst(one) && one.last.length >= SHORTEST && lasts.some((last) => isNearly(last, one.last))) ||
      (isLast(one) && one.first.length >= SHORTEST && isNearly(first, one.first)),
  );
  if (near) return { about: 'person', said, is: `${near.firstName} ${near.lastName}` };
  return known.some(isFirst) ? { about: 'stranger', said } : undefined;
}

const withoutGenitive = (name: string): string => name.replace(/['’]?s$/u, '');
