import { expect, it } from 'vitest';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { normalizeBody } from './normalize-body.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  field: name,
  label: { en: name, sv: name },
  widget: 'text',
  ...more,
});

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    number: { type: ['integer', 'null'] },
    gender: { type: ['string', 'null'], enum: ['male', null] },
    nation: { type: ['string', 'null'] },
    born: { type: ['string', 'null'] },
    language: { type: 'string' },
    active: { type: 'boolean' },
    info: { type: 'object', properties: { phone: { type: 'string' } } },
    rows: {
      type: 'array',
      items: { type: 'object', properties: { value: { type: 'string' }, nation: { type: 'string' } } },
    },
  },
};
const entity = {
  schema,
  form: {
    initial: {},
    sections: [
      {
        name: 'all',
        title: { en: '', sv: '' },
        properties: [],
        fields: [
          field('number', { widget: 'number' }),
          field('nation', { widget: 'country', options: { written: { SE: 'sv' } }, empty: null }),
          field('born', { empty: '' }),
          field('language', { widget: 'language' }),
          field('info.phone', { empty: '' }),
          field('rows', { widget: 'rows', items: [field('nation', { widget: 'country' })] }),
        ],
      },
    ],
  },
} as Partial<Entity> as Entity;
const reading = (body: object) => normalizeBody(entity, body);

it.each([
  ['numeric text is a number where one is declared', { number: '9' }, { number: 9 }],
  ['a number is text where text is declared', { name: 7, info: { phone: 112 } }, { name: '7', info: { phone: '112' } }],
  ['an empty text is no number', { number: '' }, { number: null }],
  ['text that is no number stays', { number: '9 or 10' }, { number: '9 or 10' }],
  ['a number with a fraction is no integer', { number: '9.5' }, { number: '9.5' }],
  ['an empty list is an empty object', { info: [] }, { info: {} }],
  ['an empty object is an empty list', { rows: {} }, { rows: [] }],
  ['an empty choice is none', { gender: '' }, { gender: null }],
  ['null is left out where it may not be sent', { name: null, info: { phone: null } }, { info: {} }],
  ['an empty text stays where the field writes one', { born: '' }, { born: '' }],
  ['SE is written sv where the field says so', { nation: 'SE' }, { nation: 'sv' }],
  ['a country is in capitals', { nation: 'fi' }, { nation: 'FI' }],
  ['Swedish is sv', { language: 'SE' }, { language: 'sv' }],
  [
    'rows are read as bodies are',
    { rows: [{ value: 1, nation: 'sv', x: '1' }] },
    { rows: [{ value: '1', nation: 'SE', x: '1' }] },
  ],
  ['texts for yes and no are yes and no', { active: 'true' }, { active: true }],
  [
    'what is not declared stays',
    { other: '9', info: { other: 9 }, deep: { list: [] } },
    { other: '9', info: { other: 9 }, deep: { list: [] } },
  ],
])('%s', (_, given, expected) => {
  expect(reading(given)).toEqual(expected);
});

it('gives the body itself where nothing differs, and the same object each time where something does', () => {
  const right = { name: 'a', info: { phone: '1' }, rows: [{ value: '1' }] };
  expect(reading(right)).toBe(right);
  const wrong = { name: 1 };
  expect(reading(wrong)).toBe(reading(wrong));
  expect(reading(reading(wrong))).toBe(reading(wrong));
});
