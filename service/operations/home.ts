import type { Handlers } from '../http/handler.ts';
import { layoutNeeds, readHome } from '../store/home/home.ts';
import { mainSponsorsAt } from '../store/layouts/resolve/main-sponsors.ts';
import { problemsOfLayouts } from '../store/layouts/resolve/resolve-layout.ts';
import { sql } from '../store/sql.ts';
import { dayIn, siteZone } from '../store/time/days.ts';
import type { Services } from './services.ts';

/** The operation of the tag Home. */
export function homeHandlers({
  database,
  checkConfig,
  config: { imagesUrl: base },
}: Services): Pick<Handlers, 'getHome'> {
  const problemsOf = async (instanceId: string) => {
    const main = await mainSponsorsAt(database, instanceId);
    const found = await database.readInstance(instanceId, (reader) =>
      problemsOfLayouts(reader, sql`p.active`, checkConfig, main),
    );
    return [...found.values()].flat();
  };
  return {
    async getHome({ site: { instanceId }, caller: { subject }, query: { timeZone = siteZone } }) {
      const view = { subject, timeZone, today: dayIn(timeZone), base };
      const [home, problems] = await Promise.all([
        database.readInstance(instanceId, (reader) => readHome(reader, view)),
        problemsOf(instanceId),
      ]);
      return { status: 200, body: { ...home, needs: [...layoutNeeds(problems), ...home.needs] } };
    },
  };
}
