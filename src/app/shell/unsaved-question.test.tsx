import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ActiveSiteProvider } from '../../engine/active-site.ts';
import { useUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { userKey } from '../../engine/values/user-storage.ts';
import { type Leave, useLeave } from './unsaved-question.tsx';

const toIsdalen: Leave = { to: 'site', site: { instanceId: 'isdalen-sk', name: 'Isdalen SK' } };

beforeEach(() => localStorage.clear());

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

test('without unsaved work every way is taken at once', () => {
  const { ways, result } = stand(false);
  act(() => result.current.ask(toIsdalen));
  act(() => result.current.ask({ to: 'signOut' }));
  expect(ways.switchSite).toHaveBeenCalledWith({ instanceId: 'isdalen-sk', name: 'Isdalen SK' });
  expect(ways.signOut).toHaveBeenCalledTimes(1);
  expect(result.current.question).toBeUndefined();
});

test('with unsaved work the way waits for a yes', () => {
  const { ways, result } = stand(true);
  act(() => result.current.ask(toIsdalen));
  expect(result.current.question).toEqual(toIsdalen);
  act(() => result.current.answer(false));
  expect(result.current.question).toBeUndefined();
  expect(ways.switchSite).not.toHaveBeenCalled();
  expect(keeper.discard).not.toHaveBeenCalled();
  act(() => result.current.ask({ to: 'signOut' }));
  act(() => result.current.answer(true));
  // What was given up is not offered afterwards.
  expect(keeper.discard).toHaveBeenCalledTimes(1);
  expect(ways.signOut).toHaveBeenCalledTimes(1);
  expect(ways.switchSite).not.toHaveBeenCalled();
});

test('with drafts of this user, signing out waits for a yes, and switching the site does not', () => {
  localStorage.setItem(userKey('draft', 'somebody else', 'x', 'team', 'new', 'p.1'), '{}');
  const { ways, result } = stand(false);
  act(() => result.current.ask({ to: 'signOut' }));
  expect(ways.signOut).toHaveBeenCalledTimes(1);
  localStorage.setItem(userKey('draft', 'alva', 'x', 'team', 'new', 'p.1'), '{}');
  act(() => result.current.ask(toIsdalen));
  expect(ways.switchSite).toHaveBeenCalledTimes(1);
  act(() => result.current.ask({ to: 'signOut' }));
  expect(result.current.question).toEqual({ to: 'signOut' });
  expect(ways.signOut).toHaveBeenCalledTimes(1);
});
