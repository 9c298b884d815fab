import { useEffect, useId, useState } from 'react';
import { LeaveGuard } from '../../engine/edit-session/leave-guard.tsx';
import { SaveForm } from '../../engine/edit-session/save-form.tsx';
import { useSaveShortcut } from '../../engine/edit-session/use-save-shortcut.ts';
import { useUndoRedo } from '../../engine/edit-session/use-undo-keys.ts';
import { EditorSaveBar } from '../../engine/editor/editor-save-bar.tsx';
import { optionalPart } from '../../engine/loading/optional-part.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Side, Squad } from './squad.ts';
import { SquadBoard } from './squad-board.tsx';
import { changedSides } from './squad-changes.ts';
import { SquadDraft, useSquadDraft } from './squad-draft.tsx';
import styles from './squad-editor.module.css';
import { SquadNotices } from './squad-notices.tsx';
import { useFaultTexts } from './use-fault-texts.ts';
import { useSaving } from './use-saving.ts';
import { useShownStep } from './use-shown-step.ts';
import { useSquadActions } from './use-squad-actions.ts';
import { useSquadEdits } from './use-squad-edits.ts';
import { usePositions, useSquadView } from './use-squad-view.ts';
import { useWhyFixed } from './use-why-fixed.ts';

const fetchReview = () => import('./review-dialog.tsx');
const ReviewDialog = optionalPart(
  async () => (await fetchReview()).ReviewDialog,
  ({ onClose }) => onClose(),
);

/** Props of {@link SquadEditor}. */
export interface SquadEditorProps {
  teamUuid: string;
  /** The squad as it was read. */
  initial: Squad;
}

/** The editor of one squad: both sides, the search for more people, and the bar that saves them to the active site. */
export function SquadEditor({ teamUuid, initial }: SquadEditorProps) {
  const formId = useId();
  const why = useWhyFixed();
  const isReadOnly = why.players !== undefined && why.staff !== undefined;
  const [side, setSide] = useState<Side>(why.players !== undefined && why.staff === undefined ? 'staff' : 'players');
  const editing = useSquadEdits(initial);
  const { squad, edits, edit, isDirty, can } = editing;
  const view = useSquadView(editing);
  const positions = usePositions();
  const { actions, said } = useSquadActions(editing);
  const draft = useSquadDraft(teamUuid, isReadOnly, editing);
  const saving = useSaving(teamUuid, editing, view.wrong, draft.drop);
  const history = useUndoRedo({ step: useShownStep(editing.step, setSide), can });
  useSaveShortcut(formId, isDirty);
  const faults = useFaultTexts(saving.outcome);
  return (
    <>
      <SaveForm id={formId} onSave={saving.review} />
      <div className={styles.notices}>
        <SquadNotices
          outcome={saving.outcome}
          isMoved={saving.isMoved}
          names={view.names}
          positions={positions}
          dirty={changedSides(squad, edits)}
          onStay={() => document.querySelector<HTMLElement>(`button[form="${CSS.escape(formId)}"]`)?.focus()}
          onRetry={saving.confirm}
          onReview={saving.review}
        />
        <SquadDraft draft={draft} squad={squad} onBringBack={(kept) => edit(() => kept)} />
      </div>
      <SquadBoard
        view={view}
        edits={edits}
        faults={faults}
        positions={positions}
        why={why}
        actions={actions}
        side={side}
        onSide={setSide}
      />
      <SquadSaving
        formId={formId}
        view={view}
        positions={positions}
        canRedo={can.redo}
        saving={saving}
        history={history}
        said={said}
      />
      <LeaveGuard isDirty={isDirty} isLeaving={() => false} onDiscard={draft.discard} />
    </>
  );
}

interface SquadSavingProps {
  formId: string;
  view: ReturnType<typeof useSquadView>;
  positions: ReadonlyMap<string, string>;
  canRedo: boolean;
  saving: ReturnType<typeof useSaving>;
  history: ReturnType<typeof useUndoRedo>;
  /** What was done last, for screen readers. */
  said: string;
}

/** The bar that saves or takes back, what it is told of, and the review before a save. */
function SquadSaving({ formId, view, positions, canRedo, saving, history, said }: SquadSavingProps) {
  const isChanged = view.changes > 0;
  useEffect(() => {
    // There before it is asked for: a save without a connection has its review to tell of it.
    if (isChanged) fetchReview().catch(() => undefined);
  }, [isChanged]);
  return (
    <>
      {isChanged || canRedo ? (
        <EditorSaveBar
          formId={formId}
          isNew={false}
          changes={view.changes}
          errors={view.wrong.length}
          isSaving={saving.isSaving}
          why={undefined}
          can={history.can}
          onUndo={history.undo}
          onRedo={history.redo}
          onShow={saving.review}
          onReset={saving.reset}
        />
      ) : null}
      <VisuallyHidden>
        <span role="status">{history.said}</span>
        <span role="status" data-squad-said="">
          {said}
        </span>
      </VisuallyHidden>
      {saving.isReviewing ? (
        <ReviewDialog
          players={view.players}
          staff={view.staff}
          positions={positions}
          isSaving={saving.isSaving}
          onClose={saving.closeReview}
          onReset={saving.reset}
          onSave={saving.confirm}
        />
      ) : null}
    </>
  );
}
