import type { Handlers } from '../http/handler.ts';

/** The operation of the tag ListTotals. Each list is asked for its smallest page, so that its rights, filters and faults are its own. */
export function listTotalsHandlers(): Pick<Handlers, 'getListTotals'> {
  return {
    async getListTotals({ query: { list }, ask }) {
      const totals = await Promise.all(list.map(async (address) => totalOf(await ask(smallestPage(address)))));
      return { status: 200, body: { totals } };
    },
  };
}

/** Only a list takes these parameters, so nothing else is ever asked. */
const smallestPage = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}page=1&pageSize=1`;

function totalOf(page: unknown): number | null {
  const isPage = typeof page === 'object' && page !== null && 'total' in page;
  return isPage && typeof page.total === 'number' ? page.total : null;
}
