import type { RJSFValidationError } from '@rjsf/utils';
import { type ReactNode, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import type { TakenStep } from '../edit-session/edit-session.ts';
import { EditSessionFrame } from '../edit-session/edit-session-frame.tsx';
import { useReadOnlyReason } from '../entity/use-read-only-reason.ts';
import { isMissing } from '../form/messages.ts';
import { SimilarQuestion } from '../form/similar.tsx';
import type { EditorLock } from '../form/use-locks.ts';
import { type SimilarCheck, useSimilar } from '../form/use-similar.ts';
import { useHistoryButton } from '../history/history-button.tsx';
import { changedFields } from '../merge/changed-fields.ts';
import { catalogueText } from '../text/catalogue-text.ts';
import { useText } from '../text/use-text.ts';
import { EditorFailure } from './editor-failure.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { FormDraftBanner } from './form-draft-banner.tsx';
import { RecordPanel } from './record-panel.tsx';
import { useDuplicateNote } from './use-duplicate-note.ts';
import { type Editing, useEditing } from './use-editing.ts';
import { type Saving, useSaving } from './use-saving.ts';
import { type Submission, useSubmission } from './use-submission.ts';

/** What the page of a record draws its form with. */
export interface RecordForm {
  /** The id that the form element bears: the save bar submits it. */
  formId: string;
  editing: Editing;
  saving: Saving;
  similar: SimilarCheck;
  /** Why nothing can be changed here. */
  whyReadOnly: string | undefined;
  /** Why nothing but one field can be changed as long as it is edited so. */
  lock: EditorLock | undefined;
  /** Why nothing can be changed, for one of these reasons. */
  whyShut: string | undefined;
  /** What there is to say above the form. */
  notices: ReactNode;
  /** The way to its history; undefined for a new one and for what the service records no changes of. */
  history: ReactNode;
  /** What the service keeps about the record, and the way to its history; undefined for a new one. */
  panel: ReactNode;
  /** Saves as the save button would; answers whether all of it is stored. */
  saveFirst(): Promise<boolean>;
  /** The form was submitted and nothing is wrong with it. */
  submit(): void;
  /** The form was submitted, and something is wrong with it. */
  refuse(errors: readonly RJSFValidationError[]): void;
}

/** Props of {@link RecordEditor}. */
export interface RecordEditorProps {
  entity: Entity;
  /** The identifier of what is edited; undefined for a new one. */
  id: string | undefined;
  /** As it was read; for a new one, what it starts from. */
  initial: object;
  /**
   * Key of the words for a change that was saved, where the catalogue has words of its own for it (specification §8).
   */
  changed?: string | undefined;
  /**
   * Why what is edited so cannot be changed now, and the field by which it can be again. Give the same object for the
   * same answer.
   */
  lock?: ((edited: object) => EditorLock | undefined) | undefined;
  children(form: RecordForm): ReactNode;
}

/**
 * Edits one record in whatever form its page draws: its session, saving and merging, and what stands around every
 * editor.
 */
export function RecordEditor({ entity, id, initial, changed, lock: lockOf, children }: RecordEditorProps) {
  const formId = useId();
  const whyReadOnly = useReadOnlyReason(entity);
  const editing = useEditing(entity, id, initial, whyReadOnly !== undefined);
  const { edit, session, base, edited, clear } = editing;
  const lock = lockOf?.(edited);
  const whyShut = whyReadOnly ?? lock?.why;
  const similar = useSimilar(formId, entity, id, session.getValue);
  const saving = useSaving(entity, id, editing, { ask: similar.ask, changed });
  const { forget } = saving;
  const submission = useSubmission(formId);
  const canSave = useCallback(
    () => whyReadOnly === undefined && (id === undefined || session.isDirty()),
    [whyReadOnly, id, session],
  );
  const onReset = useCallback(() => {
    forget();
    clear();
  }, [forget, clear]);
  useDuplicateNote(formId, entity, id, editing);
  const answers = useAnswers(entity, id, editing, saving, submission);
  const describe = useDescription(entity);
  const history = useHistoryButton(entity, id, session, whyShut);
  const panel = id === undefined ? undefined : <RecordPanel entity={entity} body={base} history={history} />;
  return (
    <>
      <EditSessionFrame
        formId={formId}
        edit={edit}
        canSave={canSave}
        saveToLeave={submission.submit}
        isLeaving={saving.isLeaving}
        describe={describe}
        onReset={onReset}
        failure={<EditorFailure entity={entity} formId={formId} editing={editing} saving={saving} />}
        draftOffer={
          <FormDraftBanner
            entity={entity}
            draft={edit.draft}
            base={base}
            edited={edited}
            onBringBack={session.replace}
          />
        }
        bar={({ undoRedo, reset }) => (
          <EditorFoot
            entity={entity}
            id={id}
            formId={formId}
            editing={editing}
            saving={saving}
            why={whyReadOnly}
            undoRedo={undoRedo}
            onReset={reset}
          />
        )}
      >
        {({ notices }) =>
          children({
            ...{ formId, editing, saving, similar, whyReadOnly, lock, whyShut, notices, history, panel },
            ...answers,
            saveFirst: submission.submit,
          })
        }
      </EditSessionFrame>
      <SimilarQuestion entity={entity} check={similar} />
    </>
  );
}

/**
 * What a submitted form leads to: a save, or words about what is wrong; of a new record that says nothing yet, those of
 * `whenEmpty`.
 */
function useAnswers(
  entity: Entity,
  id: string | undefined,
  { session, edit, refuse: showErrors }: Editing,
  { save }: Saving,
  { isAwaited, settle }: Submission,
): Pick<RecordForm, 'submit' | 'refuse'> {
  const { t } = useTranslation();
  const { show } = edit.failureToast;
  const whenEmpty = id === undefined ? entity.whenEmpty : undefined;
  const submit = useCallback(() => void save(isAwaited()).then(settle), [save, isAwaited, settle]);
  const refuse = useCallback(
    (errors: readonly RJSFValidationError[]): void => {
      settle(false);
      const isIncomplete = errors.some(isMissing);
      if (whenEmpty !== undefined && !session.isDirty()) show(catalogueText(t, whenEmpty));
      else show(t(isIncomplete ? 'messages.requiredFieldEmpty' : 'messages.invalidDataComposition'));
      showErrors(errors);
    },
    [settle, whenEmpty, session, show, showErrors, t],
  );
  return { submit, refuse };
}

/** Names the fields that a step of undo or redo changed, and the one that takes the focus. */
function useDescription(entity: Entity) {
  const text = useText();
  return useCallback(
    ({ path, before, after }: TakenStep<object>) => {
      const fields = changedFields(entity.form, before, after);
      const focus = fields.length === 1 && path !== '' ? path : (fields[0]?.field ?? path);
      return { names: fields.map(({ label }) => text(label)), focus };
    },
    [entity, text],
  );
}
