import { createContext, useContext } from 'react';

/** What became of a picture that was to be stored: the key of its upload, or why there is none, as a sentence. */
export type StoredPicture = { key: string; why?: undefined } | { key?: undefined; why: string };

/** Brings a picture to the service and gives the key of its upload, by which a save can name it. Never rejects. */
export type StorePicture = (picture: File) => Promise<StoredPicture>;

const Context = createContext<StorePicture | undefined>(undefined);

/** Provides what stores a picture to the widgets of a page. */
export const PictureStoreProvider = Context.Provider;

/** What stores a picture here; undefined on a page without it. */
export function usePictureStore(): StorePicture | undefined {
  return useContext(Context);
}
