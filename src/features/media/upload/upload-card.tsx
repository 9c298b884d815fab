import { ChevronDown, ChevronUp, SquarePen } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../../contract/entity.ts';
import { isEqual, type Values } from '../../../engine/values/values.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { bytesText } from './amounts.ts';
import { DetailFields } from './detail-fields.tsx';
import type { MediaKind } from './file-signature.ts';
import { ItemActions } from './item-actions.tsx';
import { canTakeOver, type ItemFaults } from './item-faults.ts';
import { ItemProblem } from './item-problem.tsx';
import { ItemProgress } from './item-progress.tsx';
import { ItemStates } from './item-states.tsx';
import type { UploadPlaces } from './places.ts';
import { Preview } from './preview.tsx';
import { holdsFor } from './shared-details.ts';
import styles from './upload-card.module.css';
import { cardId, type UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import { counts } from './upload-state.ts';
import type { MediaEntities } from './use-media-entities.ts';
import type { ItemSaving } from './use-saving.ts';

/** Props of {@link UploadCard}. */
export interface UploadCardProps {
  item: UploadItem;
  queue: UploadQueue;
  places: UploadPlaces;
  entities: MediaEntities | undefined;
  /** What was typed about it, and what is said of all files of its kind. */
  own: Values;
  shared: Values;
  saving: ItemSaving;
  /** Whether any file is being saved. */
  isBusy: boolean;
  /** How many of all files are images and videos that something can be typed about. */
  images: number;
  videos: number;
  /** Whether it is the only one, whose fields are all shown from the beginning. */
  isAlone: boolean;
  work: CardWork;
}

/** What the cards do, each for its item. */
export interface CardWork {
  change(item: UploadItem, name: string, value: unknown): void;
  /** Puts what the field of an item says into all that can take it over. */
  apply(id: string, field: FieldDefinition): void;
  save(item: UploadItem): void;
  remove(item: UploadItem): void;
}

/** One file of an upload: its picture, how far it is, and what is typed about it. Drawn anew only where something of its own has changed. */
export const UploadCard = memo(function UploadCard(props: UploadCardProps) {
  const { item, queue, places, saving, work } = props;
  const { t } = useTranslation();
  const { id, genericName, state } = item;
  // The fields take long to draw, and come by and by: the file goes off meanwhile.
  const kind = useDeferredValue(item.kind);
  const isTyped = counts(state) && state.step !== 'twin' && kind !== undefined;
  return (
    <li id={cardId(id)} className={styles.card} data-step={state.step} tabIndex={-1} aria-label={genericName}>
      <Preview kind={kind} picture={item.checked?.preview} thumb={item.thumb} />
      <div className={styles.body}>
        <header className={styles.head}>
          <div className={styles.words}>
            <h2 className={styles.name}>{state.step === 'saved' ? state.media.name : genericName}</h2>
            <p className={styles.facts}>
              <Facts item={item} />
            </p>
          </div>
          <div className={styles.actions}>
            {state.step === 'saved' ? (
              <ButtonLink size="md" href={places.edit(state.media.type, state.media.id)} icon={<SquarePen />}>
                {t(state.media.type === 'image' ? 'mediaUpload.saved.editImage' : 'mediaUpload.saved.editVideo')}
              </ButtonLink>
            ) : null}
            <ItemActions item={item} queue={queue} isSaving={saving.isSaving} onRemove={() => work.remove(item)} />
          </div>
        </header>
        <ItemProgress item={item} queue={queue} />
        <ItemProblem item={item} queue={queue} places={places} />
        {state.step === 'saved' ? (
          <div>
            <Badge tone="success">{t('mediaUpload.saved.label')}</Badge>
          </div>
        ) : null}
        {saving.problem !== undefined && isTyped ? (
          <Banner status="error" title={saving.failed}>
            {saving.problem}
          </Banner>
        ) : null}
        {isTyped ? <Typed {...props} kind={kind} faults={saving.faults} /> : null}
      </div>
    </li>
  );
});

/** Size, pixels and duration, as far as they are known. */
function Facts({ item: { checked, size, state } }: { item: UploadItem }) {
  const { t, i18n } = useTranslation();
  const known = checked ?? (state.step === 'uploaded' ? state.uploaded : undefined);
  const seconds = known?.duration ?? undefined;
  return [
    bytesText(size, i18n.language),
    ...(known ? [t('mediaUpload.pixels', { width: known.width, height: known.height })] : []),
    ...(seconds === undefined ? [] : [t('mediaUpload.duration', { seconds: Math.max(1, Math.round(seconds)) })]),
  ].join(' · ');
}

const NAME_ALONE = ['name'];

/** How far it is, its fields, and its own save. */
function Typed(props: UploadCardProps & { kind: MediaKind; faults: ItemFaults }) {
  const { item, entities, own, shared, kind, faults, saving, isBusy, images, videos, isAlone, work } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isAlone);
  const values = holdsFor(item, own, shared);
  const wrong = Object.keys(faults).some((name) => name !== 'name');
  const isShort = !isOpen && !wrong;
  const busy = isBusy && !saving.isSaving ? t('mediaUpload.save.busy') : undefined;
  const othersOf = (field: FieldDefinition): number => {
    if (isEqual(values[field.field], shared[field.field])) return 0;
    const taking = (of: MediaKind, count: number): number => (entities && canTakeOver(entities, field, of) ? count : 0);
    return taking('image', images) + taking('video', videos) - 1;
  };
  return (
    <>
      <ItemStates item={item} entities={entities} values={values} />
      {entities ? (
        <DetailFields
          // What undoing focuses is found by it.
          idPrefix={`field.${item.id}`}
          entity={entities[kind]}
          kind={kind}
          genericName={item.genericName}
          values={values}
          faults={faults}
          only={isShort ? NAME_ALONE : undefined}
          othersOf={othersOf}
          onChange={(name, value) => work.change(item, name, value)}
          onApply={(field) => work.apply(item.id, field)}
        />
      ) : (
        <Skeleton shape="control" />
      )}
      <div className={styles.foot}>
        <Button
          size="md"
          type="regular-no-border"
          icon={isShort ? <ChevronDown /> : <ChevronUp />}
          label={t(isShort ? 'mediaUpload.details.showOf' : 'mediaUpload.details.hideOf', { name: item.genericName })}
          onPress={() => setOpen(isShort)}
        >
          {t(isShort ? 'mediaUpload.details.show' : 'mediaUpload.details.hide')}
        </Button>
        <Button
          size="md"
          isPending={saving.isSaving}
          label={t('mediaUpload.save.oneOf', { name: item.genericName })}
          why={item.state.step === 'uploaded' ? busy : t('messages.waitForMedia')}
          onPress={() => work.save(item)}
        >
          {t('mediaUpload.save.one')}
        </Button>
      </div>
    </>
  );
}
