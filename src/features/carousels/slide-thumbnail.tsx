import { pictureAddress } from '../../engine/media/media-string.ts';
import styles from './slide-strip.module.css';

/** The picture of a slide in its strip; an empty box where it has none. `media` is a mediaString. */
export function SlideThumbnail({ media }: { media: string }) {
  const address = media === '' ? '' : pictureAddress(media, { width: 128, height: 72 });
  if (address === '') return <span className={styles.thumbnail} aria-hidden="true" />;
  return <img className={styles.thumbnail} src={address} alt="" width={64} height={36} loading="lazy" />;
}
