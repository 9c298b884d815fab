import { ApiError } from '../api-error.ts';
import type { ListParameters, Page } from '../entity.ts';
import { valueAt } from '../value-at.ts';
import { nextOf, queryOf } from './link.ts';
import { type Ask, askedOf, type PageManners, type ReadPage, rowsAt, totalOf } from './read-page.ts';

/** Pages by a cursor, which each reply has for the next; it may stand there within the next one's address. */
export const byCursor = (manners: PageManners): ReadPage =>
  byNext(manners, (reply) => {
    const cursor = valueAt(reply, manners.next ?? '');
    const isOne = typeof cursor === 'number' || (typeof cursor === 'string' && cursor !== '');
    if (!isOne) return undefined;
    const [name, address] = [manners.cursor ?? 'cursor', queryOf(String(cursor))];
    return Object.hasOwn(address, name) ? address : { [name]: cursor };
  });

/** Pages by the address of the next, which each reply has in its header `Link`. */
export const byLink = (manners: PageManners): ReadPage => byNext(manners, nextOf);

/** Where a reply begins: what it is asked for with, and how many rows stand before it. */
interface Stop {
  sent: ListParameters;
  before: number;
}

/** Lists whose ways are kept: beyond them the oldest is walked again. */
const MOST_WALKS = 50;

/**
 * Reads page after page: the way to one leads through those before it, whose stops are kept until the first page is read again. A reply may have
 * more or fewer rows than a page.
 */
function byNext(manners: PageManners, next: (reply: unknown) => ListParameters | undefined): ReadPage {
  const walks = new Map<string, Walk>();
  return (parameters, items, ask, list) => {
    const { asked, page, pageSize } = askedOf(parameters, manners);
    const { size, largest } = manners;
    const sized: ListParameters = size === undefined ? asked : { ...asked, [size]: Math.min(pageSize, largest) };
    const key = JSON.stringify([list, sized]);
    const walk = walks.get(key) ?? new Walk(manners, items, next);
    walks.delete(key);
    walks.set(key, walk);
    const [oldest] = walks.size > MOST_WALKS ? walks.keys() : [];
    if (oldest !== undefined) walks.delete(oldest);
    return walk.read(page, pageSize, (stop) => ask({ ...sized, ...stop }));
  };
}

/** The way through one list. */
class Walk {
  private stops: Stop[] = [{ sent: {}, before: 0 }];
  /** The read under way: one who waits for it finds its stops, in place of walking the same way. */
  private under: Promise<unknown> = Promise.resolve();
  private readonly manners: PageManners;
  private readonly items: string;
  private readonly next: (reply: unknown) => ListParameters | undefined;

  constructor(manners: PageManners, items: string, next: (reply: unknown) => ListParameters | undefined) {
    this.manners = manners;
    this.items = items;
    this.next = next;
  }

  read(page: number, pageSize: number, ask: Ask): Promise<Page> {
    const from = (page - 1) * pageSize;
    const read = this.under.then(() => this.readAgain(from, from + pageSize, ask));
    this.under = read.catch(() => undefined);
    return read;
  }

  private async readAgain(from: number, to: number, ask: Ask): Promise<Page> {
    if (from === 0) this.stops = this.stops.slice(0, 1);
    try {
      return await this.readFrom(from, to, ask);
    } catch (error) {
      // A kept cursor may have run out: the way is walked once more from its beginning.
      if (this.stops.length === 1 || !isRefusal(error)) throw error;
      this.stops = this.stops.slice(0, 1);
      return this.readFrom(from, to, ask);
    }
  }

  private async readFrom(from: number, to: number, ask: Ask): Promise<Page> {
    const { stops } = this;
    const first = Math.max(
      0,
      stops.findLastIndex(({ before }) => before <= from),
    );
    const start = stops[first]?.before ?? 0;
    const rows: object[] = [];
    for (let at = first; ; at += 1) {
      const { sent, before } = stops[at] ?? { sent: {}, before: 0 };
      const reply = await ask(sent);
      const found = rowsAt(reply, this.items);
      rows.push(...found);
      const after = this.next(reply);
      const end = before + found.length;
      const isOver = after === undefined || stops.slice(0, at + 1).some((stop) => isSame(stop.sent, after));
      if (!isOver) stops[at + 1] = { sent: after, before: end };
      if (isOver || end >= to) {
        const items = rows.slice(from - start, to - start);
        const counted = totalOf(reply, this.manners);
        if (counted !== undefined) return { items, total: counted };
        if (isOver) return { items, total: end };
        return { items, total: to + 1, isLeast: true };
      }
    }
  }
}

const isSame = (one: ListParameters, other: ListParameters): boolean => JSON.stringify(one) === JSON.stringify(other);

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 410, 422].includes(error.status ?? 0);
