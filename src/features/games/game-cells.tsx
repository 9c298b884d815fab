import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Game, GameTeamInfo } from '../../../generated/model/index.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { pictureAddress } from '../../engine/media/media-string.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './game-cells.module.css';
import { isPostponed, originalTime, whenOf } from './postponing.ts';
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
      <time dateTime={startDateTime}>{whenOf(game)}</time>
      {game.timeToBeDecided ? <small className={styles.note}>{t('games.timeToBeDecided')}</small> : null}
      {isPostponed(game) && originalStartDateTime !== null ? (
        <small className={styles.note}>
          <VisuallyHidden>{t('games.originalTime')} </VisuallyHidden>
          <s>
            <time dateTime={originalStartDateTime}>{whenOf(originalTime(game))}</time>
          </s>
        </small>
      ) : null}
    </span>
  );
}

/** When a game was to start before it was postponed; nothing for one that starts as planned. */
function OriginalCell({ game }: CellProps) {
  return game.originalStartDateTime === null ? null : whenOf(originalTime(game));
}

/** A game's display status (specification §3), or in its place what says more of one that is not over: one word, and one colour, for one state. */
export function StatusCell({ game, t }: CellProps) {
  const { displayStatus } = game;
  if (displayStatus === 'Deleted') return <Badge tone="error">{t('games.displayStatus.Deleted')}</Badge>;
  if (game.state === 'canceled') return <Badge tone="warning">{t('games.canceled')}</Badge>;
  if (displayStatus === 'Played') return <Badge tone="neutral">{t('games.displayStatus.Played')}</Badge>;
  if (game.status === 'ongoing') return <Badge tone="success">{t('games.ongoing')}</Badge>;
  if (isPostponed(game)) return <Badge tone="warning">{t('games.postponed')}</Badge>;
  return <Badge tone="info">{t('games.displayStatus.Upcoming')}</Badge>;
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
  originalStartDateTime: OriginalCell,
  displayStatus: StatusCell,
  venueName: VenueCell,
  ssgt: CompetitionCell,
};
