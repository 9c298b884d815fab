import { useTranslation } from 'react-i18next';
import type { EditFrameParts } from '../../engine/edit-session/edit-session-frame.tsx';
import { EditSaveBar } from '../../engine/edit-session/save-bar.tsx';
import { countOf, type TeamChanges } from './team-changes.ts';

/** Props of {@link ConnectBar}. */
export interface ConnectBarProps extends Pick<EditFrameParts, 'undoRedo' | 'reset'> {
  formId: string;
  changes: TeamChanges;
  isSaving: boolean;
}

/** Says how many teams come and go, undoes and resets that, and saves it to the site that it names. */
export function ConnectBar({ formId, changes, isSaving, undoRedo, reset }: ConnectBarProps) {
  const { t } = useTranslation();
  const { can, undo, redo } = undoRedo;
  const { added, removed } = changes;
  const count = countOf(changes);
  if (count === 0 && !can.redo) return null;
  const parts = [
    ...(added.length > 0 ? [t('connectTeams.bar.added', { count: added.length })] : []),
    ...(removed.length > 0 ? [t('connectTeams.bar.removed', { count: removed.length })] : []),
  ];
  return (
    <EditSaveBar
      formId={formId}
      isNew={false}
      changes={count}
      errors={0}
      isSaving={isSaving}
      why={undefined}
      can={can}
      onUndo={undo}
      onRedo={redo}
      onShow={undefined}
      summary={parts.join(', ')}
      onReset={reset}
    />
  );
}
