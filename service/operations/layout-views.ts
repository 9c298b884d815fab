import { momentOf } from '../../openapi/formats/moments.ts';
import type { Handlers } from '../http/handler.ts';
import { ContradictionError } from '../store/errors.ts';
import { heldGroups } from '../store/layouts/held-groups.ts';
import { firstSettings, readLayout } from '../store/layouts/layouts.ts';
import { listLinkTargets } from '../store/layouts/link-targets.ts';
import { mainSponsorsAt } from '../store/layouts/resolve/main-sponsors.ts';
import type { Look } from '../store/layouts/resolve/read-facts.ts';
import { problemsOfLayouts, resolveLayout } from '../store/layouts/resolve/resolve-layout.ts';
import { present } from '../store/layouts/save-layout.ts';
import { refuseEndless } from '../store/layouts/section-rules.ts';
import { listSectionTypes } from '../store/layouts/section-types.ts';
import { sql } from '../store/sql.ts';
import type { Services } from './services.ts';

type Views = 'resolveLayout' | 'previewLayout' | 'listLayoutProblems' | 'listLinkTargets' | 'listSectionTypes';

/** How far ahead a layout can be looked at, milliseconds. */
const farthest = 400 * 24 * 60 * 60 * 1000;

/** The operations on what visitors see of layouts, and on what can be put into them. */
export function layoutViewHandlers({ database, checkConfig, config: { imagesUrl } }: Services): Pick<Handlers, Views> {
  const lookOf = async (instanceId: string, moment: string | undefined, device: Look['device']): Promise<Look> => {
    const [at, base] = [momentOfView(moment, 'at'), imagesUrl];
    const mainSponsors = await mainSponsorsAt(database, instanceId, { at, base });
    return { at, device, base, counts: true, hasGames: true, mainSponsors };
  };
  return {
    async resolveLayout({ site, path, query: { at, device = 'desktop' } }) {
      const look = await lookOf(site.instanceId, at, device);
      const body = await database.readInstance(site.instanceId, async (reader) =>
        resolveLayout(reader, present(await readLayout(reader, path.id), path.id), look, checkConfig),
      );
      return { status: 200, body };
    },
    async previewLayout({ site, body: { layout, at, device = 'desktop' } }) {
      refuseEndless(
        layout.sectionGroups.flatMap(({ sections }, group) =>
          sections.map((section, place) => ({ section, path: `layout.sectionGroups.${group}.sections.${place}` })),
        ),
      );
      const look = await lookOf(site.instanceId, at, device);
      const viewed = {
        id: layout.id ?? null,
        name: layout.name ?? '',
        settings: { ...firstSettings, ...layout.settings },
        sectionGroups: heldGroups(layout.sectionGroups),
      };
      const body = await database.readInstance(site.instanceId, (reader) =>
        resolveLayout(reader, viewed, look, checkConfig),
      );
      return { status: 200, body };
    },
    async listLayoutProblems({ site }) {
      const main = await mainSponsorsAt(database, site.instanceId);
      const problems = await database.readInstance(site.instanceId, (reader) =>
        problemsOfLayouts(reader, sql`p.active`, checkConfig, main),
      );
      const all = [...problems.values()].flat();
      const isError = ({ severity }: (typeof all)[number]) => severity === 'error';
      return { status: 200, body: [...all.filter(isError), ...all.filter((one) => !isError(one))] };
    },
    async listLinkTargets({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listLinkTargets(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listSectionTypes({ site, query: { FilterAddable, AllowIdentifier, AllowAddOn } }) {
      const filter = { addable: FilterAddable, identifiers: AllowIdentifier, addOns: AllowAddOn };
      return { status: 200, body: listSectionTypes(site.addOns, filter) };
    },
  };
}

function momentOfView(text: string | undefined, path: string): number {
  const now = Date.now();
  if (text === undefined) return now;
  const at = momentOf(text);
  if (Number.isNaN(at)) throw new ContradictionError('format', [path], 'There is no such moment.');
  if (at > now + farthest) throw new ContradictionError('tooFar', [path], 'A layout is seen at most 400 days ahead.');
  return at;
}
