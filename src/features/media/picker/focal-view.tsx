import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import type { Entity } from '../../../contract/entity.ts';
import { useSingleMutation } from '../../../engine/calls/use-single-mutation.ts';
import { pictureAddress, srcsetOf } from '../../../engine/media/media-string.ts';
import { useShownPicture } from '../../../engine/media/use-shown-picture.ts';
import { useSiteCrops } from '../../../engine/media/use-site-crops.ts';
import { failedSave, failureText } from '../../../engine/text/failure-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FocalPointField } from '../../../ui/focal-point/focal-point.tsx';
import styles from './picker.module.css';
import { saveFocalPoint } from './picker-calls.ts';

/** Props of {@link FocalView}. */
export interface FocalViewProps {
  entity: Entity;
  media: Media;
  onSaved(media: Media): void;
  onBack(): void;
}

/** Sets the focal point of a picture without leaving the form that it is chosen for. */
export function FocalView({ entity, media, onSaved, onBack }: FocalViewProps) {
  const { t } = useTranslation();
  const { focalPoint, width, height, mediaString, name } = media;
  const [point, setPoint] = useState(focalPoint ? { x: focalPoint.fpx, y: focalPoint.fpy } : undefined);
  const picture = useShownPicture(mediaString);
  const crops = useSiteCrops();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => saveFocalPoint(entity, media, point ? { fpx: point.x, fpy: point.y } : null),
    onSuccess: onSaved,
  });
  return (
    <div className={styles.view}>
      {error ? (
        <Banner status="error" title={failedSave(t, error)}>
          {failureText(t, error)}
        </Banner>
      ) : null}
      <FocalPointField
        label={t('mediaPicker.focal.label')}
        src={pictureAddress(picture, { width: 960 })}
        srcset={srcsetOf(picture)}
        sizes="(max-width: 640px) 100vw, 640px"
        alt={name}
        ratio={width && height ? width / height : undefined}
        crops={crops}
        value={point}
        onChange={setPoint}
      />
      <div className={styles.end}>
        <Button onPress={onBack}>{t('mediaPicker.back')}</Button>
        <Button type="filled" isPending={isPending} onPress={() => mutate()}>
          {t('mediaPicker.focal.save')}
        </Button>
      </div>
    </div>
  );
}
