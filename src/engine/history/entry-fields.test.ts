import { expect, test } from 'vitest';
import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { broughtBack, entryFields } from './entry-fields.ts';

const field = (path: string): FieldDefinition => ({ field: path, label: { en: path, sv: path }, widget: 'text' });
const form: FormDefinition = {
  sections: [
    {
      name: 'one',
      title: { en: 'One', sv: 'Ett' },
      properties: [],
      fields: ['name', 'names.short', 'names.long', 'logo'].map(field),
    },
  ],
  initial: {},
};

test('a change belongs to the field at its path, to one above it, and to all below it', () => {
  const { fields, others, before, after } = entryFields(form, [
    { path: 'logo.path', before: 'a', after: 'b' },
    { path: 'names', after: { short: 'S', long: 'L' } },
    { path: 'nameless', before: 1, after: 2 },
  ]);
  expect(fields.map((one) => one.field)).toEqual(['names.short', 'names.long', 'logo']);
  expect(others.map(({ path }) => path)).toEqual(['nameless']);
  expect(before).toEqual({ logo: { path: 'a' }, nameless: 1 });
  expect(after).toEqual({ logo: { path: 'b' }, names: { short: 'S', long: 'L' }, nameless: 2 });
});

test('a form that there is none of knows no field', () => {
  const changes = [{ path: 'name', before: 'a', after: 'b' }];
  expect(entryFields(undefined, changes)).toMatchObject({ fields: [], others: changes });
});

test('a field is brought back alone, and what was not there goes', () => {
  const changes = [
    { path: 'names.short', after: 'New' },
    { path: 'names.long', before: 'Old', after: 'New' },
  ];
  const body = { name: 'N', names: { short: 'New', long: 'New' } };
  expect(broughtBack(body, field('names.short'), changes)).toEqual({ name: 'N', names: { long: 'New' } });
  expect(broughtBack(body, field('names.long'), changes)).toEqual({ name: 'N', names: { short: 'New', long: 'Old' } });
});

test('a field is brought back from a change above it and from one below it', () => {
  const above = [{ path: 'names', before: { short: 'S', long: 'L' }, after: { short: 'X', long: 'X' } }];
  expect(broughtBack({ names: { short: 'X', long: 'X' } }, field('names.long'), above)).toEqual({
    names: { short: 'X', long: 'L' },
  });
  const below = [{ path: 'logo.path', before: 'a', after: 'b' }];
  expect(broughtBack({ logo: { path: 'b', width: 3 } }, field('logo'), below)).toEqual({
    logo: { path: 'a', width: 3 },
  });
});
