import type { EntityPaths } from '../../../../src/contract/entity.ts';
import type { Definition } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { handWritten, servedApart } from '../../hand-written.ts';

/** Checks a definition's name, and that each of its pages has an address of its own. */
export function checkPaths(
  file: DefinitionFile,
  definition: Definition,
  others: readonly { name: string; definition: Definition; file?: DefinitionFile }[],
): void {
  const { name } = definition;
  if (name !== file.entity)
    file.fault(
      ['name'],
      `The file is called \`${file.entity}\`, and the definition \`${name}\`.`,
      'Both must have the same name.',
    );
  const own = pagesOf(definition);
  own.forEach(([role, path], index) => {
    const place = ['paths', role];
    const before = own.slice(0, index).find(([, one]) => shape(one) === shape(path));
    if (before) file.fault(place, `\`${before[0]}\` has the address \`${path}\` already.`, 'Every page needs its own.');
    const other = others.find((one) => pagesOf(one.definition).some(([, each]) => shape(each) === shape(path)));
    if (handWritten.some((each) => shape(each) === shape(path)))
      file.fault(
        place,
        `\`${path}\` is the address of a hand-written page.`,
        `Every page needs its own, such as \`${path.replace(/\/$/, '')}/${name}\`.`,
      );
    const apart = servedApart.find((one) => `${path}/`.startsWith(`${one}/`));
    if (apart !== undefined)
      file.fault(
        place,
        `What stands below \`${apart}\` is no page of the console: the service answers there itself.`,
        `Let it begin otherwise, such as with \`/${name}\`.`,
      );
    const last = path.split('/').at(-1);
    const called = own.find(([one, theirs]) => one === last && one !== role && theirs.split('/').at(-1) === role);
    if (called)
      file.fault(
        place,
        `The page of \`${role}\` would stand at an address that ends with \`${last}\`.`,
        `Write \`"${role}": "${called[1]}"\`.`,
      );
    const [theirs] = other ? (pagesOf(other.definition).find(([, each]) => shape(each) === shape(path)) ?? []) : [];
    // Of two, the one that stands apart from its own pages is the copy.
    if (other?.file && theirs && standsWith(other.definition, path) < standsWith(definition, path))
      other.file.fault(
        ['paths', theirs],
        `${file.name} has the address \`${path}\` already.`,
        'Every page needs its own.',
      );
    else if (other)
      file.fault(place, `${other.name} has the address \`${path}\` already.`, 'Every page needs its own.');
  });
}

/** How many of a definition's other pages an address stands beside, or below the same one. */
const standsWith = (definition: Definition, path: string): number => {
  const above = (one: string): string => one.split('/').slice(0, 3).join('/');
  return pagesOf(definition).filter(([, one]) => shape(one) !== shape(path) && above(one) === above(path)).length;
};

/** The addresses of an entity's own pages: without a list, `paths.list` is somebody else's, to which one returns. */
export function pagesOf({ paths, list }: Definition): [keyof EntityPaths, string][] {
  const all = Object.entries(paths) as [keyof EntityPaths, string][];
  return all.filter(([role]) => role !== 'list' || list !== undefined);
}

/** An address without the names of its parameters: two that differ in them only lead to the same page. */
export const shape = (path: string): string => path.replace(/\{[^}]+\}/g, '{}').replace(/\/$/, '');
