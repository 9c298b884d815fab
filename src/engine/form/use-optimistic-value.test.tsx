import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { EntityForm } from './entity-form.tsx';
import { sampleForm, text } from './sample-form.ts';
import { tellForms } from './use-optimistic-value.ts';

const fields: readonly FieldDefinition[] = [
  { field: 'name', label: text('Name'), widget: 'text' },
  { field: 'code', label: text('Code'), widget: 'text' },
];
const entity = sampleForm(fields, { name: { type: 'string' }, code: { type: 'string' } });
const faults = {};
const ignore = () => undefined;

/** A form, and what it was told and sent. */
async function openForm() {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  const formOf = (start: object) => (
    <EntityForm
      {...{ id: 'form', entity, start: { ...start }, faults, isChecking: false, whyLocked: ignore }}
      {...{ onChange, onSubmit, onRefuse: ignore }}
    />
  );
  const { rerender } = render(formOf({ name: 'Abc', code: 'X' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  const told = (): unknown[] => onChange.mock.calls.map(([values]) => values as unknown);
  return { name, code, told, onSubmit, startAnew: (values: object) => rerender(formOf(values)) };
}

const write = (box: HTMLElement, value: string): boolean => fireEvent.change(box, { target: { value } });
/** Until a frame is on screen, and what waited for it is done. */
const frame = (): Promise<unknown> => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

it('shows what is written at once, and tells the form of it after the frame, once for all that came before', async () => {
  const { name, told } = await openForm();
  write(name, 'Abcd');
  write(name, 'Abcde');
  expect(name.value).toBe('Abcde');
  expect(told()).toEqual([]);
  await frame();
  expect(told()).toEqual([{ name: 'Abcde', code: 'X' }]);
  expect(name.value).toBe('Abcde');
});

it.each(['keyDown', 'pointerDown', 'click'] as const)(
  'tells the form of all fields, in their order, before what the user does next: %s',
  async (next) => {
    const { name, code, told } = await openForm();
    write(name, 'Abcd');
    write(code, 'Y');
    const toldBefore = vi.fn(told);
    document.body.addEventListener(next.toLowerCase(), () => toldBefore(), { capture: true, once: true });
    fireEvent[next](screen.getByRole('textbox', { name: 'Code' }));
    expect(toldBefore.mock.results[0]?.value).toEqual([
      { name: 'Abcd', code: 'X' },
      { name: 'Abcd', code: 'Y' },
    ]);
    await frame();
    expect(told()).toHaveLength(2);
  },
);

it('tells the form before it is sent, wherever that comes from', async () => {
  const { name, onSubmit } = await openForm();
  write(name, 'Abcd');
  act(() => document.querySelector('form')?.requestSubmit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Abcd', code: 'X' });
});

it('tells the form at once when somebody needs to know what is edited', async () => {
  const { name, told } = await openForm();
  write(name, 'Abcd');
  act(tellForms);
  expect(told()).toEqual([{ name: 'Abcd', code: 'X' }]);
  await frame();
  expect(told()).toHaveLength(1);
});

it('shows what the form holds once it was told: another start is seen', async () => {
  const { name, startAnew } = await openForm();
  write(name, 'Abcd');
  await frame();
  startAnew({ name: 'Def', code: 'X' });
  expect(name.value).toBe('Def');
});

it('brings what is on its way into a form that starts anew meanwhile', async () => {
  const { name, code, startAnew, told } = await openForm();
  write(name, 'Abcd');
  startAnew({ name: 'Abc', code: 'Stored' });
  expect([name.value, code.value]).toEqual(['Abcd', 'Stored']);
  await frame();
  expect(name.value).toBe('Abcd');
  expect(told().at(-1)).toEqual({ name: 'Abcd', code: 'Stored' });
});
