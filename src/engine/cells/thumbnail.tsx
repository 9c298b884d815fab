import { Image } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { pictureAddress, srcsetOf } from '../media/media-string.ts';
import { useShownPicture } from '../media/use-shown-picture.ts';
import styles from './cells.module.css';

/**
 * Side of a thumbnail, pixels of the page, in a row and in a head.
 */
const SIDES = { small: 32, large: 72 } as const;

/** The width of a picture that is shown whole, in a row and in a head. */
const WIDE = { small: 88, large: 132 } as const;

interface ThumbnailProps {
  address: string;
  name: string;
  /** Shown whole, as a logo has to be, and not cut to a square. */
  isWhole?: boolean | undefined;
  /** Small in a row, large in the head of a page. */
  size?: keyof typeof SIDES | undefined;
}

/**
 * A small picture of always the same size, fetched in that size. `address` may be a mediaString. Where there is none,
 * or it cannot be shown, stand the initials of what it belongs to.
 */
export function Thumbnail({ address: given, name, isWhole = false, size = 'small' }: ThumbnailProps) {
  const picture = useShownPicture(given);
  const [broken, setBroken] = useState<string>();
  const whole = isWhole ? pictureAddress(picture, { width: 2 * WIDE[size] }) : '';
  if (whole !== '' && whole !== broken) {
    return (
      <img
        className={classNames(styles.whole, size === 'large' && styles.wholeLarge)}
        src={whole}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(whole)}
      />
    );
  }
  const side = SIDES[size];
  const address = pictureAddress(picture, { width: side, height: side });
  // For screens of one, two and three times as many pixels.
  const srcset = srcsetOf(picture, { widths: [side, 2 * side, 3 * side], ratio: 1 });
  if (address !== '' && address !== broken) {
    return (
      <img
        className={classNames(styles.thumbnail, styles[size])}
        src={address}
        srcSet={srcset || undefined}
        sizes={srcset ? `${side}px` : undefined}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(address)}
      />
    );
  }
  if (name) return <Avatar name={name} shape="crest" size={size === 'large' ? 'xl' : 'md'} />;
  return (
    <span className={classNames(styles.thumbnail, styles[size])} aria-hidden="true">
      <Image />
    </span>
  );
}
