import { Image, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of {@link Picture}. */
export interface PictureProps {
  /** Its address in the smallest size that will do; undefined or empty where there is no picture. */
  src: string | undefined;
  /** The same picture in several widths, and the width of the box that it is shown in. */
  srcset?: string | undefined;
  sizes?: string | undefined;
  /** What it shows; empty where the words beside it say so already. */
  alt: string;
  /** The box: 16:9, 1:1, 4:5, 9:16, or as large as what it stands in. It is there before the picture and stays when none comes. */
  shape?: 'wide' | 'square' | 'portrait' | 'tall' | 'fill' | undefined;
  /** `cover` cuts off what stands over the box, `contain` shows all of it. */
  fit?: 'cover' | 'contain' | undefined;
  /** `eager` for what is in sight at once; otherwise it is fetched when it comes near. */
  loading?: 'eager' | 'lazy' | undefined;
  /** Words beneath the sign of a picture that cannot be shown, where the box has room for them. */
  isTold?: boolean | undefined;
}

/** A picture in a box of fixed shape: nothing moves when it comes. One that cannot be shown, or that is not there, says so. */
export function Picture(props: PictureProps) {
  const { src, srcset, sizes, alt, shape = 'wide', fit = 'cover', loading = 'lazy', isTold = false } = props;
  const [broken, setBroken] = useState<string>();
  const isBroken = Boolean(src) && broken === src;
  return (
    <span className={classNames(styles.box, styles[shape])}>
      {src && !isBroken ? (
        <img
          className={classNames(styles.picture, styles[fit])}
          src={src}
          srcSet={srcset || undefined}
          sizes={srcset ? sizes : undefined}
          alt={alt}
          loading={loading}
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : (
        <NoPicture alt={alt} isBroken={isBroken} isTold={isTold} />
      )}
    </span>
  );
}

interface NoPictureProps {
  alt: string;
  isBroken: boolean;
  isTold: boolean;
}

function NoPicture({ alt, isBroken, isTold }: NoPictureProps) {
  const { t } = useTranslation();
  const words = t(isBroken ? 'ui.picture.broken' : 'ui.picture.none');
  const told = alt ? `${alt}: ${words}` : words;
  return (
    <span className={styles.none}>
      {isBroken ? <ImageOff aria-hidden="true" /> : <Image aria-hidden="true" />}
      {isTold ? <span className={styles.words}>{told}</span> : alt ? <VisuallyHidden>{told}</VisuallyHidden> : null}
    </span>
  );
}
