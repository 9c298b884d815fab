import type { ResolvedPicture } from '../../../generated/model/resolvedPicture.ts';
import { pictureAddress, pictureSet } from '../addresses.ts';

type SlidePictureProps = {
  picture: NonNullable<ResolvedPicture>;
  /** What phones show instead; without one the same picture, cut upright. */
  phonePicture: ResolvedPicture;
  /** How wide it stands on a large screen, as `sizes` of an image. */
  sizes: string;
  /** Whether it is seen at once, and so is not to wait. */
  isFirst?: boolean;
};

/** The picture of a slide: broad on large screens, upright on phones. */
export function SlidePicture({ picture, phonePicture, sizes, isFirst = false }: SlidePictureProps) {
  return (
    <picture className="s-slide-picture">
      <source
        media="(max-width: 699px)"
        srcSet={pictureSet(phonePicture ?? picture, '4:5', [480, 720, 1080])}
        sizes="100vw"
      />
      <img
        src={pictureAddress(picture, 1600, '16:9')}
        srcSet={pictureSet(picture, '16:9', [800, 1200, 1600, 2400])}
        sizes={sizes}
        alt={picture.alt}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
