import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Game, GameTeamInfo } from '../../../generated/model/index.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { pictureAddress } from '../../engine/media/media-string.ts';
import { dayOf, formatDateTime } from '../../engine/values/date-time.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Status } from '../../ui/status.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './game-cells.module.css';
import { isPostponed } from './postponing.ts';
import { useGameName } from './use-game-name.ts';

/** What a game is, in a list: its teams, or its round as long as neither of them is decided. */
function GameCell({ game, t }: CellProps) {
  const nameOf = useGameName();
  if (game.homeTeamInfo || game.awayTeamInfo) return <TeamsCell game={game} t={t} />;
  return (
    <span className={styles.team}>
      <Nobody />
      <span className={styles.undecided}>{nameOf(game)}</span>
    </span>
  );
}

/** Both teams, one above the other, with their logos and, where there are any, their scores. */
export function TeamsCell({ game, t }: CellProps) {
  return (
    <span className={styles.teams}>
      <TeamLine team={game.homeTeamInfo} score={game.homeScore} t={t} />
      <VisuallyHidden> – </VisuallyHidden>
      <TeamLine team={game.awayTeamInfo} score={game.awayScore} t={t} />
    </span>
  );
}

interface CellProps {
  game: Game;
  t: TFunction;
}

function TeamLine({ team, score, t }: { team: GameTeamInfo; score: number | null; t: TFunction }) {
  return (
    <span className={styles.team} data-won={team?.status === 'won' || undefined}>
      {team ? (
        <Avatar
          name={team.displayName}
          image={team.icon ? pictureAddress(team.icon, { width: 48, height: 48 }) : undefined}
          shape="crest"
          size="sm"
        />
      ) : (
        <Nobody />
      )}
      <span className={team ? styles.name : styles.undecided} title={team?.displayName}>
        {team?.displayName ?? t('games.toBeDecided')}
      </span>
      {/* Between them stands a space for those who hear it. */ ' '}
      {score === null ? null : <span className={styles.score}>{score}</span>}
    </span>
  );
}

/** In the place of a team's logo while the team is to be decided. */
function Nobody() {
  return (
    <span className={styles.nobody} aria-hidden="true">
      ?
    </span>
  );
}

/** When a game starts, in the user's time zone; beneath it, struck through, when it was to start before it was postponed. */
export function StartCell({ game, t }: CellProps) {
  const { startDateTime, originalStartDateTime } = game;
  return (
    <span className={styles.start}>
      <time dateTime={startDateTime}>
        {game.timeToBeDecided ? dayOf(new Date(startDateTime)) : formatDateTime(startDateTime)}
      </time>
      {game.timeToBeDecided ? <small className={styles.note}>{t('games.timeToBeDecided')}</small> : null}
      {isPostponed(game) && originalStartDateTime !== null ? (
        <small className={styles.note}>
          <VisuallyHidden>{t('games.originalTime')} </VisuallyHidden>
          <s>
            <time dateTime={originalStartDateTime}>{formatDateTime(originalStartDateTime)}</time>
          </s>
        </small>
      ) : null}
    </span>
  );
}

const TONES: Readonly<Record<Game['displayStatus'], Status | 'neutral'>> = {
  Deleted: 'error',
  Played: 'neutral',
  Upcoming: 'info',
};

/** A game's display status (specification §3), and beside it what the status alone does not tell: that it is being played, was postponed, or was canceled. */
export function StatusCell({ game, t }: CellProps) {
  return (
    <span className={styles.states}>
      <Badge tone={TONES[game.displayStatus]}>{t(`games.displayStatus.${game.displayStatus}`)}</Badge>
      {game.displayStatus === 'Upcoming' && isPostponed(game) ? (
        <Badge tone="warning">{t('games.postponed')}</Badge>
      ) : null}
      {game.state === 'canceled' ? <Badge tone="warning">{t('games.canceled')}</Badge> : null}
      {game.status === 'ongoing' ? <Badge tone="success">{t('games.ongoing')}</Badge> : null}
    </span>
  );
}

/** Where a game is played; of one that is over nothing is left to decide. */
export function VenueCell({ game, t }: CellProps) {
  const name = game.venueInfo?.name;
  return (
    <span className={name ? styles.venue : styles.undecided} title={name}>
      {name ?? t(game.status === 'finished' ? 'games.notKnown' : 'games.toBeDecided')}
    </span>
  );
}

/** The competition, in the user's language where it is named in it. */
export function CompetitionCell({ game }: CellProps) {
  const nameOf = useRowNames();
  const name = nameOf(game.ssgt, 'titles');
  return (
    <span className={styles.competition} title={name}>
      {name}
    </span>
  );
}

/** The cells that a game has of its own, by the field of their column. */
export const GAME_CELLS: Readonly<Record<string, (props: CellProps) => ReactNode>> = {
  titles: GameCell,
  startDateTime: StartCell,
  displayStatus: StatusCell,
  venueName: VenueCell,
  ssgt: CompetitionCell,
};
