import { cutAtGames } from '../../openapi/formats/article-html.ts';
import { ArticleGrid } from './article-card.tsx';
import { ArticleCorrections, ArticleGallery, ArticleTags } from './article-parts.tsx';
import { CleanHtml } from './clean-html.tsx';
import { wholeDate, wholeMoment } from './dates.ts';
import { GameCard } from './game-card.tsx';
import { SectionHeading } from './heading.tsx';
import { MainMedia } from './main-media.tsx';
import type { ShownArticle, ShownGame, Teaser } from './page-data.ts';
import { useSite } from './site-context.ts';
import { directionOf, isSiteLanguage, textsIn } from './texts.ts';

type ArticlePageProps = {
  article: ShownArticle;
  /** The games that it is linked to. */
  games?: readonly ShownGame[];
  /** The games whose cards stand in its text. */
  gamesInText?: readonly ShownGame[];
  /** The articles that it points to. */
  related?: readonly Teaser[];
};

/** An article: what it is about, its main media, its text, and what belongs to it. */
export function ArticlePage({ article, games = [], gamesInText = [], related = [] }: ArticlePageProps) {
  const site = useSite();
  const { lang, articleTitle, articleIngress, label, metadata } = article;
  const words = textsIn(lang, site.lang);
  return (
    <>
      <article className="s-article" lang={lang} dir={directionOf(lang)}>
        <header className="s-article-head">
          {label && <p className="s-label">{label}</p>}
          <h1>{articleTitle}</h1>
          {articleIngress && <p className="s-ingress">{articleIngress}</p>}
          <ByLine article={article} />
        </header>
        <MainMedia article={article} />
        <div className="s-article-columns">
          <div className="s-article-main">
            {metadata.isLocked ? (
              <p className="s-locked-text">{words.lockedArticle}</p>
            ) : (
              <>
                <ArticleText html={article.articleBody ?? ''} games={gamesInText} />
                <ArticleGallery gallery={metadata.gallery ?? []} words={words} />
              </>
            )}
            <ArticleCorrections corrections={metadata.corrections ?? []} words={words} />
            <ArticleTags tags={article.tags} words={words} />
          </div>
          {games.length > 0 && (
            <aside className="s-article-games" lang={site.lang} aria-labelledby="games">
              <h2 id="games" className="s-aside-title">
                {site.words.aboutTheGame}
              </h2>
              {games.map((game) => (
                <GameCard key={game.uuid} game={game} />
              ))}
            </aside>
          )}
        </div>
      </article>
      {related.length > 0 && (
        <section className="s-section s-wide">
          <SectionHeading title={site.words.related} />
          <ArticleGrid articles={related} />
        </section>
      )}
    </>
  );
}

/** The text, with the games in it as the site draws games; one that visitors may not see stands as its name. */
function ArticleText({ html, games }: { html: string; games: readonly ShownGame[] }) {
  return cutAtGames(html).map((part, place) => {
    const game = games.find(({ uuid }) => uuid === part.game);
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place.
    return game ? <GameCard key={place} game={game} /> : <CleanHtml key={place} html={part.html} />;
  });
}

function ByLine({ article }: { article: ShownArticle }) {
  const site = useSite();
  const { author, lang, publishedAt, readingMinutes } = article;
  const words = textsIn(lang, site.lang);
  const clock = { ...site, lang: isSiteLanguage(lang) ? lang : site.lang };
  return (
    <p className="s-by">
      {author && (
        <span>
          {words.by} <b>{author}</b>
        </span>
      )}
      {publishedAt && (
        <time dateTime={publishedAt} title={wholeMoment(clock, publishedAt)}>
          {wholeDate(clock, publishedAt)}
        </time>
      )}
      {readingMinutes > 0 && <span>{`${readingMinutes} ${words.readingTime}`}</span>}
    </p>
  );
}
