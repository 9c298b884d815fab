import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Definition, Place } from './definition.ts';
import type { DefinitionFile } from './definition-file.ts';
import { withExamples } from './examples.ts';
import { nearest } from './faults.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { LANGUAGES, placeOf, plainError } from './schema-errors.ts';

/** The form language (forms/form.schema.json): reads definitions and tells, in plain words, where one does not keep to it. */
export class FormLanguage {
  /** The schema, with an example at every key. */
  readonly schema: JsonObject;
  private readonly keeps: ValidateFunction;

  constructor(text: string) {
    this.schema = withExamples(JSON.parse(text) as JsonObject);
    this.keeps = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile(this.schema);
  }

  /**
   * The definition of a file; undefined when too little of it keeps to the language to look further. What does not keep to it is noted as faults of
   * the file and left out or put right in what is given back, so that the rest can be checked against the contract all the same.
   */
  read(file: DefinitionFile): Definition | undefined {
    if (file.value === undefined) return undefined;
    const value = structuredClone(file.value);
    if (this.keeps(value)) return whole(value);
    if (isPageOfSchema(value)) {
      file.fault(
        ['schema'],
        '`schema` is for what is kept within something else, and this has `paths` and `operations`: a page of its own.',
        'Remove `schema`: its operations say what it is about.',
      );
      return undefined;
    }
    const errors = withoutEchoes(this.keeps.errors ?? []);
    for (const error of errors) {
      const { place, message, hint } = plainError(error, 'a form definition', this.schema);
      file.fault(place, message, hint);
    }
    for (const error of errors) mend(value, error);
    return this.keeps(value) ? whole(value) : undefined;
  }
}

/** Whether a definition that has all that a page has names a schema, too: all else that is then wrong with it comes of that. */
const isPageOfSchema = (value: unknown): boolean =>
  ['schema', 'paths', 'operations'].every((key) => isObject(value) && value[key] !== undefined);

/** A written definition with what may be left out: a form has no sections, and what is kept within something else no addresses. */
function whole(written: unknown): Definition {
  return {
    area: '',
    paths: { list: '' },
    operations: {},
    form: { sections: [] },
    ...(written as Partial<Definition>),
  } as Definition;
}

/** A misspelt key is told once: that the right one is missing, or a condition broken, says the same again. */
function withoutEchoes(all: readonly ErrorObject[]): ErrorObject[] {
  const errors = all.filter(({ keyword }) => keyword !== 'if');
  const isMisspelt = ({ instancePath, params }: ErrorObject): boolean =>
    errors.some(
      (other) =>
        other.keyword === 'additionalProperties' &&
        other.instancePath === instancePath &&
        nearest(String(other.params.additionalProperty), [String(params.missingProperty)]) !== undefined,
    );
  return errors.filter((error) => error.keyword !== 'required' || !isMisspelt(error));
}

const OF_VALUES = ['type', 'pattern', 'minimum', 'maximum', 'minItems', 'minProperties'];

/** Takes out what is wrong, or puts the nearest right thing in its place. Where a key must be there all the same, the reading ends. */
function mend(root: unknown, error: ErrorObject): void {
  const place = placeOf(error);
  const key = place.at(-1);
  const node = nodeAt(root, place);
  if (error.keyword === 'additionalProperties' && isObject(node)) delete node[String(error.params.additionalProperty)];
  if (error.keyword === 'false schema' && isObject(root)) delete root[String(key)];
  const missing = String(error.params.missingProperty);
  if (error.keyword === 'required' && isObject(node) && LANGUAGES[missing]) node[missing] = '-';
  const holder = nodeAt(root, place.slice(0, -1));
  if (!isObject(holder) || typeof key !== 'string') return;
  if (error.keyword === 'enum') {
    const meant = nearest(String(error.data), (error.params.allowedValues as unknown[]).map(String));
    if (meant === undefined) delete holder[key];
    else holder[key] = meant;
  } else if (OF_VALUES.includes(error.keyword)) {
    if (LANGUAGES[key]) holder[key] = '-';
    else if (place[0] === 'paths' && typeof holder[key] === 'string') holder[key] = nearestAddress(holder[key]);
    else delete holder[key];
  }
}

/** What was meant by an address that is written wrong: a page without one would be told as a fault of its own. */
function nearestAddress(text: string): string {
  const parts = text.split('/').filter((part) => part !== '');
  return `/${parts.map((part) => /\{[^}]*\}/.exec(part)?.[0] ?? part.toLowerCase().replace(/[^a-z]+/g, '-')).join('/')}`;
}

function nodeAt(root: unknown, place: Place): Json | undefined {
  let node = root as Json | undefined;
  for (const key of place) {
    if (Array.isArray(node)) node = node[Number(key)];
    else node = isObject(node) ? node[key] : undefined;
  }
  return node;
}
