import { expect, it } from 'vitest';
import { applyStep, type Step } from './definition-steps.ts';
import type { JsonObject } from './json.ts';

const field = (name: string): JsonObject => ({ field: name, label: { en: name, sv: name } });
const definition: JsonObject = {
  name: 'team',
  list: { columns: [{ field: 'name', kind: 'text', label: { en: 'Name', sv: 'Namn' } }] },
  form: {
    sections: [
      { name: 'one', title: { en: 'One', sv: 'Ett' }, fields: [field('a'), field('b')] },
      { name: 'two', title: { en: 'Two', sv: 'Två' }, fields: [field('c')] },
    ],
  },
};
const fieldsOf = (section: number) => ['form', 'sections', section, 'fields'];
const after = (...steps: Step[]) => applyStep(definition, { kind: 'all', steps }) as never as Shape;
type Shape = {
  name: string;
  list: JsonObject;
  form: { initial?: JsonObject; sections: { fields: (JsonObject & { field: string })[] }[] };
};
const names = (section: number, shape: Shape) => shape.form.sections[section]?.fields.map((one) => one.field);

it('sets a value and leaves all else the very same', () => {
  const next = after({ kind: 'set', place: [...fieldsOf(0), 0, 'label', 'en'], value: 'Alpha' });
  expect(next.form.sections[0]?.fields[0]?.label).toEqual({ en: 'Alpha', sv: 'a' });
  expect(next.form.sections[1]).toBe((definition as never as Shape).form.sections[1]);
  expect(next.list).toBe(definition.list);
});

it('puts a new key where the form language has it, and makes what lies around it', () => {
  const next = after(
    { kind: 'set', place: [...fieldsOf(0), 0, 'widget'], value: 'text' },
    { kind: 'set', place: [...fieldsOf(0), 0, 'help', 'en'], value: 'Help' },
    { kind: 'set', place: ['form', 'initial', 'a'], value: '' },
  );
  expect(Object.keys(next.form.sections[0]?.fields[0] ?? {})).toEqual(['field', 'label', 'help', 'widget']);
  expect(next.form.initial).toEqual({ a: '' });
});

it('takes away what is empty without the value that was removed, but no list that must be there', () => {
  const help = [...fieldsOf(0), 0, 'help'];
  const next = after(
    { kind: 'set', place: [...help, 'en'], value: 'Help' },
    { kind: 'remove', place: [...help, 'en'] },
    { kind: 'remove', place: [...fieldsOf(1), 0] },
  );
  expect(next.form.sections[0]?.fields[0]).toEqual(field('a'));
  expect(next.form.sections[1]?.fields).toEqual([]);
});

it('moves within a list and to another one, and puts entries into lists', () => {
  expect(names(0, after({ kind: 'move', place: [...fieldsOf(0), 0], to: [...fieldsOf(0), 1] }))).toEqual(['b', 'a']);
  const next = after({ kind: 'move', place: [...fieldsOf(0), 0], to: [...fieldsOf(1), 1] });
  expect([names(0, next), names(1, next)]).toEqual([['b'], ['c', 'a']]);
  expect(names(0, after({ kind: 'insert', place: [...fieldsOf(0), 1], value: field('x') }))).toEqual(['a', 'x', 'b']);
  const filtered = after({ kind: 'insert', place: ['list', 'filters', 0], value: { parameter: 'p' } });
  expect(filtered.list.filters).toEqual([{ parameter: 'p' }]);
});

it('does nothing for a place that is not there', () => {
  expect(applyStep(definition, { kind: 'move', place: [...fieldsOf(0), 7], to: [...fieldsOf(0), 0] })).toBe(definition);
});
