import { Contract } from '../../contract.ts';
import type { Fault } from '../../faults.ts';
import type { JsonObject } from '../../json.ts';
import { type ContractFile, placeOf } from './schemas.ts';

/** Operations that do not take the header of the site, where another at the same address does: they would be answered for no site, or for another. */
export function siteFaults(document: JsonObject, files: readonly ContractFile[]): Fault[] {
  const { operations, manners } = new Contract(document);
  const { site } = manners;
  if (site === undefined) return [];
  const all = [...operations.values()];
  // Where few operations ask for a site, the others may well have none.
  if (all.filter(({ instance }) => instance).length * 2 < all.length) return [];
  return all.flatMap(({ id, path, instance }) => {
    const other = all.find((one) => one.path === path && one.instance);
    if (instance || !other) return [];
    return {
      ...placeOf(files, [`operationId: ${id}`]),
      message: `\`${id}\` does not take the header \`${site}\`, and \`${other.id}\` at the same address does.`,
      suggestion: 'Add it to its parameters.',
    };
  });
}
