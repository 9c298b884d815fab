import type { Handlers } from '../http/handler.ts';
import { searchSite } from '../store/search/search.ts';
import { dayIn } from '../store/time/days.ts';
import type { Services } from './services.ts';

/** The operation of the tag Search. */
export function searchHandlers({ database, config: { imagesUrl } }: Services): Pick<Handlers, 'searchSite'> {
  return {
    async searchSite({ site, query: { query: text, kind, count = 5 } }) {
      const search = { text, kind, count, addOns: site.addOns, view: { base: imagesUrl, today: dayIn(undefined) } };
      const groups = await database.readInstance(site.instanceId, (reader) => searchSite(reader, search));
      return { status: 200, body: { groups } };
    },
  };
}
