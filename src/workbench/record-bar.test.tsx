import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CompiledForm } from './protocol.ts';
import { RecordBar, type RecordBarProps } from './record-bar.tsx';

const site = { instanceId: 'frost1_frost', name: 'Frosthamn HC', addOns: {} };

const text = { en: 'Person', sv: 'Person' };
const form: CompiledForm = {
  data: {
    name: 'person',
    icon: 'star',
    labels: { one: text, many: text, add: text },
    paths: { list: '/', create: '/add', edit: '/{id}' },
    id: 'uuid',
    title: 'name',
    list: {
      order: { by: 'name', direction: 'asc' },
      pageSize: 20,
      columns: [],
      filters: [],
      searchParameter: 'name',
    },
    actions: [],
    form: { sections: [], initial: {} },
    schema: {},
    readOnly: [],
  },
  validator: '',
  paths: { list: '/people', read: '/people/{uuid}' },
  hasUses: false,
  isWhole: false,
  sources: {},
  sample: {},
  sampleRows: [{}],
  offers: { fields: [], columns: [], filters: [], orders: [], states: [], calls: [] },
};

/** Questions to the service by their addresses, answered when a test says so. */
const asked = new Map<string, (body: object) => void>();
beforeEach(() => {
  asked.clear();
  globalThis.fetch = (address) =>
    new Promise((resolve) => {
      const path = typeof address === 'string' ? address : '';
      asked.set(path, (body) => resolve(new Response(JSON.stringify(body))));
    });
});
const answer = async (end: string, body: object): Promise<void> => {
  await waitFor(() => expect([...asked.keys()].some((address) => address.endsWith(end))).toBe(true));
  for (const [address, tell] of asked) if (address.endsWith(end)) tell(body);
  await new Promise((resolve) => setTimeout(resolve));
};

function open() {
  const onChoose = vi.fn<RecordBarProps['onChoose']>();
  const bar = (origin: RecordBarProps['origin']) => (
    <RecordBar
      form={form}
      hasRecord
      origin={origin}
      service={{ state: 'ready', address: '', sites: [site] }}
      site={site}
      onSite={() => undefined}
      onChoose={onChoose}
    />
  );
  const { rerender } = render(bar('fetched'));
  return { user: userEvent.setup(), onChoose, turnTo: (origin: RecordBarProps['origin']) => rerender(bar(origin)) };
}

it('shows the rows of the word that stands there, also when those of an older one come later', async () => {
  const { user } = open();
  const find = screen.getByRole('searchbox', { name: 'Find a record' });
  await user.type(find, 'a');
  await waitFor(() => expect([...asked.keys()].some((address) => address.endsWith('name=a'))).toBe(true));
  await user.type(find, 'b');
  await answer('name=ab', [{ uuid: '2', name: 'Abel' }]);
  await answer('name=a', [{ uuid: '1', name: 'Ann' }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Abel']);
});

it('puts the record into the form that was pressed last, and none once another origin is chosen', async () => {
  const { user, onChoose, turnTo } = open();
  await answer('pageSize=20', [
    { uuid: '1', name: 'Ann' },
    { uuid: '2', name: 'Bo' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ann' }));
  await user.click(screen.getByRole('button', { name: 'Bo' }));
  await answer('/people/2', { uuid: '2' });
  await answer('/people/1', { uuid: '1' });
  expect(onChoose.mock.calls).toEqual([['fetched', { uuid: '2' }]]);
  await user.click(screen.getByRole('button', { name: 'Ann' }));
  turnTo('sample');
  await answer('/people/1', { uuid: '1' });
  expect(onChoose).toHaveBeenCalledTimes(1);
});
