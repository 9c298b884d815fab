import { createElement } from 'react';
import { getListMediaQueryKey, listMedia } from '../../generated/api/media/media.ts';
import { optionalPart } from '../engine/loading/optional-part.tsx';
import type { MediaLibrary, MediaPickerProps } from '../engine/media/library-context.ts';
import { siteCrops } from '../features/media/site-crops.ts';
import { openAreaTexts } from './area-texts.ts';
import { paths } from './paths.ts';

/** Where the library leads to. */
const places = {
  list: (type: 'image' | 'video'): string => paths.media.list({ type }),
  edit: (type: 'image' | 'video', id: string): string => paths.media.edit({ type, id }),
};

/** The library for forms; its code and its words come when it is first opened. */
export const mediaDesk: MediaLibrary = {
  Picker: optionalPart(
    async () => {
      const [{ MediaPicker }] = await Promise.all([
        import('../features/media/picker/media-picker.tsx'),
        ...['media', 'media-upload', 'media-picker'].map(openAreaTexts),
      ]);
      return (props: MediaPickerProps) => createElement(MediaPicker, { ...props, places });
    },
    ({ onClose }) => onClose(),
  ),
  read: (mediaString) => {
    const named = { type: mediaString.startsWith('video|') ? 'video' : 'image', mediaString, pageSize: 1 } as const;
    return { queryKey: getListMediaQueryKey(named), queryFn: ({ signal }) => listMedia(named, { signal }) };
  },
  crops: siteCrops,
  path: ({ type, id }) => places.edit(type, id),
};
