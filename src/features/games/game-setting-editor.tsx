import { type ReactNode, useCallback, useId } from 'react';
import type { StoredEntity } from '../../contract/entity.ts';
import { LeaveGuard } from '../../engine/edit-session/leave-guard.tsx';
import { useReset } from '../../engine/edit-session/use-reset.ts';
import { useSaveShortcut } from '../../engine/edit-session/use-save-shortcut.ts';
import { useSiteCheck } from '../../engine/edit-session/use-site-check.ts';
import { EditorFoot } from '../../engine/editor/editor-foot.tsx';
import { EditorNotices } from '../../engine/editor/editor-notices.tsx';
import { useHistoryButton } from '../../engine/editor/history/history-button.tsx';
import { RecordPanel } from '../../engine/editor/record-panel.tsx';
import { useDraftOf } from '../../engine/editor/use-draft-of.ts';
import { useEditing } from '../../engine/editor/use-editing.ts';
import { useSaving } from '../../engine/editor/use-saving.ts';
import { useReadOnlyReason } from '../../engine/entity/use-read-only-reason.ts';
import styles from './game-setting-page.module.css';
import { MetadataForm } from './metadata-form.tsx';

/** Props of {@link GameSettingEditor}. */
export interface GameSettingEditorProps {
  setting: StoredEntity;
  gameUuid: string;
  initial: object;
  /** What stands beside the form. */
  aside: ReactNode;
}

const yes = (): Promise<boolean> => Promise.resolve(true);

/** The engine's editor of a game's metadata, around a form of its own: drafts, undo, merging, the guard, and the bar that saves. */
export function GameSettingEditor({ setting, gameUuid, initial, aside }: GameSettingEditorProps) {
  const formId = useId();
  const editing = useEditing(setting, initial);
  const { isDirty } = editing;
  const why = useReadOnlyReason(setting);
  const { refuses, isTold } = useSiteCheck();
  const draft = useDraftOf(setting, gameUuid, why !== undefined, editing);
  const saving = useSaving(setting, gameUuid, editing, { refuses, ask: yes, onSaved: draft.onSaved });
  useSaveShortcut(
    formId,
    useCallback(() => why === undefined && isDirty(), [why, isDirty]),
  );
  const reset = useReset(formId, editing, saving);
  const history = useHistoryButton(setting, gameUuid, editing, why);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.form}>
          <EditorNotices
            entity={setting}
            formId={formId}
            editing={editing}
            saving={saving}
            draft={draft}
            isMoved={isTold}
          />
          <MetadataForm id={formId} setting={setting} editing={editing} saving={saving} why={why} />
        </div>
        <aside className={styles.aside}>
          <RecordPanel entity={setting} body={editing.base} history={history} />
          {aside}
        </aside>
      </div>
      <EditorFoot
        entity={setting}
        id={gameUuid}
        formId={formId}
        editing={editing}
        saving={saving}
        why={why}
        onReset={reset}
      />
      <LeaveGuard isDirty={isDirty} isLeaving={saving.isLeaving} onDiscard={draft.discard} />
    </>
  );
}
