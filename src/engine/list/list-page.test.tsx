import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import type { Entity } from '../../contract/entity.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { type ActiveSite, ActiveSiteProvider } from '../active-site.ts';
import { editPath } from '../paths.ts';
import { ListPage } from './list-page.tsx';

const [route] = entities;
if (!route) throw new Error('There is no entity');
const entity: Entity = await route.load();
const addOns = entity.addOn ? { [entity.addOn]: true } : {};
const site: ActiveSite = { instanceId: 'frost1_frost', name: 'Frosthamn HC', addOns, isSuperAdministrator: false };
const choiceFilter = entity.list.filters.find(({ choices }) => choices);
const [choice, choiceLabel] = Object.entries(choiceFilter?.choices ?? {})[0] ?? [];
const sortable = entity.list.columns.find(({ sort }) => sort && sort !== entity.list.order.by);

const row = (number: number) => ({ [entity.id]: `id-${number}`, [entity.title]: `Lag ${number}` });
const send = vi.fn<typeof fetch>();
const asked = () =>
  send.mock.calls
    .map(([input]) => new URL(input as string, 'http://x'))
    .filter(({ searchParams }) => searchParams.has('sortBy'));
const lastAsked = () => asked().at(-1)?.searchParams;

function serve(rows: object[], total = rows.length) {
  send.mockImplementation(async () => new Response(JSON.stringify({ items: rows, total, page: 1, pageSize: 25 })));
}

function open(address = entity.paths.list, activeSite = site) {
  const page = (
    <ActiveSiteProvider value={activeSite}>
      <ListPage entity={entity} />
    </ActiveSiteProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

beforeEach(() => {
  configureApi({
    base: '/api',
    timeoutMs: 30_000,
    instanceId: () => site.instanceId,
    accessToken: async () => 'token',
    onUnauthorized: async () => false,
  });
  send.mockReset();
  vi.stubGlobal('fetch', send);
  serve([row(1), row(2)], 120);
});
afterEach(() => vi.unstubAllGlobals());

it('shows the rows, each a link to its editor, and how many there are', async () => {
  open();
  const link = await screen.findByRole('link', { name: /^Lag 1/ });
  expect(link.getAttribute('href')).toBe(editPath(entity, 'id-1'));
  expect(screen.getByText('120 rows')).toBeTruthy();
});

it('asks for what its address says, and puts what is chosen into the address', async () => {
  const user = userEvent.setup();
  const router = open(`${entity.paths.list}?page=2`);
  await screen.findByRole('link', { name: /^Lag 1/ });
  expect(lastAsked()?.get('page')).toBe('2');
  await user.click(screen.getByRole('button', { name: `Filter by ${choiceFilter?.label.en}` }));
  await user.click(await screen.findByRole('option', { name: choiceLabel?.en ?? '' }));
  await waitFor(() => expect(lastAsked()?.get(choiceFilter?.parameter ?? '')).toBe(choice));
  expect(lastAsked()?.get('page')).toBe('1');
  expect(router.state.location.search).toBe(`?${choiceFilter?.parameter}=${choice}`);
});

it('searches in the service when the writing pauses', async () => {
  const user = userEvent.setup();
  const router = open();
  await user.type(await screen.findByRole('searchbox'), 'älv');
  await waitFor(() => expect(lastAsked()?.get('searchToken')).toBe('älv'));
  expect(asked().map(({ searchParams }) => searchParams.get('searchToken'))).not.toContain('ä');
  expect(router.state.location.search).toBe('?search=%C3%A4lv');
});

it('orders by a column, the other way on the second press', async () => {
  const user = userEvent.setup();
  open();
  const header = await screen.findByRole('columnheader', { name: new RegExp(`^${sortable?.label.en}`) });
  await user.click(within(header).getByRole('button'));
  await waitFor(() =>
    expect([lastAsked()?.get('sortBy'), lastAsked()?.get('sortOrder')]).toEqual([sortable?.sort, 'asc']),
  );
  await user.click(within(header).getByRole('button'));
  await waitFor(() => expect(lastAsked()?.get('sortOrder')).toBe('desc'));
});

it('tells an empty list from one where nothing matches', async () => {
  serve([]);
  open();
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
});

it('clears search and filters when nothing matches', async () => {
  const user = userEvent.setup();
  serve([]);
  const router = open(`${entity.paths.list}?search=zzz`);
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

it('says that loading failed, in the words of the catalogue, and tries again', async () => {
  const user = userEvent.setup();
  send.mockImplementation(async () => new Response('{"message":"broken"}', { status: 500 }));
  open();
  expect(await screen.findByText('Failed to load data')).toBeTruthy();
  serve([row(7)]);
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findByRole('link', { name: /^Lag 7/ })).toBeTruthy();
});

it.runIf(entity.addOn)(
  'keeps the way to add in sight where the site lacks the add-on, and says why it is closed',
  async () => {
    open(entity.paths.list, { ...site, addOns: {} });
    const button = await screen.findByRole('button', { name: entity.labels.add.en });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/does not have the add-on/)).toBeTruthy();
  },
);

it('goes to the last page when the address is past it', async () => {
  serve([], 120);
  const router = open(`${entity.paths.list}?page=99`);
  await waitFor(() => expect(router.state.location.search).toBe('?page=5'));
});

it('speaks Swedish', async () => {
  await i18next.changeLanguage('sv');
  open();
  expect(await screen.findByRole('heading', { level: 1, name: entity.labels.many.sv })).toBeTruthy();
  expect(await screen.findByText('120 rader')).toBeTruthy();
});
