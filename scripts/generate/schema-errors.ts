import type { AnySchemaObject, ErrorObject } from 'ajv/dist/2020.js';
import type { Place } from './definition.ts';
import { nearest, suggestion } from './faults.ts';
import { type JsonObject, objectAt, textAt } from './json.ts';
import { homeOf, wishedKey } from './wished-keys.ts';
import { kindWords, shown, written } from './words.ts';

/** The languages that every text is written in. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', sv: 'Swedish' };

/** An error of a schema in plain words: where, what is wrong, and what to do. */
export interface PlainError {
  place: Place;
  message: string;
  hint: string;
}

/** Where an error of Ajv lies: property names, and indexes as numbers. */
export function placeOf(error: ErrorObject): Place {
  const parts = error.instancePath.split('/').slice(1);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}

/** Says an error of Ajv in plain words; `root` is what the outermost braces are: `a form definition`. `language` has the keys that may stand elsewhere. */
export function plainError(error: ErrorObject, root: string, language: JsonObject = {}): PlainError {
  const place = placeOf(error);
  const schema = error.parentSchema as AnySchemaObject;
  const limit = String(error.params.limit);
  const name = nameAt(place, root);
  const said = (message: string, hint: string, at = place): PlainError => ({ place: at, message, hint });
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      const known = Object.keys(objectAt(schema, 'properties'));
      const isField = textAt(schema, 'title') === 'Field';
      const home = nearest(key, known) === undefined ? homeOf(key, language) : undefined;
      const hint = (isField ? fieldHint(key, known) : home) ?? suggestion(key, known);
      return said(`There is no key \`${key}\` in ${braces(place, schema, root)}.`, hint, [...place, key]);
    }
    case 'required':
      return missingKey(place, schema, String(error.params.missingProperty), root);
    case 'enum': {
      const allowed = (error.params.allowedValues as unknown[]).map(String);
      return said(`${name} cannot be ${shown(error.data)}.`, suggestion(String(error.data), allowed));
    }
    case 'type':
      return said(
        `${name} is ${shown(error.data)}.`,
        `It must be ${kindWords([error.params.type as string | string[]].flat())}${asIn(schema)}.`,
      );
    case 'pattern': {
      const hint = textAt(schema, 'patternErrorMessage') ?? `It must fit the pattern ${schema.pattern}.`;
      const [, part] = /^[^?]*\{(\w+\.(\w+))\}/.exec(String(error.data)) ?? [];
      if (place.at(-1) === 'path' && part !== undefined)
        return said(
          `\`{${part}}\` is a part of something else, by which no address is found.`,
          `Write a property of the thing itself, as in \`{${part.split('.').at(-1)}}\`, or put it behind the \`?\`.`,
        );
      const language = LANGUAGES[String(place.at(-1))];
      const isBlank = typeof error.data === 'string' && error.data.trim() === '';
      if (language === undefined || !isBlank) return said(`${name} cannot be ${shown(error.data)}.`, hint);
      return said(`${textName(place.slice(0, -1))} has an empty ${language} text.`, hint);
    }
    case 'false schema':
      return said(
        `${name} has no place beside \`schema\`.`,
        'What is kept within something else has no page of its own: remove it.',
      );
    case 'minItems':
    case 'minProperties':
      return said(`${name} is empty.`, 'Write at least one into it.');
    case 'uniqueItems':
      return said(`${name} has an entry twice.`, 'Remove one of the two.');
    case 'minimum':
      return said(`${name} is ${shown(error.data)}.`, `It must be ${limit} or more.`);
    case 'maximum':
      return said(`${name} is ${shown(error.data)}.`, `It must be ${limit} or less.`);
    default:
      return said(`${name} ${error.message ?? 'is wrong'}.`, '');
  }
}

/** What to write instead of a key that a field does not have; undefined where a misspelt one tells it. */
function fieldHint(key: string, known: readonly string[]): string | undefined {
  const wished = wishedKey(key);
  if (wished !== undefined || nearest(key, known) !== undefined) return wished;
  return `${suggestion(key, known)} What belongs to the widget alone stands in \`options\`.`;
}

/** What lies at a place: the whole, an entry of a list by the list's name, or the key itself. */
function nameAt(place: Place, root: string): string {
  const last = place.at(-1);
  if (last === undefined) return root.charAt(0).toUpperCase() + root.slice(1);
  return typeof last === 'number' ? `An entry of \`${place.at(-2)}\`` : `\`${last}\``;
}

function missingKey(place: Place, schema: AnySchemaObject, key: string, root: string): PlainError {
  const language = LANGUAGES[key];
  if (language !== undefined)
    return { place, message: `${textName(place)} has no ${language} text.`, hint: `Add \`"${key}": "..."\`.` };
  const example = exampleOf(schema, key);
  const hint = example === undefined ? 'Add it.' : `Add it, as in \`"${key}": ${example}\`.`;
  return { place, message: `\`${key}\` is missing in ${braces(place, schema, root)}.`, hint };
}

/** A short example of a key, as the schema gives it. */
function exampleOf(schema: AnySchemaObject, key: string): string | undefined {
  return shortExample(objectAt(objectAt(schema, 'properties'), key));
}

/** `, as in ...` for a group of keys whose schema has a short example; plain values need none. */
function asIn(schema: AnySchemaObject): string {
  const example = schema.type === 'object' ? shortExample(schema) : undefined;
  return example === undefined ? '' : `, as in \`${example}\``;
}

function shortExample({ examples }: AnySchemaObject): string | undefined {
  const text = Array.isArray(examples) ? written(examples[0]) : undefined;
  return text !== undefined && text.length <= 60 ? text : undefined;
}

/** `a field`, `` `list` ``: the braces that a key stands in, as the schema's title or their own name calls them. */
function braces(place: Place, schema: AnySchemaObject, root: string): string {
  const last = place.at(-1);
  if (last === undefined) return root;
  const title = typeof last === 'number' ? textAt(schema, 'title') : undefined;
  if (title === undefined) return `\`${last}\``;
  return `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title.toLowerCase()}`;
}

/** What a text in two languages is called: its key, or with the labels of choices the value that it labels. */
function textName(place: Place): string {
  return place.at(-2) === 'choices' ? `The label of \`${place.at(-1)}\`` : `\`${place.at(-1)}\``;
}
