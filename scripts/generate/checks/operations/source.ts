import type { Checking } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import { isFound, partOf } from '../../cut.ts';
import type { Place } from '../../definition.ts';
import { quoted, suggestion } from '../../faults.ts';
import { isObject, type JsonObject, textAt } from '../../json.ts';
import { isPlain } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { namesOf, whyNoName } from '../lists/called-by.ts';
import { keyOf, singular } from './of-kind.ts';

/** A source as a filter or a widget's options name it: the operation, and the properties that identify and name a choice. */
export interface NamedSource {
  source: string;
  /** What the option is called that names a choice, where it is not `text`. */
  textOption?: string;
  /** Whether it may give one thing, which then is its only row. */
  mayBeOne?: boolean;
  value?: unknown;
  text?: unknown;
  /** What the field or the parameter is called that chooses from it. */
  called?: string;
  /** What its parameters are filled with, by their names. */
  parameters?: unknown;
}

/** Every list of the contract that choices can come from, by its id. */
export function sourcesOf(contract: Contract): string[] {
  const lists = [...contract.operations.values()].filter((one) => isSource(contract, one) && isFound(contract, one));
  return lists.map(({ id }) => id).sort();
}

const isSource = (contract: Contract, operation: Operation): boolean =>
  operation.method === 'GET' && contract.rowOf(operation) !== undefined && areAll('query', operation);

const areAll = (place: 'path' | 'query', { parameters }: Operation): boolean =>
  parameters.every((parameter) => parameter.in === place);

/** Every operation that gives rows, or one thing, by its id. */
export function rowsOperations(contract: Contract): string[] {
  const all = [...contract.operations.values()];
  const shown = all.filter((one) => isShown(contract, one) && partOf(contract, one) === undefined);
  return shown.map(({ id }) => id).sort();
}

/** One thing, and what belongs to one, may be found by its path, too: then that is filled as a query is. */
const isShown = (contract: Contract, operation: Operation): boolean =>
  operation.method === 'GET' &&
  contract.shownRow(operation) !== undefined &&
  (areAll('query', operation) || areAll('path', operation));

/** What the contract says of the rows of an operation. */
function rowsGiven(contract: Contract, id: string): JsonObject | undefined {
  const operation = contract.operations.get(id);
  return operation && contract.rowOf(operation);
}

/** How an operation is called that gives what is no longer used. */
const OUT_OF_USE = /Deactivated|Inactive|Deleted|Archived|Hidden/;

/** Checks that a source is a list operation and that its rows have the properties which identify and name a choice. `place` holds the three. */
export function checkSource({ file, contract }: Checking, place: Place, named: NamedSource): void {
  const operation = contract.operations.get(named.source);
  const { mayBeOne = false, textOption = 'text' } = named;
  const fits = mayBeOne ? isShown : isSource;
  const row = operation && fits(contract, operation) ? contract.shownRow(operation) : undefined;
  if (!operation || !row) {
    const what = operation
      ? `\`${named.source}\` does not give ${mayBeOne ? 'rows that can all be shown' : 'a list to choose from'}.`
      : `The service has no operation \`${named.source}\`.`;
    const able = (mayBeOne ? rowsOperations : sourcesOf)(contract);
    const given = operation && contract.rowOf(operation);
    const alike = able.filter((id) => given !== undefined && rowsGiven(contract, id) === given);
    file.fault([...place, 'source'], what, suggestion(named.source, alike.length > 0 ? alike : able));
    return;
  }
  // What was taken out of use is found again by a page of its own, and chosen nowhere.
  const inUse = [...contract.operations.keys()].find(
    (id) => id !== operation.id && id === operation.id.replace(OUT_OF_USE, 'Active'),
  );
  if (inUse !== undefined)
    file.fault(
      [...place, 'source'],
      `\`${operation.id}\` gives what nobody is to choose any more.`,
      `Did you mean \`${inUse}\`?`,
    );
  for (const { name, required } of operation.parameters) {
    if (required && !(isObject(named.parameters) && name in named.parameters))
      file.fault([...place, 'source'], `\`${operation.id}\` needs \`${name}\`.`, 'Fill it in `parameters`.');
  }
  for (const role of ['value', 'text'] as const) {
    const property = named[role];
    const node = typeof property === 'string' ? contract.at(row, property) : undefined;
    if (node && role === 'value' && !isPlain(node))
      file.fault(
        [...place, role],
        `\`${String(property)}\` is ${holds(node)}, which is no value to keep.`,
        'Name what identifies a choice.',
      );
    const why = node && role === 'text' ? whyNoName(contract, row, String(property)) : undefined;
    if (why !== undefined)
      file.fault([...place, textOption], `\`${String(property)}\` ${why}.`, suggestion('', namesOf(contract, row)));
    if (property === undefined || node) continue;
    if (property === '') {
      file.fault(
        [...place, 'source'],
        `A source needs \`${role === 'text' ? textOption : role}\`, the property of a choice that ${role === 'value' ? 'is kept' : 'names it'}.`,
        suggestion('', contract.paths(row)),
      );
      continue;
    }
    const name = typeof property === 'string' ? property : '';
    file.fault(
      [...place, role === 'text' ? textOption : role],
      `There is no field \`${name}\` in what \`${named.source}\` gives.`,
      [suggestion(name, contract.paths(row)), insteadOf(contract, named)].filter((one) => one !== '').join(' '),
    );
  }
}

/** How many other lists are worth telling. */
const FEW = 4;

/** Other lists whose rows have what is asked of each choice, and are called by the contract as the field is. */
function insteadOf(contract: Contract, { called = '', value, text }: NamedSource): string {
  const word = singular(keyOf(called).split(/[-.]/).at(-1) ?? '');
  const found = sourcesOf(contract).filter((id) => {
    const operation = contract.operations.get(id);
    const row = operation && contract.rowOf(operation);
    // “A game of a competition” is none.
    const [says = ''] = (textAt(row, 'description') ?? '').toLowerCase().split(/[,.]| of | as | which /);
    return row && word !== '' && says.includes(word) && [value, text].every((one) => contract.at(row, String(one)));
  });
  return found.length === 0 || found.length > FEW ? '' : `Or choose from ${quoted(found, 'or')}, which has both.`;
}
