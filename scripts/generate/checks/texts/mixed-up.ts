import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { isObject, type JsonObject, textAt } from '../../json.ts';
import { isReadable, kindOf, knownValuesOf } from '../../kinds.ts';
import { optionedOf } from '../forms/optioned.ts';
import { isIdentifier } from '../operations/identifiers.ts';
import { endOf } from '../operations/range-ends.ts';

/** Checks what is right by its kind and stands in the place of something else: two ends, two names, an identifier where a name belongs. */
export function checkMixedUp(checking: Checking): void {
  checkRanges(checking);
  checkSwapped(checking);
  checkNames(checking);
  checkActionsDiffer(checking);
}

/** Two options of a widget, of which the first names where something begins, and the second where it ends. */
const ENDS = ['first', 'last'] as const;

function checkRanges({ file, definition, operations }: Checking): void {
  const known = operations.list?.parameters.map(({ name }) => name) ?? [];
  definition.list?.filters?.forEach(({ parameter, until }, index) => {
    const [begin, end] = [endOf(parameter), endOf(until ?? '')];
    if (until === undefined || !begin || !end) return;
    const place = ['list', 'filters', index];
    if (!begin.isFirst && end.isFirst)
      file.fault(
        [...place, 'parameter'],
        `The range begins with \`${parameter}\` and ends with \`${until}\`.`,
        `Write \`"parameter": "${until}", "until": "${parameter}"\`.`,
      );
    else if (begin.of !== end.of) {
      const fitting = known.find((name) => endOf(name)?.of === begin.of && endOf(name)?.isFirst === false);
      file.fault(
        [...place, 'until'],
        `The range begins with \`${parameter}\` and ends with \`${until}\`, which is of something else.`,
        fitting === undefined ? 'Name the other end of the same.' : `Did you mean \`${fitting}\`?`,
      );
    }
  });
}

/** Two options of a widget, or two parameters, each filled with what the other is called. */
function checkSwapped({ file }: Checking): void {
  const walk = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) value.forEach((one, index) => void walk(one, [...place, index]));
    if (!isObject(value)) return;
    for (const [key, one] of Object.entries(value)) {
      if (place.at(-1) === 'options' || place.at(-1) === 'parameters') checkPair(value, key, place);
      if (place.at(-1) === 'options' && key === ENDS[0]) checkEnds(value, place);
      walk(one, [...place, key]);
    }
  };
  const checkPair = (pairs: JsonObject, key: string, place: Place): void => {
    const other = pairs[key];
    if (typeof other !== 'string' || other === key || pairs[other] !== key || key > other) return;
    file.fault(
      [...place, key],
      `\`${key}\` is filled with \`${other}\`, and \`${other}\` with \`${key}\`.`,
      'Fill each with its own.',
    );
  };
  const checkEnds = (options: JsonObject, place: Place): void => {
    const [first, last] = ENDS.map((key) => textAt(options, key) ?? '');
    const [begin, end] = [endOf(first ?? ''), endOf(last ?? '')];
    if (begin?.isFirst === false && end?.isFirst === true)
      file.fault(
        [...place, ENDS[0]],
        `It begins with \`${first}\` and ends with \`${last}\`.`,
        'Put each in the place of the other.',
      );
  };
  walk(file.value, []);
}

/** What names a thing for a reader is no identifier. */
function checkNames(checking: Checking): void {
  const { file, definition, contract, row } = checking;
  const { columns = [], filters = [] } = definition.list ?? {};
  const tell = (thing: JsonObject, path: string, place: Place): void => {
    const node = contract.at(thing, path);
    if (node && isIdentifier(contract, path, node))
      file.fault(place, `\`${path}\` identifies a thing, and tells nobody what it is.`, 'Name what it is called by.');
  };
  checkTitle(checking);
  columns.forEach(({ field, item, kind }, index) => {
    const place = ['list', 'columns', index];
    const node = contract.at(row, field);
    const thing = kind === 'tags' && node ? contract.resolve(node.items ?? {}) : node;
    if (item !== undefined && thing) tell(thing, item, [...place, 'item']);
  });
  const chosen = (source: unknown, text: unknown, place: Place): void => {
    const operation = typeof source === 'string' ? contract.operations.get(source) : undefined;
    const rows = operation && contract.shownRow(operation);
    if (rows && typeof text === 'string') tell(rows, text, place);
  };
  filters.forEach(({ source, text }, index) => void chosen(source, text, ['list', 'filters', index, 'text']));
  for (const { options, place } of optionedOf(checking)) chosen(options.source, options.text, [...place, 'text']);
}

/** Rows are not called by what identifies them, where a column shows what they are called. */
function checkTitle({ file, definition, contract, row }: Checking): void {
  const { title, id, list } = definition;
  const isName = (path: string): boolean => {
    const node = contract.at(row, path) ?? {};
    return kindOf(node) === 'string' && isReadable(node) && !isIdentifier(contract, path, node);
  };
  const meant = list?.columns.find(({ field }) => field !== id && isName(field));
  const kind = kindOf(contract.at(row, title ?? '') ?? {});
  if (title !== undefined && ['enum', 'boolean'].includes(kind) && meant && meant.field !== title) {
    file.fault(
      ['title'],
      `\`${title}\` is the same of many, and tells nobody which one it is.`,
      `Did you mean \`${meant.field}\`?`,
    );
    return;
  }
  // What the contract calls a name is one, though rows are known by it, too.
  if (title === undefined || title !== id || /(name|title|label)$/i.test(title) || !meant) return;
  file.fault(
    ['title'],
    `\`${title}\` identifies a row, and tells nobody what it is.`,
    `Did you mean \`${meant.field}\`?`,
  );
}

/** Two actions of other names that do the same to the same. Told of the one that is called less as what it sends, where the other is. */
function checkActionsDiffer({ file, definition, contract }: Checking): void {
  const { actions = [] } = definition;
  const does = actions.map(({ when, set, remove, call }) => JSON.stringify({ when, set, remove, call }));
  actions.forEach(({ name, call }, index) => {
    const first = does.indexOf(does[index] ?? '');
    const same = actions[first];
    if (!same || same.name === name) return;
    const sent = Object.entries(call?.parameters ?? {});
    const isNamed = sent.some(([, value]) => String(value).includes(name));
    const [wrong, right, at] = isNamed ? [same.name, name, first] : [name, same.name, index];
    // A way from the same state that there is, and that none of them leads, is the one that is meant.
    const operation = contract.operations.get(call?.operation ?? '');
    const [free] = sent.flatMap(([parameter, value]) => {
      const used = actions.map((one) => String(one.call?.parameters?.[parameter]));
      const [from] = String(value).split('-to-');
      const known = knownValuesOf(operation?.parameters.find((one) => one.name === parameter)?.schema ?? {});
      return known.map(String).filter((one) => one.startsWith(`${from}-to-`) && !used.includes(one));
    });
    const place = free === undefined ? ['name'] : ['call', 'parameters', sent[0]?.[0] ?? ''];
    const hint = free === undefined ? 'Remove one of them.' : `Did you mean \`${free}\`?`;
    file.fault(['actions', at, ...place], `\`${wrong}\` does what \`${right}\` does.`, hint);
  });
}
