import { textAt } from '../values/values.ts';

/** Whether a tag is of a kind: its value begins with the kind and a dot, as `game.<uuid>` does and `custom.gameday` does not. */
export const isOfKind = (tag: object, kind: string): boolean => textAt(tag, 'value').startsWith(`${kind}.`);

/** As what a tag links: the third part of its value, its kind where it has two (specification §3). */
export function linkTypeOf(tag: object): string {
  const [kind = '', , type] = textAt(tag, 'value').split('.');
  return type ?? kind;
}

/** The tag with another link type. */
export function withLinkType(tag: object, type: string): object {
  const [kind, id] = textAt(tag, 'value').split('.');
  return { ...tag, value: type === kind ? `${kind}.${id}` : `${kind}.${id}.${type}` };
}
