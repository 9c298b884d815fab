import { documentMedia, documentText } from '../../../openapi/formats/article-text.ts';
import type { FieldDefinition } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import { formatDateTime } from '../values/date-time.ts';
import { suggestedWords, wordsOf } from '../values/suggested-words.ts';
import { isEmpty, isValues, textOf, type Values, valueAt } from '../values/values.ts';

/** What values need to be told in the user's language. */
export interface ValueWords {
  text(text: Text): string;
  country(code: string): string;
  language(code: string): string;
  /** A name, of a thing that has one in each language too. */
  name(value: unknown): string;
  /** What a relation's source calls the thing of an identifier. */
  thing(field: FieldDefinition, id: string): string | undefined;
  /** Where a point of a picture is, in percent of its sides. */
  point(left: number, top: number): string;
  /** What a picture is called where it cannot be shown. */
  picture: string;
  /** What a part of a text is called that has no words, by its node; undefined for one that is not told. */
  part(type: string): string | undefined;
  /** What a kind of contact is called. */
  contactKind(type: string): string;
  /** The word for yes, and the one for no. */
  yesNo: readonly [string, string];
}

/** Widgets whose values are texts that one writes: what differs in them is worth marking. */
const WRITTEN: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'rich-text',
  'web-address',
  'email',
  'phone',
  'names',
  'contacts',
  'accounts',
  'external-ids',
]);

/** Whether values of a field are texts that one writes, letter by letter. */
export function isWritten({ widget }: FieldDefinition): boolean {
  return WRITTEN.has(widget);
}

/** A value of a field as its list and its editor show it; an empty text for nothing. */
export function valueText(field: FieldDefinition, value: unknown, words: ValueWords): string {
  if (field.widget === 'switch' || field.widget === 'checkbox') return words.yesNo[value === true ? 0 : 1];
  if (isEmpty(value)) return '';
  if (field.widget === 'media' || field.widget === 'frame') return words.picture;
  if (field.widget === 'focal-point') return pointText(value, words);
  if (Array.isArray(value)) {
    const isList = field.widget === 'rows' || field.widget === 'multi-relation' || !value.every(isValues);
    return value.map((item) => rowText(field, item, words)).join(isList ? ', ' : '; ');
  }
  if (field.widget === 'rich-text' && isValues(value)) return documentText(value) || partsOfText(value, words);
  const choice = field.choices?.[String(value)];
  if (choice) return words.text(choice);
  if (isValues(value)) return objectText(field, value, words);
  return scalarText(field, textOf(value), words);
}

/** The pictures that a document of a field shows, each once, and whether it has words; none and words for any other value. */
export function shownInText({ widget }: FieldDefinition, value: unknown): { pictures: string[]; hasWords: boolean } {
  if (widget !== 'rich-text' || !isValues(value)) return { pictures: [], hasWords: true };
  return {
    pictures: [...new Set(documentMedia(value).map((one) => one.value))],
    hasWords: documentText(value) !== '',
  };
}

/** What stands in a document without words, such as a picture or the card of a game. */
function partsOfText({ content }: Values, words: ValueWords): string {
  const nodes = Array.isArray(content) ? content.filter(isValues) : [];
  return nodes.flatMap(({ type }) => words.part(textOf(type)) ?? []).join(', ');
}

/** A point of a picture: how far from the left, and how far from the top. */
function pointText(point: unknown, words: ValueWords): string {
  const percent = (property: string): number => Math.round(Number(valueAt(point, property)) * 100);
  return words.point(percent('fpx'), percent('fpy'));
}

function scalarText(field: FieldDefinition, text: string, words: ValueWords): string {
  const { unit } = field.options ?? {};
  switch (field.widget) {
    case 'country':
      return words.country(text);
    case 'language':
      return words.language(text);
    case 'date-time':
      return formatDateTime(text);
    case 'number':
      return typeof unit === 'string' ? `${text} ${unit}` : text;
    case 'relation':
    case 'multi-relation':
      return words.thing(field, text) ?? text;
    case 'rich-text':
      return plainText(text);
    default:
      return suggestedWords(wordsOf(field), text, words.text);
  }
}

/** A text with markup as one reads it. */
function plainText(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup.replace(/<\/(p|h\d|li)>/g, '$& '), 'text/html');
  return (body.textContent ?? '').trim();
}

function objectText(field: FieldDefinition, value: Values, words: ValueWords): string {
  const property = field.options?.text;
  if (typeof property === 'string') {
    const id = textOf(valueAt(value, String(field.options?.value)));
    return words.name(valueAt(value, property)) || (words.thing(field, id) ?? id);
  }
  return partsText(value, words);
}

/** Properties that identify a row and tell nobody anything. */
const SILENT: ReadonlySet<string> = new Set(['uuid', 'id', '$id', 'sortOrder', 'locked']);

/** What a row of a list is called: by its fields, or by all that it says. */
export function rowText(list: FieldDefinition, row: unknown, words: ValueWords): string {
  if (list.widget === 'portraits') return words.picture;
  if (!isValues(row)) return scalarText(list, textOf(row), words);
  if (list.widget === 'contacts') return partsText({ ...row, type: words.contactKind(textOf(row.type)) }, words);
  if (!list.items) return objectText(list, row, words);
  return list.items
    .filter(({ widget }) => widget !== 'hidden')
    .map((item) => valueText(item, valueAt(row, item.field), words))
    .filter((text) => text !== '')
    .join(' · ');
}

function partsText(value: Values, words: ValueWords): string {
  return Object.entries(value)
    .filter(([name]) => !SILENT.has(name))
    .map(([name, part]) => {
      if (!isValues(part)) return { name, text: typeof part === 'boolean' ? '' : words.name(part) };
      return { name, text: words.name(part.name ?? part.names ?? part.displayName) };
    })
    .filter(({ text }) => text !== '')
    .map(({ text }) => text)
    .join(' · ');
}
