import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import { FocusedAlert } from '../../../engine/edit-session/focused-alert.tsx';
import { LeaveGuard } from '../../../engine/edit-session/leave-guard.tsx';
import { useUnsavedWork } from '../../../engine/edit-session/unsaved-work.ts';
import { OtherSite } from '../../../engine/entity/other-site.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type AwaitedFile, namesText, stillAwaited, wordsFor } from './awaited-files.ts';
import { DropPlace } from './drop-place.tsx';
import { type KeptUploads, restored } from './kept-uploads.ts';
import { PageDrop } from './page-drop.tsx';
import type { UploadPlaces } from './places.ts';
import { QuotaLine } from './quota-line.tsx';
import { useRemoval } from './removal.tsx';
import { TotalProgress } from './total-progress.tsx';
import { Awaited, keptAt, UploadDraft, useUploadDraft } from './upload-draft.tsx';
import type { UploadItem } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import styles from './upload-page.module.css';
import { MOST_FILES } from './upload-queue.ts';
import { UploadSaveBar } from './upload-save-bar.tsx';
import { counts } from './upload-state.ts';
import { useDetails } from './use-details.ts';
import { useMediaEntities } from './use-media-entities.ts';
import { useSaving } from './use-saving.ts';
import { useUploads } from './use-uploads.ts';

/** The page that uploads media (specification §2: `/media-and-files/upload`). Another site begins anew. */
export function UploadPage({ places }: { places: UploadPlaces }) {
  const { instanceId } = useActiveSite();
  return <Upload key={instanceId} places={places} />;
}

function Upload({ places }: { places: UploadPlaces }) {
  const { t } = useTranslation();
  const { view, queue } = useUploads();
  const detailing = useDetails();
  const { details, restore } = detailing;
  const { entities, isError, retry } = useMediaEntities();
  const saving = useSaving(entities, queue, details);
  const removal = useRemoval(queue, details);
  const [awaited, setAwaited] = useState<readonly AwaitedFile[]>([]);
  const draft = useUploadDraft(view.items, details, awaited);
  const isUnfinished = useCallback(() => queue.get().items.some(({ state }) => counts(state)), [queue]);
  // Given up by a switch of sites or by signing out, it is taken back while its site is still the active one. What is typed is the draft's to keep.
  const keeper = useMemo(() => ({ keep: () => undefined, discard: () => queue.discard() }), [queue]);
  useUnsavedWork(isUnfinished, keeper);
  const open = useMemo(() => view.items.filter(({ state }) => counts(state)), [view.items]);
  const saved = view.items.filter(({ state }) => state.step === 'saved');
  const bringBack = (kept: KeptUploads, at: number): void => {
    const back = restored(kept, at);
    restore(back.details);
    queue.restore(back.items);
    setAwaited([...awaited, ...stillAwaited(kept.awaited ?? [], view.items)]);
  };
  const add = (files: readonly File[]): void => {
    const chosen = queue.add(files);
    // Whoever chooses the files first and looks at the offer later gets the words at once, too.
    restore(wordsFor(chosen, [...awaited, ...(keptAt(draft)?.awaited ?? [])], { items: view.items, details }));
    setAwaited(stillAwaited(awaited, chosen));
  };
  return (
    <>
      <PageHeader
        title={t('titles.uploadMedia')}
        crumbs={[{ label: t('titles.mediaLibrary'), href: places.list('image') }]}
      >
        <QuotaLine />
      </PageHeader>
      <PageDrop onFiles={add} />
      <div className={styles.page} data-open={open.length > 0 || undefined}>
        {saving.isMoved ? <OtherSite /> : null}
        <UploadDraft draft={draft} onBringBack={bringBack} />
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
        <UploadList
          view={view}
          queue={queue}
          places={places}
          entities={entities}
          detailing={detailing}
          saving={saving}
          onRemove={removal.remove}
        />
      </div>
      {open.length > 0 ? <UploadSaveBar open={open} entities={entities} detailing={detailing} saving={saving} /> : null}
      {removal.question}
      <LeaveGuard
        isDirty={isUnfinished}
        isLeaving={() => false}
        onDiscard={() => {
          draft.discard();
          queue.discard();
        }}
      />
    </>
  );
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
