import type { RJSFValidationError } from '@rjsf/utils';
import { memo, type ReactNode, useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { SharedReasonProvider } from '../../ui/field-notes.tsx';
import { SectionRail } from '../../ui/section-rail.tsx';
import { LeaveGuard } from '../edit-session/leave-guard.tsx';
import { useReset } from '../edit-session/use-reset.ts';
import { useSaveShortcut } from '../edit-session/use-save-shortcut.ts';
import { useSiteCheck } from '../edit-session/use-site-check.ts';
import { useReadOnlyReason } from '../entity/use-read-only-reason.ts';
import { EntityForm } from '../form/entity-form.tsx';
import { isMissing } from '../form/messages.ts';
import { sectionId } from '../form/templates.tsx';
import { catalogueText } from '../text/catalogue-text.ts';
import { useText } from '../text/use-text.ts';
import styles from './editor.module.css';
import { EditorActions } from './editor-actions.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorNotices } from './editor-notices.tsx';
import type { FormError } from './form-errors.ts';
import { useHistoryButton } from './history/history-button.tsx';
import { RecordPanel } from './record-panel.tsx';
import { SimilarHint, SimilarQuestion } from './similar.tsx';
import { useDraftOf } from './use-draft-of.ts';
import { useDuplicateNote } from './use-duplicate-note.ts';
import { type Editing, useEditing } from './use-editing.ts';
import { type EditorCommands, useEditorCommands } from './use-editor-commands.ts';
import { type EditorLock, useWhyLocked } from './use-locks.ts';
import { useRecordActions } from './use-record-actions.ts';
import { type Saving, useSaving } from './use-saving.ts';
import { useSimilar } from './use-similar.ts';

/** Props of {@link Editor}. */
export interface EditorProps {
  entity: Entity;
  /** The identifier of what is edited; undefined for a new one. */
  id: string | undefined;
  initial: object;
  slots?: EditorSlots | undefined;
}

/** What a page puts into an editor, each made from what is stored (for a new one, from what it starts with). Keep their identity between renders. */
export interface EditorSlots {
  /** In the head, before the actions. */
  actions?(body: object, desk: EditorCommands): ReactNode;
  /** Above the form. */
  above?(body: object): ReactNode;
  /** Beside the form, at the end; `edited` is what it is edited to. */
  aside?(body: object, desk: EditorCommands, edited: object): ReactNode;
  /** Why what is edited so cannot be changed now, and the field by which it can be again; undefined where it can. Give the same object for the same answer. */
  lock?(edited: object): EditorLock | undefined;
  /** Key of the words for a change that was saved, where the catalogue has words of its own for it (specification §8). */
  changed?: string | undefined;
}

/** The editor of one thing: its form, what is wrong with it, and the bar that saves it to the active site. */
export function Editor({ entity, id, initial, slots }: EditorProps) {
  const formId = useId();
  const { t } = useTranslation();
  const editing = useEditing(entity, initial);
  const { base, errors, isDirty } = editing;
  const whyReadOnly = useReadOnlyReason(entity);
  const lock = slots?.lock?.(editing.edited);
  const whyShut = whyReadOnly ?? lock?.why;
  const whyLocked = useWhyLocked(whyReadOnly, lock);
  const { refuses, isTold: isMoved } = useSiteCheck();
  const similar = useSimilar(formId, entity, id, editing);
  const draft = useDraftOf(entity, id, whyReadOnly !== undefined, editing);
  const saving = useSaving(entity, id, editing, {
    refuses,
    ask: similar.ask,
    onSaved: draft.onSaved,
    changed: slots?.changed,
  });
  const desk = useEditorCommands(entity, { editing, saving, refuses, onRemoved: draft.discard });
  const acting = useRecordActions(entity, id, { saving, desk });
  const onRefuse = useOnRefuse(id === undefined ? entity.whenEmpty : undefined, editing, saving);
  useSaveShortcut(
    formId,
    useCallback(() => whyReadOnly === undefined && (id === undefined || isDirty()), [whyReadOnly, id, isDirty]),
  );
  const reset = useReset(formId, editing, saving);
  useDuplicateNote(formId, entity, id, editing);
  const actions = useHeadActions({ entity, id, base, slots, desk, acting, whyReadOnly, isDirty });
  const history = useHistoryButton(entity, id, editing, whyShut);
  return (
    <>
      <EditorHeader entity={entity} base={base} isNew={id === undefined} actions={actions} />
      <div className={styles.editor}>
        <EditorRail entity={entity} errors={errors} />
        <div className={styles.form}>
          {slots?.above?.(base)}
          <EditorNotices
            entity={entity}
            formId={formId}
            editing={editing}
            saving={saving}
            draft={draft}
            isMoved={isMoved}
          />
          <ShutNotice title={whyReadOnly && t('engine.readOnly')} why={whyShut} />
          <SharedReasonProvider value={whyShut}>
            <EntityForm
              id={formId}
              entity={entity}
              isNew={id === undefined}
              start={editing.start}
              stored={id === undefined ? undefined : base}
              isAsStarted={editing.isAsStarted}
              faults={editing.faults}
              isChecking={editing.attempt > 0}
              whyLocked={whyLocked}
              onChange={editing.change}
              onSubmit={saving.save}
              onRefuse={onRefuse}
            />
          </SharedReasonProvider>
        </div>
        <aside className={styles.aside}>
          {id === undefined ? (
            <SimilarHint entity={entity} found={similar.found} />
          ) : (
            <RecordPanel entity={entity} body={base} history={history} />
          )}
          {slots?.aside?.(base, desk, editing.edited)}
        </aside>
      </div>
      <EditorFoot
        entity={entity}
        id={id}
        formId={formId}
        editing={editing}
        saving={saving}
        why={whyReadOnly}
        onReset={reset}
      />
      <LeaveGuard isDirty={isDirty} isLeaving={saving.isLeaving} onDiscard={draft.discard} />
      <SimilarQuestion entity={entity} check={similar} />
    </>
  );
}

/** What the head offers: what the page puts there, then the actions of the definition. */
function useHeadActions({ entity, id, base, slots, desk, acting, whyReadOnly, isDirty }: HeadParts): ReactNode {
  // The same as long as it says the same: a key in the form draws nothing of the head anew.
  return useMemo(() => {
    const ofPage = slots?.actions?.(base, desk);
    if (id === undefined) return ofPage;
    return (
      <>
        {ofPage}
        <EditorActions
          entity={entity}
          base={base}
          acting={acting}
          why={whyReadOnly ?? slots?.lock?.(base)?.why}
          isDirty={isDirty}
        />
      </>
    );
  }, [entity, id, base, desk, acting, whyReadOnly, isDirty, slots]);
}

type HeadParts = Pick<EditorProps, 'entity' | 'id' | 'slots'> &
  Pick<Editing, 'base' | 'isDirty'> & {
    desk: EditorCommands;
    acting: ReturnType<typeof useRecordActions>;
    whyReadOnly: string | undefined;
  };

/** Says why nothing can be changed, where nothing can. */
function ShutNotice({ title, why }: { title: string | undefined; why: string | undefined }) {
  if (why === undefined) return null;
  return (
    <div className={styles.notice}>
      <Banner status="info" title={title}>
        {why}
      </Banner>
    </div>
  );
}

/** The sections of the form, each with the count of what is wrong in it. */
const EditorRail = memo(function EditorRail({ entity, errors }: { entity: Entity; errors: readonly FormError[] }) {
  const text = useText();
  const sections = useMemo(
    () =>
      entity.form.sections.map((section) => ({
        id: sectionId(section.name),
        label: text(section.title),
        errors: errors.filter((error) => error.section === section.name).length,
      })),
    [entity, errors, text],
  );
  return <SectionRail sections={sections} />;
});

/** What happens when the form itself refuses to be saved: it is told in words, of a new thing that says nothing yet in those of `whenEmpty`, and field by field. */
function useOnRefuse(whenEmpty: string | undefined, { refuse, isDirty }: Editing, { complain }: Saving) {
  const { t } = useTranslation();
  return useCallback(
    (found: readonly RJSFValidationError[]): void => {
      const isIncomplete = found.some(isMissing);
      if (whenEmpty !== undefined && !isDirty()) complain(catalogueText(t, whenEmpty));
      else complain(t(isIncomplete ? 'messages.requiredFieldEmpty' : 'messages.invalidDataComposition'));
      refuse(found);
    },
    [whenEmpty, isDirty, complain, refuse, t],
  );
}
