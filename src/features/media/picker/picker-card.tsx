import { Check, Film } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { useRovingRows } from '../../../ui/use-roving-rows.ts';
import { durationText, resolutionText } from '../library/media-facts.ts';
import { thumbnailOf } from '../library/thumbnail-of.ts';
import styles from './picker-grid.module.css';
import { MISFIT_WORDS, type Misfit } from './rules.ts';

/** Width of a card's picture, for the browser to choose a file by. */
const SIZES = '(max-width: 640px) 46vw, 180px';

/** Props of {@link PickerCard}. */
export interface PickerCardProps {
  media: Media;
  index: number;
  roving: ReturnType<typeof useRovingRows>;
  isChosen: boolean;
  /** Why it cannot be chosen. */
  misfit: Misfit | undefined;
  isFirst: boolean;
  onPress(media: Media): void;
  /** It was pressed twice: it is what one wants. */
  onTake(media: Media): void;
}

/** One item: pressed to choose it. One that does not fit says why, and can still be pressed: it may be mended. */
export function PickerCard({ media, index, roving, isChosen, misfit, isFirst, onPress, onTake }: PickerCardProps) {
  const { t } = useTranslation();
  const { name, type, duration } = media;
  const facts = type === 'video' && duration !== null ? durationText(duration) : resolutionText(media);
  return (
    <li className={styles.card} data-row="" data-chosen={isChosen || undefined} data-misfit={misfit}>
      <button
        type="button"
        className={styles.press}
        aria-pressed={isChosen}
        title={name}
        onClick={() => onPress(media)}
        onDoubleClick={() => onTake(media)}
        {...roving.control(index, 'link')}
      >
        <span className={styles.picture}>
          <Picture {...thumbnailOf(media)} sizes={SIZES} alt="" loading={isFirst ? 'eager' : 'lazy'} />
          {isChosen ? (
            <span className={styles.sign}>
              <Check aria-hidden="true" />
            </span>
          ) : null}
          {type === 'video' ? <Film className={styles.film} aria-hidden="true" /> : null}
        </span>
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.facts}>{misfit === undefined ? facts : t(MISFIT_WORDS[misfit])}</span>
        </span>
      </button>
    </li>
  );
}
