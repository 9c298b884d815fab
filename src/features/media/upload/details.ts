import type { Values } from '../../../engine/values/values.ts';

/** What was typed about each file, by the id of its item. */
export type Details = Readonly<Record<string, Values>>;

const NOTHING: Values = {};

/** What was typed about one. */
export function detailsOf(details: Details, id: string): Values {
  return details[id] ?? NOTHING;
}

/** Another value of one property of one item. */
export function withValue(details: Details, id: string, name: string, value: unknown): Details {
  return { ...details, [id]: { ...detailsOf(details, id), [name]: value } };
}

/** The same value of a property for several items. */
export function appliedToAll(details: Details, ids: readonly string[], name: string, value: unknown): Details {
  return ids.reduce((all, id) => withValue(all, id, name, value), details);
}

/** Names for those that have none, by their files' own names. */
export function namedByFiles(
  details: Details,
  items: readonly { readonly id: string; readonly genericName: string }[],
): Details {
  return items
    .filter(({ id }) => !hasName(detailsOf(details, id)))
    .reduce((all, { id, genericName }) => withValue(all, id, 'name', nameOfFile(genericName)), details);
}

/** Whether a name was typed that is not blank. */
export function hasName({ name }: Values): boolean {
  return typeof name === 'string' && name.trim() !== '';
}

/** The longest name that the contract takes, of a file and of an item. */
export const LONGEST_NAME = 300;

/** A hyphen or an underscore in place of a blank. Between digits it belongs to a date or a result, such as `3-2`. */
const STANDS_FOR_BLANK = /_|(?<!\d)[-\u2010\u2011]|[-\u2010\u2011](?!\d)/g;

/**
 * The name of a file as words, without its ending and no longer than the name of an item may be:
 * `Hammarby-AIK_3-2.jpg` is named "Hammarby AIK 3-2".
 */
export function nameOfFile(genericName: string): string {
  const words = genericName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFC')
    .replace(STANDS_FOR_BLANK, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...(words || genericName)].slice(0, LONGEST_NAME).join('');
}
