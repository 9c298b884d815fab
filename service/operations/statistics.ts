import type { Handlers } from '../http/handler.ts';
import { listPlayerStatistics } from '../store/statistics/player-statistics.ts';
import { getStatistics, getStatisticsV2 } from '../store/statistics/statistics.ts';
import type { Services } from './services.ts';

/** The operations of the tag Statistics. */
export function statisticsHandlers({
  database,
}: Services): Pick<Handlers, 'getStatisticsModule' | 'getStatisticsModuleV2' | 'listPlayerStatistics'> {
  return {
    async getStatisticsModule({ site, path, query }) {
      const found = await database.readInstance(site.instanceId, (reader) =>
        getStatistics(reader, path.module, query.ssgt),
      );
      return { status: 200, body: found };
    },
    async getStatisticsModuleV2({ site, path, query }) {
      const found = await database.readInstance(site.instanceId, (reader) =>
        getStatisticsV2(reader, path.module, query.ssgt),
      );
      return { status: 200, body: found };
    },
    async listPlayerStatistics({ site, query }) {
      const found = await database.readInstance(site.instanceId, (reader) => listPlayerStatistics(reader, query));
      return { status: 200, body: { ...found, page: query.page, pageSize: query.pageSize } };
    },
  };
}
