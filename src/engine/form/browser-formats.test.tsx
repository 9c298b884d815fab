import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { EntityForm } from './entity-form.tsx';
import { recordSession } from './record-kind.ts';
import { sampleForm, text } from './sample-form.ts';

const fields: readonly FieldDefinition[] = [
  { field: 'height', label: text('Height'), widget: 'number', empty: null },
  { field: 'weight', label: text('Weight'), widget: 'number', empty: null },
  { field: 'born', label: text('Born in'), widget: 'country', empty: null },
  { field: 'nation', label: text('Nation'), widget: 'country', empty: null },
];
const number = { type: ['number', 'null'] };
const country = { type: ['string', 'null'] };
const entity = sampleForm(fields, { height: number, weight: number, born: country, nation: country });
const start = { height: 180.5, weight: 80, born: 'SE', nation: 'FI' };
const noFaults = {};
const ignore = () => undefined;

async function show(): Promise<void> {
  render(
    <EntityForm
      id="form"
      entity={entity}
      session={recordSession(entity.form, start)}
      faults={noFaults}
      isChecking={false}
      whyLocked={ignore}
      onSubmit={ignore}
      onRefuse={ignore}
    />,
  );
  await screen.findByDisplayValue('180.5');
}

it('asks the browser once how numbers are written and countries are called, however many fields and forms there are', async () => {
  const formats = vi.spyOn(Intl, 'NumberFormat');
  const names = vi.spyOn(Intl, 'DisplayNames');
  await show();
  expect(formats).toHaveBeenCalledTimes(1);
  expect(screen.getByDisplayValue('Finland')).toBeTruthy();
  names.mockClear();
  cleanup();
  await show();
  expect([formats.mock.calls.length, names.mock.calls.length]).toEqual([1, 0]);
});
