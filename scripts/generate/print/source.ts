import { valuesParameter } from '../checks/operations/named.ts';
import { type Contract, type Operation, searchParameter, sizeParameter } from '../contract.ts';
import { limitOf } from '../limit.ts';
import { call, capital } from './calls.ts';

/** How a source is asked: always with values of the form, or at times for some of its rows. */
interface Asking {
  isFilled: boolean;
  isAsked: boolean;
}

/** How the choices of a relation, or of a filter, are read. */
export function printSource(contract: Contract, id: string, { isFilled, isAsked }: Asking): string {
  const operation = contract.operations.get(id);
  if (!operation) throw new Error(`no operation ${id}`);
  const parameter = searchParameter(operation);
  const searches = parameter !== undefined;
  const size = sizeParameter(operation);
  const isGiven = isFilled || isAsked;
  const values = valuesParameter(operation);
  const inPath = pathNames(operation);
  const parts = [
    ...(isGiven ? ['...given'] : []),
    ...(searches ? [`...(search ? { ${parameter}: search } : {})`] : []),
    ...(size === undefined ? [] : [`${size}: 50`]),
  ];
  const needs = operation.parameters.some(({ required }) => required);
  const type = inPath.length > 0 ? `{ ${inPath.map((name) => `${name}: string`).join('; ')} }` : `${capital(id)}Params`;
  const given = `given: ${type}${needs ? '' : ' = {}'}`;
  const taken = [...(searches ? ['search: string'] : isGiven ? ['_search: string'] : []), ...(isGiven ? [given] : [])];
  const isOne = contract.rowOf(operation) === undefined;
  const asQuery = parts.length === 0 ? '' : parts.length === 1 && isGiven ? 'given' : `{ ${parts.join(', ')} }`;
  const sent = inPath.length > 0 ? inPath.map((name) => `given.${name}`).join(', ') : asQuery;
  return [
    `    ${id}: {`,
    `      searches: ${searches},`,
    ...(isFilled ? ['      isFilled: true,'] : []),
    ...(values === undefined ? [] : [`      values: '${values}',`]),
    `      read: (${taken.join(', ')}) => ({`,
    ...(isOne ? printOnlyRow(operation, sent) : printRows(contract, operation, sent)),
    '      }),',
    ...printOne(contract, id),
    '    },',
  ].join('\n');
}

/** The parameters in the path of an operation, in its order. */
export const pathNames = (operation: Operation | undefined): string[] =>
  (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name);

/** Whether the choices of a relation come at once, in an array: all of them, or as many as were asked for. */
export const isWholeSource = (contract: Contract, operation: Operation | undefined): boolean =>
  operation !== undefined &&
  contract.rowsAt(operation) === '' &&
  (contract.isWhole(operation) || limitOf(operation) !== undefined);

/** Whether the rows of a source stand where the engine does not look for them. */
export const rowsElsewhere = (contract: Contract, operation: Operation | undefined): boolean =>
  operation !== undefined && !['', 'items', undefined].includes(contract.rowsAt(operation));

function printRows(contract: Contract, operation: Operation, sent: string): string[] {
  const rows = `${call(operation, operation.id)}(${sent ? `${sent}, ` : ''}{ signal })`;
  const read = rowsElsewhere(contract, operation)
    ? `async ({ signal }) => rowsAt(await ${rows}, '${contract.rowsAt(operation)}')`
    : isWholeSource(contract, operation)
      ? `async ({ signal }) => rowsOf(await ${rows})`
      : `({ signal }) => ${rows}`;
  return [
    `        queryKey: ${call(operation, `get${capital(operation.id)}QueryKey`)}(${sent}),`,
    `        queryFn: ${read},`,
  ];
}

/** One thing as the only row, which is kept apart from the thing itself. */
const printOnlyRow = (operation: Operation, sent: string): string[] => [
  `        queryKey: [...${call(operation, `get${capital(operation.id)}QueryKey`)}(${sent}), 'row'],`,
  `        queryFn: async ({ signal }) => [await ${call(operation, operation.id)}(${sent ? `${sent}, ` : ''}{ signal })],`,
];

/** How one thing of a source is read by itself, where the contract has an operation for that. */
function printOne(contract: Contract, id: string): string[] {
  const one = contract.oneOf(id);
  if (!one) return [];
  const { operation, by } = one;
  const query = operation.parameters.some((parameter) => parameter.in === 'query') ? '{}, ' : '';
  return [
    `      one: { by: '${by}', read: (id: string) => ({`,
    `        queryKey: ${call(operation, `get${capital(operation.id)}QueryKey`)}(id),`,
    `        queryFn: ({ signal }) => ${call(operation, operation.id)}(id, ${query}{ signal }),`,
    '      }) },',
  ];
}
