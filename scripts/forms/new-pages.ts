import type {
  Fault,
  NewPage,
  NewPages,
  OfferedColumn,
  OfferedField,
  OfferedPage,
  Offers,
  Vocabulary,
} from '../../src/workbench/protocol.ts';
import { applyStep } from '../../src/workbench/studio/definition-steps.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/workbench/studio/json.ts';
import { newColumn, newField, partsOf, wordsOf } from '../../src/workbench/studio/new-parts.ts';
import { printDefinition } from '../../src/workbench/studio/print-definition.ts';
import { inSwedish } from '../../src/workbench/studio/swedish-words.ts';
import type { Inputs } from '../generate/checking.ts';
import { checkOperations, operationsFor } from '../generate/checks/operations/operations.ts';
import { shape } from '../generate/checks/operations/paths.ts';
import { searchParameter } from '../generate/contract.ts';
import { type Definition, idOf } from '../generate/definition.ts';
import { readForm } from '../generate/forms.ts';
import { offersOf } from './offers.ts';

/** A first list shows no more columns than a screen has room for. */
const FIRST_COLUMNS = 6;

/** The lists and settings that the contract has the operations for and none of the definitions uses. */
export function unusedPages({ contract }: Inputs, definitions: readonly Definition[]): OfferedPage[] {
  const used = definitions.flatMap(({ operations }) => Object.values(operations).map((one) => one && idOf(one)));
  const summaryOf = (id: string): string => contract.operations.get(id)?.summary ?? '';
  const free = (ids: string[]): string[] => ids.filter((id) => !used.includes(id)).sort();
  const lists = free(operationsFor(contract, 'list')).map((operation): OfferedPage => {
    return { kind: 'list', operation, summary: summaryOf(operation) };
  });
  const pathOf = (id: string): string => shape(contract.operations.get(id)?.path ?? '');
  const savers = free(operationsFor(contract, 'update', true));
  const settings = free(operationsFor(contract, 'read', true)).flatMap((operation): OfferedPage[] => {
    const update = savers.find((id) => pathOf(id) === pathOf(operation));
    return update === undefined ? [] : [{ kind: 'settings', operation, update, summary: summaryOf(operation) }];
  });
  return [...settings, ...lists];
}

/** The pages that lead to settings below their own address. */
export function landingsOf(definitions: readonly Definition[]): NewPages['landings'] {
  const below = definitions.filter(({ list, paths }) => !list && paths.edit?.startsWith(`${paths.list}/`));
  return [...new Set(below.map(({ paths }) => paths.list))].filter((path) => !path.includes('{')).sort();
}

/** What a first definition is written by: what it is checked against, and the check itself. */
export interface Writing {
  inputs: Inputs;
  entities: readonly string[];
  check(definition: JsonObject): readonly Fault[];
  swedish: Vocabulary['swedish'];
}

/** A first definition of a page: what the contract has for it, without what the check refuses of that. What then is still refused is told, but for words that are to be written. */
export function firstDefinition(
  page: NewPage,
  update: string | undefined,
  writing: Writing,
): { definition: JsonObject; faults: readonly Fault[] } {
  const begun = skeleton(page, update, writing.inputs);
  const whole = filled(begun, page, writing) ?? begun;
  const swedish = inSwedish(whole, writing.swedish);
  const first = trimmed(isJsonObject(swedish) ? swedish : begun, writing.check);
  // One that is translated in part is refused, and one that nobody has begun to translate is not.
  const second = first.faults.some(isOfWords) ? trimmed(whole, writing.check) : first;
  const { definition, faults } = second.faults.length === 0 ? second : first;
  return { definition, faults: faults.filter((fault) => !isOfWords(fault)) };
}

/** Whether a fault is about the words of a part, which are asked for where it is edited: no part is left out for them. */
const isOfWords = ({ place = [] }: Fault): boolean =>
  ['en', 'sv'].includes(String(place.at(-1))) && (place[0] === 'list' || place[0] === 'form');

/** A definition without the columns, filters and fields that the check refuses. */
export function trimmed(
  begun: JsonObject,
  check: Writing['check'],
): { definition: JsonObject; faults: readonly Fault[] } {
  let definition = begun;
  let faults = check(definition);
  for (let part = partOf(faults); part; part = partOf(faults)) {
    const next = applyStep(definition, { kind: 'remove', place: part });
    const left = check(next);
    if (left.length >= faults.length) break;
    [definition, faults] = [next, left];
  }
  return { definition, faults };
}

/** The column, filter or field that the check refuses first. */
function partOf(faults: readonly Fault[]): (string | number)[] | undefined {
  const places = faults.filter((fault) => !isOfWords(fault)).map(({ place = [] }) => place);
  const column = places.find((place) => place[1] === 'columns' && place.length > 2);
  const filter = places.find((place) => place[1] === 'filters' && place.length > 2);
  const field = places.find((place) => place[1] === 'sections' && place.length > 4);
  return (column ?? filter)?.slice(0, 3) ?? field?.slice(0, 5);
}

/** What is known of a page before it shows anything. */
function skeleton(page: NewPage, update: string | undefined, { contract }: Inputs): JsonObject {
  const { kind, operation, name, labels, area, icon, address, landing } = page;
  const addOn = contract.operations.get(operation)?.addOn;
  const label = { en: name, sv: name };
  const add = { en: `Add ${labels.one.en.toLowerCase()}`, sv: `Lägg till ${labels.one.sv.toLowerCase()}` };
  const head = {
    $schema: '../generated/forms.schema.json',
    ...{ name, area, icon },
    labels: { ...labels, add: kind === 'list' ? add : labels.one },
  };
  const requires: JsonObject = addOn === undefined ? {} : { requires: addOn };
  if (kind === 'settings') {
    const paths = { list: landing ?? address, edit: address };
    const form = { sections: [{ name: 'settings', title: labels.one, fields: [{ field: 'all', label }] }] };
    return { ...head, paths, ...requires, operations: { read: operation, update: update ?? operation }, form };
  }
  const list = { columns: [{ field: 'all', kind: 'text', label }] };
  return {
    ...head,
    paths: { list: address },
    ...requires,
    operations: { list: operation },
    id: 'id',
    title: 'id',
    list,
  };
}

/** The page with what the contract has for it; undefined where not even what is known can be read. */
function filled(begun: JsonObject, page: NewPage, { inputs, entities }: Writing): JsonObject | undefined {
  const { file, definition } = readForm(`${page.name}.json`, printDefinition(begun), inputs);
  const operations = definition && checkOperations(file, definition, inputs.contract);
  if (!definition || !operations) return undefined;
  const offers = offersOf({ definition, operations }, inputs, entities);
  if (page.kind === 'settings')
    return applyStep(begun, { kind: 'set', place: ['form', 'sections', 0, 'fields'], value: fieldsOf(offers) });
  const { value: id, text: title } = partsOf({ parts: offers.columns.map(({ path }) => path) });
  const columns = columnsOf(offers, id, title);
  const by = offers.orders.includes(title) ? title : offers.orders[0];
  const isOrdered = by !== undefined && operations.list !== undefined && !inputs.contract.isWhole(operations.list);
  const search = operations.list && searchParameter(operations.list) !== undefined;
  const list: JsonObject = {
    ...(search ? { search: { en: 'Search', sv: 'Sök' } } : {}),
    ...(isOrdered ? { order: { by, direction: 'asc' } } : {}),
    columns,
  };
  return { ...begun, id, title, list };
}

/** Every field that a widget can edit; of what no widget edits as a whole, its parts. */
export function fieldsOf({ fields }: Offers): Json {
  const isOfJsonApi = isJsonApi(fields.map(({ path }) => path));
  const isAround = ({ path, values = [] }: OfferedField): boolean =>
    path === 'type' ? values.length === 1 : path === ATTRIBUTES || AROUND.includes(path.split('.')[0] ?? '');
  const isEdited = (one: OfferedField): boolean =>
    !['hidden', 'read-only'].includes(one.widgets[0] ?? '') && !(isOfJsonApi && isAround(one));
  const wholes = fields.filter((one) => !one.path.includes('.') && isEdited(one)).map(({ path }) => path);
  const holderOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));
  return fields
    .filter(
      (one) =>
        isEdited(one) &&
        (wholes.includes(one.path) || (one.path.includes('.') && !wholes.includes(holderOf(one.path)))),
    )
    .map(newField);
}

/** Where a JSON:API thing (`{ id, type, attributes }`) has what there is to read of it. */
const ATTRIBUTES = 'attributes';
/** What it has beside that. */
const AROUND = ['relationships', 'links', 'meta'];

/** Whether rows or things are `{ id, type, attributes }`, by the paths of their properties. */
const isJsonApi = (paths: readonly string[]): boolean =>
  ['id', 'type', ATTRIBUTES].every((path) => paths.includes(path)) &&
  paths.some((path) => path.startsWith(`${ATTRIBUTES}.`));

/** Whether a property is one of its own, and no part of another: of a JSON:API thing, one of its attributes. */
export const isOwn = (path: string, paths: readonly string[]): boolean =>
  isJsonApi(paths) ? path.startsWith(`${ATTRIBUTES}.`) : !path.includes('.');

/** What names a row, then what else of it is read at a glance. */
export function columnsOf({ columns }: Offers, id: string, title: string): Json {
  const paths = columns.map(({ path }) => path);
  const isRead = ({ path, kinds }: OfferedColumn): boolean =>
    kinds.length > 0 && isOwn(path, paths) && path !== id && !/((^|\.)id|Id|uuid|Uuid)$/.test(path);
  const named = columns.filter(({ path }) => path === title);
  const others = columns.filter((one) => one.path !== title && isRead(one));
  return [...named, ...others].slice(0, FIRST_COLUMNS).map((one) => newColumn(one, []));
}

/** The words of a page that is tried before anybody has said what it is called. */
export function trialOf({ kind, operation }: OfferedPage, icon: string): NewPage {
  const words = { en: wordsOf(operation), sv: wordsOf(operation) };
  return { kind, operation, name: 'trial', labels: { one: words, many: words }, area: 'site', icon, address: '/trial' };
}
