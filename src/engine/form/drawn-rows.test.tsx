import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { EntityForm } from './entity-form.tsx';
import { recordSession } from './record-kind.ts';
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

it('draws neither rows nor the button that adds one for a key, not even the row that it is written in; each is removed as it is now', async () => {
  const user = userEvent.setup();
  const session = recordSession(entity.form, start);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntityForm
        id="form"
        entity={entity}
        session={session}
        faults={noFaults}
        isChecking={false}
        whyLocked={ignore}
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
  expect(drawn).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(session.getValue()).toMatchObject({ name: 'Abc', stands: [{ place: 'South!' }, { place: 'East' }] });
});
