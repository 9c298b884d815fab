import type { Checking } from '../../checking.ts';
import { suggestion } from '../../faults.ts';
import { knownValuesOf } from '../../kinds.ts';
import type { Optioned } from './optioned.ts';

/** The list that has what media can be put under. */
const CATEGORIES = 'listMediaCategories';

/** Checks that a category which pictures are chosen from is one that there is: under another the library would open on nothing. */
export function checkCategory({ file, contract }: Checking, { options, place }: Optioned): void {
  const { category } = options;
  const operation = contract.operations.get(CATEGORIES);
  const known = knownValuesOf((operation && contract.at(contract.rowOf(operation), 'id')) ?? {});
  if (typeof category !== 'number' || known.length === 0 || known.includes(category)) return;
  file.fault(
    [...place, 'category'],
    `There is no category \`${category}\` of media.`,
    suggestion('', known.map(String)),
  );
}
