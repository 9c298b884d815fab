import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { findSimilarPeople } from '../store/people/similar-people.ts';
import { getStaff, listStaff } from '../store/people/staff.ts';
import { createStaff, deleteStaff, updateStaff } from '../store/people/staff-writes.ts';
import { author } from './author.ts';
import { importRows } from './import-rows.ts';
import type { Services } from './services.ts';

type StaffOperations =
  | 'listStaff'
  | 'listStaffWithoutTeam'
  | 'searchStaff'
  | 'getStaff'
  | 'createStaff'
  | 'importStaff'
  | 'findSimilarStaff'
  | 'updateStaff'
  | 'deleteStaff';

/** The operations of the tag Staff. */
export function staffHandlers({ database }: Services): Pick<Handlers, StaffOperations> {
  return {
    async listStaff({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listStaff(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listStaffWithoutTeam({ site, query }) {
      const filter = { ...query, withoutTeam: true };
      const page = await database.readInstance(site.instanceId, (reader) => listStaff(reader, filter));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async searchStaff({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listStaff(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async getStaff({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getStaff(reader, path.staffUuid));
      if (!found) throw new NotFoundError('staff member', path.staffUuid);
      return { status: 200, body: found.staff, version: found.version };
    },
    async createStaff({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createStaff(tx, author(caller), body));
      return { status: 201, body: made.staff, version: made.version };
    },
    async importStaff({ site, caller, body }) {
      const results = await database.inInstance(site.instanceId, (tx) =>
        importRows(tx, body, async (values) => {
          const made = await createStaff(tx, author(caller), values);
          return { uuid: made.staff.uuid, version: made.version };
        }),
      );
      return { status: 200, body: results };
    },
    async findSimilarStaff({ site, body }) {
      const results = await database.readInstance(site.instanceId, (reader) =>
        findSimilarPeople(reader, 'staff', body.rows),
      );
      return { status: 200, body: { results } };
    },
    async updateStaff({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateStaff(tx, author(caller), path.staffUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.staff, version: saved.version };
    },
    async deleteStaff({ site, caller, path, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) =>
        deleteStaff(tx, author(caller), path.staffUuid, expectedVersion),
      );
      return { status: 204, body: undefined };
    },
  };
}
