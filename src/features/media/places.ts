import { paths } from '../../engine/routing/paths.ts';

/** Where the pages of the media library lead to. */
export const places = {
  library: paths.media.root(),
  upload: paths.media.upload(),
  list: (type: 'image' | 'video'): string => paths.media.list({ type }),
  edit: (type: 'image' | 'video', id: string): string => paths.media.edit({ type, id }),
};
