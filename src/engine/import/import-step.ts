import type { WholeEntity } from '../../contract/entity.ts';
import type { ImportSession } from './import-session.ts';
import type { ImportView } from './import-view.ts';

/** Props of every step of an import. */
export interface ImportStepProps {
  entity: WholeEntity;
  session: ImportSession;
  view: ImportView;
  /** Whether nothing may be sent, because another tab has selected another site since; it is told from then on. */
  refuses(): boolean;
}
