import { teamAddress } from './addresses.ts';
import { ArticleGrid } from './article-card.tsx';
import { SectionHeading } from './heading.tsx';
import type { ShownPlayer, Teaser } from './page-data.ts';
import { Photo } from './photo.tsx';
import { useSite } from './site-context.ts';

/** A player: portrait, number and what people ask about. */
export function PlayerPage({ player, articles }: { player: ShownPlayer; articles: readonly Teaser[] }) {
  const site = useSite();
  const { words } = site;
  const { fullName, jerseyNumber, team, portrait } = player;
  const address = team ? teamAddress(site, team.uuid) : undefined;
  return (
    <>
      <header className="s-player">
        <div className="s-wide s-player-inner">
          <Photo of={portrait} ratio="4:5" sizes="(min-width: 900px) 420px, 100vw" alt={fullName} first />
          <div>
            {jerseyNumber !== null && <p className="s-player-number">{jerseyNumber}</p>}
            <h1>{fullName}</h1>
            {team && <p>{address ? <a href={address}>{team.displayName}</a> : team.displayName}</p>}
            <dl className="s-facts">
              {factsOf(player, words).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </header>
      {articles.length > 0 && (
        <section className="s-section s-wide">
          <SectionHeading title={words.playerNews} />
          <ArticleGrid articles={articles} />
        </section>
      )}
    </>
  );
}

const positions = ['GK', 'D', 'C', 'F'] as const;

function factsOf(player: ShownPlayer, words: ReturnType<typeof useSite>['words']): [string, string][] {
  const { positionCode, shoots, height, weight } = player;
  const position = positions.find((one) => one === positionCode);
  const facts: [string, string | null][] = [
    [words.position, position ? words[`is${position}`] : null],
    [words.shoots, shoots === 'L' ? words.left : shoots === 'R' ? words.right : null],
    [words.height, height ? `${height} cm` : null],
    [words.weight, weight ? `${weight} kg` : null],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
}
