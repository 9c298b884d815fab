/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { AuditAction } from './auditAction.ts';
import type { AuditActorOrService } from './auditActorOrService.ts';
import type { AuditChange } from './auditChange.ts';
import type { AuditEntity } from './auditEntity.ts';
import type { InstanceId } from './instanceId.ts';
import type { Title } from './title.ts';

/**
 * A change of one thing, as one call made it.
 */
export interface AuditEntry {
  /** What it is known by. */
  id: string;
  /** When it was made. */
  at: string;
  actor: AuditActorOrService | null;
  /** The site of the change, by its instance id. */
  instanceId: InstanceId;
  /** The site's name for people; its instance id where there is no such site any more. */
  siteName: string;
  entity: AuditEntity;
  /** The thing, by its id; by that of the site or its network where there is one such thing only. */
  entityId: string;
  /**
     * What the thing was called then, in one language.
     * @nullable
     */
  title: string | null;
  /** What it was called then in each language that this differs in; `display` for the others. Empty where it is called nothing. */
  titles: Title[];
  action: AuditAction;
  /** Whether it was made together with many others, as a seed does: then its values were not recorded. */
  brief: boolean;
  /** What changed, by path. */
  changes: AuditChange[];
  /** The changes in one line of text, long values cut. */
  summary: string;
}
