import { paths as pages } from '../../../../src/engine/routing/paths.ts';
import type { Checking } from '../../checking.ts';
import type { Definition } from '../../definition.ts';
import { handWritten, ledTo } from '../../hand-written.ts';
import { addressesIn } from './links.ts';
import { pagesOf, shape } from './paths.ts';

/** The kinds of files of the library, each with a definition of its own. */
const KINDS = ['image', 'video'];

/** Every address that the console knows. */
const addresses = addressesIn(pages).flatMap((one) =>
  one.includes('{type}') ? KINDS.map((kind) => one.replace('{type}', kind)) : [one],
);

/** Those of pages that definitions make. */
const known = addresses.filter((one) => !handWritten.some((each) => shape(each) === shape(one)));

/** Where the addresses of the console stand. */
const LIST = 'src/engine/routing/paths.ts';

/** Checks that the addresses which the console's own code leads to are still those of pages: one that was changed in a definition alone leads nowhere. */
export function checkLedTo({ file, definition, entities }: Checking, definitions: readonly Definition[]): void {
  // One that cannot be read has its pages all the same.
  if (definitions.length < entities.length) return;
  const all = new Set(definitions.flatMap((one) => pagesOf(one).map(([, path]) => shape(path))));
  const lost = known.filter((one) => !all.has(shape(one)));
  // A console of another service has pages of its own.
  if (lost.length * 2 > known.length) return;
  const told = new Set<string>();
  for (const address of lost) {
    const moved = movedTo(address, definitions);
    if (moved?.definition === definition && !told.has(moved.role)) {
      told.add(moved.role);
      file.fault(
        ['paths', moved.role],
        `The console leads to \`${address}\`, which no page has any more.`,
        `Write \`"${moved.role}": "${address}"\`, or change it in ${LIST} as well.`,
      );
    }
    if (moved || !ledTo.includes(address) || lackingAt(address, definitions) !== definition) continue;
    file.fault(
      ['paths'],
      `The console leads to \`${address}\`, which no page has any more.`,
      `Add \`"${roleAt(address)}": "${address}"\`.`,
    );
  }
}

interface Moved {
  definition: Definition;
  role: string;
}

const shapes = new Set(addresses.map(shape));

/** The page of a definition that took the place of an address: one that the console does not know, and the most like it. */
function movedTo(address: string, definitions: readonly Definition[]): Moved | undefined {
  const isMaking = roleAt(address) === 'create';
  const found = definitions.flatMap((definition) => {
    const pagesHere = pagesOf(definition).filter(([role]) => role === 'list' || role === 'create' || role === 'edit');
    // None of whose pages is known is a new one, unless the console lacks a list.
    const isNew = !Object.values(definition.paths).some((path: string) => shapes.has(shape(path)));
    return pagesHere
      .filter(([role, path]) => !shapes.has(shape(path)) && (role === 'create') === isMaking)
      .filter(() => !isNew || !(isMaking || address.includes('{')))
      .map(([role, path]) => ({ definition, role, likeness: likeness(path, address) }));
  });
  const [best] = found.filter((one) => one.likeness > 0).sort((one, other) => other.likeness - one.likeness);
  return best;
}

const segmentsOf = (path: string): string[] => shape(path).split('/').slice(1);

/** How much an address is like another: the parts that stand in the same place; one of a single part may have become any. */
function likeness(path: string, address: string): number {
  const [ours, theirs] = [segmentsOf(path), segmentsOf(address)];
  if (ours.length !== theirs.length) return ours.at(-1) === theirs.at(-1) && ours.at(-1) !== '{}' ? 0.5 : 0;
  const same = ours.filter((one, index) => one === theirs[index]).length;
  return ours.length === 1 ? 0.1 : same * 2 >= ours.length ? same : 0;
}

/** Whether an address stands beneath a list, or beside it. */
const isBelow = (address: string, list: string): boolean =>
  shape(address).startsWith(`${shape(list).replace(/\/list$/, '')}/`) && shape(address) !== shape(list);

/** What an address is of a definition, by how it ends. */
const roleAt = (address: string): 'create' | 'edit' => (/\/(add|create|new)$/.test(address) ? 'create' : 'edit');

/** The definition that has no such page, and whose list the address stands below. */
const lackingAt = (address: string, definitions: readonly Definition[]): Definition | undefined =>
  definitions.find(
    ({ paths, list }) => list !== undefined && isBelow(address, paths.list) && paths[roleAt(address)] === undefined,
  );
