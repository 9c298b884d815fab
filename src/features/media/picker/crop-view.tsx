import { Crop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { useSingleMutation } from '../../../engine/calls/use-single-mutation.ts';
import { MIDDLE } from '../../../engine/media/media-string.ts';
import { useShownPicture } from '../../../engine/media/use-shown-picture.ts';
import { failedSave } from '../../../engine/text/failure-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CropFrame } from './crop-frame.tsx';
import { firstFrame } from './crop-geometry.ts';
import { cropPicture } from './crop-picture.ts';
import { failureWords } from './failure-words.ts';
import styles from './picker.module.css';
import { saveCrop } from './picker-calls.ts';

/** Props of {@link CropView}. */
export interface CropViewProps {
  media: Media;
  onCropped(media: Media): void;
  onBack(): void;
}

/** Cuts 16:9 out of a picture that is not: what comes of it is an item of its own, and the picture stays as it is. */
export function CropView({ media, onCropped, onBack }: CropViewProps) {
  const { t, i18n } = useTranslation();
  const size = { width: media.width ?? 16, height: media.height ?? 9 };
  const { fpx, fpy } = media.focalPoint ?? MIDDLE;
  const [frame, setFrame] = useState(() => firstFrame(size, { x: fpx, y: fpy }));
  const picture = useShownPicture(media.mediaString);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async () => saveCrop(media, await cropPicture(media, picture, frame)),
    onSuccess: (cropped) => onCropped(cropped),
  });
  return (
    <div className={styles.view}>
      <p className={styles.lead}>{t('mediaPicker.crop.lead')}</p>
      {error ? (
        <Banner status="error" title={failedSave(t, error)}>
          {failureWords(t, error, i18n.language)}
        </Banner>
      ) : null}
      <CropFrame media={media} size={size} frame={frame} onChange={setFrame} />
      <div className={styles.end}>
        <Button onPress={onBack}>{t('mediaPicker.back')}</Button>
        <Button
          type="filled"
          icon={<Crop />}
          isPending={isPending}
          why={picture === '' ? t('messages.waitForMedia') : undefined}
          onPress={() => mutate()}
        >
          {t('mediaPicker.crop.save')}
        </Button>
      </div>
    </div>
  );
}
