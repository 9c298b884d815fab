import type { Checking } from '../../checking.ts';
import type { Operation } from '../../contract.ts';
import { isFound, partOf } from '../../cut.ts';
import { type Definition, idOf, type Place } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import { optionedOf, plainText } from '../forms/optioned.ts';
import { chosenFrom } from './chosen-from.ts';
import { identifiedBy } from './identifiers.ts';
import { sourcesOf } from './source.ts';
import { choicesOf, type SourceChoice } from './source-choices.ts';

/** Checks that what is chosen from, or shown beside a form, is all there: what stands after a first part can be searched for, or is not cut off. */
export function checkCutSources(checking: Checking, definitions: readonly Definition[]): void {
  const { contract, widgets } = checking;
  for (const choice of choicesOf(checking)) checkChoices(checking, choice);
  for (const { field, options, place } of optionedOf(checking)) {
    const shown = widgets.naming(field.widget ?? '').filter(([, named]) => named === 'rows-operation');
    for (const [option] of shown) {
      const operation = contract.operations.get(plainText(options[option]));
      if (operation) checkShown(checking, operation, { definitions, filled: options.parameters }, [...place, option]);
    }
  }
}

/** Choices of which only a first part comes are searched for. */
function checkChoices({ file, contract }: Checking, { operation, value, text, node, place }: SourceChoice): void {
  if (!operation || isFound(contract, operation)) return;
  const kind = identifiedBy(contract.at(contract.rowOf(operation) ?? {}, value) ?? {});
  const lists = chosenFrom(contract, node);
  const able = sourcesOf(contract).filter((id) => {
    const other = contract.operations.get(id);
    const row = other && contract.rowOf(other);
    const known = row && contract.at(row, value);
    const isSame = kind !== undefined && known && identifiedBy(known) === kind && (!lists || id in lists);
    return isSame && contract.at(row, text) !== undefined;
  });
  file.fault(
    [...place, 'source'],
    `\`${operation.id}\` gives ${partOf(contract, operation)}, and cannot be searched: what stands after the first could never be chosen.`,
    able.length > 0
      ? `Choose from ${quoted(able, 'or')}.`
      : 'Let it give all at once in the contract, or pages with their total, and a search.',
  );
}

/** Rows beside a form are shown without pages: those of which only a first part comes are led to. */
function checkShown(
  { file, contract, definition }: Checking,
  operation: Operation,
  { definitions, filled }: { definitions: readonly Definition[]; filled: unknown },
  place: Place,
): void {
  const part = partOf(contract, operation);
  if (part === undefined) return;
  const [parameter, property] = Object.entries((filled ?? {}) as Record<string, unknown>)[0] ?? [];
  const page = definitions.find(
    (one) => one.list && one.operations.list !== undefined && idOf(one.operations.list) === operation.id,
  );
  const isFilter = page?.list?.filters?.some((one) => one.parameter === parameter) === true;
  const query = parameter !== undefined && isFilter ? `?${parameter}={${plainText(property)}}` : '';
  const isThere = page && page.name !== definition.name && (query !== '' || filled === undefined);
  file.fault(
    place,
    `\`${operation.id}\` gives ${part}, and \`related\` shows the first rows as if they were all.`,
    isThere
      ? `Lead to them with a link, as in \`${page.paths.list}${query}\`.`
      : 'Name an operation that gives all at once, or lead to their list with a link.',
  );
}
