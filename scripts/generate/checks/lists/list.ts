import { type Checking, inRow } from '../../checking.ts';
import type { Operation } from '../../contract.ts';
import { type Place, shownFields, tabsOf, type WrittenColumn } from '../../definition.ts';
import { quoted, suggestion } from '../../faults.ts';
import { type JsonObject, listAt } from '../../json.ts';
import { isCountry, isDate, isDay, isPicture, isPlain, isReadable, type Kind, kindOf } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { checkChoices, checkTwins } from '../forms/choices.ts';
import { checkEdit } from '../forms/edit.ts';
import { endOf } from '../operations/range-ends.ts';
import { isNames } from './called-by.ts';
import { checkFilters } from './filters.ts';
import { checkHead } from './head.ts';
import { checkNaming } from './naming.ts';

/** Checks what names the things of a definition, and its list: search, order, columns and filters, against the operation that fills it. */
export function checkList(checking: Checking): void {
  const { file, definition, operations } = checking;
  checkNaming(checking);
  checkHead(checking);
  if (!definition.list || !operations.list) return;
  const { search, order, columns, calendar } = definition.list;
  const { id } = operations.list;
  if (search && checking.contract.searchOf(operations.list) === undefined)
    file.fault(['list', 'search'], `The list (\`${id}\`) cannot be searched.`, 'Remove `search`.');
  const orders = ordersOf(checking);
  const { direction } = checking.contract.manners.order;
  const roles = operations.list.parameters.map(({ role }) => role);
  const isOneWay = direction !== undefined && roles.includes('order') && !roles.includes('direction');
  if (isOneWay && !checking.contract.isWhole(operations.list))
    file.fault(
      ['operations', 'list'],
      `\`${id}\` is ordered, and takes no \`${direction}\`: the other way would be refused.`,
      'Add the parameter in the contract.',
    );
  if (order === undefined) {
    if (orders.length > 0 && !checking.contract.isWhole(operations.list) && tabsOf(definition).length === 0)
      file.fault(
        ['list'],
        `\`order\` is missing in \`list\`.`,
        `Add it: \`${id}\` can order by ${quoted(orders, 'or')}.`,
      );
  } else if (!orders.includes(order.by))
    file.fault(
      ['list', 'order', 'by'],
      `The list (\`${id}\`) cannot be ordered by \`${order.by}\`.`,
      suggestion(order.by, orders),
    );
  if (calendar !== undefined) {
    const node = inRow(checking, calendar, ['list', 'calendar']);
    if (node && !isDay(node))
      file.fault(['list', 'calendar'], `\`${calendar}\` is ${holds(node)}, not a day.`, 'Name a property with a day.');
    else if (node) checkEnd(checking, calendar);
  }
  checkDays(checking);
  columns.forEach((column, index) => {
    const place = ['list', 'columns', index];
    if (index === 0 && column.optional)
      file.fault(
        [...place, 'optional'],
        'The first column cannot be hidden.',
        'Remove `optional`, or move the column down.',
      );
    checkColumn(checking, column, place);
  });
  checkEdit(checking);
  checkFilters(checking);
}

/** The calendar file reminds of what ends, and the end of a season of what ends with it: of two days of the same, the last one is meant. */
function checkEnd({ file, contract, row }: Checking, calendar: string): void {
  const begin = endOf(calendar);
  const last = contract.paths(row).find((path) => {
    const end = endOf(path);
    return end?.isFirst === false && end.of === begin?.of && isDay(contract.at(row, path) ?? {});
  });
  if (begin?.isFirst !== true || last === undefined) return;
  file.fault(
    ['list', 'calendar'],
    `\`${calendar}\` is the day on which it begins, and the calendar holds the days on which things end.`,
    `Write \`"calendar": "${last}"\`.`,
  );
}

/** What a list is seen by, day by day: a column of moments that it can be ordered by, and a filter of days. */
function checkDays({ file, definition }: Checking): void {
  const { days, columns = [], filters = [] } = definition.list ?? {};
  if (days === undefined) return;
  const dates = columns.filter(({ kind, sort }) => kind === 'date' && sort).map(({ field }) => field);
  if (!dates.includes(days.field))
    file.fault(
      ['list', 'days', 'field'],
      `\`${days.field}\` is no column of dates that the list is ordered by.`,
      suggestion(days.field, dates),
    );
  const ranges = filters.filter(({ until }) => until !== undefined).map(({ parameter }) => parameter);
  if (!ranges.includes(days.filter))
    file.fault(['list', 'days', 'filter'], `\`${days.filter}\` is no filter by days.`, suggestion(days.filter, ranges));
}

/** What a list can be ordered by: values of `sortBy`, or, where all rows come at once, any of their properties that is shown. */
export const ordersOf = (checking: Checking): string[] =>
  isOrderedHere(checking)
    ? (checking.definition.list?.columns ?? []).map(({ field }) => field)
    : orderValues(checking.operations.list);

const isOrderedHere = ({ operations: { list }, contract }: Checking): boolean =>
  list !== undefined && contract.isWhole(list);

/** Whether rows can be ordered by values of this schema, if a list can be ordered by their property: the console orders by one value of each row. */
export const canOrderBy = (checking: Checking, node: JsonObject): boolean =>
  !isOrderedHere(checking) || isPlain(node) || isNames(checking.contract, node);

/** The values of the parameter that a list is ordered by. */
const orderValues = (list: Operation | undefined): string[] =>
  listAt(list?.parameters.find(({ role }) => role === 'order')?.schema, 'enum').map(String);

function checkColumn(checking: Checking, column: WrittenColumn, place: Place): void {
  const { file, operations } = checking;
  const node = inRow(checking, column.field, [...place, 'field']);
  if (column.sort && node && !ordersOf(checking).includes(column.field))
    file.fault(
      [...place, 'sort'],
      `The list (\`${operations.list?.id}\`) cannot be ordered by \`${column.field}\`.`,
      'Remove `sort`.',
    );
  else if (column.sort && node && !canOrderBy(checking, node))
    file.fault(
      [...place, 'sort'],
      `\`${column.field}\` is ${holds(node)}, by which the console orders nothing.`,
      'Remove `sort`.',
    );
  if (column.sortedBy && !column.sort)
    file.fault(
      [...place, 'sortedBy'],
      'The list cannot be ordered by this column.',
      'Remove `sortedBy`, or add `sort`.',
    );
  if (column.secondary !== undefined) checkSecondary(checking, column.secondary, column.field, [...place, 'secondary']);
  checkExtras(checking, column, place);
  if (node) checkShown(checking, column, node, place);
}

/** A number says nothing without its heading. */
const isCount = (node: JsonObject): boolean => ['integer', 'number'].includes(kindOf(node));

/** What stands beneath a name is read as it is. */
function checkSecondary(checking: Checking, path: string, column: string, place: Place): void {
  const node = inRow(checking, path, place);
  if (!node) return;
  if (path === column)
    checking.file.fault(place, `\`${path}\` stands above it already.`, 'Name another property, or leave it out.');
  else if (path === checking.definition.id)
    checking.file.fault(
      place,
      `\`${path}\` identifies a row, which nobody reads.`,
      'Name another property, or leave it out.',
    );
  else if (isCount(node) || (!isReadable(node) && !isNames(checking.contract, node)))
    checking.file.fault(
      place,
      `\`${path}\` is ${holds(node)}, not a text.`,
      isPlain(node) ? 'Give it a column of its own.' : 'Name one of its own properties.',
    );
}

/** Keys of a column that say something to some kinds only. */
const EXTRAS = {
  secondary: ['text'],
  unit: ['number'],
  person: ['text'],
  item: ['tags', 'relation'],
  choices: ['choice', 'status'],
} as const satisfies Record<string, readonly WrittenColumn['kind'][]>;

/** Checks that what a column says beside its field means something to its kind. */
export function checkExtras({ file }: Checking, column: WrittenColumn, place: Place): void {
  for (const [key, kinds] of Object.entries(EXTRAS) as [keyof typeof EXTRAS, readonly string[]][]) {
    if (column[key] === undefined || kinds.includes(column.kind)) continue;
    file.fault(
      [...place, key],
      `\`${key}\` means nothing in a column of the kind \`${column.kind}\`.`,
      `Remove it; it is for ${quoted(kinds, 'and')}.`,
    );
  }
}

/** Whether a column of a kind can show what a field of the rows holds. */
const SHOWS: Readonly<Record<WrittenColumn['kind'], (kind: Kind, node: JsonObject) => boolean>> = {
  // What has words for its values is not shown as the code that is stored.
  text: (kind, node) => isReadable(node) && kind !== 'enum' && !isCountry(node),
  number: (kind) => ['integer', 'number'].includes(kind),
  date: (_, node) => isDate(node),
  choice: (kind) => ['enum', 'boolean'].includes(kind),
  status: (kind) => ['enum', 'boolean'].includes(kind),
  country: (_, node) => isCountry(node),
  tags: (kind) => kind === 'array',
  boolean: (kind) => kind === 'boolean',
  image: (_, node) => isPicture(node),
  relation: (kind) => kind === 'object',
};

/** Whether there is such a kind of columns. */
export const isColumnKind = (kind: unknown): kind is WrittenColumn['kind'] =>
  typeof kind === 'string' && Object.hasOwn(SHOWS, kind);

/** The kinds of columns that can show what a field of the rows holds. */
export function columnKinds(checking: Checking, node: JsonObject): WrittenColumn['kind'][] {
  if (isNames(checking.contract, node)) return ['text', 'tags'];
  return (Object.keys(SHOWS) as WrittenColumn['kind'][]).filter((each) => SHOWS[each](kindOf(node), node));
}

/** Checks that a column's kind can show what a field holds, and that it has the words for it. */
export function checkShown(checking: Checking, column: WrittenColumn, node: JsonObject, place: Place): void {
  const { file } = checking;
  const { kind, field } = column;
  // Names in several languages are a list, and shown as the one of the user's language.
  if (kind === 'text' && isNames(checking.contract, node)) return;
  if (!SHOWS[kind](kindOf(node), node)) {
    const able = columnKinds(checking, node);
    const hint = able.length > 0 ? `It can be shown as ${quoted(able, 'or')}.` : 'Show one of its own properties.';
    file.fault(
      [...place, 'kind'],
      `A column of the kind \`${kind}\` cannot show \`${field}\`, which is ${holds(node)}.`,
      hint,
    );
    return;
  }
  if (kind === 'tags' || kind === 'relation') checkItem(checking, column, node, place);
  if (kind === 'choice' || kind === 'status') {
    const choices = column.choices ?? shownFields(checking.definition).find((one) => one.field === field)?.choices;
    const at = column.choices ? [...place, 'choices'] : [...place, 'kind'];
    // Fields answer for their own choices; a column without any has to bring them.
    if (column.choices) checkTwins(file, column.choices, at);
    if (column.choices || choices === undefined) checkChoices(file, field, choices, node, at);
  }
}

/** What an entry, or the thing that a relation holds, can be called by. */
function namesIn(checking: Checking, thing: JsonObject): string {
  const { contract } = checking;
  const able = contract.paths(thing).filter((path) => {
    const node = contract.at(thing, path) ?? {};
    return (kindOf(node) === 'string' && isReadable(node)) || isNames(checking.contract, node);
  });
  return suggestion('', able) || 'Name a text.';
}

function checkItem(checking: Checking, column: WrittenColumn, node: JsonObject, place: Place): void {
  const { file, contract } = checking;
  const { kind, field, item } = column;
  const thing = kind === 'tags' ? contract.resolve(node.items ?? {}) : node;
  const names = contract.paths(thing);
  if (names.length === 0 && kind === 'tags' && item === undefined) return;
  const whose = kind === 'tags' ? `each entry of \`${field}\`` : `\`${field}\``;
  const called = item === undefined ? undefined : contract.at(thing, item);
  const isWord =
    !called || !['object', 'array', 'boolean'].includes(kindOf(called)) || isNames(checking.contract, called);
  if (called && !isWord)
    file.fault(
      [...place, 'item'],
      `\`${item}\` of ${whose} is ${holds(called)}, which names nothing.`,
      namesIn(checking, thing),
    );
  if (called) return;
  if (item === undefined)
    file.fault(
      [...place, 'kind'],
      `A column of the kind \`${kind}\` must say what names ${whose}.`,
      `Add \`item\`: ${quoted(names, 'or')}.`,
    );
  else file.fault([...place, 'item'], `There is no field \`${item}\` in ${whose}.`, suggestion(item, names));
}
