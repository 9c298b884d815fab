import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { postponeGame } from '../../../generated/api/games/games.ts';
import type { Game } from '../../../generated/model/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import { usePostponing } from './use-postponing.ts';

vi.mock(import('../../../generated/api/games/games.ts'), async (original) => ({
  ...(await original()),
  postponeGame: vi.fn(),
}));

const client = new QueryClient();
const Providers = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const startingAt = (startDateTime: string) => ({ uuid: 'game', startDateTime, timeToBeDecided: false }) as Game;
const planned = startingAt('2026-11-30T18:00:00Z');

/** Postpones a game of which the service has another version, which is read then. */
async function refused(now: Game) {
  vi.mocked(postponeGame).mockRejectedValueOnce(new ApiError('http', 412, 'stale'));
  const onAgain = vi.fn(async () => true);
  const { result, rerender } = renderHook(
    ({ game }: { game: Game }) => usePostponing({ game, onDone: () => undefined, onAgain }),
    { wrapper: Providers, initialProps: { game: planned } },
  );
  result.current.postpone({ startDateTime: '2026-12-01T18:00:00Z', timeToBeDecided: false, moveSlides: false });
  await waitFor(() => expect(onAgain).toHaveBeenCalled());
  rerender({ game: now });
  await waitFor(() => expect(result.current.error).toBeNull());
  return result.current;
}

it('says that somebody else was quicker, but not of what an answer that was lost has done', async () => {
  expect((await refused(startingAt('2026-12-05T18:00:00Z'))).isStale).toBe(true);
  expect((await refused(startingAt('2026-12-01T19:00:00+01:00'))).isStale).toBe(false);
});
