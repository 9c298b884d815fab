import type { operations } from '../../generated/schema.d.ts';
import type { Example } from './example.ts';
import { demo } from './test-service.ts';

/** A good call of each operation of the audit. */
export const auditExamples: Readonly<
  Record<keyof Pick<operations, 'listAuditEntries' | 'listAuditActors'>, (known: { teamUuid: string }) => Example>
> = {
  listAuditEntries: ({ teamUuid }) => ({
    query: {
      entity: 'team',
      entityId: teamUuid,
      page: '1',
      pageSize: '5',
      timeZone: 'Europe/Stockholm',
      sortOrder: 'asc',
    },
    status: 200,
  }),
  listAuditActors: () => ({ subject: demo.superAdministrator, status: 200 }),
};
