import type { Checking } from '../../checking.ts';
import { listAt, textAt } from '../../json.ts';
import { optionedOf } from '../forms/optioned.ts';
import { valueFaults } from '../forms/values.ts';

/** Checks that a field is open to all who may write it, and to nobody else: whoever may create a thing fills in what the service requires. */
export function checkMay(checking: Checking): void {
  checkClosed(checking);
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

/** What super administrators alone may write (`x-writers`) is closed to others, where its widget can be. */
function checkClosed(checking: Checking): void {
  for (const { field, options, node, place } of optionedOf(checking)) {
    if (textAt(node, 'x-writers') !== 'super-administrators' || options.superAdministrator === true) continue;
    checking.file.fault(
      place.slice(0, -1),
      `The service takes another \`${field.field}\` from super administrators alone.`,
      'Add `"superAdministrator": true` to its `options`.',
    );
  }
}
