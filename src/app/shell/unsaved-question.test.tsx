import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { type Leave, useLeave } from './unsaved-question.tsx';

const toIsdalen: Leave = { to: 'site', site: { instanceId: 'isdalen-sk', name: 'Isdalen SK' } };

const keeper = { keep: vi.fn(), discard: vi.fn() };

function stand(isDirty: boolean) {
  keeper.discard.mockReset();
  const ways = { switchSite: vi.fn(() => Promise.resolve()), signOut: vi.fn(() => Promise.resolve()) };
  const { result } = renderHook(() => {
    useUnsavedWork(() => isDirty, keeper);
    return useLeave(ways);
  });
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
