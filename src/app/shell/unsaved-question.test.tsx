import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ActiveSiteProvider } from '../../engine/active-site.ts';
import { useUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { userKey } from '../../engine/values/user-storage.ts';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { type Leave, useLeave } from './unsaved-question.tsx';

const kept = vi.hoisted(() => ({ imports: '', files: '' }));
vi.mock('../../engine/import/import-job.ts', () => ({ hasImportsOf: async (user: string) => user === kept.imports }));
vi.mock('../../features/media/upload/kept-files.ts', () => ({
  hasFilesOf: async (user: string) => user === kept.files,
}));

const toIsdalen: Leave = { to: 'site', site: { instanceId: 'isdalen-sk', name: 'Isdalen SK' } };

beforeEach(() => {
  localStorage.clear();
  Object.assign(kept, { imports: '', files: '' });
});

const site = {
  instanceId: 'frosthamn-hc',
  name: 'Frosthamn HC',
  addOns: {},
  isSuperAdministrator: false,
  user: 'alva',
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <ActiveSiteProvider value={site}>{children}</ActiveSiteProvider>
);
const keeper = { keep: vi.fn(), discard: vi.fn() };

function stand(isDirty: boolean) {
  keeper.discard.mockReset();
  const ways = { switchSite: vi.fn(() => Promise.resolve()), signOut: vi.fn(() => Promise.resolve()) };
  const { result } = renderHook(
    () => {
      useUnsavedWork(() => isDirty, keeper);
      return useLeave(ways);
    },
    { wrapper },
  );
  return { ways, result };
}

test('without unsaved work every way is taken at once', async () => {
  const { ways, result } = stand(false);
  act(() => result.current.ask(toIsdalen));
  act(() => result.current.ask({ to: 'signOut' }));
  expect(ways.switchSite).toHaveBeenCalledWith({ instanceId: 'isdalen-sk', name: 'Isdalen SK' });
  await vi.waitFor(() => expect(ways.signOut).toHaveBeenCalledTimes(1), 30_000);
  expect(result.current.question).toBeUndefined();
});

test('with unsaved work the way waits for a yes', async () => {
  const { ways, result } = stand(true);
  act(() => result.current.ask(toIsdalen));
  expect(result.current.question).toMatchObject(toIsdalen);
  act(() => result.current.answer(false));
  expect(result.current.question).toBeUndefined();
  expect(ways.switchSite).not.toHaveBeenCalled();
  expect(keeper.discard).not.toHaveBeenCalled();
  act(() => result.current.ask({ to: 'signOut' }));
  await vi.waitFor(() => expect(result.current.question).toEqual({ to: 'signOut', takesKept: false }), 30_000);
  act(() => result.current.answer(true));
  // What was given up is not offered afterwards.
  expect(keeper.discard).toHaveBeenCalledTimes(1);
  expect(ways.signOut).toHaveBeenCalledTimes(1);
  expect(ways.switchSite).not.toHaveBeenCalled();
});

test('without a connection nobody is signed out, asked or robbed of anything, and is told so', async () => {
  const offline = 'You are offline, so you are still signed in. Sign out once you are connected again.';
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { ways, result } = stand(true);
  act(() => result.current.ask({ to: 'signOut' }));
  await vi.waitFor(() => expect(result.current.question).toBeDefined(), 30_000);
  online.mockReturnValue(false);
  act(() => result.current.answer(true));
  expect(toastStore.read().map(({ text }) => text)).toEqual([offline]);
  clearToasts();
  act(() => result.current.ask({ to: 'signOut' }));
  expect(toastStore.read().map(({ text }) => text)).toEqual([offline]);
  expect(result.current.question).toBeUndefined();
  expect([keeper.discard, ways.signOut].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  act(() => result.current.ask(toIsdalen));
  await vi.waitFor(() => expect(result.current.question).toMatchObject(toIsdalen), 30_000);
  online.mockRestore();
});

test('with drafts of this user, signing out waits for a yes, and switching the site does not', async () => {
  localStorage.setItem(userKey('draft', 'somebody else', 'x', 'team', 'new', 'p.1'), '{}');
  const { ways, result } = stand(false);
  act(() => result.current.ask({ to: 'signOut' }));
  await vi.waitFor(() => expect(ways.signOut).toHaveBeenCalledTimes(1), 30_000);
  localStorage.setItem(userKey('draft', 'alva', 'x', 'team', 'new', 'p.1'), '{}');
  act(() => result.current.ask(toIsdalen));
  expect(ways.switchSite).toHaveBeenCalledTimes(1);
  act(() => result.current.ask({ to: 'signOut' }));
  await vi.waitFor(() => expect(result.current.question).toEqual({ to: 'signOut', takesKept: true }), 30_000);
  expect(ways.signOut).toHaveBeenCalledTimes(1);
});

test.each(['imports', 'files'] as const)(
  'with %s that are under way, be it in another tab, signing out waits for a yes',
  async (kind) => {
    kept[kind] = 'somebody else';
    const { ways, result } = stand(false);
    act(() => result.current.ask({ to: 'signOut' }));
    await vi.waitFor(() => expect(ways.signOut).toHaveBeenCalledTimes(1), 30_000);
    kept[kind] = 'alva';
    act(() => result.current.ask({ to: 'signOut' }));
    await vi.waitFor(() => expect(result.current.question).toEqual({ to: 'signOut', takesKept: true }), 30_000);
    expect(ways.signOut).toHaveBeenCalledTimes(1);
  },
);
