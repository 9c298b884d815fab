import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../../contract/entity.ts';
import { detailsOf } from './details.ts';
import { canTakeOver } from './item-faults.ts';
import type { UploadPlaces } from './places.ts';
import styles from './upload-card.module.css';
import { UploadCard } from './upload-card.tsx';
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
  detailing: Detailing;
  saving: ReturnType<typeof useSaving>;
}

/** The files of an upload, each with what is typed about it. */
export function UploadList({ view, queue, places, entities, detailing, saving }: UploadListProps) {
  const { t } = useTranslation();
  const { details, change, applyToAll } = detailing;
  const open = view.items.filter(({ state }) => counts(state) && state.step !== 'twin');
  const takers = (field: FieldDefinition): readonly UploadItem[] =>
    entities ? open.filter(({ kind }) => kind && canTakeOver(entities, field, kind)) : [];
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
          values={detailsOf(details, item.id)}
          saving={saving.savingOf(item.id)}
          othersOf={(field) => takers(field).length - 1}
          isFirst={item.id === open[0]?.id}
          onChange={(name, value) => {
            saving.forgive(item.id, name);
            change(item.id, name, value);
          }}
          onApply={(field) => applyToAll(item.id, field, takers(field))}
          onSave={() => void saving.save([item])}
        />
      ))}
    </ul>
  );
}
