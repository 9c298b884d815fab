import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../../json.ts';
import { isReadable, kindOf } from '../../kinds.ts';
import { optionedOf, plainText } from '../forms/optioned.ts';
import { identifiedBy, isIdentifier, sureOf } from '../operations/identifiers.ts';
import { isNames } from './called-by.ts';

/** Checks that nobody is shown an identifier, or names that may be none, in the place of the name that stands beside it: as a title, in columns, and as what rows and choices are called. */
export function checkNamedBeside(checking: Checking): void {
  const { definition, contract, widgets, row, reply } = checking;
  const { title, list, head } = definition;
  const tell = (holder: JsonObject, path: string, place: Place, shown: readonly string[] = []): void => {
    tellFilled(checking, holder, path, place, shown);
    const names = namesBeside(checking, holder, path);
    const [name] = names;
    // Beside its name an identifier may be shown as well.
    if (name === undefined || names.some((one) => shown.includes(one) || shown.includes(one.split('.')[0] ?? '')))
      return;
    checking.file.fault(
      place,
      `\`${path}\` is an identifier, which nobody reads, and \`${name}\` says what it stands for.`,
      `Did you mean \`${name}\`?`,
    );
  };
  const tellColumns = (holder: JsonObject, columns: readonly JsonObject[], place: Place): void => {
    const shown = columns.flatMap((one) => [textAt(one, 'field') ?? [], textAt(one, 'secondary') ?? []].flat());
    columns.forEach((column, index) => {
      const { field, item, kind } = column;
      tell(holder, plainText(field), [...place, index, 'field'], shown);
      const held = contract.at(holder, plainText(field)) ?? {};
      const entry = kind === 'tags' ? contract.resolve(held.items ?? {}) : held;
      if (item !== undefined) tell(entry, plainText(item), [...place, index, 'item']);
    });
  };
  if (title !== undefined) tell(contract.at(row, title) ? row : reply, title, ['title']);
  tellColumns(row, listAt(objectAt(checking.file.value, 'list'), 'columns').filter(isObject), ['list', 'columns']);
  const inHead = [title ?? '', ...(head?.badges ?? []), ...(head?.line ?? []), ...(head?.facts ?? [])];
  for (const part of ['badges', 'line', 'facts'] as const)
    head?.[part]?.forEach((path, index) => void tell(row, path, ['head', part, index], inHead));
  list?.filters?.forEach(({ source = '', text = '' }, index) => {
    const operation = contract.operations.get(source);
    tell((operation && contract.rowOf(operation)) ?? {}, text, ['list', 'filters', index, 'text']);
  });
  for (const { field, options, node, place } of optionedOf(checking)) {
    const entry = contract.resolve(node.items ?? node);
    const operation = contract.operations.get(plainText(options.source));
    const chosen = (operation && contract.shownRow(operation)) ?? {};
    for (const [option, named] of widgets.naming(field.widget ?? '')) {
      if (!/^(text|choiceText|shown)$/.test(option)) continue;
      const holder = named === 'item-property' ? entry : named === 'choice-property' ? chosen : undefined;
      if (holder) tell(holder, plainText(options[option]), [...place, option]);
    }
    const columns = listAt(options, 'columns').filter(isObject);
    if (columns.length > 0) tellColumns(chosen, columns, [...place, 'columns']);
  }
}

/** Names that may be none are not shown in the place of what is beside them and always there; without names, things are called by their `displayName`. */
function tellFilled(
  checking: Checking,
  holder: JsonObject,
  path: string,
  place: Place,
  shown: readonly string[],
): void {
  const { contract, file } = checking;
  const node = contract.at(holder, path) ?? {};
  const stem = path.slice(0, path.lastIndexOf('.') + 1);
  const isFilled = (one: JsonObject): boolean => isNames(contract, one) && Number(one.minItems ?? 0) > 0;
  if (path === '' || !isNames(contract, node) || isFilled(node)) return;
  const hasFallback = contract.at(holder, 'displayName') !== undefined;
  const isSure = (one: string, called: JsonObject): boolean =>
    isFilled(called) ||
    (!hasFallback && IS_NAME.test(one) && kindOf(called) === 'string' && sureOf(contract, holder, one) !== undefined);
  const filled = contract.paths(holder).find((one) => {
    const isBeside = one.startsWith(stem) && !one.slice(stem.length).includes('.');
    return isBeside && isSure(one, contract.at(holder, one) ?? {});
  });
  if (filled === undefined || shown.includes(filled) || shown.includes(filled.split('.')[0] ?? '')) return;
  file.fault(place, `\`${path}\` may be empty, and \`${filled}\` never is.`, `Did you mean \`${filled}\`?`);
}

/** What the names of things end with. */
const IS_NAME = /^(display|full)?(name|title|label)s?$/i;

/** The names of what an identifier stands for, which its holder has beside it: `parentName` of `parentId`, `team.displayName` of `team.uuid`. */
function namesBeside(checking: Checking, holder: JsonObject, path: string): string[] {
  const { contract } = checking;
  const node = path === '' ? undefined : contract.at(holder, path);
  const said = textAt(node, 'x-named-by');
  if (said !== undefined) return [[...path.split('.').slice(0, -1), said].join('.')];
  const isCalledSo = /(^|\.)(id|uuid)s?$|[a-z](Id|Uuid)s?$/.test(path);
  if (!node || !['string', 'integer'].includes(kindOf(node)) || !(isCalledSo || identifiedBy(node) !== undefined))
    return [];
  const stem = path.replace(/(Id|Uuid|id|uuid)s?$/, '');
  return contract.paths(holder).filter((one) => {
    const called = contract.at(holder, one) ?? {};
    const isText = kindOf(called) === 'string' && isReadable(called) && !isIdentifier(contract, one, called);
    return (
      one.startsWith(stem) &&
      IS_NAME.test(one.slice(stem.length).replace(/^\./, '')) &&
      (isText || isNames(contract, called))
    );
  });
}
