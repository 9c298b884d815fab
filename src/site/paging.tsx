import type { Paging } from './page-data.ts';
import { useSite } from './site-context.ts';

/** Links to the pages before and after; nothing where there is one page only. */
export function PageLinks({ paging: { page, hasMore }, query = '' }: { paging: Paging; query?: string }) {
  const { words } = useSite();
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="s-pages" aria-label={words.pages}>
      {page > 1 && (
        <a className="s-quiet-button" rel="prev" href={`?${query}page=${page - 1}`}>
          {words.previous}
        </a>
      )}
      <span>{`${words.page} ${page}`}</span>
      {hasMore && (
        <a className="s-quiet-button" rel="next" href={`?${query}page=${page + 1}`}>
          {words.next}
        </a>
      )}
    </nav>
  );
}
