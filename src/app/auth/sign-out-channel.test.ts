import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

test('a sign-out is heard in every other tab, and not in its own', async () => {
  const own = await import('./sign-out-channel.ts');
  vi.resetModules();
  const other = await import('./sign-out-channel.ts');
  const leaveOwn = vi.fn();
  const leaveOther = vi.fn();
  own.followSignOuts(leaveOwn);
  other.followSignOuts(leaveOther);
  own.tellSignedOut();
  await vi.waitFor(() => expect(leaveOther).toHaveBeenCalledOnce(), 30_000);
  expect(leaveOwn).not.toHaveBeenCalled();
});
