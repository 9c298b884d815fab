import type { Checking } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { type JsonObject, listAt, textAt } from '../../json.ts';
import { isPlain } from '../../kinds.ts';
import type { Named } from '../../widgets.ts';
import { holds } from '../../words.ts';
import { checkHeld } from '../forms/held.ts';
import { plainText } from '../forms/optioned.ts';

/** The parameter by which an operation is asked for things of certain values: the one list that its query needs; undefined where it is not such an operation. */
export function valuesParameter({ parameters }: Pick<Operation, 'parameters'>): string | undefined {
  const [needed, ...more] = parameters.filter(({ required }) => required);
  return more.length === 0 && needed?.in === 'query' && needed.schema.type === 'array' ? needed.name : undefined;
}

/** The operations that give things by their values; of one kind where a row of it is given. */
export function valuesOperations(contract: Contract, row?: JsonObject): string[] {
  const all = [...contract.operations.values()];
  const fit = all.filter(
    (one) =>
      one.method === 'GET' &&
      contract.rowOf(one) &&
      (row === undefined || contract.rowOf(one) === row) &&
      valuesParameter(one) !== undefined,
  );
  return fit.map(({ id }) => id).sort();
}

/** The operations that make a thing of its name alone; of one kind where a row of it is given. */
export function makingOperations(contract: Contract, name: string, row?: JsonObject): string[] {
  const makes = ({ method, parameters, body, reply }: Operation): boolean => {
    if (row !== undefined && contract.resolve(reply?.schema ?? {}) !== row) return false;
    const needed = listAt(contract.resolve(body?.schema ?? {}), 'required');
    return method === 'POST' && parameters.every((one) => !one.required) && needed.length === 1 && needed[0] === name;
  };
  return [...contract.operations.values()]
    .filter(makes)
    .map(({ id }) => id)
    .sort();
}

/** What a request for an upload says of the file; its size may be left out. */
const FILE_PARAMETERS = ['fileLocator', 'mimeType', 'size'];

/** The operations that give an address for a file of which nothing but its name, type and size is known. */
export function uploadOperations(contract: Contract): string[] {
  const gives = ({ method, parameters, reply }: Operation): boolean => {
    const isAsked =
      FILE_PARAMETERS.every((name) => parameters.some((one) => one.name === name)) &&
      parameters.every(({ name, required }) => !required || FILE_PARAMETERS.includes(name));
    return method === 'GET' && isAsked && contract.at(reply?.schema ?? {}, 'preSignedUrl') !== undefined;
  };
  return [...contract.operations.values()]
    .filter(gives)
    .map(({ id }) => id)
    .sort();
}

/** The value of a parameter that can have only one, such as `siteTag`; undefined where there is a choice. */
export function onlyValue(schema: JsonObject): unknown {
  const values = listAt(schema, 'enum');
  return values.length === 1 ? values[0] : undefined;
}

/** Checks an option that names an operation other than a list to choose from, a parameter of the source, or an add-on. */
export function checkNamed(
  checking: Checking,
  options: Readonly<Record<string, unknown>>,
  { option, named, widget }: { option: string; named: Named; widget: string },
  place: Place,
): void {
  const { file, contract, widgets } = checking;
  const name = options[option];
  if (typeof name !== 'string') return;
  const refuse = (what: string, known: readonly string[]): void =>
    file.fault([...place, option], what, suggestion(name, known));
  const fits = (known: readonly string[], what: string): void => {
    if (known.includes(name)) return;
    const exists = contract.operations.has(name);
    refuse(exists ? `\`${name}\` ${what}.` : `The service has no operation \`${name}\`.`, known);
  };
  if (named === 'add-on' && !contract.addOns().includes(name)) {
    refuse(`There is no add-on \`${name}\`.`, contract.addOns());
  }
  const given = contract.operations.get(plainText(options.source ?? options.games));
  const row = given && contract.rowOf(given);
  if (named === 'values-operation') {
    const what = valuesOperations(contract).includes(name)
      ? 'gives other things'
      : 'does not give things by their values';
    fits(valuesOperations(contract, row), what);
  }
  if (named === 'upload-operation') fits(uploadOperations(contract), 'gives no address for a file');
  if (named === 'making-operation') {
    const text = textAt(widgets.choice(widget), 'text') ?? '';
    const makes = makingOperations(contract, text).includes(name);
    fits(
      makingOperations(contract, text, row),
      makes ? `makes something else than \`${given?.id}\` gives` : `does not make a thing of its \`${text}\` alone`,
    );
  }
  if (named === 'source-parameter' && given) {
    const lists = given.parameters.filter(({ schema }) => schema.type === 'array').map((one) => one.name);
    if (!lists.includes(name)) refuse(`\`${given.id}\` has no list parameter \`${name}\`.`, lists);
  }
  // What gives no rows is told where the source stands.
  if (named !== 'source-property' || !given || !row) return;
  const node = contract.at(row, name);
  const plain = contract.paths(row).filter((path) => isPlain(contract.at(row, path) ?? {}));
  if (!node) refuse(`There is no field \`${name}\` in what \`${given.id}\` gives.`, contract.paths(row));
  else if (!isPlain(node)) refuse(`\`${name}\` is ${holds(node)}, which nothing is read of.`, plain);
  else checkHeld(checking, [widget, option, name], [row], place);
}
