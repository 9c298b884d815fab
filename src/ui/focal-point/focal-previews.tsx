import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FocalPainter } from './focal-painter.ts';
import styles from './focal-point.module.css';

/** A shape that a picture is cut to. */
export interface Crop {
  /** What it is for; left out of the usual ones, which are called by their ratio. */
  name?: string;
  /** Width by height, as `16:9`. */
  ratio: string;
}

const USUAL: readonly Crop[] = [{ ratio: '16:9' }, { ratio: '1:1' }, { ratio: '4:5' }, { ratio: '9:16' }];

/** Props of {@link FocalPreviews}. */
export interface FocalPreviewsProps {
  src: string | undefined;
  painter: FocalPainter;
  /** Shapes beside the usual ones. */
  crops: readonly Crop[];
}

/** What crops of usual shapes, and those of the site, keep of a picture. All show the file that is decoded already, moved by the painter. */
export function FocalPreviews({ crops, ...shown }: FocalPreviewsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Row {...shown} label={t('ui.focalPoint.previews')} crops={USUAL} />
      {crops.length > 0 ? (
        <div className={styles.own}>
          <span className={styles.said} aria-hidden="true">
            {t('ui.focalPoint.siteCrops')}
          </span>
          <Row {...shown} label={t('ui.focalPoint.siteCrops')} crops={crops} />
        </div>
      ) : null}
    </>
  );
}

interface RowProps extends FocalPreviewsProps {
  label: string;
}

function Row({ src, painter, crops, label }: RowProps) {
  return (
    <ul className={styles.previews} aria-label={label}>
      {crops.map(({ name, ratio }) => (
        <Preview key={`${name ?? ''} ${ratio}`} src={src} painter={painter} name={name} ratio={ratio} />
      ))}
    </ul>
  );
}

type PreviewProps = Omit<FocalPreviewsProps, 'crops'> & { name: string | undefined; ratio: string };

function Preview({ src, painter, name, ratio }: PreviewProps) {
  const share = shareOf(ratio);
  const shape = useCallback((item: HTMLLIElement | null) => item?.style.setProperty('--crop', String(share)), [share]);
  return (
    <li ref={shape} className={styles.preview} data-crop={ratio}>
      <span className={styles.crop}>{src ? <Cut src={src} ratio={share} painter={painter} /> : null}</span>
      {name === undefined ? null : <bdi className={styles.cropName}>{name}</bdi>}
      <span className={styles.name}>{ratio}</span>
    </li>
  );
}

/** Width by height as a number. */
function shareOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

interface CutProps {
  src: string;
  ratio: number;
  painter: FocalPainter;
}

function Cut({ src, ratio, painter }: CutProps) {
  const hold = useCallback((image: HTMLImageElement) => painter.hold(image, ratio), [painter, ratio]);
  return <img ref={hold} className={styles.cut} src={src} alt="" draggable={false} />;
}
