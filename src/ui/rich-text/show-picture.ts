import type { PageHost, PictureSource } from './page-host.ts';

/** Shows a picture in an element as soon as it is known where it comes from. */
export function showPicture(image: HTMLImageElement, host: PageHost, media: string, sizes = ''): void {
  const show = ({ src, srcset }: PictureSource): void => {
    if (src) image.src = src;
    if (!sizes || !srcset) return;
    image.sizes = sizes;
    image.srcset = srcset;
  };
  const source = host.pictureOf(media);
  if ('then' in source) void source.then(show);
  else show(source);
}
