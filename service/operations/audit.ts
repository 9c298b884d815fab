import type { Handlers } from '../http/handler.ts';
import { listAuditActors, listAuditEntries } from '../store/audit/audit.ts';
import { isSuperAdmin } from '../store/users/networks.ts';
import type { Services } from './services.ts';
import { needSuperAdministrator } from './super-administrator.ts';

type AuditOperations = 'listAuditEntries' | 'listAuditActors';

/** The operations of the tag Audit. */
export function auditHandlers({ database }: Services): Pick<Handlers, AuditOperations> {
  return {
    async listAuditEntries({ site, caller, query }) {
      const isSuper = await database.readPlatform((reader) => isSuperAdmin(reader, caller.subject));
      if (!isSuper && (query.entity === undefined || query.entityId === undefined)) {
        const message = 'Only a super administrator sees the changes of more than one thing.';
        await needSuperAdministrator(database, caller, { path: query.entity ? 'entityId' : 'entity', message });
      }
      const read = isSuper ? database.readNetwork : database.readInstance;
      const page = await read(site.instanceId, (reader) => listAuditEntries(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listAuditActors({ site, caller }) {
      const message = 'Only a super administrator sees who changed something.';
      await needSuperAdministrator(database, caller, { path: 'x-s8y-instance-id', message });
      return { status: 200, body: await database.readNetwork(site.instanceId, listAuditActors) };
    },
  };
}
