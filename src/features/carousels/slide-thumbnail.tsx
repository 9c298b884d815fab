import { useState } from 'react';
import { pictureAddress } from '../../engine/media/media-string.ts';
import { useShownPicture } from '../../engine/media/use-shown-picture.ts';
import { NoteIcon } from '../../site/slides/note-icon.tsx';
import styles from './slide-thumbnail.module.css';

/** Props of {@link SlideThumbnail}. */
export interface SlideThumbnailProps {
  /** A mediaString; empty for a slide without a picture. */
  media: string;
  /** What stands in place of a picture; empty for nothing. */
  icon?: string | undefined;
  /** `row`: as low as a line of text. */
  size?: 'row' | undefined;
}

/** The picture of a slide, small, or the icon that stands for it; an empty box where it has neither, or the picture does not load. */
export function SlideThumbnail({ media, icon, size }: SlideThumbnailProps) {
  const address = pictureAddress(useShownPicture(media), { width: 128, height: 72 });
  const [broken, setBroken] = useState('');
  if (address === broken)
    return (
      <span className={styles.thumbnail} data-size={size} aria-hidden="true">
        {icon ? <NoteIcon icon={icon} /> : null}
      </span>
    );
  return (
    <img
      className={styles.thumbnail}
      data-size={size}
      src={address}
      alt=""
      width={64}
      height={36}
      loading="lazy"
      onError={() => setBroken(address)}
    />
  );
}
