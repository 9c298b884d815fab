import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListParameters, Page, WholeEntity } from '../../contract/entity.ts';
import { ActiveSiteProvider } from '../active-site.ts';
import { entity as sample } from '../list/sample-list.tsx';
import { forgetNeighbours, useNeighbours, useRememberedPage } from './neighbours.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ [sample.id]: id, [sample.title]: `Name ${id}` }));
const read = vi.fn<(page: number) => void>();

const pageOf = ({ page, pageSize }: ListParameters): Page => {
  const from = (Number(page) - 1) * Number(pageSize);
  return { items: rows.slice(from, from + Number(pageSize)), total: rows.length };
};

/** A list of five rows, in pages of two. */
const entity: WholeEntity = {
  ...sample,
  readPage: (parameters) => ({
    queryKey: ['rows', parameters],
    queryFn: () => {
      read(Number(parameters.page));
      return Promise.resolve(pageOf(parameters));
    },
  }),
};

function surroundings(instanceId = 'frost') {
  const site = { instanceId, name: instanceId, addOns: {}, isSuperAdministrator: false, user: 'alva' };
  const client = new QueryClient();
  return ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <ActiveSiteProvider value={site}>{children}</ActiveSiteProvider>
    </QueryClientProvider>
  );
}

/** Shows a page of the list. */
function show(page: number): void {
  const parameters = { page, pageSize: 2, gender: 'male' };
  const query = { data: pageOf(parameters), isPlaceholderData: false };
  renderHook(() => useRememberedPage(entity, parameters, query), { wrapper: surroundings() });
}

/** Where a thing stands, with the names beside it. */
function placeOf(id: string, instanceId?: string) {
  const { result } = renderHook(() => useNeighbours(entity.name, id), { wrapper: surroundings(instanceId) });
  return () => {
    const { place, total, previous, next } = result.current ?? {};
    return result.current && [previous?.name, place, total, next?.name];
  };
}

beforeEach(() => {
  forgetNeighbours();
  read.mockReset();
});

it('what stands in the middle of what was on screen asks the service for nothing', () => {
  renderHook(
    () =>
      useRememberedPage(
        entity,
        { page: 1, pageSize: 5 },
        { data: pageOf({ page: 1, pageSize: 5 }), isPlaceholderData: false },
      ),
    { wrapper: surroundings() },
  );
  expect(placeOf('c')()).toEqual(['Name b', 3, 5, 'Name d']);
  expect(read).not.toHaveBeenCalled();
});

it('leads on to the next page and back to the one before, in the same list', async () => {
  show(2);
  const last = placeOf('d');
  expect(last()).toEqual(['Name c', 4, 5, undefined]);
  await waitFor(() => expect(last()).toEqual(['Name c', 4, 5, 'Name e']), { timeout: 30_000 });
  const first = placeOf('c');
  await waitFor(() => expect(first()).toEqual(['Name b', 3, 5, 'Name d']), { timeout: 30_000 });
  expect(placeOf('e')()).toEqual(['Name d', 5, 5, undefined]);
  expect(read.mock.calls.flat()).toEqual([3, 1]);
});

it('the first and the last of all have nothing beyond', () => {
  show(1);
  expect(placeOf('a')()).toEqual([undefined, 1, 5, 'Name b']);
  expect(read).not.toHaveBeenCalled();
});

it('a thing that the list did not show, and one of another site, stand in no list', () => {
  show(1);
  expect(placeOf('e')()).toBeUndefined();
  expect(placeOf('a', 'isdalen')()).toBeUndefined();
});

it('rows that only hold the place of those that come are not remembered', () => {
  const query = { data: pageOf({ page: 1, pageSize: 2 }), isPlaceholderData: true };
  renderHook(() => useRememberedPage(entity, { page: 2, pageSize: 2 }, query), { wrapper: surroundings() });
  expect(placeOf('a')()).toBeUndefined();
});
