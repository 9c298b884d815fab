import { valueFaults } from './check-values.ts';
import type { Checking } from './checking.ts';
import { listAt } from './json.ts';
import { optionedOf } from './optioned.ts';

/** Checks that everyone who may create a thing may also fill in the fields that the service requires. */
export function checkMay(checking: Checking): void {
  const { file, definition, contract, body, one } = checking;
  const { initial = {}, activeSite } = definition.form;
  const needed = listAt(contract.resolve(body), 'required').map(String);
  if (definition.paths.create === undefined) return;
  for (const { field, options, place } of optionedOf(checking)) {
    const [name = ''] = field.field.split('.');
    const begun = initial[name];
    const isGiven = begun !== undefined && valueFaults(contract, contract.at(body, name) ?? {}, begun).length === 0;
    if (options.superAdministrator !== true || !needed.includes(name) || activeSite === name || isGiven) continue;
    file.fault(
      [...place, 'superAdministrator'],
      `The service needs \`${name}\`: without a super administrator nobody could make ${one}.`,
      'Remove it, or start with a value: `initial`, or `activeSite` for a site.',
    );
  }
}
