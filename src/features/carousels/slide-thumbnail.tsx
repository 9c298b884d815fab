import { pictureAddress } from '../../engine/media/media-string.ts';
import { useShownPicture } from '../../engine/media/use-shown-picture.ts';
import styles from './slide-thumbnail.module.css';

/** Props of {@link SlideThumbnail}. */
export interface SlideThumbnailProps {
  /** A mediaString; empty for a slide without a picture. */
  media: string;
  /** `row`: as low as a line of text. */
  size?: 'row' | undefined;
}

/** The picture of a slide, small; an empty box where it has none. */
export function SlideThumbnail({ media, size }: SlideThumbnailProps) {
  const address = pictureAddress(useShownPicture(media), { width: 128, height: 72 });
  if (address === '') return <span className={styles.thumbnail} data-size={size} aria-hidden="true" />;
  return (
    <img className={styles.thumbnail} data-size={size} src={address} alt="" width={64} height={36} loading="lazy" />
  );
}
