import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useActiveSite } from '../../../engine/active-site.ts';
import type { TakenStep } from '../../../engine/edit-session/edit-session.ts';
import { EditSessionFrame } from '../../../engine/edit-session/edit-session-frame.tsx';
import { FocusedAlert } from '../../../engine/edit-session/focused-alert.tsx';
import { SaveForm } from '../../../engine/edit-session/save-form.tsx';
import { useEditState } from '../../../engine/edit-session/use-edit-session.ts';
import type { StepDescription } from '../../../engine/edit-session/use-undo-keys.ts';
import { preloadWidgets } from '../../../engine/form/preload-widgets.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type AwaitedFile, namesText, stillAwaited, wordsFor } from './awaited-files.ts';
import type { Details } from './details.ts';
import { DropPlace } from './drop-place.tsx';
import { awaitedChanged, changedDetails, type DetailPlace, describeChanged } from './edited-upload.ts';
import { ForAll } from './for-all.tsx';
import { typedFields } from './item-faults.ts';
import { browserFiles } from './kept-files.ts';
import { type KeptUploads, restored } from './kept-uploads.ts';
import { PageDrop } from './page-drop.tsx';
import type { UploadPlaces } from './places.ts';
import { QuotaLine } from './quota-line.tsx';
import { useRemoval } from './removal.tsx';
import { FOR_ALL, ofGame } from './shared-details.ts';
import { TotalProgress } from './total-progress.tsx';
import { Awaited, keptAt, UploadDraft } from './upload-draft.tsx';
import type { UploadItem } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import styles from './upload-page.module.css';
import { MOST_FILES } from './upload-queue.ts';
import { UploadSaveBar } from './upload-save-bar.tsx';
import { counts } from './upload-state.ts';
import { useDetails } from './use-details.ts';
import { useKeptFiles } from './use-kept-files.ts';
import { type MediaEntities, useMediaEntities } from './use-media-entities.ts';
import { useSaving } from './use-saving.ts';
import { useUploadEdit } from './use-upload-edit.ts';
import { useUploads } from './use-uploads.ts';

/** The page that uploads media (specification §2: `/media-and-files/upload`). Another site begins anew. */
export function UploadPage({ places }: { places: UploadPlaces }) {
  const { instanceId } = useActiveSite();
  return <Upload key={instanceId} places={places} />;
}

const never = (): boolean => false;
const nothing = (): void => undefined;

function Upload({ places }: { places: UploadPlaces }) {
  const { t } = useTranslation();
  const formId = useId();
  // Who comes from a game uploads what was taken there.
  const game = useSearchParams()[0].get('game');
  const { view, queue } = useUploads();
  const edit = useUploadEdit(queue);
  const { session, draft, isSaving } = edit;
  const { base, value: details } = useEditState(session);
  const { awaited } = base;
  const detailing = useDetails(session);
  const { entities, isError, retry } = useMediaEntities();
  // Beside the rink the network may be gone by the time that the photos are chosen.
  useEffect(() => {
    for (const { form } of Object.values(entities ?? {})) void preloadWidgets(form);
  }, [entities]);
  const saving = useSaving(entities, queue, edit);
  const removal = useRemoval(queue, details);
  const labelOf = useLabelOf(entities, view.items);
  const open = useMemo(() => view.items.filter(({ state }) => counts(state)), [view.items]);
  const saved = view.items.filter(({ state }) => state.step === 'saved');
  const { user, instanceId } = useActiveSite();
  const keptFiles = useMemo(() => browserFiles(user, instanceId), [user, instanceId]);
  useKeptFiles(queue, keptFiles);
  const setAwaited = (files: readonly AwaitedFile[]) => session.dispatch(awaitedChanged(session.get().base, files));
  const bringBack = (kept: KeptUploads, found: readonly File[], at: number): void => {
    const back = restored(kept, at);
    queue.restore(back.items);
    detailing.fillIn(back.details);
    add(found, [...awaited, ...stillAwaited(kept.awaited, view.items)]);
  };
  const add = (files: readonly File[], before = awaited): void => {
    const chosen = queue.add(files);
    // Whoever chooses the files first and looks at the offer later gets the words at once, too.
    const words = wordsFor(chosen, [...awaited, ...(keptAt(draft)?.awaited ?? [])], { items: view.items, details });
    detailing.fillIn({ ...(game === null ? {} : ofGame(details, game)), ...words });
    setAwaited(stillAwaited(before, chosen));
  };
  const describe = (step: TakenStep<Details>): StepDescription => {
    const places = changedDetails(step);
    // What was wrong was wrong with what stood there before.
    for (const { id, name } of places) saving.forgive(id, name);
    return describeChanged(places, labelOf);
  };
  return (
    <>
      <PageHeader
        title={t('places.uploadMedia')}
        crumbs={[{ label: t('places.mediaLibrary'), href: places.list('image') }]}
      >
        <QuotaLine />
      </PageHeader>
      <PageDrop onFiles={add} />
      <EditSessionFrame
        formId={formId}
        edit={edit}
        canSave={session.isDirty}
        saveToLeave={() => saving.save(open)}
        isLeaving={never}
        describe={describe}
        onReset={nothing}
        failure={null}
        draftOffer={<UploadDraft draft={draft} files={keptFiles} onBringBack={bringBack} />}
        bar={(parts) => <UploadSaveBar {...{ open, entities, details, detailing, isSaving, formId, parts }} />}
      >
        {({ notices, offerUndo }) => (
          <div className={styles.page} data-open={open.length > 0 || undefined}>
            <SaveForm id={formId} onSave={() => void saving.save(open)} />
            {notices}
            <Awaited awaited={awaited} onForget={() => setAwaited([])} />
            <DropPlace isSmall={view.items.length > 0} onFiles={add} />
            {view.leftOut.length > 0 ? <LeftOut names={view.leftOut} onClose={() => queue.forgetLeftOut()} /> : null}
            {isError ? (
              <ErrorState title={t('messages.failedToLoadData')} onRetry={retry}>
                {t('mediaUpload.noFields')}
              </ErrorState>
            ) : null}
            {open.length === 0 ? <AllSaved saved={saved} places={places} /> : null}
            <TotalProgress queue={queue} />
            <ForAll {...{ open, entities, details, detailing, saving }} />
            <UploadList
              {...{ view, queue, places, entities, details, detailing, saving, isSaving, offerUndo }}
              onRemove={removal.remove}
            />
          </div>
        )}
      </EditSessionFrame>
      {removal.question}
    </>
  );
}

/** What a property of a file is called. */
function useLabelOf(entities: MediaEntities | undefined, items: readonly UploadItem[]): (place: DetailPlace) => string {
  const text = useText();
  return ({ id, name }) => {
    const kind = id === FOR_ALL.video ? 'video' : (items.find((item) => item.id === id)?.kind ?? 'image');
    const field = entities && typedFields(entities[kind], kind).find((one) => one.field === name);
    return field ? text(field.label) : name;
  };
}

/** Says which files were too many (specification §5: at most 10 files per upload). */
function LeftOut({ names, onClose }: { names: readonly string[]; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Banner
      status="warning"
      title={t('mediaUpload.tooMany.title', { count: MOST_FILES })}
      action={
        <Button size="md" onPress={onClose}>
          {t('ui.dismiss')}
        </Button>
      }
    >
      {t('mediaUpload.tooMany.text', { names: namesText(names), count: names.length })}
    </Banner>
  );
}

/** Says that all is saved, and leads to where it is; nothing while there is none. */
function AllSaved({ saved, places }: { saved: readonly UploadItem[]; places: UploadPlaces }) {
  const { t } = useTranslation();
  if (saved.length === 0) return null;
  return (
    <FocusedAlert>
      <Banner
        status="success"
        title={t('messages.mediaUploaded')}
        action={<ButtonLink href={places.list(saved[0]?.kind ?? 'image')}>{t('mediaUpload.saved.library')}</ButtonLink>}
      >
        {t('mediaUpload.saved.text', { count: saved.length })}
      </Banner>
    </FocusedAlert>
  );
}
