import type { TFunction } from 'i18next';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game, HomeMatchDay } from '../../../generated/model/index.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { paths } from '../../engine/routing/paths.ts';
import { timeOfDay } from '../../engine/values/date-time.ts';
import { relativeTime } from '../../engine/values/relative-time.ts';
import { AppLink } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { articleAddress } from './article-address.ts';
import { Crest } from './crest.tsx';
import styles from './home.module.css';
import { MatchDayActs } from './match-day-acts.tsx';
import { weekdayOf } from './when.ts';

/** Props of the dialog that postpones a game. */
export interface PostponeProps {
  gameUuid: string;
  onClose(): void;
}

/** Props of {@link NextGame}. */
export interface NextGameProps {
  game: Game;
  /** Where it is played at home today: what is done on such a day then stands below it. */
  matchDay: HomeMatchDay;
  /** The dialog that postpones it. */
  Postpone: ComponentType<PostponeProps>;
}

/** The game that is next: both teams by their crests, when and where, and what is done for it now. */
export function NextGame({ game, matchDay, Postpone }: NextGameProps) {
  const { t, i18n } = useTranslation();
  const nameOf = useRowNames();
  const [isPostponing, setPostponing] = useState(false);
  const { uuid, ssgtUuid, startDateTime, status, venueName } = game;
  const isRunning = status === 'ongoing';
  const competition = [nameOf(game.ssgt, 'titles'), round(game, t)].filter(Boolean).join(' · ');
  const when = isRunning ? t('day.running') : relativeTime(startDateTime, i18n.language);
  return (
    <section aria-labelledby="home-next" className={styles.next}>
      <h2 id="home-next" className={styles.teams}>
        <VisuallyHidden>
          {t(isRunning ? 'day.nowPlaying' : matchDay ? 'day.matchDay.label' : 'day.next')}
        </VisuallyHidden>
        <Side team={game.homeTeamInfo} />
        <span className={styles.middle}>
          <span className={styles.fact}>{competition}</span>
          <time dateTime={startDateTime} className={styles.hour}>
            {isRunning
              ? score(game)
              : game.timeToBeDecided
                ? weekdayOf(startDateTime, i18n.language)
                : timeOfDay(startDateTime)}
          </time>
          <span className={styles.fact}>
            {[weekdayOf(startDateTime, i18n.language), when, venueName].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Side team={game.awayTeamInfo} />
      </h2>
      {matchDay ? <MatchDayActs game={game} matchDay={matchDay} /> : null}
      <p className={styles.acts}>
        {matchDay ? null : (
          <>
            <AppLink href={paths.games.details({ gameUuid: uuid })} className={`${styles.act} ${styles.main}`}>
              {t('day.openGame')}
            </AppLink>
            <AppLink href={paths.games.edit({ gameUuid: uuid, ssgtUuid })} className={styles.act ?? ''}>
              {t('day.tickets')}
            </AppLink>
            <AppLink href={articleAddress(game)} className={styles.act ?? ''}>
              {t(isRunning ? 'day.writeReport' : 'day.writePreview')}
            </AppLink>
          </>
        )}
        {isRunning ? null : (
          <button type="button" className={styles.act} onClick={() => setPostponing(true)}>
            {t('day.postpone')}
          </button>
        )}
      </p>
      {isPostponing ? <Postpone gameUuid={uuid} onClose={() => setPostponing(false)} /> : null}
    </section>
  );
}

function Side({ team }: { team: Game['homeTeamInfo'] }) {
  const { t } = useTranslation();
  const name = team?.displayName ?? t('day.undecided');
  return (
    <span className={styles.side}>
      <Crest name={name} icon={team?.icon ?? ''} size={84} />
      <bdi>{name}</bdi>
    </span>
  );
}

const score = ({ homeScore, awayScore }: Game): string => `${homeScore ?? 0}–${awayScore ?? 0}`;

function round({ roundLabel, roundNumber }: Game, t: TFunction): string {
  return roundLabel ?? (roundNumber === null ? '' : t('day.round', { number: roundNumber }));
}
