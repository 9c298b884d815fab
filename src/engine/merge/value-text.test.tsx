import { expect, it } from 'vitest';
import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import { nameIn } from '../entity/row-name.ts';
import { type ValueWords, valueText } from './value-text.ts';

const words: ValueWords = {
  text: ({ en }) => en,
  country: (code) => (code === 'sv' ? 'Sweden' : code),
  language: (code) => (code === 'fi' ? 'Finnish' : code),
  name: (value) => nameIn('en', value),
  thing: (_, id) => (id === 't1' ? 'Frosthamn' : undefined),
  picture: 'Picture',
  part: (type) => ({ gameCard: 'Game' })[type],
  contactKind: (type) => (type === 'email' ? 'E-mail' : type),
  point: (left, top) => `${left} % from the left, ${top} % from the top`,
  yesNo: ['Yes', 'No'],
};
const field = (widget: WidgetName, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  field: 'x',
  label: { en: 'x', sv: 'x' },
  widget,
  ...more,
});
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const relation = { options: { source: 's', value: 'uuid', text: 'name' } };

it.each<[string, FieldDefinition, unknown]>([
  ['', field('text'), null],
  ['Female', field('select', { choices: { f: { en: 'Female', sv: 'Dam' } } }), 'f'],
  ['Doctor', field('text', { options: { words: [{ en: 'Doctor', sv: 'Läkare' }] } }), 'Läkare'],
  ['Yes', field('switch'), true],
  ['No', field('switch'), undefined],
  ['Sweden', field('country'), 'sv'],
  ['Finnish', field('language'), 'fi'],
  ['184 cm', field('number', { options: { unit: 'cm' } }), 184],
  ['Frosthamn', field('relation', relation), 't1'],
  ['unknown', field('relation', relation), 'unknown'],
  ['Isdalen', field('relation', relation), { uuid: 't2', name: 'Isdalen' }],
  [
    'Division, Cup',
    field('multi-relation', relation),
    [
      { uuid: '1', name: [{ language: 'en', translation: 'Division' }] },
      { uuid: '2', name: 'Cup' },
    ],
  ],
  [
    'E-mail · info@frosthamn.example; fax · 018',
    field('contacts'),
    [
      { type: 'email', value: 'info@frosthamn.example' },
      { type: 'fax', value: '018' },
    ],
  ],
  ['a, b', field('tags'), ['a', 'b']],
  ['Two words', field('rich-text'), '<p>Two <b>words</b></p>'],
  ['Game', field('rich-text'), { type: 'doc', content: [{ type: 'gameCard', attrs: { gameUuid: 'g' } }] }],
  ['Two\nlines', field('rich-text'), { type: 'doc', content: ['Two', 'lines'].map(paragraph) }],
  [
    'Register · 77',
    field('external-ids'),
    [{ id: '9', locked: false, extIdType: { uuid: '1', name: 'Register' }, extId: '77' }],
  ],
  [
    '1 · Isdalen',
    field('rows', {
      items: [
        field('text', { field: 'a' }),
        field('relation', { field: 'r', ...relation }),
        field('hidden', { field: 'h' }),
      ],
    }),
    [{ a: '1', h: 'no', r: { uuid: '2', name: 'Isdalen' } }],
  ],
])('says “%s”', (text, one, value) => {
  expect(valueText(one, value, words)).toBe(text);
});
