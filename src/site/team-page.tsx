import { playerAddress } from './addresses.ts';
import { ArticleGrid } from './article-card.tsx';
import { Crest } from './crest.tsx';
import { EmptySection } from './empty-section.tsx';
import { GameStrip, seriesName } from './game-card.tsx';
import { SectionHeading } from './heading.tsx';
import type { ShownGame, ShownSquad, ShownTeam, Teaser } from './page-data.ts';
import { Photo } from './photo.tsx';
import { useSite } from './site-context.ts';
import { crestOf } from './team-list-page.tsx';

type TeamPageProps = {
  team: ShownTeam;
  squad: ShownSquad;
  /** The last ones that were played and the next ones, by start. */
  games: readonly ShownGame[];
  articles: readonly Teaser[];
};

const positions = ['GK', 'D', 'C', 'F'] as const;

/** A team: who plays in it and who leads it, its games, and the news about it. */
export function TeamPage({ team, squad, games, articles }: TeamPageProps) {
  const { words, pictures, lang } = useSite();
  const photo = team.teamMedia.map(({ mediaString }) => mediaString).find((one) => one && pictures[one]);
  const { players, staffs } = squad;
  const groups = [
    ...positions.map((code) => ({ title: words[code], members: players.filter((one) => one.positionCode === code) })),
    { title: words.players, members: players.filter(({ positionCode }) => !isPosition(positionCode)) },
  ].filter(({ members }) => members.length > 0);
  return (
    <>
      <header className={photo ? 's-team-head s-team-photo' : 's-team-head'}>
        {photo && <Photo of={photo} ratio="21:9" sizes="100vw" first />}
        <div className="s-wide s-team-head-inner">
          <Crest of={crestOf(team)} name={team.displayName} size={160} />
          <div>
            <h1>{team.displayName}</h1>
            <p>{team.series.map((series) => seriesName(series, lang)).join(' · ')}</p>
          </div>
        </div>
      </header>
      {games.length > 0 && <GameStrip games={games} title={words.games} />}
      <section className="s-section s-wide">
        <SectionHeading title={words.squad} />
        {players.length === 0 && <EmptySection reason={words.emptySquad} />}
        {groups.map(({ title, members }) => (
          <div key={title} className="s-squad-part">
            <h3>{title}</h3>
            <ul className="s-people">
              {members.map((player) => (
                <PlayerCard key={player.uuid} player={player} />
              ))}
            </ul>
          </div>
        ))}
        {staffs.length > 0 && (
          <div className="s-squad-part">
            <h3>{words.staff}</h3>
            <ul className="s-people">
              {staffs.map(({ uuid, fullName, role, portrait }) => (
                <li key={uuid} className="s-person">
                  <Photo of={portrait} ratio="4:5" sizes="(min-width: 900px) 220px, 45vw" />
                  <p className="s-person-name">
                    {fullName}
                    <small>{role}</small>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      {articles.length > 0 && (
        <section className="s-section s-tinted">
          <div className="s-wide">
            <SectionHeading title={words.teamNews} />
            <ArticleGrid articles={articles} />
          </div>
        </section>
      )}
    </>
  );
}

function isPosition(code: string | null): boolean {
  return positions.some((position) => position === code);
}

function PlayerCard({ player }: { player: ShownSquad['players'][number] }) {
  const site = useSite();
  const address = playerAddress(site, player.uuid);
  const hasPortrait = Boolean(player.portrait && site.pictures[player.portrait]);
  return (
    <li className="s-person">
      {hasPortrait || player.jerseyNumber === null ? (
        <Photo of={player.portrait} ratio="4:5" sizes="(min-width: 900px) 220px, 45vw" />
      ) : (
        <span className="s-photo s-photo-4x5 s-shirt" />
      )}
      {player.jerseyNumber !== null && (
        <span className={hasPortrait ? 's-number' : 's-number s-number-large'}>{player.jerseyNumber}</span>
      )}
      <p className="s-person-name">
        {address ? (
          <a href={address}>
            <small>{player.firstName}</small> {player.lastName}
          </a>
        ) : (
          <>
            <small>{player.firstName}</small> {player.lastName}
          </>
        )}
      </p>
    </li>
  );
}
