import language from '../../../forms/form.schema.json' with { type: 'json' };
import { isJsonObject, type Json, jsonAt, listIn, objectIn, type Place, textIn } from './json.ts';

const schema = language as Json;

/** The schema that the form language has for a place; undefined where it has none. */
function languageAt(place: Place): Json | undefined {
  return place.reduce<Json | undefined>((at, key) => {
    const node = followed(at);
    if (typeof key === 'number') return jsonAt(node, ['items']);
    const property = jsonAt(node, ['properties', key]);
    if (property !== undefined) return property;
    const others = jsonAt(node, ['additionalProperties']);
    return isJsonObject(others) ? others : undefined;
  }, schema);
}

/** The keys that the form language has at a place, in its order. */
export function keysAt(place: Place): readonly string[] {
  return Object.keys(objectIn(followed(languageAt(place)), ['properties']));
}

/** The values that the form language allows at a place, where they are fixed. */
export function valuesAt(place: Place): readonly string[] {
  return listIn(followed(languageAt(place)), ['enum']).map(String);
}

/** What the form language says about a place. */
export function wordsAt(place: Place): string {
  return quoted(textIn(languageAt(place), ['description']));
}

/** Words for people: the marks of code in them become quotation marks. */
export const quoted = (words: string): string => words.replace(/`([^`]*)`/g, '“$1”');

function followed(node: Json | undefined): Json | undefined {
  const ref = textIn(node, ['$ref']);
  return ref === '' ? node : jsonAt(schema, ref.slice(2).split('/'));
}
