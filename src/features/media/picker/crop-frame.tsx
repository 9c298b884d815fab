import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { pictureAddress, srcsetOf } from '../../../engine/pictures.ts';
import styles from './crop-frame.module.css';
import {
  type Frame,
  heightOf,
  inside,
  largest,
  type PictureSize,
  resized,
  SMALLEST,
  stepped,
} from './crop-geometry.ts';

/** Props of {@link CropFrame}. */
export interface CropFrameProps {
  media: Media;
  size: PictureSize;
  frame: Frame;
  onChange(frame: Frame): void;
}

interface Drag {
  pointer: number;
  from: Frame;
  x: number;
  y: number;
}

/** A frame of 16:9 over a picture: moved by pointer, finger and arrow keys; its size is set by a slider, or by plus and minus. */
export function CropFrame({ media, size, frame, onChange }: CropFrameProps) {
  const { t } = useTranslation();
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  useLayoutEffect(() => {
    const { style } = stage.current ?? {};
    style?.setProperty('--ratio', String(size.width / size.height));
    style?.setProperty('--left', `${frame.left * 100}%`);
    style?.setProperty('--top', `${frame.top * 100}%`);
    style?.setProperty('--width', `${frame.width * 100}%`);
    style?.setProperty('--height', `${heightOf(frame, size) * 100}%`);
  }, [frame, size]);
  const most = largest(size);
  const begin = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    drag.current = { pointer: event.pointerId, from: frame, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    event.preventDefault();
  };
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || drag.current?.pointer !== event.pointerId) return;
    const { from, x, y } = drag.current;
    const left = from.left + (event.clientX - x) / box.width;
    const top = from.top + (event.clientY - y) / box.height;
    onChange(inside({ ...from, left, top }, size));
  };
  const end = (): void => {
    drag.current = undefined;
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepped(frame, event.key, event.shiftKey, size);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  const said = t('mediaPicker.crop.at', { left: Math.round(frame.left * 100), top: Math.round(frame.top * 100) });
  return (
    <div className={styles.crop}>
      <div ref={stage} className={styles.stage}>
        <img
          className={styles.image}
          src={pictureAddress(media.mediaString, { width: 1280 })}
          srcSet={srcsetOf(media.mediaString)}
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
          aria-valuenow={Math.round(frame.left * 100)}
          aria-valuetext={said}
          onPointerDown={begin}
          onPointerMove={follow}
          onPointerUp={end}
          onLostPointerCapture={end}
          onKeyDown={press}
        />
      </div>
      <p id={help} className={styles.help}>
        {t('mediaPicker.crop.help')}
      </p>
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
    </div>
  );
}
