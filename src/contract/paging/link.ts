import type { ListParameters } from '../entity.ts';
import { headerOf } from '../fetcher.ts';

/** The parameters of the next page's address (`Link`, RFC 8288); undefined where there is none. */
export function nextOf(reply: unknown): ListParameters | undefined {
  const links = typeof reply === 'object' && reply !== null ? headerOf(reply, 'link') : undefined;
  for (const [, address = '', told = ''] of (links ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\s*rel="?[^";]*\bnext\b/i.test(told)) continue;
    const query = address.includes('?') ? address.slice(address.indexOf('?')) : '';
    return Object.fromEntries(new URLSearchParams(query));
  }
  return undefined;
}
