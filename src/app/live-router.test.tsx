import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { LeaveGuard } from '../engine/edit-session/leave-guard.tsx';
import { reloadWhenSaved } from './live-reload.ts';
import { followDefinitions } from './live-router.ts';

const { makers } = vi.hoisted(() => ({ makers: [] as (() => void)[] }));
vi.mock('./live-routes.ts', () => ({ onOtherPages: (make: () => void) => makers.push(make) }));
vi.mock('./live-reload.ts', () => ({ reloadWhenSaved: vi.fn() }));

const Editor = () => (
  <>
    <input aria-label="Name" />
    <LeaveGuard
      isDirty={() => true}
      isLeaving={() => false}
      save={() => Promise.resolve(true)}
      whenSaved={() => Promise.resolve()}
    />
  </>
);

let entities: { id?: string; path: string }[];
const routes = (): RouteObject[] => [
  {
    HydrateFallback: () => null,
    children: [
      ...entities.map((one) => ({ ...one, lazy: () => Promise.resolve({ Component: () => <Editor /> }) })),
      { path: '*', Component: () => 'Not found' },
    ],
  },
];

async function start() {
  history.replaceState(null, '', '/manage/teams/1/edit');
  makers.length = 0;
  // Of the way back that the browser has no place for.
  vi.spyOn(console, 'warn').mockReturnValue();
  entities = [{ id: 'team edit', path: '/teams/:id/edit' }, { path: '/players' }];
  const router = createBrowserRouter(routes(), { basename: '/manage' });
  followDefinitions(router, routes);
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Name'), 'Typed');
  return router;
}

const follow = async (next: typeof entities) => {
  entities = next;
  await act(async () => makers[0]?.());
};

beforeEach(() => vi.mocked(reloadWhenSaved).mockReset());

it('moves the page on screen along with its address, keeps what was typed, and asks nothing', async () => {
  const router = await start();
  await follow([{ path: '/clubs' }, { id: 'team edit', path: '/squads/:id/edit' }]);
  expect(location.pathname).toBe('/manage/squads/1/edit');
  expect(router.state.location.pathname).toBe('/manage/squads/1/edit');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Typed');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(reloadWhenSaved).not.toHaveBeenCalled();
  await follow([{ id: 'team edit', path: '/teams/:id/edit' }, { path: '/players' }]);
  expect(location.pathname).toBe('/manage/teams/1/edit');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Typed');
});

it('leaves the page on screen where others come and go', async () => {
  const router = await start();
  await follow([{ path: '/clubs' }, { id: 'team edit', path: '/teams/:id/edit' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Typed');
  expect(router.routes[0]?.children?.map(({ path }) => path)).toEqual(['/clubs', '/teams/:id/edit', '*']);
});

it.each<[string, typeof entities]>([
  ['is gone', [{ path: '/players' }]],
  ['is named by another parameter', [{ id: 'team edit', path: '/teams/:uuid/edit' }]],
])('has the page loaded again, once nothing is lost, that %s', async (_, next) => {
  await start();
  await follow(next);
  expect(reloadWhenSaved).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Typed');
});
