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
