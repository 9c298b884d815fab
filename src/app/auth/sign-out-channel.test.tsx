import { afterEach, expect, test, vi } from 'vitest';
import { userKey } from '../../engine/values/user-storage.ts';

afterEach(() => vi.resetModules());

test('a sign-out is heard in every other tab, and not in its own', async () => {
  const own = await import('./sign-out-channel.ts');
  vi.resetModules();
  const other = await import('./sign-out-channel.ts');
  const leaveOwn = vi.fn();
  const leaveOther = vi.fn();
  own.followSignOuts(leaveOwn);
  other.followSignOuts(leaveOther);
  own.tellSignedOut('alva');
  await vi.waitFor(() => expect(leaveOther).toHaveBeenCalledOnce(), 30_000);
  expect(leaveOwn).not.toHaveBeenCalled();
});

test('what another tab kept of their work, because its session was over before it heard why, goes as well', async () => {
  const own = await import('./sign-out-channel.ts');
  vi.resetModules();
  const other = await import('./sign-out-channel.ts');
  const left = vi.fn();
  other.followSignOuts(left);
  const draftOf = (user: string) => `${userKey('draft', user, 'frost1_frost', 'team', 'new')}/editor`;
  for (const user of ['alva', 'bo']) localStorage.setItem(draftOf(user), '{}');
  own.tellSignedOut('alva');
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce(), 30_000);
  expect(localStorage.getItem(draftOf('alva'))).toBeNull();
  expect(localStorage.getItem(draftOf('bo'))).toBe('{}');
});
