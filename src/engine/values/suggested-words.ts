import type { FieldDefinition } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';

/**
 * A text in the user's language where it is one of the usual ones, in whichever language that is stored; any other as
 * it is.
 */
export function suggestedWords(
  words: readonly Text[] | undefined,
  value: string,
  text: (text: Text) => string,
): string {
  const known = words?.find(({ en, sv }) => en === value || sv === value);
  return known ? text(known) : value;
}

/** The usual values that the definition of a text has. */
export function wordsOf({ options }: FieldDefinition): readonly Text[] | undefined {
  return options?.words as readonly Text[] | undefined;
}
