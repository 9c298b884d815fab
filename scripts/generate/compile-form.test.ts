import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { compileValidator } from './compile-validator.ts';
import { Contract } from './contract.ts';
import { type CompiledDefinition, compileForms, readForms, readInputs } from './forms.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from './json.ts';

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;
const written = readForms();

/** Compiles the staff's definition with another field in its first section, in a contract where a staff member may have more properties. */
function compileWith(field: JsonObject, properties: JsonObject = {}): CompiledDefinition {
  const changed = structuredClone(document);
  const fields = objectAt(objectAt(objectAt(changed, 'components'), 'schemas'), 'StaffFields');
  fields.properties = { ...objectAt(fields, 'properties'), ...properties };
  const definition = JSON.parse(written.get('staff.json') ?? '{}') as JsonObject;
  const [section] = listAt(definition.form, 'sections');
  listAt(section, 'fields').push({ label: { en: 'New', sv: 'Ny' }, ...field });
  const texts = new Map(written).set('staff.json', JSON.stringify(definition));
  const { compiled, faults } = compileForms(texts, readInputs(new Contract(changed)));
  expect(faults).toEqual([]);
  const found = compiled.find((one) => one.definition.name === 'staff');
  if (!found) throw new Error('staff was not compiled');
  return found;
}

/** The compiled field of a path, with its rules. */
function compiledField(path: string, properties: JsonObject = {}, field: JsonObject = {}) {
  const { form } = compileWith({ field: path, ...field }, properties);
  const definition = form.sections.flatMap(({ fields }) => fields).find((one) => one.field === path);
  return {
    definition,
    rules: objectAt(form.rules, 'properties')[path],
    schema: objectAt(form.schema, 'properties')[path],
  };
}

const accepts = (rules: Json | undefined, value: unknown): boolean =>
  new Ajv2020({ strict: false }).validate(isObject(rules) ? rules : {}, value);

describe('what is inside a value that a widget edits whole is checked as the service checks it', () => {
  const line: JsonObject = {
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: {
      type: { type: 'string', enum: ['email', 'phone'] },
      value: { type: 'string', maxLength: 5, pattern: '^x' },
      shifts: { type: 'array', maxItems: 1, items: { type: 'integer', minimum: 1 } },
    },
  };
  const lines = { lines: { type: 'array', maxItems: 2, items: line } };
  const field = { widget: 'ordered-list', options: { text: 'value' } };
  const { rules, schema } = compiledField('lines', lines, field);

  it.each<[string, boolean, unknown]>([
    ['what fits', true, [{ type: 'email', value: 'xa' }]],
    ['what the contract does not know', true, [{ type: 'email', kept: 'since before' }]],
    ['a missing property', false, [{ value: 'xa' }]],
    ['a value that is too long', false, [{ type: 'email', value: 'xabcdef' }]],
    ['a value against its pattern', false, [{ type: 'email', value: 'a' }]],
    ['a value that is none of the allowed', false, [{ type: 'fax' }]],
    ['a list inside, against its rule', false, [{ type: 'email', shifts: [0] }]],
    ['more entries than allowed', false, [{ type: 'email' }, { type: 'email' }, { type: 'email' }]],
  ])('%s', (_what, fits, value) => {
    expect(accepts(rules, value)).toBe(fits);
  });

  it('draws from the list alone, so that a key costs no walk through all that is inside', () => {
    expect(schema).toEqual({ type: 'array', maxItems: 2, items: { type: 'object' } });
  });

  it('checks the values of an open map, whatever their names', () => {
    const map = { type: 'object', additionalProperties: { type: 'string', maxLength: 3 } };
    const accounts = compiledField('links', { links: map }, { widget: 'accounts', options: { media: ['facebook'] } });
    expect(accepts(accounts.rules, { facebook: 'abc' })).toBe(true);
    expect(accepts(accounts.rules, { anything: 'abcd' })).toBe(false);
  });
});

it('takes fields of an object inside a row, each required once', () => {
  const name = {
    type: 'object',
    required: ['en', 'sv'],
    properties: { en: { type: 'string' }, sv: { type: 'string' } },
  };
  const row: JsonObject = { type: 'object', required: ['name'], properties: { name } };
  const items = [
    { field: 'name.en', label: { en: 'Name in English', sv: 'Namn på engelska' } },
    { field: 'name.sv', label: { en: 'Name in Swedish', sv: 'Namn på svenska' } },
  ];
  const { rules } = compiledField('crops', { crops: { type: 'array', items: row } }, { widget: 'ordered-list', items });
  expect(accepts(rules, [{ name: { en: 'Hero', sv: 'Toppbild' } }])).toBe(true);
  expect(accepts(rules, [{ name: { en: 'Hero' } }])).toBe(false);
});

it('adds what a widget asks for to what the contract asks for', () => {
  const short = { mail: { type: 'string', pattern: '^a', maxLength: 8 } };
  const { rules } = compiledField('mail', short, { widget: 'email' });
  expect(accepts(rules, 'a@b.se')).toBe(true);
  expect(accepts(rules, 'a')).toBe(false);
  expect(accepts(rules, 'b@b.se')).toBe(false);
  expect(accepts(rules, 'a@long.example')).toBe(false);
});

it('checks a day where the contract has no pattern of its own', () => {
  const { rules, definition } = compiledField('since', { since: { type: ['string', 'null'], format: 'date' } });
  expect(definition?.widget).toBe('date');
  expect(accepts(rules, '2026-01-31')).toBe(true);
  expect(accepts(rules, 'January')).toBe(false);
  expect(accepts(rules, null)).toBe(true);
});

it.each([
  ['string', undefined, 'text'],
  ['integer', undefined, 'number'],
  ['boolean', undefined, 'switch'],
  ['string', 'date-time', 'date-time'],
])('takes the plainest widget for %s %s: %s', (type, format, widget) => {
  const { definition } = compiledField('more', { more: { type, ...(format ? { format } : {}) } });
  expect(definition?.widget).toBe(widget);
});

describe('the rules of a field that is shown at times', () => {
  const properties: JsonObject = {
    mode: { type: 'string', enum: ['a', 'b'] },
    code: { type: 'string', pattern: '^x' },
  };
  const rulesWhen = (when: JsonObject) => compileWith({ field: 'code', when }, properties).form.rules;
  const acceptsWhen = (when: JsonObject, body: JsonObject) =>
    new Ajv2020({ strict: false }).validate({ allOf: rulesWhen(when).allOf ?? [] }, body);

  it.each([
    [{ gender: 'male' }, { gender: 'male', code: 'y' }, false],
    [{ gender: 'male' }, { gender: 'female', code: 'y' }, true],
    [{ gender: 'male' }, { code: 'y' }, true],
    [{ gender: ['male', 'female'] }, { gender: 'female', code: 'y' }, false],
    [{ gender: null }, { code: 'y' }, false],
    [{ gender: 'male' }, { gender: 'male', code: 'x' }, true],
  ] as const)('with %j of %j: fits is %s', (when, body, fits) => {
    expect(acceptsWhen(structuredClone(when) as JsonObject, body)).toBe(fits);
  });

  it('stand in no place where they would always count', () => {
    expect(objectAt(rulesWhen({ gender: 'male' }), 'properties')).not.toHaveProperty('code');
  });
});

it('shows what the service keeps, without any rule about it', () => {
  const { form } = compileWith({ field: 'createdBy', widget: 'read-only' });
  expect(objectAt(form.schema, 'properties').createdBy).toEqual({ type: ['string', 'null'] });
  expect(objectAt(form.rules, 'properties')).not.toHaveProperty('createdBy');
  expect(form.schema.required).not.toContain('createdBy');
});

it('keeps what a rich text document may hold, so that an editor writes nothing else', () => {
  const document: JsonObject = { type: 'object', properties: { type: { type: 'string' }, content: { type: 'array' } } };
  expect(compiledField('about', { about: document }, { widget: 'rich-text' }).definition?.shape).toEqual([
    'type',
    'content',
  ]);
});

it('compiles validators without any call to eval, require or Function', () => {
  const code = compileValidator({ type: 'object', properties: { name: { type: 'string', minLength: 2 } } });
  expect(code).not.toMatch(/\b(require|eval)\(|new Function/);
});
