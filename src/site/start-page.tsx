import { pathAddress } from './addresses.ts';
import { ArticleGrid, TeaserLine } from './article-card.tsx';
import { Crest } from './crest.tsx';
import { EmptySection } from './empty-section.tsx';
import { GameStrip } from './game-card.tsx';
import { SectionHeading } from './heading.tsx';
import { MediaGrid } from './media-page.tsx';
import { NextGame } from './next-game.tsx';
import type { ShownGame, ShownTeam, Teaser } from './page-data.ts';
import { Photo } from './photo.tsx';
import { useSite } from './site-context.ts';
import { TeamGrid } from './team-list-page.tsx';
import { directionOf } from './texts.ts';

type StartPageProps = {
  /** Highlighted ones first, then the newest. */
  articles: readonly Teaser[];
  /** The last ones that were played and the next ones, by start. */
  games: readonly ShownGame[];
  teams: readonly ShownTeam[];
  /** mediaStrings of the newest pictures and films. */
  media: readonly string[];
};

/** What a visitor sees first: the story of the day, the games around it, and more news. */
export function StartPage({ articles, games, teams, media }: StartPageProps) {
  const site = useSite();
  const { words, paths } = site;
  const [first, ...others] = articles;
  const next = games.find(({ played, state }) => !played && state !== 'canceled');
  return (
    <>
      {first ? (
        <Lead article={first} />
      ) : (
        <NextGame game={next} picture={media.find((one) => site.pictures[one]?.type === 'image')} />
      )}
      {games.length > 0 && <GameStrip games={games} title={words.games} />}
      <section className="s-section s-wide">
        <SectionHeading
          title={words.latestNews}
          more={words.allNews}
          address={paths.news === null ? undefined : pathAddress(site, paths.news)}
        />
        {others.length > 0 ? (
          <ArticleGrid articles={others} lead={others.length > 3} />
        ) : first ? null : (
          <EmptySection />
        )}
      </section>
      {teams.length > 1 && (
        <section className="s-section s-tinted">
          <div className="s-wide">
            <SectionHeading title={site.crest === null ? words.teams : words.ourTeams} />
            <TeamGrid teams={teams} />
          </div>
        </section>
      )}
      {media.length > 0 && (
        <section className="s-section s-wide">
          <SectionHeading
            title={words.media}
            more={words.allMedia}
            address={paths.media === null ? undefined : pathAddress(site, paths.media)}
          />
          <MediaGrid media={media} />
        </section>
      )}
    </>
  );
}

function Lead({ article }: { article: Teaser }) {
  const site = useSite();
  const { header, introRawText, lang, mainMedia, url } = article;
  const hasPicture = Boolean(mainMedia && site.pictures[mainMedia]);
  return (
    <article className={hasPicture ? 's-lead' : 's-lead s-lead-plain'} lang={lang} dir={directionOf(lang)}>
      {hasPicture && <Photo of={mainMedia} ratio="16:9" sizes="100vw" first />}
      {!hasPicture && (
        <span className="s-lead-crest" aria-hidden="true">
          <Crest of={site.crest} name={site.name} size={420} />
        </span>
      )}
      <div className="s-lead-text">
        <TeaserLine article={article} />
        <h1>{url === null ? header : <a href={url}>{header}</a>}</h1>
        {introRawText && <p className="s-lead-intro">{introRawText}</p>}
      </div>
    </article>
  );
}
