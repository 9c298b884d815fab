import type { ArticleListConfig } from '../../../generated/model/articleListConfig.ts';
import { linkAddress } from '../addresses.ts';
import { ArticleGrid, type CardArticle, TeaserLine } from '../article-card.tsx';
import { Photo } from '../photo.tsx';
import { useSite } from '../site-context.ts';
import { directionOf } from '../texts.ts';
import { PartHeading } from './part-heading.tsx';
import { cardOf, type SectionProps } from './section-props.ts';

/** So many cards and more begin with a large one. */
const leading = 4;

/** Articles as cards with pictures, as rows with small ones, or as headlines alone. */
export function ArticleList({ section }: SectionProps) {
  const site = useSite();
  const { display = 'cards' } = section.config as ArticleListConfig;
  const articles = section.items.map((item) => cardOf(item, linkAddress(site, item.href) ?? null));
  return (
    <>
      <PartHeading section={section} more={site.words.allNews} path={site.paths.news} />
      {display === 'cards' ? (
        <ArticleGrid articles={articles} lead={articles.length >= leading} />
      ) : (
        <ul className={display === 'list' ? 's-rows' : 's-headlines'}>
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleRow article={article} hasPicture={display === 'list'} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ArticleRow({ article, hasPicture }: { article: CardArticle; hasPicture: boolean }) {
  const { header, lang, mainMedia, url } = article;
  return (
    <article className="s-story" lang={lang} dir={directionOf(lang)}>
      {hasPicture && <Photo of={mainMedia} ratio="16:9" sizes="(min-width: 700px) 220px, 34vw" />}
      <div className="s-card-text">
        <TeaserLine article={article} />
        <h3 className="s-story-title">{url === null ? header : <a href={url}>{header}</a>}</h3>
      </div>
    </article>
  );
}
