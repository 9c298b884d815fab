import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getMedia } from '../../../../generated/api/index.ts';
import type { Media } from '../../../../generated/model/index.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { namesText } from '../upload/awaited-files.ts';
import { nameOfFile } from '../upload/details.ts';
import { ItemActions } from '../upload/item-actions.tsx';
import { ItemProblem } from '../upload/item-problem.tsx';
import { ItemProgress } from '../upload/item-progress.tsx';
import type { UploadPlaces } from '../upload/places.ts';
import { Preview } from '../upload/preview.tsx';
import { removeFile } from '../upload/removal.tsx';
import { saveMedia } from '../upload/save-media.ts';
import type { UploadItem } from '../upload/upload-item.ts';
import type { UploadQueue } from '../upload/upload-queue.ts';
import { counts } from '../upload/upload-state.ts';
import type { MediaEntities } from '../upload/use-media-entities.ts';
import type { Uploads } from '../upload/use-uploads.ts';
import styles from './picker-uploads.module.css';

/** Props of {@link PickerUploads}. */
export interface PickerUploadsProps {
  uploads: Uploads;
  entities: MediaEntities;
  places: UploadPlaces;
  /** The category that each gets. */
  category: number | undefined;
  /** It is in the library, and can be chosen; `isNew` unless it was there before. */
  onSaved(media: Media, isNew: boolean): void;
}

/** Files on their way into the library, each with its name, which is asked for before it is saved. */
export function PickerUploads({ uploads: { view, queue }, entities, ...rest }: PickerUploadsProps) {
  const { t } = useTranslation();
  const shown = view.items.filter(({ state }) => state.step !== 'saved');
  return (
    <>
      {view.leftOut.length > 0 ? (
        <p role="alert">
          {t('mediaUpload.tooMany.text', { names: namesText(view.leftOut), count: view.leftOut.length })}
        </p>
      ) : null}
      {shown.length > 0 ? (
        <ul className={styles.list} aria-label={t('mediaPicker.uploads')}>
          {shown.map((item) => (
            <PickerUpload key={item.id} item={item} queue={queue} entities={entities} {...rest} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface PickerUploadProps extends Omit<PickerUploadsProps, 'uploads'> {
  item: UploadItem;
  queue: UploadQueue;
}

function PickerUpload({ item, queue, entities, places, category, onSaved }: PickerUploadProps) {
  const { t } = useTranslation();
  const { id, genericName, state, kind, checked, thumb } = item;
  const [name, setName] = useState(() => nameOfFile(genericName));
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      queue.saves.run(id, () =>
        saveMedia(entities[kind ?? 'image'], item, { name, ...(category !== undefined && { categoryId: category }) }),
      ),
    onSuccess: (media) => {
      queue.saved(id, media);
      onSaved(media, true);
    },
  });
  useTwin(item, queue, (media) => onSaved(media, false));
  const isNamed = counts(state) && state.step !== 'twin' && state.step !== 'existing';
  const isBlank = name.trim() === '';
  const save = (): void => {
    setTried(true);
    if (!isBlank && state.step === 'uploaded') mutate();
  };
  const problem = isTried && isBlank ? t('mediaPicker.nameRequired') : error ? failureText(t, error) : undefined;
  return (
    <li className={styles.item} aria-label={genericName}>
      <Preview kind={kind} picture={checked?.preview} thumb={thumb} />
      <div className={styles.body}>
        {isNamed ? (
          <form
            className={styles.named}
            onSubmit={(event) => {
              event.preventDefault();
              // The picker stands in the form that it chooses for.
              event.stopPropagation();
              save();
            }}
          >
            <TextField label={t('mediaPicker.name')} isRequired value={name} onChange={setName} error={problem} />
            <Button
              isSubmit
              type="regular-secondary"
              isPending={isPending}
              why={state.step === 'uploaded' ? undefined : t('messages.waitForMedia')}
            >
              {t('mediaPicker.keep')}
            </Button>
          </form>
        ) : (
          <bdi className={styles.file}>{genericName}</bdi>
        )}
        <ItemProgress item={item} queue={queue} />
        <ItemProblem item={item} queue={queue} places={places} />
      </div>
      <span className={styles.actions}>
        <ItemActions item={item} queue={queue} isSaving={isPending} onRemove={() => removeFile(queue, id)} />
      </span>
    </li>
  );
}

/** The same file that the library has already was chosen there: it is taken instead. */
function useTwin({ id, state }: UploadItem, queue: UploadQueue, onFound: (media: Media) => void): void {
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  const twin = state.step === 'existing' ? state.twin : undefined;
  useEffect(() => {
    if (!twin) return;
    getMedia(twin.type, twin.id).then(
      (media) => {
        queue.remove(id);
        latest.current(media);
      },
      () => queue.uploadAnyway(id),
    );
  }, [twin, id, queue]);
}
