import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Details, detailsOf } from './details.ts';
import type { MediaKind } from './file-signature.ts';
import { canTakeOver } from './item-faults.ts';
import type { UploadPlaces } from './places.ts';
import { sharedOf } from './shared-details.ts';
import styles from './upload-card.module.css';
import { type CardWork, UploadCard } from './upload-card.tsx';
import type { UploadItem } from './upload-item.ts';
import type { QueueView, UploadQueue } from './upload-queue.ts';
import { counts } from './upload-state.ts';
import type { Detailing } from './use-details.ts';
import type { MediaEntities } from './use-media-entities.ts';
import type { useSaving } from './use-saving.ts';

/** Props of {@link UploadList}. */
export interface UploadListProps {
  view: QueueView;
  queue: UploadQueue;
  places: UploadPlaces;
  entities: MediaEntities | undefined;
  details: Details;
  detailing: Detailing;
  saving: ReturnType<typeof useSaving>;
  /** Whether anything is being saved. */
  isSaving: boolean;
  offerUndo(text: string): void;
  onRemove: (item: UploadItem) => void;
}

/** The files of an upload, each with what is typed about it. */
export function UploadList(props: UploadListProps) {
  const { view, queue, places, entities, details, saving, isSaving } = props;
  const { t } = useTranslation();
  const work = useWork(props);
  const open = openOf(view);
  const countOf = (wanted: MediaKind): number => open.filter(({ kind }) => kind === wanted).length;
  const [images, videos] = [countOf('image'), countOf('video')];
  if (view.items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('mediaUpload.list')}>
      {view.items.map((item) => (
        <UploadCard
          key={item.id}
          item={item}
          queue={queue}
          places={places}
          entities={entities}
          own={detailsOf(details, item.id)}
          shared={sharedOf(details, item.kind)}
          saving={saving.savingOf(item.id)}
          isBusy={isSaving}
          images={images}
          videos={videos}
          isAlone={open.length === 1}
          work={work}
        />
      ))}
    </ul>
  );
}

/** Those that something can be typed about. */
function openOf({ items }: QueueView): readonly UploadItem[] {
  return items.filter(({ state }) => counts(state) && state.step !== 'twin');
}

/** What the cards do, always the same functions: a card that was handed others would be drawn anew with each step of every file. */
function useWork(props: UploadListProps): CardWork {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(
    (): CardWork => ({
      change(item, name, value) {
        const { saving, detailing } = latest.current;
        saving.forgive(item.id, name);
        detailing.change(item, name, value);
      },
      apply(id, field) {
        const { view, entities, detailing, offerUndo } = latest.current;
        if (!entities) return;
        const takers = openOf(view).filter(({ kind }) => kind && canTakeOver(entities, field, kind));
        const from = takers.find((item) => item.id === id);
        if (from) offerUndo(detailing.applyToAll(from, field, takers));
      },
      save: (item) => void latest.current.saving.save([item]),
      remove: (item) => latest.current.onRemove(item),
    }),
    [],
  );
}
