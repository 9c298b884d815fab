import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postponeGame } from '../../../generated/api/games/games.ts';
import type { Game, GamePostponement } from '../../../generated/model/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import { ifMatch, versionOf } from '../../contract/fetcher.ts';
import { useSingleMutation } from '../../engine/calls/use-single-mutation.ts';
import { dayOf, formatDateTime } from '../../engine/values/date-time.ts';
import { toast } from '../../ui/toast-queue.ts';

/** What a postponement needs around it. */
export interface PostponingOrder {
  game: Game;
  onDone(): void;
  /** Reads the game anew; tells whether it could be read. */
  onAgain(): Promise<boolean>;
}

/** Postpones a game, bound to the version that was read: where somebody else was quicker, the game is read anew and nothing is overwritten. */
export function usePostponing({ game, onDone, onAgain }: PostponingOrder) {
  const { t } = useTranslation();
  const [isStale, setStale] = useState(false);
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: (to: GamePostponement) => postponeGame(game.uuid, to, ifMatch(versionOf(game))),
    onSuccess: (now) => {
      toast('success', t('games.postpone.done', { time: whenOf(now) }));
      onDone();
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiError && failure.status === 412) || !(await onAgain())) return;
      setStale(true);
      reset();
    },
  });
  return { postpone: mutate, isPending, error, isStale };
}

/** When a game is to start: only its day while the time is to be decided. */
export function whenOf({ startDateTime, timeToBeDecided }: Pick<Game, 'startDateTime' | 'timeToBeDecided'>): string {
  return timeToBeDecided ? dayOf(new Date(startDateTime)) : formatDateTime(startDateTime);
}
