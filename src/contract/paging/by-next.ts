import type { ListParameters, Page } from '../entity.ts';
import { valueAt } from '../value-at.ts';
import { nextOf } from './link.ts';
import { askedOf, type PageManners, type ReadPage, rowsAt, totalOf } from './read-page.ts';

/** Pages by a cursor, which each reply has for the next. */
export const byCursor = (manners: PageManners): ReadPage =>
  byNext(manners, (reply) => {
    const cursor = valueAt(reply, manners.next ?? '');
    const isOne = typeof cursor === 'number' || (typeof cursor === 'string' && cursor !== '');
    return isOne ? { [manners.cursor ?? 'cursor']: cursor } : undefined;
  });

/** Pages by the address of the next, which each reply has in its header `Link`. */
export const byLink = (manners: PageManners): ReadPage => byNext(manners, nextOf);

/** Reads page after page: the way to one leads through those before it, whose cursors are kept until the first page is read again. */
function byNext(manners: PageManners, next: (reply: unknown) => ListParameters | undefined): ReadPage {
  const kept = new Map<string, ListParameters[]>();
  return async (parameters, items, ask): Promise<Page> => {
    const { asked, page, pageSize } = askedOf(parameters, manners);
    const { size, largest } = manners;
    const sized: ListParameters = size === undefined ? asked : { ...asked, [size]: Math.min(pageSize, largest) };
    const key = JSON.stringify([items, sized]);
    const starts = page === 1 ? [{}] : (kept.get(key) ?? [{}]);
    kept.set(key, starts);
    for (let at = Math.min(starts.length, page); ; at += 1) {
      const reply = await ask({ ...sized, ...starts[at - 1] });
      const rows = rowsAt(reply, items);
      const after = next(reply);
      if (after) starts[at] = after;
      const total = totalOf(reply, manners) ?? (at - 1) * pageSize + rows.length + (after ? 1 : 0);
      if (at === page) return { items: rows, total };
      if (!after) return { items: [], total };
    }
  };
}
