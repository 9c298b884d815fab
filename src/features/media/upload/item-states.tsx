import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Values } from '../../../engine/values.ts';
import { mediaStates } from './media-states.ts';
import styles from './upload-card.module.css';
import type { UploadItem } from './upload-item.ts';

/** How far an item is (specification §4), each state by its own words. */
export function ItemStates({ item, values }: { item: UploadItem; values: Values }) {
  const { t } = useTranslation();
  const { isUploaded, isPartiallyFilled, isComplete } = mediaStates(values, item.state.step === 'uploaded');
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
    { is: isComplete, words: t(isComplete ? 'mediaUpload.states.complete' : 'mediaUpload.states.noName') },
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
