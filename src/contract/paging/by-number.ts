import type { ListParameters, Page } from '../entity.ts';
import { nextOf } from './link.ts';
import { type Ask, askedOf, type PageManners, type ReadPage, rowsAt, totalOf } from './read-page.ts';

/** Pages by their numbers. */
export const byPage = (manners: PageManners): ReadPage =>
  byNumber(manners, (at) => ({ [manners.page ?? 'page']: at + manners.first }));

/** Pages by how many rows come before them. */
export const byOffset = (manners: PageManners): ReadPage =>
  byNumber(manners, (at, size) => ({ [manners.offset ?? 'offset']: at * size }));

/** Reads the rows of a page in as many calls as the service needs for them: it may give fewer at once than a page has. */
function byNumber(manners: PageManners, place: (at: number, size: number) => ListParameters): ReadPage {
  let { largest } = manners;
  const read: ReadPage = async (parameters, items, ask, list): Promise<Page> => {
    const { asked, page, pageSize } = askedOf(parameters, manners);
    const size = Math.min(pageSize, largest);
    const start = (page - 1) * pageSize;
    const first = Math.floor(start / size);
    const rows: object[] = [];
    let total = 0;
    let isLeast = false;
    for (let at = first; at * size < start + pageSize; at += 1) {
      const reply = await askFor(ask, { ...asked, ...place(at, size) }, manners, size);
      const found = rowsAt(reply, items);
      rows.push(...found);
      const counted = totalOf(reply, manners);
      const isLast = found.length < size && nextOf(reply) === undefined;
      if (at === 0 && largest === manners.largest && isCut(found.length, size, counted ?? 0)) {
        largest = found.length;
        return read(parameters, items, ask, list);
      }
      // Where nobody says how many there are, a full page has another one after it.
      isLeast = counted === undefined && !isLast;
      total = counted ?? at * size + found.length + (isLast ? 0 : 1);
      if (isLast || (at + 1) * size >= total) break;
    }
    const from = start - first * size;
    return { items: rows.slice(from, from + pageSize), total, ...(isLeast ? { isLeast } : {}) };
  };
  return read;
}

/** Whether a service gives fewer rows at once than was taken for granted: its pages then count in those. Such limits are round. */
const isCut = (found: number, asked: number, all: number): boolean =>
  found > 0 && found % 5 === 0 && found < asked && found < all;

const askFor = (ask: Ask, asked: ListParameters, { size }: PageManners, count: number): Promise<unknown> =>
  ask(size === undefined ? asked : { ...asked, [size]: count });
