import type { Checking } from '../../checking.ts';
import type { Operation, Parameter } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import { isObject, textAt } from '../../json.ts';
import { optionedOf, plainText } from '../forms/optioned.ts';
import { keyOf } from './of-kind.ts';

/** Checks that a list of things of several kinds is told which (`x-decides-kind` of a parameter), unless what is chosen is called as those that it gives untold. */
export function checkDecidedKind(checking: Checking): void {
  const { definition, contract } = checking;
  for (const { field, options, place } of optionedOf(checking)) {
    const filled = Object.keys(isObject(options.parameters) ? options.parameters : {});
    const open = decider(contract.operations.get(plainText(options.source)), filled);
    const beside = field.field.replace(/[^.]+$/, open?.name ?? '');
    if (open) checkCalled(checking, [field.field, plainText(options.source)], open, { place, beside });
  }
  definition.list?.filters?.forEach(({ parameter, source }, index) => {
    const open = decider(contract.operations.get(source ?? ''), []);
    if (open) checkCalled(checking, [parameter, source ?? ''], open, { place: ['list', 'filters', index] });
  });
}

/** The parameter that decides of what kind the things of a list are, where nothing fills it. */
const decider = (operation: Operation | undefined, filled: readonly string[]): Parameter | undefined =>
  operation?.parameters.find(({ name, schema }) => schema['x-decides-kind'] === true && !filled.includes(name));

function checkCalled(
  { file, contract, body }: Checking,
  [name, source]: readonly [string, string],
  { name: open, schema }: Parameter,
  { place, beside }: { place: Place; beside?: string },
): void {
  const usual = textAt(schema, 'default') ?? '';
  if (keyOf(name) === usual) return;
  const isThere = beside !== undefined && beside !== name && (beside.includes('.') || contract.at(body, beside));
  file.fault(
    [...place, 'source'],
    `\`${source}\` gives things of the kind \`${usual}\` unless \`${open}\` says another, and nothing fills it for \`${name}\`.`,
    isThere
      ? `Add \`"parameters": { "${open}": "${beside}" }\`.`
      : `Fill \`${open}\` in \`parameters\`, or name a list of what is meant.`,
  );
}
