import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postponeGame } from '../../../generated/api/games/games.ts';
import type { Game, GamePostponement } from '../../../generated/model/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import { ifMatch, versionOf } from '../../contract/fetcher.ts';
import { useSingleMutation } from '../../engine/calls/use-single-mutation.ts';
import { toast } from '../../ui/toast-queue.ts';
import { isPostponedTo, whenOf } from './postponing.ts';

/** What a postponement needs around it. */
export interface PostponingOrder {
  game: Game;
  onDone(): void;
  /** Reads the game anew; tells whether it could be read. */
  onAgain(): Promise<boolean>;
}

/**
 * Postpones a game, bound to the version that was read: where somebody else was quicker, the game is read again and nothing is overwritten. It can be
 * taken back as long as nobody changed the game since.
 */
export function usePostponing({ game, onDone, onAgain }: PostponingOrder) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<GamePostponement>();
  // Works on after the dialog is closed.
  const { mutate: takeBack } = useMutation({
    mutationFn: ({ now, moveSlides }: { now: Game; moveSlides: boolean }) => {
      const { startDateTime, timeToBeDecided = false } = game;
      return postponeGame(game.uuid, { startDateTime, timeToBeDecided, moveSlides }, ifMatch(versionOf(now)));
    },
    onSuccess: (back) => void toast('success', t('games.postpone.undone', { time: whenOf(back) })),
    onError: () => void toast('error', t('messages.updateFailed')),
  });
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: (to: GamePostponement) => postponeGame(game.uuid, to, ifMatch(versionOf(game))),
    onSuccess: (now, { moveSlides = false }) => {
      const undo = { label: t('history.undo'), onPress: () => takeBack({ now, moveSlides }) };
      toast('success', t('games.postpone.done', { time: whenOf(now) }), undo);
      onDone();
    },
    onError: async (failure, to) => {
      if (!(failure instanceof ApiError && failure.status === 412) || !(await onAgain())) return;
      setRefused(to);
      reset();
    },
  });
  // A game that starts as it was to start was postponed by a call whose answer was lost: nobody else was quicker.
  const isStale = refused !== undefined && !isPostponedTo(game, refused);
  return { postpone: mutate, isPending, error, isStale };
}
