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

/** Names for those that have none, by their files' own names: `IMG_2034.jpg` becomes `IMG_2034`. */
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

/** The name of a file without its ending, no longer than the name of an item may be. */
export function nameOfFile(genericName: string): string {
  const name = genericName.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim() || genericName;
  return [...name].slice(0, LONGEST_NAME).join('');
}
