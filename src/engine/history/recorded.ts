import { AuditEntity } from '../../../generated/model/auditEntity.ts';

const RECORDED: ReadonlySet<string> = new Set(Object.values(AuditEntity));

/** Whether the service records changes of what a definition describes: the two go by the same name. */
export function isRecorded(name: string): name is AuditEntity {
  return RECORDED.has(name);
}
