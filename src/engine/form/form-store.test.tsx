import { act, fireEvent, render, screen } from '@testing-library/react';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import type { CompiledValidator, FieldDefinition } from '../../contract/entity.ts';
import { EntityForm } from './entity-form.tsx';
import { recordSession } from './record-kind.ts';
import { sampleForm, text } from './sample-form.ts';

const fields: readonly FieldDefinition[] = [
  { field: 'name', label: text('Name'), widget: 'text', empty: '' },
  {
    field: 'stands',
    label: text('Stands'),
    widget: 'rows',
    options: {},
    items: [{ field: 'place', label: text('Place'), widget: 'text', empty: '' }],
  },
];
const rows = { type: 'array', items: { type: 'object', properties: { place: { type: 'string' } } } };
const entity = sampleForm(fields, { name: { type: 'string' }, stands: rows });
const start = { name: 'Abc', stands: [{ place: 'North' }, { place: 'South' }] };
const faults = {};
const ignore = () => undefined;

/** A form, its session, and what was submitted. */
async function openForm(sample = entity) {
  const session = recordSession(sample.form, start);
  const onSubmit = vi.fn(() => session.getValue());
  const onRefuse = vi.fn();
  const formOf = (isChecking: boolean) => (
    <EntityForm
      {...{ id: 'form', entity: sample, session, faults, isChecking, whyLocked: ignore, onSubmit, onRefuse }}
    />
  );
  const { rerender } = render(formOf(false));
  await screen.findByRole('textbox', { name: 'Name' });
  return { session, onSubmit, onRefuse, check: () => rerender(formOf(true)) };
}

const box = (name: string, at = 0): HTMLInputElement => {
  const found = screen.getAllByRole<HTMLInputElement>('textbox', { name })[at];
  if (!found) throw new Error(`No box ${name}`);
  return found;
};
const write = (input: HTMLElement, value: string): boolean => fireEvent.change(input, { target: { value } });
/** Until a frame is on screen, and what waited for it is done. */
const frame = (): Promise<unknown> => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

it('has what is written in the session before anything else happens', async () => {
  const { session } = await openForm();
  write(box('Name'), 'Abcd');
  expect(session.getValue()).toEqual({ ...start, name: 'Abcd' });
  write(box('Place', 1), 'East');
  expect(session.getValue()).toEqual({ name: 'Abcd', stands: [{ place: 'North' }, { place: 'East' }] });
  expect(box('Name').value).toBe('Abcd');
});

it('submits what is written, wherever that comes from', async () => {
  const { onSubmit } = await openForm();
  write(box('Name'), 'Abcd');
  act(() => document.querySelector('form')?.requestSubmit());
  expect(onSubmit.mock.results.map(({ value }) => value as unknown)).toEqual([{ ...start, name: 'Abcd' }]);
});

it('checks what is written, not what the form began with', async () => {
  const schema = { type: 'object', properties: { name: { type: 'string', maxLength: 4 } } };
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema) as CompiledValidator;
  const { onSubmit, onRefuse } = await openForm({ ...entity, validate });
  const submit = (): void => act(() => document.querySelector('form')?.requestSubmit());
  write(box('Name'), 'Too long');
  submit();
  expect([onSubmit.mock.calls.length, onRefuse.mock.calls.length]).toEqual([0, 1]);
  write(box('Name'), 'Abcd');
  submit();
  expect([onSubmit.mock.calls.length, onRefuse.mock.calls.length]).toEqual([1, 1]);
});

it('adds and removes rows beside what is written in others', async () => {
  const { session } = await openForm();
  write(box('Place', 1), 'East');
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(session.getValue()).toEqual({ name: 'Abc', stands: [{ place: 'East' }] });
  expect(box('Place').value).toBe('East');
  write(box('Name'), 'Abcd');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(session.getValue()).toMatchObject({ name: 'Abcd', stands: [{ place: 'East' }, {}] });
  expect(screen.getAllByRole('textbox', { name: 'Place' })).toHaveLength(2);
});

it('shows what others make of the session: undone steps, rows that come back', async () => {
  const { session } = await openForm();
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  write(box('Name'), 'Abcd');
  await act(async () => void session.step('undo'));
  expect(box('Name').value).toBe('Abc');
  await act(async () => void session.step('undo'));
  expect([box('Place', 0).value, box('Place', 1).value]).toEqual(['North', 'South']);
  expect(session.isDirty()).toBe(false);
  await act(async () => void session.step('redo'));
  expect(screen.getAllByRole('textbox', { name: 'Place' })).toHaveLength(1);
});

it('leaves what is written to the session when it is drawn with other faults', async () => {
  const { session, check } = await openForm();
  write(box('Name'), 'Abcd');
  check();
  write(box('Name'), 'Abcde');
  await frame();
  expect(box('Name').value).toBe('Abcde');
  expect(session.getValue()).toEqual({ ...start, name: 'Abcde' });
});

it('takes what is read again while React draws, and checks it at once', async () => {
  const problems = vi.spyOn(console, 'error').mockReturnValue();
  const { session, onSubmit } = await openForm();
  const Reader = () => {
    useEffect(() => session.dispatch({ type: 'read', base: { ...start, stands: [{ place: 'East' }] } }), []);
    return null;
  };
  render(<Reader />);
  expect(problems.mock.calls).toEqual([]);
  expect(screen.getAllByRole('textbox', { name: 'Place' })).toHaveLength(1);
  session.replace({ ...start, stands: [] });
  act(() => document.querySelector('form')?.requestSubmit());
  expect(onSubmit.mock.results.map(({ value }) => value as unknown)).toEqual([{ ...start, stands: [] }]);
});
