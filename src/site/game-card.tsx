import { gameAddress } from './addresses.ts';
import { Crest } from './crest.tsx';
import { shortDay, timeOfDay } from './dates.ts';
import type { ShownGame } from './page-data.ts';
import { useSite } from './site-context.ts';

/** What a game is called in the site's language. */
export function gameName(game: Pick<ShownGame, 'displayName' | 'titles'>, lang: string): string {
  const name = game.titles.find(({ language }) => language === lang)?.translation ?? game.displayName;
  return name.replace(' - ', ' – ');
}

/** What a series is called in the site's language. */
export function seriesName(series: ShownGame['seriesInfo'], lang: string): string {
  return series.names?.find(({ language }) => language === lang)?.translation || (series.displayName ?? '');
}

/** Whether goals are shown: while it is played and afterwards. */
export function hasScore({ state, played, homeScore, awayScore }: ShownGame): boolean {
  return (played || state === 'live') && homeScore !== null && awayScore !== null;
}

/** When a game is, or how far it has come. */
export function GameMoment({ game }: { game: ShownGame }) {
  const site = useSite();
  const { words } = site;
  const { startDateTime, state, played, timeToBeDecided, overtime, shootout } = game;
  const day = startDateTime ? shortDay(site, startDateTime) : words.timeToCome;
  if (state === 'canceled') return <span className="s-off">{`${day} · ${words.canceled}`}</span>;
  if (state === 'live') return <span className="s-live">{words.live}</span>;
  const how = shootout ? words.shootout : overtime ? words.overtime : words.final;
  if (played) return <span>{`${day} · ${how}`}</span>;
  const time = timeToBeDecided || !startDateTime ? words.timeToCome : timeOfDay(site, startDateTime);
  return (
    <time dateTime={startDateTime ?? undefined}>
      {day} <b>{time}</b>
    </time>
  );
}

/** A game on a card: both teams with their crests, goals behind them. */
export function GameCard({ game }: { game: ShownGame }) {
  const site = useSite();
  const address = gameAddress(site, game.uuid);
  const name = gameName(game, site.lang);
  return (
    <article className="s-game">
      <p className="s-game-line">
        <GameMoment game={game} />
        <span className="s-game-series">{seriesName(game.seriesInfo, site.lang)}</span>
      </p>
      <h3 className="s-hidden">{name}</h3>
      <TeamLine game={game} side="home" />
      <TeamLine game={game} side="away" />
      {address && (
        <a className="s-game-link" href={address}>
          <span className="s-hidden">{name}</span>
        </a>
      )}
    </article>
  );
}

function TeamLine({ game, side }: { game: ShownGame; side: 'home' | 'away' }) {
  const { words } = useSite();
  const team = side === 'home' ? game.homeTeamInfo : game.awayTeamInfo;
  const goals = side === 'home' ? game.homeScore : game.awayScore;
  const name = team?.displayName ?? words.toBeDecided;
  return (
    <p className={team?.status === 'lost' ? 's-game-team s-game-lost' : 's-game-team'}>
      <Crest of={team?.icon} name={name} size={28} />
      <span className="s-game-name">{name}</span>
      {hasScore(game) && <b className="s-goals">{goals}</b>}
    </p>
  );
}

/** A game on one row of a schedule. */
export function GameRow({ game }: { game: ShownGame }) {
  const site = useSite();
  const { words } = site;
  const address = gameAddress(site, game.uuid);
  const [home, away] = [game.homeTeamInfo, game.awayTeamInfo];
  const middle = hasScore(game) ? `${game.homeScore} – ${game.awayScore}` : null;
  const start = game.startDateTime;
  const time = start === null || game.timeToBeDecided ? words.timeToCome : timeOfDay(site, start);
  return (
    <article className="s-row">
      <h3 className="s-hidden">{gameName(game, site.lang)}</h3>
      <span className="s-row-side s-row-home">
        <span>{home?.displayName ?? words.toBeDecided}</span>
        <Crest of={home?.icon} name={home?.displayName ?? '?'} size={36} />
      </span>
      <span className="s-row-middle">
        {middle ? <b className="s-score">{middle}</b> : <b className="s-kick-off">{time}</b>}
        <small className={game.state === 'live' ? 's-live' : undefined}>{rowNote(game, words)}</small>
      </span>
      <span className="s-row-side">
        <Crest of={away?.icon} name={away?.displayName ?? '?'} size={36} />
        <span>{away?.displayName ?? words.toBeDecided}</span>
      </span>
      <span className="s-row-place">
        <span>{seriesName(game.seriesInfo, site.lang)}</span>
        <span>{game.venueName}</span>
      </span>
      {address && (
        <a className="s-game-link" href={address}>
          <span className="s-hidden">{gameName(game, site.lang)}</span>
        </a>
      )}
    </article>
  );
}

function rowNote(game: ShownGame, words: ReturnType<typeof useSite>['words']): string | null {
  if (game.state === 'canceled') return words.canceled;
  if (game.state === 'live') return words.live;
  if (!game.played) return null;
  return game.shootout ? words.shootout : game.overtime ? words.overtime : null;
}

/** Games side by side on a strip that is pushed along, without a script. */
export function GameStrip({ games, title }: { games: readonly ShownGame[]; title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className="s-strip" aria-label={title} tabIndex={0}>
      <h2 className="s-hidden">{title}</h2>
      {games.map((game) => (
        <GameCard key={game.uuid} game={game} />
      ))}
    </section>
  );
}
