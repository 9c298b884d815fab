import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import type { FocalPainter } from './focal-painter.ts';
import styles from './focal-point.module.css';

const SHAPES = [
  { name: '16:9', ratio: 16 / 9, className: styles.wide },
  { name: '1:1', ratio: 1, className: styles.square },
  { name: '4:5', ratio: 4 / 5, className: styles.portrait },
  { name: '9:16', ratio: 9 / 16, className: styles.tall },
];

/** What crops of usual shapes keep of a picture. All show the file that is decoded already, moved by the painter. */
export function FocalPreviews({ src, painter }: { src: string | undefined; painter: FocalPainter }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.previews} aria-label={t('ui.focalPoint.previews')}>
      {SHAPES.map(({ name, ratio, className }) => (
        <li key={name} className={classNames(styles.preview, className)} data-crop={name}>
          <span className={styles.crop}>{src ? <Cut src={src} ratio={ratio} painter={painter} /> : null}</span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Cut({ src, ratio, painter }: { src: string; ratio: number; painter: FocalPainter }) {
  const hold = useCallback((image: HTMLImageElement) => painter.hold(image, ratio), [painter, ratio]);
  return <img ref={hold} className={styles.cut} src={src} alt="" draggable={false} />;
}
