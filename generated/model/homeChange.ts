/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { AuditAction } from './auditAction.ts';
import type { AuditEntity } from './auditEntity.ts';
import type { Title } from './title.ts';

/**
 * The last change of a thing.
 */
export interface HomeChange {
  /** What the change is known by. */
  id: string;
  /** When it was made. */
  at: string;
  /**
     * Who made it; null for the service itself.
     * @nullable
     */
  actorName: string | null;
  /** Whether the user who asks made it. */
  isMine: boolean;
  entity: AuditEntity;
  /** The thing, by its id; by that of the site or its network where there is one such thing only. */
  entityId: string;
  /**
     * What the thing was called then, in one language.
     * @nullable
     */
  title: string | null;
  /** What it was called then in each language that this differs in; `display` for the others. */
  titles: Title[];
  action: AuditAction;
}
