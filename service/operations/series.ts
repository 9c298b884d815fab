import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { getSeries, listActiveSeries, listSeries } from '../store/series/series.ts';
import { createSeries, updateSeries } from '../store/series/series-writes.ts';
import { isEditableSeries } from '../store/settings/editable-series.ts';
import { listSsgts } from '../store/ssgts/ssgts.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';
import { needSuperAdministratorIn } from './super-administrator.ts';

type SeriesOperations =
  | 'listSeries'
  | 'listActiveSeries'
  | 'getSeries'
  | 'createSeries'
  | 'updateSeries'
  | 'listCompetitionsBySeries';

/** The operations of the tag Series. */
export function seriesHandlers({ database }: Services): Pick<Handlers, SeriesOperations> {
  return {
    async listSeries({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listSeries(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listActiveSeries({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listActiveSeries) };
    },
    async getSeries({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getSeries(reader, path.seriesUuid));
      if (!found) throw new NotFoundError('series', path.seriesUuid);
      return { status: 200, body: found.series, version: found.version };
    },
    async createSeries({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createSeries(tx, author(caller), body));
      return { status: 201, body: made.series, version: made.version };
    },
    async updateSeries({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateSeries(tx, author(caller), path.seriesUuid, body, expectedVersion, async ({ uuid }) => {
          // Asked of the locked series: a super administrator may close it meanwhile.
          if (await isEditableSeries(tx, uuid)) return;
          const message = 'Only a super administrator changes this series.';
          await needSuperAdministratorIn(tx, caller, { path: 'code', message });
        }),
      );
      return { status: 200, body: saved.series, version: saved.version };
    },
    async listCompetitionsBySeries({ site, path: { seriesUuid }, query }) {
      const page = await database.readInstance(site.instanceId, async (reader) => {
        const found = await listSsgts(reader, { ...query, seriesUuid, sortBy: 'season', sortOrder: 'desc' });
        if (found.total === 0 && !(await getSeries(reader, seriesUuid))) throw new NotFoundError('series', seriesUuid);
        return found;
      });
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
  };
}
