import { type ComponentType, createContext, useContext } from 'react';
import type { Read } from '../../contract/source.ts';
import type { Text } from '../../contract/text.ts';
import type { UploadAddress } from '../../contract/upload-address.ts';

/** What the library holds. */
export type MediaKind = 'image' | 'video';

/** An item of the library, as far as a form needs to know it. */
export interface LibraryItem {
  type: MediaKind;
  id: string;
  mediaString: string;
  name: string;
}

/**
 * What a field takes: these kinds, and with `ratio` only what has this shape. With `category` the library opens on what
 * has this category, and what is uploaded there gets it.
 */
export interface MediaRules {
  kinds: readonly MediaKind[];
  ratio?: '16:9' | undefined;
  category?: number | undefined;
}

/** Props of the dialog in which something of the library is chosen. */
export interface MediaPickerProps {
  /** What it is chosen for. */
  title: string;
  rules: MediaRules;
  /** The mediaStrings that are chosen already: none is chosen twice (specification §5). */
  taken: readonly string[];
  /** Whether several can be chosen at once. */
  isSeveral: boolean;
  /** Gives an address for a new picture; the library's own unless told. */
  upload?: UploadAddress | undefined;
  /** Is told what was chosen, in the order of choice; at least one. The dialog closes by itself. */
  onChoose(items: readonly LibraryItem[]): void;
  onClose(): void;
}

/** A shape that the site cuts its pictures to. */
export interface SiteCrop {
  name: Text;
  /** Width by height, as `21:9`. */
  ratio: string;
}

/** How a picture on its way into the library is followed and given up. */
export interface Storing {
  /** Is told the share of the file that has been sent, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** What became of a picture that was to be stored: an item of the library, or why it is none, in a sentence. */
export type StoredPicture = { item: LibraryItem } | { why: string };

/**
 * What a form needs of the library: the dialog, the item and the picture of a mediaString, the page of an item, and the
 * shapes that pictures are cut to.
 */
export interface MediaLibrary {
  Picker: ComponentType<MediaPickerProps>;
  /** The item that a mediaString names, as a page of one; empty where the library has none. */
  read(mediaString: string): Read<{ items: readonly LibraryItem[] }>;
  /** The address of the picture of a mediaString; null where there is none. */
  render(mediaString: string): Read<{ url: string | null }>;
  /** The site's own crops, in their order. */
  crops(): Read<{ crops: readonly SiteCrop[] }>;
  /** Brings a picture that was dropped or pasted into the library; left out where it takes none. */
  store?(picture: File, storing: Storing): Promise<StoredPicture>;
  /** The address of an item's own page. */
  path(item: LibraryItem): string;
}

const Context = createContext<MediaLibrary | undefined>(undefined);

/** Provides the library to forms; the application does, since the engine knows no entity and imports no feature. */
export const MediaLibraryProvider = Context.Provider;

/** The library; undefined where there is none, as in the workbench of forms. */
export function useMediaLibrary(): MediaLibrary | undefined {
  return useContext(Context);
}
