import { paths as pages } from '../../../../src/engine/routing/paths.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, isHeld } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { addressesIn } from './links.ts';
import { shape } from './paths.ts';

/** Checks that what has no list of its own leads back to a page that there is. */
export function checkLanding(checking: Checking, definitions: readonly Definition[]): void {
  const { file, definition } = checking;
  const { paths, list } = definition;
  if (list || isHeld(definition)) return;
  const own = (one: Definition): string[] =>
    Object.entries(one.paths).flatMap(([role, path]) => (role === 'list' && !one.list ? [] : [String(path)]));
  // Settings that nothing leads to return to themselves.
  const known = [...definitions.flatMap(own), ...addressesIn(pages)];
  if (known.some((one) => shape(one) === shape(paths.list))) return void checkAbove(checking, known);
  file.fault(
    ['paths', 'list'],
    `There is no page at \`${paths.list}\`, to which one would return.`,
    suggestion(
      paths.list,
      known.filter((one) => !one.includes('{')),
    ) || 'Write the address of a page.',
  );
}

/** What stands below a page returns to that page, or to one above it, and to none beside. */
function checkAbove({ file, definition }: Checking, known: readonly string[]): void {
  const { paths } = definition;
  const { list, ...own } = paths;
  const address = paths.edit ?? paths.create ?? '';
  const isBelow = (page: string): boolean => shape(address).startsWith(`${shape(page)}/`);
  const others = known.filter((page) => !Object.values(own).includes(page) && page.length > 1 && isBelow(page));
  const [above] = others.sort((one, other) => other.length - one.length);
  if (above === undefined || shape(list) === shape(address) || isBelow(list)) return;
  file.fault(
    ['paths', 'list'],
    `\`${address}\` stands below \`${above}\`, and one would return to \`${list}\`.`,
    `Write \`"list": "${above}"\`, or give it an address below \`${list}\`.`,
  );
}
