import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Values } from '../../../engine/values/values.ts';
import { isFaultless } from './item-faults.ts';
import { mediaStates } from './media-states.ts';
import styles from './upload-card.module.css';
import type { UploadItem } from './upload-item.ts';
import type { MediaEntities } from './use-media-entities.ts';

/** Props of {@link ItemStates}. */
export interface ItemStatesProps {
  item: UploadItem;
  /** By which what is typed is checked; undefined until they are there. */
  entities: MediaEntities | undefined;
  values: Values;
}

/** How far an item is (specification §4), each state by its own words. */
export function ItemStates({ item, entities, values }: ItemStatesProps) {
  const { t } = useTranslation();
  const { isUploaded, isPartiallyFilled, isComplete } = mediaStates(values, item.state.step === 'uploaded');
  // What a save would refuse is not told to be complete, whatever is wrong with it.
  const isWrong = isComplete && entities && item.kind && !isFaultless(entities, item.kind, values);
  const filled = isWrong ? 'mediaUpload.states.wrong' : 'mediaUpload.states.complete';
  const states = [
    { is: isUploaded, words: t(isUploaded ? 'mediaUpload.states.uploaded' : 'mediaUpload.states.notUploaded') },
    ...(item.kind === 'image'
      ? [
          {
            is: isPartiallyFilled,
            words: t(isPartiallyFilled ? 'mediaUpload.states.partly' : 'mediaUpload.states.empty'),
          },
        ]
      : []),
    { is: isComplete && !isWrong, words: t(isComplete ? filled : 'mediaUpload.states.noName') },
  ];
  return (
    <ul className={styles.states} aria-label={t('mediaUpload.states.label')}>
      {states.map(({ is, words }) => (
        <li key={words} data-is={is || undefined}>
          {is ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
          {words}
        </li>
      ))}
    </ul>
  );
}
