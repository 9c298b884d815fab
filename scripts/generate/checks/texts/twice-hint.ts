import type { Contract } from '../../contract.ts';
import { nearest } from '../../faults.ts';
import { kindOf } from '../../kinds.ts';

/** The words of a name or a label, in small letters; what every flag begins with says nothing. */
const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && word !== 'is' && word !== 'has');

const isAlike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));

/** What shows a property, with what it is called. */
interface Shown {
  field: string;
  label: { en: string };
}

/**
 * What to do about a property that is shown twice: of the two the one whose label says less of it is meant to show what that speaks of, or what is called nearly
 * so, where nothing shows it yet. `holder` has all properties, `all` are those that show something, with the one at `index` again what one before it is.
 */
export function twiceHint(
  contract: Contract,
  holder: unknown,
  [all, index]: readonly [readonly Shown[], number],
  what: 'field' | 'column',
): string {
  const remove = `emove one of the two ${what}s.`;
  const [first, second] = [all.find(({ field }) => field === all[index]?.field), all[index]];
  if (!first || !second) return `R${remove}`;
  const kind = (path: string) => kindOf(contract.at(holder, path) ?? {});
  const free = contract
    .paths(holder)
    .filter((path) => !all.some(({ field }) => field === path) && kind(path) === kind(second.field));
  // What a label says all of is meant before what it says a part of.
  const score = (path: string, { label }: Shown): number => {
    const words = wordsIn(path);
    const said = words.filter((word) => wordsIn(label.en).some((one) => isAlike(one, word))).length;
    return said + said / (words.length + 1);
  };
  const isFirst = score(second.field, second) > score(first.field, first);
  const wrong = isFirst ? first : second;
  const most = Math.max(0, ...free.map((path) => score(path, wrong)));
  const best = free.filter((path) => score(path, wrong) === most);
  const meant = most === 0 ? nearest(wrong.field, free) : (nearest(wrong.field, best) ?? best[0]);
  if (meant === undefined) return `R${remove}`;
  return `Did you mean \`${meant}\` in “${wrong.label.en}”? Else r${remove}`;
}
