import { shortDay } from './dates.ts';
import type { Picture, Teaser } from './page-data.ts';
import { Photo } from './photo.tsx';
import { useSite } from './site-context.ts';
import { directionOf } from './texts.ts';

/** An article as a card shows it: its picture by mediaString, or the picture itself. */
export type CardArticle = Omit<Teaser, 'mainMedia'> & { readonly mainMedia: Teaser['mainMedia'] | Picture };

type ArticleCardProps = {
  article: CardArticle;
  /** How large it stands among the others. */
  size?: 'large' | 'usual';
};

const sizes = {
  large: '(min-width: 900px) 60vw, 100vw',
  usual: '(min-width: 900px) 30vw, (min-width: 560px) 50vw, 100vw',
} as const;

/** An article in a list: its picture, what it is about, and when it came. */
function ArticleCard({ article, size = 'usual' }: ArticleCardProps) {
  const { header, introRawText, lang, mainMedia, url } = article;
  return (
    <article className={`s-card s-card-${size}`} lang={lang} dir={directionOf(lang)}>
      <Photo of={mainMedia} ratio="16:9" sizes={sizes[size]} />
      <div className="s-card-text">
        <TeaserLine article={article} />
        <h3 className="s-card-title">{url === null ? header : <a href={url}>{header}</a>}</h3>
        {size === 'large' && introRawText && <p className="s-card-intro">{introRawText}</p>}
      </div>
    </article>
  );
}

/** The word above the headline, and the day. */
export function TeaserLine({ article: { label, publishedAt } }: { article: Pick<Teaser, 'label' | 'publishedAt'> }) {
  const site = useSite();
  return (
    <p className="s-line">
      {label && <span className="s-label">{label}</span>}
      {publishedAt && (
        <time dateTime={publishedAt} lang={site.lang}>
          {shortDay(site, publishedAt)}
        </time>
      )}
    </p>
  );
}

/** Articles side by side; the first one large where they are the newest of a page. */
export function ArticleGrid({ articles, lead = false }: { articles: readonly CardArticle[]; lead?: boolean }) {
  return (
    <div className={lead ? 's-grid s-grid-lead' : 's-grid'}>
      {articles.map((article, place) => (
        <ArticleCard key={article.id} article={article} size={lead && place === 0 ? 'large' : 'usual'} />
      ))}
    </div>
  );
}
