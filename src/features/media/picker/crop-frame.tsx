import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { pictureAddress, srcsetOf } from '../../../engine/media/media-string.ts';
import { useShownPicture } from '../../../engine/media/use-shown-picture.ts';
import styles from './crop-frame.module.css';
import { type Frame, heightOf, largest, type PictureSize, resized, SMALLEST } from './crop-geometry.ts';
import { useFrameDrag } from './use-frame-drag.ts';

/** Props of {@link CropFrame}. */
export interface CropFrameProps {
  media: Media;
  size: PictureSize;
  frame: Frame;
  onChange(frame: Frame): void;
}

/** A frame of 16:9 over a picture: moved by pointer, finger and arrow keys; its size is set by a slider, or by plus and minus. */
export function CropFrame({ media, size, frame, onChange }: CropFrameProps) {
  const { t } = useTranslation();
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  usePlace(stage, frame, size);
  const picture = useShownPicture(media.mediaString);
  const handlers = useFrameDrag({ stage, size, frame, onChange });
  return (
    <div className={styles.crop}>
      <div ref={stage} className={styles.stage}>
        <img
          className={styles.image}
          src={pictureAddress(picture, { width: 1280 })}
          srcSet={srcsetOf(picture)}
          sizes="(max-width: 640px) 100vw, 840px"
          alt={media.name}
          draggable={false}
        />
        <div
          className={styles.frame}
          role="slider"
          tabIndex={0}
          aria-label={t('mediaPicker.crop.frame')}
          aria-describedby={help}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(frame.left)}
          aria-valuetext={t('mediaPicker.crop.at', { left: percent(frame.left), top: percent(frame.top) })}
          {...handlers}
        />
      </div>
      <p id={help} className={styles.help}>
        {t('mediaPicker.crop.help')}
      </p>
      <SizeSlider size={size} frame={frame} onChange={onChange} />
    </div>
  );
}

const percent = (share: number): number => Math.round(share * 100);

/** Draws the frame where it is, without styles that stand in an element. */
function usePlace(stage: RefObject<HTMLDivElement | null>, frame: Frame, size: PictureSize): void {
  useLayoutEffect(() => {
    const { style } = stage.current ?? {};
    style?.setProperty('--ratio', String(size.width / size.height));
    style?.setProperty('--left', `${frame.left * 100}%`);
    style?.setProperty('--top', `${frame.top * 100}%`);
    style?.setProperty('--width', `${frame.width * 100}%`);
    style?.setProperty('--height', `${heightOf(frame, size) * 100}%`);
  }, [stage, frame, size]);
}

/** How large the frame is, of the largest that the picture holds. */
function SizeSlider({ size, frame, onChange }: Omit<CropFrameProps, 'media'>) {
  const { t } = useTranslation();
  const most = largest(size);
  return (
    <label className={styles.size}>
      {t('mediaPicker.crop.size')}
      <input
        type="range"
        min={SMALLEST * 100}
        max={100}
        step={1}
        value={Math.round((frame.width / most) * 100)}
        onChange={({ target }) => onChange(resized(frame, (Number(target.value) / 100) * most, size))}
      />
    </label>
  );
}
