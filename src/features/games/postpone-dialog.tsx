import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetGameQueryOptions, postponeGame } from '../../../generated/api/games/games.ts';
import type { Game } from '../../../generated/model/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import { ifMatch, versionOf } from '../../contract/fetcher.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { formatDateTime, sentTimestamp } from '../../engine/date-time.ts';
import { useSiteCheck } from '../../engine/editor/use-site-check.ts';
import { failureText } from '../../engine/failure-text.ts';
import { OtherSite } from '../../engine/other-site.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PLACEHOLDERS, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-queue.ts';
import { GameLinks } from './game-links.tsx';
import styles from './postpone-dialog.module.css';
import { isPostponed, originalTime, whyNotPostponed } from './postponing.ts';
import { WallTimeField } from './wall-time-field.tsx';

/** Props of {@link PostponeDialog}. */
export interface PostponeDialogProps {
  gameUuid: string;
  onClose(): void;
}

/** Postpones a game: its new time, what becomes of the original one, and what links to the game. The game is read anew first. */
export function PostponeDialog({ gameUuid, onClose }: PostponeDialogProps) {
  const { t } = useTranslation();
  // The body as it came: its version hangs on it.
  const { data, error, isFetching, refetch } = useQuery({
    ...getGetGameQueryOptions(gameUuid),
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (data) return <Postpone game={data} onClose={onClose} onAgain={async () => (await refetch()).isSuccess} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('games.postpone.title')}>
      {error ? (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(t, error)}
        </ErrorState>
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('ui.loading')} className={styles.body}>
      {Array.from({ length: PLACEHOLDERS / 2 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} shape="control" />
      ))}
    </div>
  );
}

interface PostponeProps {
  game: Game;
  onClose(): void;
  /** Reads the game anew; tells whether it could be read. */
  onAgain(): Promise<boolean>;
}

function Postpone({ game, onClose, onAgain }: PostponeProps) {
  const { t } = useTranslation();
  const site = useActiveSite();
  const { refuses, isTold } = useSiteCheck();
  const [moment, setMoment] = useState<string | null>(game.startDateTime);
  const [isStale, setStale] = useState(false);
  const reason = whyNotPostponed(game);
  const isSame = moment !== null && Date.parse(moment) === Date.parse(game.startDateTime);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (startDateTime: string) => postponeGame(game.uuid, { startDateTime }, ifMatch(versionOf(game))),
    onSuccess: (postponed) => {
      toast('success', t('games.postpone.done', { time: formatDateTime(postponed.startDateTime) }));
      onClose();
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiError && failure.status === 412) || !(await onAgain())) return;
      setStale(true);
      reset();
    },
  });
  const why = reason ? t(`games.postpone.why.${reason}`) : moment === null ? t('games.postpone.noTime') : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('games.postpone.titleOf', { name: game.displayName })}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="filled"
            isPending={isPending}
            why={why ?? (isSame ? t('games.postpone.same') : undefined)}
            onPress={() => {
              if (moment !== null && !isPending && !refuses()) mutate(sentTimestamp(moment));
            }}
          >
            {t('games.postpone.confirm', { site: site.name })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {isTold ? <OtherSite /> : null}
        {reason ? <Banner status="warning">{t(`games.postpone.why.${reason}`)}</Banner> : null}
        {isStale ? <Banner status="warning">{t('games.postpone.changed')}</Banner> : null}
        {error ? (
          <Banner status="error" title={t('messages.updateFailed')}>
            {refusal(error) ?? failureText(t, error)}
          </Banner>
        ) : null}
        <Planned game={game} />
        {reason ? null : (
          <WallTimeField label={t('games.postpone.time')} start={game.startDateTime} onChange={setMoment} />
        )}
        <GameLinks gameUuid={game.uuid} />
      </div>
    </Dialog>
  );
}

function Planned({ game }: { game: Game }) {
  const { t } = useTranslation();
  const original = formatDateTime(originalTime(game));
  return (
    <p className={styles.planned}>
      {t('games.postpone.now', { time: formatDateTime(game.startDateTime) })}{' '}
      {t(isPostponed(game) ? 'games.postpone.keepsFirst' : 'games.postpone.keeps', { time: original })}
    </p>
  );
}

/** The service's own sentence where it refused the postponement for the game's sake. */
function refusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 409 && error.message !== '' ? error.message : undefined;
}
