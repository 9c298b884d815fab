import { expect, it } from 'vitest';
import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { twoFields } from './two-fields.ts';

const field = (name: string): FieldDefinition => ({ field: name, label: { en: name, sv: name }, widget: 'text' });
const fields = ['name', 'names.short', 'height', 'ids', 'weight', 'portraitConsent'].map(field);
const form: FormDefinition = {
  sections: [{ name: 'all', title: { en: 'All', sv: 'Allt' }, fields, properties: [] }],
  initial: {},
};

it('asks where both differ, takes over what only the other has, joins lists, and leaves consent to the service', () => {
  const kept = { name: 'Anna', names: { short: 'A' }, height: null, ids: [1], weight: 70, portraitConsent: 'given' };
  const ended = {
    name: 'Ana',
    names: { short: 'A' },
    height: 172,
    ids: [2],
    weight: null,
    portraitConsent: 'withdrawn',
  };
  const { chosen, taken, joined } = twoFields(form, kept, ended);
  expect([chosen, taken, joined].map((some) => some.map((one) => one.field))).toEqual([['name'], ['height'], ['ids']]);
});
