import type { Media } from '../../../../generated/model/index.ts';
import { pictureAddress, srcsetOf } from '../../../engine/media/media-string.ts';

const RATIO = 16 / 9;
/** From this ratio on it is a banner or the logo of a word, and not a photo. */
const BANNER = 2;
/** Widths of the files for a box that is some 160 to 320 px wide, on any screen. */
const WIDTHS: readonly number[] = [160, 240, 320, 480, 640, 960];
/** For browsers that know no `srcset`. */
const PLAIN = 320;

/** What a {@link Picture} of an item is given. */
export interface MediaThumbnail {
  src: string;
  srcset: string;
  fit: 'cover' | 'contain';
}

/**
 * The picture that stands for an item in a box of 16:9: cropped around its focal point; portraits, crests, logos and whatever else is
 * not wide, or very wide, are shown whole: of them a crop would leave nothing to know them by. With the point in the address the browser keeps the picture for good.
 */
export function thumbnailOf({
  thumbnailUrl,
  thumbnailMediaObject,
  focalPoint,
  width,
  height,
  type,
}: Media): MediaThumbnail {
  const picture = thumbnailUrl ?? '';
  const isCropped =
    thumbnailMediaObject !== null ||
    type === 'video' ||
    width === null ||
    height === null ||
    (width > height && width < BANNER * height);
  const point = thumbnailMediaObject ? thumbnailMediaObject.focalPoint : focalPoint;
  if (!isCropped) {
    // As wide as leaves it no higher and no wider than the box.
    const narrow = WIDTHS.map((wide) => Math.round((wide / RATIO) * Math.min(RATIO, (width ?? 1) / (height ?? 1))));
    const sets = WIDTHS.map((wide, index) => `${pictureAddress(picture, { width: narrow[index] })} ${wide}w`);
    return { src: pictureAddress(picture, { width: PLAIN }), srcset: picture ? sets.join(', ') : '', fit: 'contain' };
  }
  return {
    src: pictureAddress(picture, { width: PLAIN, height: PLAIN / RATIO, focalPoint: point }),
    srcset: srcsetOf(picture, { ratio: RATIO, focalPoint: point, widths: WIDTHS }),
    fit: 'cover',
  };
}
