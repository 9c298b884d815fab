import { Crop, Focus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { StatusIcon } from '../../../ui/status-icon.tsx';
import { resolutionText } from '../library/media-facts.ts';
import { thumbnailOf } from '../library/thumbnail-of.ts';
import styles from './picker.module.css';
import { MISFIT_WORDS, type Misfit } from './rules.ts';

/** Props of {@link ChosenBar}. */
export interface ChosenBarProps {
  media: Media;
  misfit: Misfit | undefined;
  onCrop(): void;
  onFocal(): void;
}

/** What was pressed last: what it is, why it does not fit, and what can be done about it right here. */
export function ChosenBar({ media, misfit, onCrop, onFocal }: ChosenBarProps) {
  const { t } = useTranslation();
  const isPicture = media.type === 'image' && media.status === 'ready';
  return (
    <div className={styles.chosen}>
      <span className={styles.thumb}>
        <Picture key={media.id} {...thumbnailOf(media)} sizes="96px" alt="" />
      </span>
      <div className={styles.about} role="status">
        <bdi className={styles.name} title={media.name}>
          {media.name}
        </bdi>
        {misfit === undefined ? (
          <span className={styles.facts}>{resolutionText(media)}</span>
        ) : (
          <span className={styles.misfit}>
            <StatusIcon status="warning" /> {t(MISFIT_WORDS[misfit])}
          </span>
        )}
      </div>
      <div className={styles.mend}>
        {misfit === 'ratio' && isPicture ? (
          <Button size="md" type="regular-secondary" icon={<Crop />} onPress={onCrop}>
            {t('mediaPicker.crop.offer')}
          </Button>
        ) : null}
        {isPicture ? (
          <Button size="md" type="regular-no-border" icon={<Focus />} id="picker-focal" onPress={onFocal}>
            {t('mediaPicker.focal.offer')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
