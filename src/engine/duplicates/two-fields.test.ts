import { expect, it } from 'vitest';
import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { twoFields } from './two-fields.ts';

const field = (name: string): FieldDefinition => ({ field: name, label: { en: name, sv: name }, widget: 'text' });
const fields = ['name', 'names.short', 'height', 'ids', 'weight'].map(field);
const merged = { en: 'Consent stays withdrawn.', sv: 'Samtycket förblir återkallat.' };
const form: FormDefinition = {
  sections: [
    { name: 'all', title: { en: 'All', sv: 'Allt' }, fields, properties: [] },
    {
      name: 'consent',
      title: { en: 'Consent', sv: 'Samtycke' },
      merged,
      fields: [field('allowed'), { ...field('state'), widget: 'read-only' }],
      properties: [],
    },
  ],
  initial: {},
};

it('asks where both differ, takes over what only the other has, joins lists, and leaves to a merge what it decides', () => {
  const kept = { name: 'Anna', names: { short: 'A' }, height: null, ids: [1], weight: 70, allowed: 'given' };
  const ended = {
    name: 'Ana',
    names: { short: 'A' },
    height: 172,
    ids: [2],
    weight: null,
    allowed: 'withdrawn',
  };
  const { chosen, taken, joined, decided } = twoFields(form, kept, ended);
  expect([chosen, taken, joined].map((some) => some.map((one) => one.field))).toEqual([['name'], ['height'], ['ids']]);
  expect(decided).toEqual([merged]);
});

it('says nothing of what a merge decides where the two do not differ in it, or only in what is shown', () => {
  const one = { allowed: 'given', state: 'given' };
  expect(twoFields(form, one, { ...one, state: 'ended' }).decided).toEqual([]);
});
