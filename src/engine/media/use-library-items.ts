import { useQueries } from '@tanstack/react-query';
import { type LibraryItem, useMediaLibrary } from './library-context.ts';

/** How long an item's name counts as known, in milliseconds. */
const FRESH = 60_000;
const MEDIA_STRING = /^(?:image|video)\|/;

/** Whether a text names an item of the library: an address of elsewhere does not. */
const isMediaString = (text: string): boolean => MEDIA_STRING.test(text);

/**
 * The items that mediaStrings name, in their order: null for one that is not in the library, undefined while it is not
 * known.
 */
export function useLibraryItems(mediaStrings: readonly string[]): readonly (LibraryItem | null | undefined)[] {
  const desk = useMediaLibrary();
  return useQueries({
    queries: desk
      ? mediaStrings.map((mediaString) => ({
          ...desk.read(mediaString),
          enabled: isMediaString(mediaString),
          staleTime: FRESH,
        }))
      : [],
    combine: (results) => results.map(({ data }) => data && (data.items[0] ?? null)),
  });
}
