import type { EntityPaths } from '../../src/contract/entity.ts';
import type { Definition } from './definition.ts';
import type { DefinitionFile } from './definition-file.ts';

/** Checks a definition's name and its addresses: the editor's names one thing, the others none, and no two are the same. */
export function checkPaths(
  file: DefinitionFile,
  definition: Definition,
  others: readonly { name: string; definition: Definition }[],
): void {
  const { name, paths } = definition;
  if (name !== file.entity)
    file.fault(
      ['name'],
      `The file is called \`${file.entity}\`, and the definition \`${name}\`.`,
      'Both must have the same name.',
    );
  const own = Object.entries(paths) as [keyof EntityPaths, string][];
  own.forEach(([role, path], index) => {
    const parameters = path.match(/\{[^}]+\}/g) ?? [];
    const place = ['paths', role];
    if (role === 'edit' && parameters.length !== 1)
      file.fault(
        place,
        `The address \`${path}\` must have one parameter, for the one that is edited, and has ${parameters.length}.`,
        `Write it as in \`${paths.list}/{${name.replace(/-./g, (part) => part.charAt(1).toUpperCase())}Uuid}/edit\`.`,
      );
    if (role !== 'edit' && parameters.length > 0)
      file.fault(
        place,
        `The address \`${path}\` has a parameter, which only \`edit\` can have.`,
        `Remove \`${parameters[0]}\`.`,
      );
    const before = own.slice(0, index).find(([, one]) => shape(one) === shape(path));
    if (before) file.fault(place, `\`${before[0]}\` has the address \`${path}\` already.`, 'Every page needs its own.');
    const other = others.find((one) =>
      (Object.values(one.definition.paths) as string[]).some((each) => shape(each) === shape(path)),
    );
    if (other) file.fault(place, `${other.name} has the address \`${path}\` already.`, 'Every page needs its own.');
  });
}

/** An address without the names of its parameters: two that differ in them only lead to the same page. */
const shape = (path: string): string => path.replace(/\{[^}]+\}/g, '{}').replace(/\/$/, '');
