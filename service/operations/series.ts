import type { Handlers } from '../http/handler.ts';
import { listSeries } from '../store/series.ts';
import type { Services } from './services.ts';

/** The operations of the tag Series. */
export function seriesHandlers({ database }: Services): Pick<Handlers, 'listSeries'> {
  return {
    async listSeries({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listSeries(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
  };
}
