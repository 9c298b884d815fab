import { textAt } from '../values/values.ts';

/** The type of a link to a game whose tag names none (specification §3). */
export const PLAIN_LINK = 'game';

/** Whether a tag links to a game: only a value of the form `game.<uuid>` does, not a custom tag such as `custom.gameday`. */
export const isGameTag = (tag: object): boolean => textAt(tag, 'value').startsWith('game.');

/** As what a tag links to its game: the third part of its value, `game` where it has two (specification §3). */
export function linkTypeOf(tag: object): string {
  return textAt(tag, 'value').split('.')[2] ?? PLAIN_LINK;
}

/** The tag with another link type. */
export function withLinkType(tag: object, type: string): object {
  const [kind, id] = textAt(tag, 'value').split('.');
  return { ...tag, value: type === PLAIN_LINK ? `${kind}.${id}` : `${kind}.${id}.${type}` };
}
