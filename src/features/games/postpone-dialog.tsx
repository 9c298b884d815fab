import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetGameQueryOptions, useListGameLinks } from '../../../generated/api/games/games.ts';
import type { Game } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { OtherSite } from '../../engine/edit-session/other-site.tsx';
import { useSiteCheck } from '../../engine/edit-session/use-site-check.ts';
import { SiteCrest } from '../../engine/site-crest.tsx';
import { failedSave, failureText, refusalText } from '../../engine/text/failure-text.ts';
import { sentTimestamp } from '../../engine/values/date-time.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PLACEHOLDERS, Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { GameLinks } from './game-links.tsx';
import styles from './postpone-dialog.module.css';
import { isPostponed, isPostponedTo, originalTime, whenOf, whyNotPostponed } from './postponing.ts';
import { useGameName } from './use-game-name.ts';
import { usePostponing } from './use-postponing.ts';
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
  const gameName = useGameName();
  const { name: site } = useActiveSite();
  const { refuses, isRefused } = useSiteCheck();
  const [moment, setMoment] = useState<string | null>(game.startDateTime);
  const [isUndecided, setUndecided] = useState(false);
  const [movesSlides, setMovesSlides] = useState(true);
  const { data: links } = useListGameLinks(game.uuid);
  const hasSlides = links?.some(({ type }) => type === 'layout') ?? false;
  const { postpone, isPending, error, isStale } = usePostponing({ game, onDone: onClose, onAgain });
  const reason = whyNotPostponed(game);
  const whyClosed = reason && t(`games.postpone.why.${reason}`);
  const isSame = moment !== null && isPostponedTo(game, { startDateTime: moment, timeToBeDecided: isUndecided });
  const whyNotYet = moment === null ? t('games.postpone.noTime') : isSame ? t('games.postpone.same') : undefined;
  const confirm = (): void => {
    if (moment === null || refuses()) return;
    postpone({
      startDateTime: sentTimestamp(moment),
      timeToBeDecided: isUndecided,
      moveSlides: hasSlides && movesSlides,
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('games.postpone.titleOf', { name: gameName(game) })}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="filled"
            icon={<SiteCrest />}
            isPending={isPending}
            why={whyClosed ?? whyNotYet}
            onPress={confirm}
          >
            {t('games.postpone.confirm', { site })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {isRefused ? <OtherSite /> : null}
        {whyClosed ? <Banner status="warning">{whyClosed}</Banner> : null}
        {isStale ? <Banner status="warning">{t('games.postpone.changed')}</Banner> : null}
        {error ? (
          <Banner status="error" title={failedSave(t, error, 'messages.updateFailed')}>
            {refusalText(t, error)}
          </Banner>
        ) : null}
        <Planned game={game} />
        {reason ? null : (
          <>
            <WallTimeField label={t('games.postpone.time')} start={game.startDateTime} onChange={setMoment} />
            <Switch
              label={t('games.timeToBeDecided')}
              description={t('games.postpone.onlyDay')}
              value={isUndecided}
              onChange={setUndecided}
            />
            {hasSlides ? (
              <Switch
                label={t('games.postpone.moveSlides')}
                description={t('games.postpone.moveSlidesHelp')}
                value={movesSlides}
                onChange={setMovesSlides}
              />
            ) : null}
          </>
        )}
        <GameLinks gameUuid={game.uuid} oldStart={game.startDateTime} />
      </div>
    </Dialog>
  );
}

function Planned({ game }: { game: Game }) {
  const { t } = useTranslation();
  const original = whenOf(originalTime(game));
  return (
    <p className={styles.planned}>
      {t('games.postpone.now', { time: whenOf(game) })}{' '}
      {t(isPostponed(game) ? 'games.postpone.keepsFirst' : 'games.postpone.keeps', { time: original })}
    </p>
  );
}
