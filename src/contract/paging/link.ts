import type { ListParameters } from '../entity.ts';
import { headerOf } from '../fetcher.ts';

/** The parameters of the next page's address (`Link`, RFC 8288); undefined where there is none. */
export function nextOf(reply: unknown): ListParameters | undefined {
  const links = typeof reply === 'object' && reply !== null ? headerOf(reply, 'link') : undefined;
  for (const [, address = '', told = ''] of (links ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\s*rel="?[^";]*\bnext\b/i.test(told)) continue;
    return queryOf(address);
  }
  return undefined;
}

/** The parameters in the query of an address; none where it has no query. */
export const queryOf = (address: string): ListParameters =>
  Object.fromEntries(new URLSearchParams(address.includes('?') ? address.slice(address.indexOf('?')) : ''));
