import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { useActiveSite } from '../../../engine/active-site.ts';
import { EditSessionFrame } from '../../../engine/edit-session/edit-session-frame.tsx';
import { FocusedAlert } from '../../../engine/edit-session/focused-alert.tsx';
import { EditSaveBar } from '../../../engine/edit-session/save-bar.tsx';
import { SaveForm } from '../../../engine/edit-session/save-form.tsx';
import { ReadBoundary } from '../../../engine/loading/read-boundary.tsx';
import { paths } from '../../../engine/routing/paths.ts';
import { writeStored } from '../../../engine/values/stored.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PublishDialogs } from '../publish/publish-dialogs.tsx';
import { PublishFailure } from '../publish/publish-failure.tsx';
import { usePublishing } from '../publish/use-publishing.ts';
import { useReview } from '../publish/use-review.ts';
import { useShowAtOnce } from '../publish/use-show-at-once.ts';
import { LayoutDraft } from './layout-draft.tsx';
import { type LayoutForms, LayoutScopeProvider } from './layout-scope.tsx';
import styles from './layout-workspace.module.css';
import { NewerLayout } from './newer-layout.tsx';
import { useDescribeStep } from './use-describe-step.ts';
import { useLayoutEditing } from './use-layout-editing.ts';
import { useLayoutReading } from './use-layout-reading.ts';
import { useLayoutWords } from './use-layout-words.ts';
import { type LayoutWorkspace, LayoutWorkspaceProvider } from './workspace-context.ts';

const never = (): boolean => false;

/**
 * What stands around all pages of one layout (specification §2, `/layouts-pages/{id}` and below): it is read once, and what is changed on any
 * of them is held together until it is saved.
 */
export function LayoutWorkspacePage({ forms }: { forms: LayoutForms }) {
  const { instanceId } = useActiveSite();
  const { id = '' } = useParams();
  return <Page key={`${instanceId} ${id}`} id={id} forms={forms} />;
}

function Page({ id, forms }: { id: string; forms: LayoutForms }) {
  const { t } = useTranslation();
  const { layout, types, reads } = useLayoutReading(id);
  if (!layout || !types)
    return (
      <>
        <PageHeader title={t('titles.layoutPage')} />
        <div className={styles.page}>
          <ReadBoundary reads={reads} back={paths.layoutsPages.list()} />
        </div>
      </>
    );
  return (
    <LayoutScopeProvider types={types} forms={forms}>
      <Workspace read={layout} />
    </LayoutScopeProvider>
  );
}

function Workspace({ read }: { read: SiteLayout }) {
  const formId = useId();
  const words = useLayoutWords();
  const editing = useLayoutEditing(read);
  const { edit, session, base, layout, changes, change } = editing;
  const publishing = usePublishing(edit);
  const showAtOnce = useShowAtOnce(edit);
  const review = useReview(editing, publishing);
  const describe = useDescribeStep();
  const [savedBy, setSavedBy] = useState<string>();
  useKeptState(layout, changes.length > 0);
  const { faults, refused, isChecking } = review;
  const shared = useMemo(
    () => ({
      session,
      base,
      layout,
      faults,
      refused,
      isChecking,
      showAtOnce,
      why: undefined,
      saveBy: (id: string) => {
        setSavedBy(id);
        return () => setSavedBy(undefined);
      },
    }),
    [session, base, layout, faults, refused, isChecking, showAtOnce],
  );
  const { refusal } = publishing;
  const failure = refusal && !review.isOpen && (
    <FocusedAlert>
      <PublishFailure refusal={refusal} layout={layout} />
    </FocusedAlert>
  );
  return (
    <>
      {savedBy === undefined ? <SaveForm id={formId} onSave={review.submit} /> : null}
      <EditSessionFrame
        formId={savedBy ?? formId}
        edit={edit}
        canSave={savedBy === undefined ? session.isDirty : always}
        saveToLeave={review.saveToLeave}
        isLeaving={never}
        within={paths.layoutsPages.layout({ id: layout.id })}
        describe={describe}
        onReset={review.forget}
        failure={failure}
        draftOffer={<LayoutDraft draft={edit.draft} layout={layout} onBringBack={change} />}
        bar={({ undoRedo, reset }) =>
          savedBy === undefined && (changes.length > 0 || undoRedo.can.undo || undoRedo.can.redo) ? (
            <EditSaveBar
              formId={formId}
              isNew={false}
              changes={changes.length}
              summary={words.summary(changes)}
              errors={faults.size}
              isSaving={publishing.isPublishing}
              why={undefined}
              can={undoRedo.can}
              onUndo={undoRedo.undo}
              onRedo={undoRedo.redo}
              onShow={review.begin}
              onReset={reset}
            />
          ) : null
        }
      >
        {({ notices, undoRedo, offerUndo }) => (
          <WorkspacePages shared={shared} undoRedo={undoRedo} offerUndo={offerUndo}>
            <div className={styles.notices}>
              {notices}
              <NewerLayout
                read={read}
                editing={editing}
                isBusy={publishing.isPublishing || publishing.meeting !== undefined}
              />
            </div>
          </WorkspacePages>
        )}
      </EditSessionFrame>
      <PublishDialogs editing={editing} publishing={publishing} review={review} />
    </>
  );
}

const always = (): boolean => true;

interface WorkspacePagesProps extends Pick<LayoutWorkspace, 'undoRedo' | 'offerUndo'> {
  shared: Omit<LayoutWorkspace, 'undoRedo' | 'offerUndo' | 'notices'>;
  children: React.ReactNode;
}

function WorkspacePages({ shared, undoRedo, offerUndo, children }: WorkspacePagesProps) {
  const workspace = useMemo(
    () => ({ ...shared, undoRedo, offerUndo, notices: children }),
    [shared, undoRedo, offerUndo, children],
  );
  return (
    <LayoutWorkspaceProvider value={workspace}>
      <Outlet />
    </LayoutWorkspaceProvider>
  );
}

/** The session keys of the specification (§4): which layout was opened last, whether anything of it is held, and its settings as they are held. */
function useKeptState({ id, settings }: SiteLayout, isEdited: boolean): void {
  useEffect(() => writeStored('selectedLayout', id), [id]);
  useEffect(() => writeStored('layoutEdited', String(isEdited)), [isEdited]);
  useEffect(() => writeStored('layoutSettings', JSON.stringify(settings)), [settings]);
}
