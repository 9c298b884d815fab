import type { Entity } from '../../contract/entity.ts';
import type { ImportSession, ImportView } from './import-session.ts';

/** Props of every step of an import. */
export interface ImportStepProps {
  entity: Entity;
  session: ImportSession;
  view: ImportView;
  /** Whether nothing may be sent, because another tab has selected another site since; it is told from then on. */
  refuses(): boolean;
}
