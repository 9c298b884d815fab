import { type JsonObject, jsonAt, listIn, type Place, textIn } from './json.ts';

/** A part of a definition that one can point at and change, told by its name: it stays the same one wherever it is moved. */
export type Spot =
  | { kind: 'definition' | 'list' }
  /** The head of the editor. */
  | { kind: 'head' }
  | { kind: 'section'; name: string }
  /** A field; with `item`, a field of its rows. */
  | { kind: 'field'; field: string; item?: string | undefined }
  | { kind: 'column'; field: string }
  | { kind: 'filter'; parameter: string }
  | { kind: 'action'; name: string }
  /** A way to another page, or a tab, by its address. */
  | { kind: 'link'; path: string };

/** Where the sections, columns, filters, actions and links of a definition are. */
export const SECTIONS: Place = ['form', 'sections'];
export const COLUMNS: Place = ['list', 'columns'];
export const FILTERS: Place = ['list', 'filters'];
export const ACTIONS: Place = ['actions'];
export const LINKS: Place = ['links'];
/** Where the head of the editor is. */
export const HEAD: Place = ['head'];

/** Where a definition has a part; undefined where it has none. */
export function placeOf(definition: JsonObject, spot: Spot): Place | undefined {
  switch (spot.kind) {
    case 'definition':
      return [];
    case 'list':
      return jsonAt(definition, ['list']) === undefined ? undefined : ['list'];
    case 'head':
      return hasHead(definition) ? HEAD : undefined;
    case 'section':
      return entryOf(definition, SECTIONS, 'name', spot.name);
    case 'column':
      return entryOf(definition, COLUMNS, 'field', spot.field);
    case 'filter':
      return entryOf(definition, FILTERS, 'parameter', spot.parameter);
    case 'action':
      return entryOf(definition, ACTIONS, 'name', spot.name);
    case 'link':
      return entryOf(definition, LINKS, 'path', spot.path);
    case 'field':
      return fieldPlace(definition, spot.field, spot.item);
  }
}

/** Whether the editor has a head that shows columns of the list. */
function hasHead(definition: JsonObject): boolean {
  const has = (...place: Place): boolean => jsonAt(definition, place) !== undefined;
  return has('list') && has('paths', 'edit') && !has('form', 'arrangement');
}

function fieldPlace(definition: JsonObject, name: string, item: string | undefined): Place | undefined {
  const field = listIn(definition, SECTIONS)
    .map((_, index) => entryOf(definition, [...SECTIONS, index, 'fields'], 'field', name))
    .find((place) => place !== undefined);
  return field && item !== undefined ? entryOf(definition, [...field, 'items'], 'field', item) : field;
}

function entryOf(definition: JsonObject, list: Place, key: string, name: string): Place | undefined {
  const index = listIn(definition, list).findIndex((entry) => textIn(entry, [key]) === name);
  return index < 0 ? undefined : [...list, index];
}

/** The part of a definition that a place lies in. */
export function spotAt(definition: JsonObject, place: Place): Spot {
  const [first, second, index, third, at, fourth, row] = place;
  const name = (length: number, key: string): string => textIn(definition, [...place.slice(0, length), key]);
  if (first === 'list' && index !== undefined) {
    if (second === 'columns') return { kind: 'column', field: name(3, 'field') };
    if (second === 'filters') return { kind: 'filter', parameter: name(3, 'parameter') };
  }
  if (first === 'list') return { kind: 'list' };
  if ((first === 'head' || first === 'title') && hasHead(definition)) return { kind: 'head' };
  if (first === 'actions' && second !== undefined) return { kind: 'action', name: name(2, 'name') };
  if (first === 'links' && second !== undefined) return { kind: 'link', path: name(2, 'path') };
  if (first !== 'form' || second !== 'sections' || index === undefined) return { kind: 'definition' };
  if (third !== 'fields' || at === undefined) return { kind: 'section', name: name(3, 'name') };
  const field = name(5, 'field');
  return fourth === 'items' && row !== undefined
    ? { kind: 'field', field, item: name(7, 'field') }
    : { kind: 'field', field };
}

/** What a part of a definition is called, in a language; its key where it has no words. */
export function nameOf(definition: JsonObject, spot: Spot, language: 'en' | 'sv'): string {
  if (spot.kind === 'definition' || spot.kind === 'head') return textIn(definition, ['labels', 'one', language]);
  if (spot.kind === 'list') return textIn(definition, ['labels', 'many', language]);
  const place = placeOf(definition, spot) ?? [];
  const words = textIn(definition, [...place, spot.kind === 'section' ? 'title' : 'label', language]);
  return words.trim() === '' ? keyOf(spot) : words;
}

/** Whether a part is there once, and neither moved nor taken away. */
export function isWhole({ kind }: Spot): boolean {
  return kind === 'definition' || kind === 'list' || kind === 'head';
}

/** The key by which the contract, or the definition itself, knows a part. */
export function keyOf(spot: Spot): string {
  if (spot.kind === 'section' || spot.kind === 'action') return spot.name;
  if (spot.kind === 'link') return spot.path;
  if (spot.kind === 'filter') return spot.parameter;
  if (spot.kind === 'column') return spot.field;
  return spot.kind === 'field' ? (spot.item ?? spot.field) : '';
}

/** Whether two spots are the same part. */
export function isSameSpot(one: Spot | undefined, other: Spot | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
