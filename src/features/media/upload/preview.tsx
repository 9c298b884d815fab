import { Film, Image as Picture } from 'lucide-react';
import { useCallback } from 'react';
import type { MediaKind } from './file-signature.ts';
import styles from './upload-card.module.css';

/** Props of {@link Preview}. */
export interface PreviewProps {
  kind: MediaKind | undefined;
  picture: Blob | undefined;
  /** A very small one, which is shown where there is no other. */
  thumb: string | undefined;
}

/** A small picture of a file; its sign where there is none. The address of the picture lives as long as it is shown. */
export function Preview({ kind, picture, thumb }: PreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !picture) return undefined;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  const Sign = kind === 'video' ? Film : Picture;
  return (
    <div className={styles.preview}>
      {picture ? <img ref={show} alt="" /> : null}
      {!picture && thumb ? <img src={thumb} alt="" /> : null}
      {picture || thumb ? null : <Sign className={styles.sign} aria-hidden="true" />}
      {(picture || thumb) && kind === 'video' ? <Film className={styles.kind} aria-hidden="true" /> : null}
    </div>
  );
}
