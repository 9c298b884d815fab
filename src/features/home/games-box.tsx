import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../generated/model/index.ts';
import { paths } from '../../engine/routing/paths.ts';
import { dayOf, formatDateTime, timeOfDay } from '../../engine/values/date-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { AppLink } from '../../ui/link.tsx';
import { articleAddress } from './article-address.ts';
import { Crest } from './crest.tsx';
import styles from './home.module.css';
import type { PostponeProps } from './next-game.tsx';
import { weekdayOf } from './when.ts';

/** Props of {@link GamesBox}. */
export interface GamesBoxProps {
  next: readonly Game[];
  latest: readonly Game[];
  /** The dialog that postpones one. */
  Postpone: ComponentType<PostponeProps>;
}

/** The games that come after the next one, and those that were played last with their scores. */
export function GamesBox({ next, latest, Postpone }: GamesBoxProps) {
  const { t } = useTranslation();
  const [postponed, setPostponed] = useState<string>();
  return (
    <section aria-labelledby="home-games" className={styles.box}>
      <header className={styles.head}>
        <h2 id="home-games">{t('day.games')}</h2>
        <AppLink href={paths.games.list()}>{t('day.allGames')}</AppLink>
      </header>
      <ul>
        {[...next, ...latest].map((game) => (
          <Row key={game.uuid} game={game} onPostpone={() => setPostponed(game.uuid)} />
        ))}
      </ul>
      {postponed === undefined ? null : <Postpone gameUuid={postponed} onClose={() => setPostponed(undefined)} />}
    </section>
  );
}

function Row({ game, onPostpone }: { game: Game; onPostpone(): void }) {
  const { t, i18n } = useTranslation();
  const { uuid, startDateTime, originalStartDateTime, played } = game;
  const nameOf = (team: Game['homeTeamInfo']): string => team?.displayName ?? t('day.undecided');
  const isMoved =
    originalStartDateTime !== null && dayOf(new Date(originalStartDateTime)) !== dayOf(new Date(startDateTime));
  return (
    <li className={styles.game}>
      <time dateTime={startDateTime} title={formatDateTime(startDateTime)} className={styles.day}>
        {weekdayOf(startDateTime, i18n.language)}
        <small>
          {played ? t('day.played') : game.timeToBeDecided ? t('day.toBeDecided') : timeOfDay(startDateTime)}
        </small>
      </time>
      <AppLink href={paths.games.details({ gameUuid: uuid })} className={styles.pair ?? ''}>
        <Team team={game.homeTeamInfo} score={played ? game.homeScore : null} />
        <Team team={game.awayTeamInfo} score={played ? game.awayScore : null} />
      </AppLink>
      {played ? (
        <AppLink href={articleAddress(game)} className={styles.quiet ?? ''}>
          {t('day.writeReport')}
        </AppLink>
      ) : isMoved ? (
        <Badge tone="warning">{t('day.postponedFrom', { day: weekdayOf(originalStartDateTime, i18n.language) })}</Badge>
      ) : game.status === 'upcoming' ? (
        <button
          type="button"
          className={styles.quiet}
          aria-label={t('day.postponeGame', { home: nameOf(game.homeTeamInfo), away: nameOf(game.awayTeamInfo) })}
          onClick={onPostpone}
        >
          {t('day.postpone')}
        </button>
      ) : null}
    </li>
  );
}

function Team({ team, score }: { team: Game['homeTeamInfo']; score: number | null }) {
  const { t } = useTranslation();
  const name = team?.displayName ?? t('day.undecided');
  return (
    <span className={styles.team}>
      <Crest name={name} icon={team?.icon ?? ''} size={28} />
      <bdi className={styles.name}>{name}</bdi>
      {score === null ? null : <b>{score}</b>}
    </span>
  );
}
