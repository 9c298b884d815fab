import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { EndingThings } from './ending-things.tsx';

const names = ['Granvik Bygg', 'Hamnens Fisk'];
const rowOf = (name: string, more: object = {}) => ({ id: name.slice(0, 3), name, isOpenEnded: false, ...more });
const send = vi.fn<typeof fetch>();

afterEach(() => {
  vi.unstubAllGlobals();
  clearToasts();
});

/** Answers like a service on which two contracts end, until they were renewed; the first answers to those that are `lost` do not come. */
function serve(service = { lost: new Set<string>(), isListed: true }): string[] {
  const renewed: string[] = [];
  const reply = (body: unknown, etag = '"0"') => new Response(JSON.stringify(body), { headers: { etag } });
  send.mockImplementation(async (input, init = {}) => {
    const [, id] = /sponsors\/(\w{3})(\/renew)?$/.exec(input as string) ?? [];
    const name = names.find((one) => one.startsWith(id ?? ' ')) ?? '';
    if (init.method === 'POST') renewed.push(name);
    if (init.method === 'POST' && service.lost.delete(name)) throw new TypeError('no answer');
    const times = renewed.filter((one) => one === name).length;
    if (id !== undefined) return reply(rowOf(name), `"${times}"`);
    if (!service.isListed) throw new TypeError('no answer');
    const items = names.filter((one) => !renewed.includes(one)).map((one) => rowOf(one));
    return reply({ items, total: items.length, page: 1, pageSize: 100 });
  });
  vi.stubGlobal('fetch', send);
  configureApi(sampleSettings);
  return renewed;
}

function open() {
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: false } },
    mutationCache: new MutationCache({ onSuccess: (): Promise<void> => client.invalidateQueries() }),
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <EndingThings year={2027} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('asks for contracts that end before the new season, and renews them all at a press', async () => {
  const renewed = serve();
  open();
  expect(await screen.findByText('Sponsors: 2 contracts end before the new season')).toBeTruthy();
  expect(screen.getByText('Granvik Bygg, Hamnens Fisk')).toBeTruthy();
  const [address = ''] = send.mock.calls.map(([input]) => input as string);
  expect(new URL(address, 'http://x').searchParams.get('endsUntil')).toBe('2027-07-31');
  const link = screen.getByRole('link', { name: 'Show them' });
  expect(link.getAttribute('href')).toMatch(/\/sponsors\/all\?endsFrom=\d{4}-\d\d-\d\d&endsUntil=2027-07-31$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Renew a year (2)' }));
  await waitFor(() => expect(renewed).toEqual(names));
  await waitFor(() => expect(screen.queryByText(/contracts end/)).toBeNull());
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Update successful!']);
});

it('renews none twice when an answer is lost, the list cannot be read and all is tried again', async () => {
  const service = { lost: new Set(['Hamnens Fisk']), isListed: true };
  const renewed = serve(service);
  open();
  await screen.findByText('Granvik Bygg, Hamnens Fisk');
  service.isListed = false;
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'Renew a year (2)' }));
  await press();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(renewed).toEqual(names);
  service.isListed = true;
  await press();
  await waitFor(() => expect(screen.queryByText(/contracts end/)).toBeNull());
  expect(renewed).toEqual(names);
});
