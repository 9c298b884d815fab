import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Entity } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { SharedReasonProvider } from '../../ui/field-notes.tsx';
import { SectionRail } from '../../ui/section-rail.tsx';
import type { EditSession } from '../edit-session/edit-session.ts';
import type { IsDirty } from '../edit-session/unsaved-work.ts';
import { isOnly, isWhole } from '../entity/entity-kinds.ts';
import { EntityForm } from '../form/entity-form.tsx';
import type { FormError } from '../form/form-errors.ts';
import { SimilarHint } from '../form/similar.tsx';
import { sectionId } from '../form/templates.tsx';
import { useWhyLocked } from '../form/use-locks.ts';
import { optionalPart } from '../loading/optional-part.tsx';
import { openAreaTexts } from '../text/area-texts.ts';
import { useText } from '../text/use-text.ts';
import { fits } from '../values/fits.ts';
import { textAt } from '../values/values.ts';
import styles from './editor.module.css';
import { EditorActions } from './editor-actions.tsx';
import { EditorHeader } from './editor-header.tsx';
import type { EditorCommands, EditorSlots } from './editor-slots.ts';
import { hasRail } from './has-rail.ts';
import { RecordEditor, type RecordForm } from './record-editor.tsx';
import { RecordPanel } from './record-panel.tsx';
import { hasTabs } from './tabs/has-tabs.ts';
import { RecordTabs } from './tabs/record-tabs.tsx';
import { useAskedField } from './use-asked-field.ts';
import type { Editing } from './use-editing.ts';
import { useEditorCommands } from './use-editor-commands.ts';
import { useRecordActions } from './use-record-actions.ts';

/** Fetched for the few that were merged into another one. */
const MergedNotice = optionalPart(
  async () => {
    const [{ MergedNotice }] = await Promise.all([
      import('../duplicates/merged-notice.tsx'),
      openAreaTexts('duplicates'),
    ]);
    return MergedNotice;
  },
  () => undefined,
);

/** Props of {@link Editor}. */
export interface EditorProps {
  entity: Entity;
  /** The identifier of what is edited; undefined for a new one. */
  id: string | undefined;
  initial: object;
  slots?: EditorSlots | undefined;
}

/** The editor of one record: its form, what is wrong with it, and the bar that saves it to the active site. */
export function Editor({ entity, id, initial, slots }: EditorProps) {
  return (
    <RecordEditor entity={entity} id={id} initial={initial} changed={slots?.changed} lock={slots?.lock}>
      {(form) => <EditorContent entity={entity} id={id} slots={slots} form={form} />}
    </RecordEditor>
  );
}

/** What the page of a record shows around its form: head, sections, what is similar, who changed it. */
function EditorContent({ entity, id, slots, form }: Omit<EditorProps, 'initial'> & { form: RecordForm }) {
  const { t } = useTranslation();
  const { formId, editing, saving, similar, whyReadOnly, lock, whyShut, notices, submit, refuse } = form;
  const { saveFirst } = form;
  const { session, base, edited, errors } = editing;
  const whyLocked = useWhyLocked(whyReadOnly, lock);
  const commands = useEditorCommands(entity, editing, saving);
  const acting = useRecordActions(entity, id, { editing, saving, commands, saveFirst });
  const actions = useHeadActions({
    ...{ entity, id, base, slots, commands, acting, whyReadOnly },
    isDirty: session.isDirty,
    history: isOnly(entity) ? form.history : undefined,
  });
  const [query, setQuery] = useSearchParams();
  useAskedField(formId, query);
  const tab = id === undefined || !hasTabs(entity) ? null : query.get('tab');
  const isDocument = entity.form.arrangement === 'document';
  const ofPage = slots?.aside?.(base, commands, edited);
  const beside = slots?.beside?.(edited);
  const above = (
    <>
      {isWhole(entity) && textAt(base, 'mergedInto.uuid') !== '' ? (
        <MergedNotice entity={entity} ended={base} takeOver={commands.takeOver} />
      ) : null}
      {slots?.above?.(base)}
      {notices}
      <ShutNotice title={whyReadOnly && t('engine.readOnly')} why={whyShut} />
    </>
  );
  return (
    <>
      <EditorHeader entity={entity} base={base} isNew={id === undefined} isTitleInPage={isDocument} actions={actions} />
      {isDocument ? <div className={styles.above}>{above}</div> : null}
      {id !== undefined && hasTabs(entity) ? (
        <RecordTabs {...{ entity, id, base, session, tab, formId }} why={whyShut} onQuery={setQuery} />
      ) : null}
      <div hidden={tab !== null}>
        <div className={beside ? styles.split : undefined}>
          <div className={isDocument ? styles.document : styles.editor} data-rail={hasRail(entity) || undefined}>
            {isDocument || !hasRail(entity) ? null : <EditorRail entity={entity} session={session} errors={errors} />}
            <div className={styles.form}>
              {isDocument ? null : above}
              <SharedReasonProvider value={whyShut}>
                <EntityForm
                  id={formId}
                  entity={entity}
                  isNew={id === undefined}
                  session={session}
                  stored={id === undefined ? undefined : base}
                  faults={editing.faults}
                  isChecking={editing.attempt > 0}
                  whyLocked={whyLocked}
                  onSubmit={submit}
                  onRefuse={refuse}
                />
              </SharedReasonProvider>
            </div>
            <div className={styles.checks}>{slots?.checks?.(base, edited)}</div>
            <aside className={styles.aside}>
              {isDocument ? ofPage : null}
              {whyShut === undefined ? <SimilarHint entity={entity} found={similar.found} id={id} /> : null}
              {id === undefined ? null : <RecordPanel entity={entity} body={base} />}
              {isDocument ? null : ofPage}
            </aside>
          </div>
          {beside ? <div className={styles.beside}>{beside}</div> : null}
        </div>
      </div>
    </>
  );
}

/** What the head offers: what the page puts there, then the actions of the definition. */
function useHeadActions(parts: HeadParts): ReactNode {
  const { entity, id, base, slots, commands, acting, whyReadOnly, isDirty, history } = parts;
  // The same as long as it says the same: a key in the form draws nothing of the head again.
  return useMemo(() => {
    const ofPage = slots?.actions?.(base, commands);
    if (id === undefined) return ofPage;
    const closed = slots?.lock?.(base);
    return (
      <>
        {ofPage}
        {history}
        <EditorActions
          entity={entity}
          base={base}
          acting={acting}
          why={whyReadOnly ?? (closed?.leavesActions ? undefined : closed?.why)}
          isDirty={isDirty}
        />
      </>
    );
  }, [entity, id, base, commands, acting, whyReadOnly, isDirty, slots, history]);
}

type HeadParts = Pick<EditorProps, 'entity' | 'id' | 'slots'> &
  Pick<Editing, 'base'> & {
    commands: EditorCommands;
    acting: ReturnType<typeof useRecordActions>;
    whyReadOnly: string | undefined;
    isDirty: IsDirty;
    history: ReactNode;
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

interface EditorRailProps {
  entity: Entity;
  session: EditSession<object, object>;
  errors: readonly FormError[];
}

/** The names of the sections that are shown with what is edited. */
function useShownSections({ form }: Entity, session: EditSession<object, object>): readonly string[] {
  const joined = useSyncExternalStore(session.subscribe, () =>
    form.sections.flatMap(({ name, when }) => (fits(when, session.getValue()) ? [name] : [])).join(' '),
  );
  return useMemo(() => joined.split(' '), [joined]);
}

/** The sections of the form, each with the count of what is wrong in it. */
const EditorRail = memo(function EditorRail({ entity, session, errors }: EditorRailProps) {
  const text = useText();
  const shown = useShownSections(entity, session);
  const sections = useMemo(
    () =>
      entity.form.sections
        .filter(({ name }) => shown.includes(name))
        .map((section) => ({
          id: sectionId(section.name),
          label: text(section.title),
          errors: errors.filter((error) => error.section === section.name).length,
        })),
    [entity, shown, errors, text],
  );
  return <SectionRail sections={sections} />;
});
