import { teamAddress } from './addresses.ts';
import { ArticleGrid } from './article-card.tsx';
import { Crest } from './crest.tsx';
import { longDay, timeOfDay } from './dates.ts';
import { gameName, hasScore, seriesName } from './game-card.tsx';
import { SectionHeading } from './heading.tsx';
import type { ShownGame, Teaser } from './page-data.ts';
import { useSite } from './site-context.ts';

/** A game: who meets whom, how it stands, and the news about it. */
export function GamePage({ game, articles }: { game: ShownGame; articles: readonly Teaser[] }) {
  const site = useSite();
  const { words } = site;
  const { startDateTime, timeToBeDecided, venueName, seriesInfo, state, played } = game;
  const when = startDateTime ? longDay(site, startDateTime) : words.timeToCome;
  const time = startDateTime && !timeToBeDecided ? timeOfDay(site, startDateTime) : null;
  return (
    <>
      <header className="s-match">
        <div className="s-wide">
          <h1 className="s-hidden">{gameName(game, site.lang)}</h1>
          <p className="s-match-line">
            <span className="s-label">{seriesName(seriesInfo, site.lang)}</span>
            <span>{[when, time, venueName].filter(Boolean).join(' · ')}</span>
          </p>
          <div className="s-match-teams">
            <Side team={game.homeTeamInfo} />
            <div className="s-match-score">
              {hasScore(game) ? (
                <b>{`${game.homeScore} – ${game.awayScore}`}</b>
              ) : (
                <b className="s-match-time">{time ?? '–'}</b>
              )}
              <StateNote game={game} />
            </div>
            <Side team={game.awayTeamInfo} />
          </div>
          {(played || state === 'live') && game.periodScores.length > 0 && <Periods game={game} />}
        </div>
      </header>
      {articles.length > 0 && (
        <section className="s-section s-wide">
          <SectionHeading title={words.gameNews} />
          <ArticleGrid articles={articles} />
        </section>
      )}
    </>
  );
}

function StateNote({ game: { state, played, shootout, overtime } }: { game: ShownGame }) {
  const { words } = useSite();
  if (state === 'live') return <span className="s-live">{words.live}</span>;
  if (state === 'canceled') return <span className="s-off">{words.canceled}</span>;
  if (!played) return <span>{words.nextGame}</span>;
  return <span>{shootout ? words.shootout : overtime ? words.overtime : words.final}</span>;
}

function Side({ team }: { team: ShownGame['homeTeamInfo'] }) {
  const site = useSite();
  const name = team?.displayName ?? site.words.toBeDecided;
  const address = team ? teamAddress(site, team.uuid) : undefined;
  return (
    <p className="s-match-side">
      <Crest of={team?.icon} name={name} size={144} />
      {address ? <a href={address}>{name}</a> : <span>{name}</span>}
    </p>
  );
}

function Periods({ game }: { game: ShownGame }) {
  return (
    <p className="s-periods">
      {game.periodScores.map(({ period, home, away }) => (
        <span key={period}>{`${home}–${away}`}</span>
      ))}
    </p>
  );
}
