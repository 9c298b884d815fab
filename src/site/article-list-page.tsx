import { ArticleGrid } from './article-card.tsx';
import { EmptySection } from './empty-section.tsx';
import { PageHeading } from './heading.tsx';
import type { Paging, Teaser } from './page-data.ts';
import { PageLinks } from './paging.tsx';

type ArticleListPageProps = { title: string; articles: readonly Teaser[]; paging: Paging };

/** Articles, the newest first and large. */
export function ArticleListPage({ title, articles, paging }: ArticleListPageProps) {
  return (
    <>
      <PageHeading title={title} />
      <div className="s-wide s-section">
        {articles.length === 0 ? <EmptySection /> : <ArticleGrid articles={articles} lead={paging.page === 1} />}
        <PageLinks paging={paging} />
      </div>
    </>
  );
}
