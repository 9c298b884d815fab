import { paths as pages } from '../../../../src/engine/routing/paths.ts';
import type { Definition } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { suggestion } from '../../faults.ts';
import { shape } from './paths.ts';

/** The addresses of hand-written pages, as the specification writes them. */
const written = addressesIn(pages);

/** Checks that every link of a definition leads to a page: one of a definition, or a hand-written one. */
export function checkLinks(file: DefinitionFile, { links = [] }: Definition, all: readonly Definition[]): void {
  const known = [...all.flatMap(({ paths }) => Object.values(paths) as string[]), ...written];
  const shapes = new Set(known.map(shape));
  links.forEach(({ path, tab }, index) => {
    const [address = ''] = path.split('?');
    if (links.findIndex((link) => link.path === path) < index)
      file.fault(['links', index, 'path'], `Another link leads to \`${path}\` already.`, 'Remove one of the two.');
    // A tab must lead to a list; that is checked with the tabs.
    if (tab === true || shapes.has(shape(address))) return;
    file.fault(['links', index, 'path'], `The console has no page at \`${address}\`.`, suggestion(address, known));
  });
}

/** Every address in a group of addresses. */
export function addressesIn(group: object): string[] {
  return (Object.values(group) as unknown[]).flatMap((one) => {
    if (typeof one === 'function' && 'pattern' in one) return [String(one.pattern)];
    return typeof one === 'object' && one !== null ? addressesIn(one) : [];
  });
}
