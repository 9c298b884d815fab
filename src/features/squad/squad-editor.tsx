import { useEffect, useId, useState } from 'react';
import type { TakenStep } from '../../engine/edit-session/edit-session.ts';
import { type EditFrameParts, EditSessionFrame } from '../../engine/edit-session/edit-session-frame.tsx';
import { EditSaveBar } from '../../engine/edit-session/save-bar.tsx';
import { SaveForm } from '../../engine/edit-session/save-form.tsx';
import { useDraftPlace } from '../../engine/edit-session/use-draft-place.ts';
import { useEditSession, useEditState } from '../../engine/edit-session/use-edit-session.ts';
import type { StepDescription } from '../../engine/edit-session/use-undo-keys.ts';
import { optionalPart } from '../../engine/loading/optional-part.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { EDITED_SQUAD, nameOf, pathOf, touched } from './edited-squad.ts';
import type { Side, Squad } from './squad.ts';
import { SquadBoard } from './squad-board.tsx';
import { changedSides } from './squad-changes.ts';
import { SquadDraft } from './squad-draft.tsx';
import styles from './squad-editor.module.css';
import type { SquadEdits } from './squad-edits.ts';
import { SquadNotices } from './squad-notices.tsx';
import { useFaultTexts } from './use-fault-texts.ts';
import { useSaving } from './use-saving.ts';
import { useSquadActions } from './use-squad-actions.ts';
import { usePositions, useSquadView } from './use-squad-view.ts';
import { useWhyFixed } from './use-why-fixed.ts';

const fetchReview = () => import('./review-dialog.tsx');
const ReviewDialog = optionalPart(
  async () => (await fetchReview()).ReviewDialog,
  ({ onClose }) => onClose(),
);

const never = (): boolean => false;

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
  const edit = useEditSession(EDITED_SQUAD, initial, useDraftPlace('squad', teamUuid, isReadOnly));
  const { session, draft } = edit;
  const { base: squad, value: edits } = useEditState(session);
  const view = useSquadView(squad, edits);
  const positions = usePositions();
  const { actions, said } = useSquadActions(session, squad);
  const saving = useSaving(teamUuid, edit, view.wrong);
  const faults = useFaultTexts(saving.outcome);
  const describe = ({ before, after }: TakenStep<SquadEdits>): StepDescription => {
    const places = touched(before, after);
    const [first] = places;
    // What a step concerns comes into sight, where one side is shown at a time.
    if (first) setSide(first.side);
    return {
      names: places.map((place) => nameOf(place, squad, [before, after])),
      focus: first && pathOf(first),
    };
  };
  return (
    <EditSessionFrame
      formId={formId}
      edit={edit}
      canSave={session.isDirty}
      saveToLeave={saving.review}
      isLeaving={never}
      describe={describe}
      onReset={saving.forget}
      failure={
        <SquadNotices
          outcome={saving.outcome}
          names={view.names}
          positions={positions}
          dirty={changedSides(squad, edits)}
          onRetry={saving.confirm}
          onReview={saving.review}
        />
      }
      draftOffer={<SquadDraft draft={draft} squad={squad} onBringBack={session.replace} />}
      bar={(parts) => (
        <SquadSaving
          formId={formId}
          view={view}
          positions={positions}
          isSaving={edit.isSaving}
          saving={saving}
          parts={parts}
        />
      )}
    >
      {({ notices }) => (
        <>
          <SaveForm id={formId} onSave={saving.review} />
          <div className={styles.notices}>{notices}</div>
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
          <VisuallyHidden>
            <span role="status" data-squad-said="">
              {said}
            </span>
          </VisuallyHidden>
        </>
      )}
    </EditSessionFrame>
  );
}

interface SquadSavingProps {
  formId: string;
  view: ReturnType<typeof useSquadView>;
  positions: ReadonlyMap<string, string>;
  isSaving: boolean;
  saving: ReturnType<typeof useSaving>;
  parts: EditFrameParts;
}

/** The bar that saves or takes back, and the review before a save. */
function SquadSaving({ formId, view, positions, isSaving, saving, parts }: SquadSavingProps) {
  const { can, undo, redo } = parts.undoRedo;
  const isChanged = view.changes > 0;
  useEffect(() => {
    // There before it is asked for: a save without a connection has its review to show.
    if (isChanged) fetchReview().catch(() => undefined);
  }, [isChanged]);
  return (
    <>
      {isChanged || can.redo ? (
        <EditSaveBar
          formId={formId}
          isNew={false}
          changes={view.changes}
          errors={view.wrong.length}
          isSaving={isSaving}
          why={undefined}
          can={can}
          onUndo={undo}
          onRedo={redo}
          onShow={saving.review}
          onReset={parts.reset}
        />
      ) : null}
      {saving.isReviewing ? (
        <ReviewDialog
          players={view.players}
          staff={view.staff}
          positions={positions}
          isSaving={isSaving}
          onClose={saving.closeReview}
          onReset={parts.reset}
          onSave={saving.confirm}
        />
      ) : null}
    </>
  );
}
