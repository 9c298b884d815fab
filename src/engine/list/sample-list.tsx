import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { type ActiveSite, ActiveSiteProvider } from '../active-site.ts';
import { isWhole } from '../entity/entity-kinds.ts';
import { ListPage } from './list-page.tsx';

// What the tests of the list screen share: an entity, a site, and a service that answers as they say.

const loaded = await Promise.all(entities.map((route) => route.load()));
/** Any that has all parts, belongs to nothing else and is deleted by a change of its own. */
const drawn = loaded.filter(isWhole).find(({ within, actions }) => !within && actions.some(({ set }) => set?.deleted));
if (!drawn) throw new Error('There is no such entity');
const { edit: _edit, ...withoutEdit } = drawn.list;
const same = (text: string) => ({ en: text, sv: text });
/**
 * A definition of its own: the screen is tried with columns, filters and actions of the kinds that it knows, whatever
 * the forms say today.
 */
export const entity: WholeEntity = {
  ...drawn,
  addOn: 'addEditTeam',
  links: [],
  list: {
    ...withoutEdit,
    pageSize: 25,
    search: same('Search'),
    searchParameter: 'searchToken',
    order: { by: drawn.title, direction: 'asc' },
    columns: [
      { field: drawn.title, kind: 'text', label: same('Name'), sort: drawn.title },
      { field: 'code', kind: 'text', label: same('Code'), sort: 'codeOrder' },
      { field: 'height', kind: 'number', label: same('Height'), unit: 'cm' },
      { field: 'founded', kind: 'date', label: same('Founded'), optional: true },
    ],
    filters: [
      { parameter: 'gender', label: same('Gender'), choices: { male: same('Male'), female: same('Female') } },
      { parameter: 'loan', label: same('On loan') },
      { parameter: 'from', until: 'to', label: same('Changed') },
      { parameter: 'club', label: same('Club'), source: 'clubs', value: 'uuid', text: 'names' },
    ],
  },
  sources: { clubs: { searches: true, read: drawn.readPage.bind(undefined, { pageSize: 3 }) } },
  actions: [
    {
      name: 'delete',
      label: { en: 'Delete', sv: 'Ta bort' },
      text: same('It leaves the list.'),
      tone: 'danger',
      when: { deleted: false },
      set: { deleted: true },
    },
    {
      name: 'restore',
      label: { en: 'Restore', sv: 'Återställ' },
      text: same('It comes back.'),
      when: { deleted: true },
      set: { deleted: false },
    },
  ],
};
/** The same entity where what is deleted cannot be brought back. */
export const withoutRestore: WholeEntity = {
  ...entity,
  actions: entity.actions.filter(({ name }) => name === 'delete'),
};
const addOns = entity.addOn ? { [entity.addOn]: true } : {};
/** The site that is worked on, with what the entity needs. */
export const site: ActiveSite = {
  instanceId: 'frost1_frost',
  name: 'Frosthamn HC',
  addOns,
  isSuperAdministrator: false,
  user: 'user-1',
};

/** A row of the sample list. */
export const row = (number: number) => ({
  [entity.id]: `id-${number}`,
  [entity.title]: `Lag ${number}`,
  code: `C${number}`,
  height: 180 + number,
  deleted: false,
  clubs: [{ uuid: 'elite', names: 'Elite' }],
});
/** Every call to the service. */
export const send = vi.fn<typeof fetch>();
/** The addresses of the list calls so far. */
export const asked = () =>
  send.mock.calls
    .map(([input]) => new URL(input as string, 'http://x'))
    .filter(({ searchParams }) => searchParams.has('sortBy'));
/** What the list was asked for last. */
export const lastAsked = () => asked().at(-1)?.searchParams;

/** Answers every call with these rows, of `total` in all. */
export function serve(rows: object[], total = rows.length) {
  send.mockImplementation(async () => new Response(JSON.stringify({ items: rows, total, page: 1, pageSize: 25 })));
}

/**
 * Opens the list at an address; gives its router, its query client, and the way to tell it something else of the site.
 */
export function openList(address = entity.paths.list, activeSite = site, listed = entity) {
  let renew: (next: ActiveSite) => void = () => undefined;
  function OnSite() {
    const [current, setCurrent] = useState(activeSite);
    renew = setCurrent;
    return (
      <ActiveSiteProvider value={current}>
        <main>
          <ListPage entity={listed} />
        </main>
      </ActiveSiteProvider>
    );
  }
  const page = <OnSite />;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, client, renew: (next: ActiveSite) => act(() => renew(next)) };
}

/** Makes each test start from a list of 120 rows, two of them on its first page. */
export function setUp(): void {
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
}
