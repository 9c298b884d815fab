import { createElement } from 'react';
import {
  getListMediaQueryKey,
  getRenderMediaQueryKey,
  listMedia,
  renderMedia,
} from '../../../generated/api/media/media.ts';
import { beginUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { optionalPart } from '../../engine/loading/optional-part.tsx';
import type { MediaLibrary, MediaPickerProps } from '../../engine/media/library-context.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { places } from './places.ts';
import { siteCrops } from './site-crops.ts';

const store: MediaLibrary['store'] = async (picture, storing) => {
  const [{ storeInLibrary }] = await Promise.all([
    import('./upload/store-in-library.ts'),
    openAreaTexts('media-upload'),
  ]);
  return storeInLibrary(picture, storing);
};

/** The library for forms; its code and its words come when it is first opened. */
export const mediaLibrary: MediaLibrary = {
  Picker: optionalPart(
    async () => {
      const [{ MediaPicker }] = await Promise.all([
        import('./picker/media-picker.tsx'),
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
  render: (mediaString) => ({
    queryKey: getRenderMediaQueryKey({ mediaString }),
    queryFn: ({ signal }) => renderMedia({ mediaString }, { signal }),
  }),
  // Whose sign-in ends signs in over the page: the text that it goes into has nothing of it yet.
  store: (picture, storing) => store(picture, storing).finally(beginUnsavedWork()),
  crops: siteCrops,
  path: ({ type, id }) => places.edit(type, id),
};
