import type { Filter } from '../../../../src/contract/list-definition.ts';
import { openParameters } from '../../bound-operation.ts';
import type { Checking } from '../../checking.ts';
import { type Parameter, zoneParameter } from '../../contract.ts';
import { type Place, tabsOf } from '../../definition.ts';
import { quoted, suggestion } from '../../faults.ts';
import { type JsonObject, textAt } from '../../json.ts';
import { isDate, isPlain, isReadable, isTaken, kindOf } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { checkChoices, checkTwins } from '../forms/choices.ts';
import { checkSource, sourcesOf } from '../operations/source.ts';

/** Checks the filters of a definition's list: their parameters, and that each has exactly one way of being filled. */
export function checkFilters(checking: Checking): void {
  const { file, definition } = checking;
  const filters = definition.list?.filters ?? [];
  filters.forEach((filter, index) => {
    const place = ['list', 'filters', index];
    const first = filters.findIndex(({ parameter }) => parameter === filter.parameter);
    if (first < index)
      file.fault([...place, 'parameter'], `Two filters fill \`${filter.parameter}\`.`, 'Remove one of them.');
    const schema = parameterOf(checking, filter.parameter, [...place, 'parameter']);
    const until = filter.until === undefined ? undefined : parameterOf(checking, filter.until, [...place, 'until']);
    checkWays(checking, filter, schema, place);
    if (filter.as === 'tabs' && tabsOf(definition)[0] !== filter.parameter)
      file.fault([...place, 'as'], 'A list has one row of tabs.', 'Remove `as` from one of the two filters.');
    if (schema && until) checkRange(checking, filter, [schema, until], place);
  });
}

/** The parameters of a list that filters may fill. */
export function filterParameters({ operations: { list } }: Pick<Checking, 'operations'>): Parameter[] {
  // Whose days are meant is told by the console.
  const zone = list && zoneParameter(list);
  return (list ? openParameters(list) : []).filter(({ role, name }) => role === undefined && name !== zone);
}

function parameterOf(checking: Checking, name: string, place: Place): JsonObject | undefined {
  const { file, operations } = checking;
  const { list } = operations;
  const free = filterParameters(checking);
  const found = free.find((parameter) => parameter.name === name);
  if (found) return found.schema;
  const known = free.map((parameter) => parameter.name);
  if (Object.hasOwn(list?.fixed ?? {}, name))
    file.fault(place, `\`${name}\` always has the value that \`operations\` gives it.`, suggestion('', known));
  else if (list?.parameters.some((one) => one.name === name))
    file.fault(place, `The list fills \`${name}\` itself.`, suggestion('', known));
  else file.fault(place, `The list (\`${list?.id}\`) has no parameter \`${name}\`.`, suggestion(name, known));
  return undefined;
}

function checkWays(checking: Checking, filter: Filter, schema: JsonObject | undefined, place: Place): void {
  const { file } = checking;
  const { parameter, source, choices, value, text } = filter;
  if (filter.as === 'tabs' && choices === undefined)
    file.fault([...place, 'as'], 'Tabs need `choices`.', 'Add them, or remove `as`.');
  if (filter.watch !== undefined && choices?.[filter.watch] === undefined)
    file.fault(
      [...place, 'watch'],
      `\`${parameter}\` has no choice \`${filter.watch}\`.`,
      suggestion(filter.watch, Object.keys(choices ?? {})),
    );
  const { list } = checking.definition.paths;
  const watching = checking.definition.list?.filters?.find(({ watch }) => watch !== undefined);
  if (filter.watch !== undefined && watching && watching.parameter !== parameter)
    file.fault(
      [...place, 'watch'],
      `Home counts \`${watching.parameter}\` already, and one alone.`,
      'Remove one of the two.',
    );
  if (filter.watch !== undefined && list.includes('{'))
    file.fault([...place, 'watch'], `Home has no way to \`${list}\`, which is a list of one thing.`, 'Remove `watch`.');
  if (filter.presets !== undefined && filter.until === undefined)
    file.fault([...place, 'presets'], `The filter \`${parameter}\` is no range of days.`, 'Remove `presets`.');
  for (const key of ['value', 'text'] as const)
    if (filter[key] !== undefined && source === undefined)
      file.fault([...place, key], `\`${key}\` says something of a \`source\`, and there is none.`, 'Remove it.');
  const ways = (['choices', 'source', 'until'] as const).filter((way) => filter[way] !== undefined);
  if (ways.length > 1) {
    file.fault(
      [...place, ways[1] ?? ''],
      `The filter \`${parameter}\` has ${quoted(ways, 'and')}.`,
      'It takes only one of them.',
    );
    return;
  }
  if (ways.length === 0 && filter.as !== 'import')
    file.fault(
      [...place, 'parameter'],
      `The filter \`${parameter}\` has nothing to choose from.`,
      'Add `choices`, a `source`, or `until` for a range of days.',
    );
  if (source !== undefined) {
    checkSource(checking, place, { source, value: value ?? '', text: text ?? '', called: parameter });
    checkChosen(checking, filter, schema, place);
  }
  if (!choices || !schema) return;
  checkTwins(file, choices, [...place, 'choices']);
  if (kindOf(schema) === 'enum' || kindOf(schema) === 'boolean')
    checkChoices(file, parameter, choices, schema, [...place, 'choices']);
  else
    file.fault(
      [...place, 'choices'],
      `\`${parameter}\` is ${holds(schema)}, not one of fixed values.`,
      'Take a `source` in place of `choices`.',
    );
}

/** What a choice of a source is known by is what the parameter takes, and what it is called is read. */
function checkChosen(checking: Checking, filter: Filter, taken: JsonObject | undefined, place: Place): void {
  const { file, contract } = checking;
  const { source = '', value = '', text = '', parameter } = filter;
  const operation = contract.operations.get(source);
  const row = operation && contract.rowOf(operation);
  if (!row || !taken) return;
  const schema = kindOf(taken) === 'array' ? contract.resolve(taken.items ?? {}) : taken;
  const [known, called] = [contract.at(row, value), contract.at(row, text)];
  const own = contract.at(row, parameter);
  if (value !== parameter && own && isPlain(own))
    file.fault(
      [...place, 'value'],
      `\`${source}\` gives \`${parameter}\` itself, and it would be filled with \`${value}\`.`,
      `Write \`"value": "${parameter}"\`.`,
    );
  // A text without a rule takes anything; what the list takes by the same name, and by the same rule, is no other's.
  const itself = filterParameters(checking).find(({ name }) => name === value && name !== parameter);
  const rule = known && textAt(known, 'pattern');
  if (itself && rule !== undefined && rule === textAt(itself.schema, 'pattern') && rule !== textAt(schema, 'pattern'))
    file.fault(
      [...place, 'source'],
      `\`${source}\` gives what \`${value}\` takes, and would fill \`${parameter}\`.`,
      suggestion(parameter, sourcesOf(contract)) || `Name the list of what \`${parameter}\` takes.`,
    );
  // Where no property has the pattern, nothing tells which is meant.
  const fitting = contract.paths(row).filter((path) => isTaken(contract.at(row, path) ?? {}, schema));
  if (
    known &&
    isPlain(known) &&
    (kindOf(known) === 'boolean' || isDate(known) || (fitting.length > 0 && !isTaken(known, schema)))
  )
    file.fault(
      [...place, 'value'],
      `\`${parameter}\` does not take \`${value}\`, which is ${holds(known)}.`,
      suggestion('', fitting),
    );
  if (called && (kindOf(called) === 'object' || (isPlain(called) && !isReadable(called))))
    file.fault([...place, 'text'], `\`${text}\` is ${holds(called)}, which names no choice.`, 'Name a text.');
}

function checkRange({ file }: Checking, filter: Filter, [from, until]: [JsonObject, JsonObject], place: Place): void {
  if (filter.until === filter.parameter)
    file.fault(
      [...place, 'until'],
      'The range begins and ends with the same parameter.',
      'Name the one of the last day.',
    );
  else if (!isDate(from))
    file.fault([...place, 'parameter'], `\`${filter.parameter}\` is ${holds(from)}, not a day.`, 'Remove `until`.');
  else if (!isDate(until))
    file.fault(
      [...place, 'until'],
      `\`${filter.until}\` is ${holds(until)}, not a day.`,
      'Name the parameter of the last day.',
    );
}
