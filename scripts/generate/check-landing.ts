import { paths as pages } from '../../src/engine/routing/paths.ts';
import { addressesIn } from './check-links.ts';
import { shape } from './check-paths.ts';
import type { Checking } from './checking.ts';
import { type Definition, isHeld } from './definition.ts';
import { suggestion } from './faults.ts';

/** Checks that what has no list of its own leads back to a page that there is. */
export function checkLanding({ file, definition }: Checking, definitions: readonly Definition[]): void {
  const { paths, list } = definition;
  if (list || isHeld(definition)) return;
  const own = (one: Definition): string[] =>
    Object.entries(one.paths).flatMap(([role, path]) => (role === 'list' && !one.list ? [] : [String(path)]));
  // Settings that nothing leads to return to themselves.
  const known = [...definitions.flatMap(own), ...addressesIn(pages)];
  if (known.some((one) => shape(one) === shape(paths.list))) return;
  file.fault(
    ['paths', 'list'],
    `There is no page at \`${paths.list}\`, to which one would return.`,
    suggestion(
      paths.list,
      known.filter((one) => !one.includes('{')),
    ) || 'Write the address of a page.',
  );
}
