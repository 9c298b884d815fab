import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetGame } from '../../../generated/api/games/games.ts';
import type { Game } from '../../../generated/model/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import type { MadeEntity } from '../../contract/entity.ts';
import { failureText } from '../../engine/failure-text.ts';
import { useNamedSubject } from '../../engine/page-subject.ts';
import { readBody } from '../../engine/reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PLACEHOLDERS, Skeleton } from '../../ui/skeleton.tsx';
import { GAMES_ADDRESS, gameSettingAddress } from './addresses.ts';
import { GameFacts } from './game-facts.tsx';
import { GameLinks } from './game-links.tsx';
import { GameSettingEditor } from './game-setting-editor.tsx';
import styles from './game-setting-page.module.css';
import { SettingActions } from './setting-actions.tsx';
import { settingOf } from './setting-entity.ts';

/** The setting of one game (specification §2): the game's facts, its metadata, and what links to it. */
export function GameSettingPage({ setting }: { setting: MadeEntity }) {
  const { gameUuid = '', ssgtUuid = '' } = useParams();
  const { t } = useTranslation();
  const {
    data: game,
    error,
    isFetching,
    refetch,
  } = useGetGame(gameUuid, {
    // As the dialog that postpones it reads it: its version hangs on the body.
    query: { structuralSharing: false },
  });
  const crumbs = [{ label: t('games.title'), href: GAMES_ADDRESS }];
  useNamedSubject(game?.displayName ?? '');
  if (game) {
    return (
      <>
        <PageHeader title={game.displayName} crumbs={crumbs} actions={<SettingActions game={game} />} />
        <div className={styles.page}>
          <OtherCompetition game={game} ssgtUuid={ssgtUuid} />
          <GameFacts game={game} />
        </div>
        <Metadata key={gameUuid} setting={setting} game={game} />
      </>
    );
  }
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title={error ? t('games.setting.title') : undefined} crumbs={crumbs} />
      {isGone ? (
        <EmptyState
          title={t('games.setting.notFound')}
          action={<ButtonLink href={GAMES_ADDRESS}>{t('engine.gone.back')}</ButtonLink>}
        />
      ) : error ? (
        <Failure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}

/** The metadata, read beside the game; the body keeps its identity, because its version hangs on it. */
function Metadata({ setting, game }: { setting: MadeEntity; game: Game }) {
  const { uuid, displayName } = game;
  const entity = useMemo(() => settingOf(setting, { displayName }), [setting, displayName]);
  const { data, error, isFetching, refetch } = useQuery({
    ...entity.read(uuid),
    structuralSharing: false,
    staleTime: 10_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data)
    return (
      <GameSettingEditor
        setting={entity}
        gameUuid={uuid}
        initial={readBody(entity, data)}
        aside={<Links gameUuid={uuid} />}
      />
    );
  if (error) return <Failure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <Loading />;
}

function Links({ gameUuid }: { gameUuid: string }) {
  const { t } = useTranslation();
  return (
    <Card title={t('games.links.title')} layout="plain">
      <GameLinks gameUuid={gameUuid} isHeadingHidden />
    </Card>
  );
}

function Failure({ error, isRetrying, onRetry }: { error: unknown; isRetrying: boolean; onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <ErrorState title={t('messages.failedToLoadData')} onRetry={onRetry} isRetrying={isRetrying}>
      {failureText(t, error)}
    </ErrorState>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('ui.loading')} className={styles.columns}>
      <Card layout="plain">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} shape="control" />
        ))}
      </Card>
    </div>
  );
}

/** Told where the address names another competition than the one that the game is in: what is saved belongs to the game's own. */
function OtherCompetition({ game, ssgtUuid }: { game: Game; ssgtUuid: string }) {
  const { t } = useTranslation();
  if (ssgtUuid === game.ssgtUuid) return null;
  return (
    <Banner
      status="warning"
      title={t('games.setting.otherCompetition')}
      action={<ButtonLink href={gameSettingAddress(game)}>{t('games.setting.openRight')}</ButtonLink>}
    >
      {t('games.setting.otherCompetitionText', { name: game.ssgt.displayName })}
    </Banner>
  );
}
