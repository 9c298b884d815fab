import type { Handlers } from '../http/handler.ts';
import type { Caller } from '../identity/access-tokens.ts';
import { NotFoundError } from '../store/errors.ts';
import { listSponsorUses } from '../store/sponsors/sponsor-uses.ts';
import { createSponsor, deleteSponsor, renewSponsor, updateSponsor } from '../store/sponsors/sponsor-writes.ts';
import { getSponsor, listSponsors } from '../store/sponsors/sponsors.ts';
import { dayIn } from '../store/time/days.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type SponsorOperations =
  | 'listSponsors'
  | 'saveSponsor'
  | 'getSponsor'
  | 'updateSponsor'
  | 'deleteSponsor'
  | 'renewSponsor'
  | 'listSponsorUses';

/** The operations of the tag Sponsors on sponsors; those on groups are in sponsor-groups.ts. */
export function sponsorHandlers({
  database,
  config: { imagesUrl: base },
}: Services): Pick<Handlers, SponsorOperations> {
  const view = (timeZone?: string) => ({ base, today: dayIn(timeZone) });
  const writer = (caller: Caller) => ({ ...view(), author: author(caller) });
  return {
    async listSponsors({ site, query }) {
      const found = view(query.timeZone);
      const page = await database.readInstance(site.instanceId, (reader) => listSponsors(reader, query, found));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async saveSponsor({ site, caller, body: { id, ...input }, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        id === undefined
          ? createSponsor(tx, writer(caller), input)
          : updateSponsor(tx, writer(caller), id, input, expectedVersion),
      );
      return { status: id === undefined ? 201 : 200, body: saved.sponsor, version: saved.version };
    },
    async getSponsor({ site, path: { id }, query }) {
      const found = await database.readInstance(site.instanceId, (reader) =>
        getSponsor(reader, id, view(query.timeZone)),
      );
      if (!found) throw new NotFoundError('sponsor', id);
      return { status: 200, body: found.sponsor, version: found.version };
    },
    async updateSponsor({ site, caller, path, body: { id: _id, ...input }, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateSponsor(tx, writer(caller), path.id, input, expectedVersion),
      );
      return { status: 200, body: saved.sponsor, version: saved.version };
    },
    async deleteSponsor({ site, caller, path, query: { evenInUse = false }, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) =>
        deleteSponsor(tx, writer(caller), path.id, { evenInUse, expectedVersion }),
      );
      return { status: 204, body: undefined };
    },
    async renewSponsor({ site, caller, path, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        renewSponsor(tx, writer(caller), path.id, expectedVersion),
      );
      return { status: 200, body: saved.sponsor, version: saved.version };
    },
    async listSponsorUses({ site, path }) {
      return {
        status: 200,
        body: await database.readInstance(site.instanceId, (reader) => listSponsorUses(reader, path.id)),
      };
    },
  };
}
