import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { LeaveGuard } from './leave-guard.tsx';

const save = vi.fn<() => Promise<boolean>>();
const whenSaved = vi.fn<() => Promise<unknown>>();
const isDirty = vi.fn<() => boolean>();
let router: ReturnType<typeof createMemoryRouter>;

/** A page whose code never comes: the one before stays in sight. */
const NEVER = new Promise<string>(() => {});
const Slow = () => use(NEVER);

beforeEach(() => {
  save.mockReset();
  whenSaved.mockReset().mockResolvedValue(undefined);
  isDirty.mockReset().mockReturnValue(true);
  router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/elsewhere">Elsewhere</Link>
          <LeaveGuard isDirty={isDirty} isLeaving={() => false} save={save} whenSaved={whenSaved} />
        </>
      ),
    },
    { path: '/elsewhere', element: 'Arrived' },
    { path: '/slow', element: <Slow /> },
  ]);
  render(<RouterProvider router={router} />);
});

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('stays, or leaves without saving', async () => {
  await leave();
  const stay = await screen.findByRole('button', { name: 'Keep editing' });
  expect(document.activeElement).toBe(stay);
  await answer('Keep editing');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await leave();
  await answer('Leave without saving');
  await screen.findByText('Arrived');
  expect(save).not.toHaveBeenCalled();
});

it.each([
  ['goes on by itself once a save that is under way has saved all', false],
  ['asks once a save that is under way has failed', true],
])('%s', async (_, isLeft) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  whenSaved.mockReturnValue(promise);
  await leave();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText('Arrived')).toBeNull();
  isDirty.mockReturnValue(isLeft);
  resolve(undefined);
  if (isLeft) await screen.findByRole('alertdialog');
  else await screen.findByText('Arrived');
});

it('leaves once all is saved, and shows nothing over the page meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  save.mockImplementation(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
    return promise;
  });
  await leave();
  await answer('Save and leave');
  expect(screen.queryByText('Arrived')).toBeNull();
  resolve(true);
  await screen.findByText('Arrived');
});

it.each([
  ['cannot save', () => Promise.resolve(false)],
  ['breaks off', () => Promise.reject(new Error('broken'))],
])('stays where the save %s, and asks anew the next time', async (_, send) => {
  save.mockImplementation(send);
  await leave();
  await answer('Save and leave');
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce(), 30_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await leave();
  await answer('Leave without saving');
  await screen.findByText('Arrived');
});

it('asks no more once it was left, though the next page is not shown yet', async () => {
  await act(async () => router.navigate('/slow'));
  await answer('Leave without saving');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/slow'), 30_000);
  screen.getByText('Elsewhere');
  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});
