import { expect, test } from 'vitest';
import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { bodyToSend } from './body-to-send.ts';

const label = { en: 'L', sv: 'L' };
const text = (field: string, empty?: null | ''): FieldDefinition => ({
  field,
  label,
  widget: 'text',
  ...(empty === undefined ? {} : { empty }),
});
const form: FormDefinition = {
  initial: {},
  sections: [
    {
      name: 'one',
      title: label,
      properties: [],
      fields: [
        text('name'),
        text('note', ''),
        text('names.short', ''),
        text('names.nick', null),
        { ...text('rows'), widget: 'rows', items: [text('id'), text('kind', '')] },
      ],
    },
  ],
};

test('a nested text that was emptied is left out, null stays where the contract knows it, all else stays as it is', () => {
  const base = { name: 'A', note: 'n', names: { short: 'S', nick: 'N', other: 1 } };
  const edited = { name: 'A', note: '', names: { short: '', nick: null, other: 1 }, unknown: { deep: '' } };
  expect(bodyToSend(form, base, edited)).toEqual({
    name: 'A',
    note: '',
    names: { nick: null, other: 1 },
    unknown: { deep: '' },
  });
});

test('an emptied text of a new body is left out too', () => {
  expect(bodyToSend(form, {}, { name: 'A', names: { short: '' } })).toEqual({ name: 'A', names: {} });
});

test('one that came empty goes back as it came', () => {
  const base = { names: { short: '' }, rows: [{ id: 'a', kind: '' }] };
  expect(bodyToSend(form, base, { ...base, name: 'B' })).toEqual({ ...base, name: 'B' });
});

test('a text of a row that was emptied is left out of the row', () => {
  const base = { rows: [{ id: 'a', kind: 'k' }] };
  expect(bodyToSend(form, base, { rows: [{ id: 'a', kind: '' }, { id: 'b' }] })).toEqual({
    rows: [{ id: 'a' }, { id: 'b' }],
  });
});

test('rows in an order are told their places once something of them has changed', () => {
  const ordered: FormDefinition = {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      fields: [{ ...text('rows'), widget: 'ordered-list', options: { order: 'place' } }],
    })),
  };
  const [a, b] = [
    { id: 'a', place: 0 },
    { id: 'b', place: 1 },
  ];
  expect(bodyToSend(ordered, { rows: [a, b] }, { rows: [b, a, { id: 'c' }] })).toEqual({
    rows: [
      { id: 'b', place: 0 },
      { id: 'a', place: 1 },
      { id: 'c', place: 2 },
    ],
  });
  const untouched = { rows: [{ id: 'a', place: 7 }], name: 'B' };
  expect(bodyToSend(ordered, { rows: [{ id: 'a', place: 7 }] }, untouched)).toEqual(untouched);
});

test('what is hidden is sent as it is stored, the whole object where all of it is hidden', () => {
  const hiding: FormDefinition = {
    initial: {},
    sections: [
      {
        name: 'one',
        title: label,
        properties: [],
        fields: [
          text('kind'),
          { ...text('picture'), when: { kind: 'library' } },
          { ...text('embedded.url'), when: { kind: 'embedded' } },
          { ...text('embedded.still'), when: { kind: 'embedded' } },
          text('more.note'),
          { ...text('more.source'), when: { kind: 'embedded' } },
        ],
      },
      { name: 'two', title: label, properties: [], when: { kind: 'embedded' }, fields: [text('credit')] },
    ],
  };
  const base = { kind: 'library', picture: 'a', embedded: null, more: { note: 'n' }, credit: null };
  const typed = {
    kind: 'library',
    picture: 'b',
    embedded: { url: 'no address' },
    more: { note: 'm', source: 'x' },
    credit: 'y',
    unknown: 1,
  };
  expect(bodyToSend(hiding, base, typed)).toEqual({
    kind: 'library',
    picture: 'b',
    embedded: null,
    more: { note: 'm' },
    credit: null,
    unknown: 1,
  });
  expect(bodyToSend(hiding, base, { ...typed, kind: 'embedded' })).toEqual({
    ...typed,
    kind: 'embedded',
    picture: 'a',
  });
});
