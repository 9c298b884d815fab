import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { EntityForm } from './entity-form.tsx';
import { sampleForm, text } from './sample-form.ts';

/** The rows and the buttons beside them that were drawn, one entry for each time. */
const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));

vi.mock('../../ui/row-list.tsx', async (load) => {
  const real = await load<typeof import('../../ui/row-list.tsx')>();
  const Row: typeof real.Row = (props) => {
    drawn.push(props.removeLabel ?? '');
    return real.Row(props);
  };
  return { ...real, Row };
});

vi.mock('../../ui/button.tsx', async (load) => {
  const real = await load<typeof import('../../ui/button.tsx')>();
  const Button: typeof real.Button = (props) => {
    drawn.push('a button');
    return real.Button(props);
  };
  return { ...real, Button };
});

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
const row = { type: 'object', properties: { place: { type: 'string' } } };
const entity = sampleForm(fields, { name: { type: 'string' }, stands: { type: 'array', items: row } });
const start = { name: 'A', stands: [{ place: 'North' }, { place: 'South' }, { place: 'East' }] };
const noFaults = {};
const ignore = () => undefined;

it('draws no other row for a key in a row, nor the button that adds one, and none for a key in a field; each is still removed as it is now', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntityForm
        id="form"
        entity={entity}
        start={start}
        faults={noFaults}
        isChecking={false}
        whyLocked={ignore}
        onChange={onChange}
        onSubmit={ignore}
        onRefuse={ignore}
      />
    </QueryClientProvider>,
  );
  const places = await screen.findAllByLabelText('Place');
  drawn.length = 0;
  await user.type(screen.getByLabelText('Name'), 'bc');
  expect(drawn).toEqual([]);
  await user.type(places[1] as HTMLElement, '!');
  await waitFor(() => expect(new Set(drawn)).toEqual(new Set(['Remove row 2'])));
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'Abc', stands: [{ place: 'South!' }, { place: 'East' }] });
});
