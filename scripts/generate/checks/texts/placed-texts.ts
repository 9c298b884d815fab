import type { Text } from '../../../../src/contract/text.ts';
import type { Place } from '../../definition.ts';

/** A text of a definition, and where it stands. */
export interface PlacedText {
  text: Text;
  place: Place;
}

/** What was looked through before: many checks ask for the texts of all definitions. */
const found = new WeakMap<object, readonly PlacedText[]>();

/** Every text of a definition: an object with words in both languages. */
export function textsIn(value: unknown): readonly PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  const texts = found.get(value) ?? within(value, []);
  found.set(value, texts);
  return texts;
}

function within(value: unknown, place: Place): PlacedText[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => within(one, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  const { en, sv } = value as Record<string, unknown>;
  if (typeof en === 'string' && typeof sv === 'string') return [{ text: { en, sv }, place }];
  return Object.entries(value).flatMap(([key, one]) => within(one, [...place, key]));
}
