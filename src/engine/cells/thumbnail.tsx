import { Image } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { pictureAddress, srcsetOf } from '../media/media-string.ts';
import styles from './cells.module.css';

/**
 * Side of a thumbnail, pixels of the page, and the widths of its file for screens of one, two and three times as many.
 */
const SIDE = 32;
const WIDTHS = [SIDE, 2 * SIDE, 3 * SIDE];

/** The width of a picture that is shown whole. */
const WIDE = 88;

interface ThumbnailProps {
  address: string;
  name: string;
  /** Shown whole, as a logo has to be, and not cut to a square. */
  isWhole?: boolean | undefined;
}

/**
 * A small picture of always the same size, fetched in that size. `address` may be a mediaString. Where there is none,
 * or it cannot be shown, stand the initials of what it belongs to.
 */
export function Thumbnail({ address: picture, name, isWhole = false }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  const whole = isWhole ? pictureAddress(picture, { width: 2 * WIDE }) : '';
  if (whole !== '' && whole !== broken) {
    return (
      <img
        className={styles.whole}
        src={whole}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(whole)}
      />
    );
  }
  const address = pictureAddress(picture, { width: SIDE, height: SIDE });
  const srcset = srcsetOf(picture, { widths: WIDTHS, ratio: 1 });
  if (address !== '' && address !== broken) {
    return (
      <img
        className={styles.thumbnail}
        src={address}
        srcSet={srcset || undefined}
        sizes={srcset ? `${SIDE}px` : undefined}
        alt=""
        width={SIDE}
        height={SIDE}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(address)}
      />
    );
  }
  if (name) return <Avatar name={name} shape="crest" />;
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      <Image />
    </span>
  );
}
