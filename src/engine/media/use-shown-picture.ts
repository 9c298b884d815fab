import { useQueries } from '@tanstack/react-query';
import { useMediaLibrary } from './library-context.ts';
import { isOfOtherProvider } from './media-string.ts';

/**
 * A picture as `pictureAddress` and `srcsetOf` take it: what another provider stores as the address that the service
 * renders it at (specification §7, `GET render`), an empty text until that is known; anything else as it is.
 */
export function useShownPicture(picture: string): string {
  return useShownPictures([picture])[0] ?? '';
}

/** Several pictures, each as {@link useShownPicture} gives it. */
export function useShownPictures(pictures: readonly string[]): readonly string[] {
  const library = useMediaLibrary();
  const rendered = [...new Set(pictures.filter(isOfOtherProvider))];
  const reads = useQueries({
    queries: library ? rendered.map((one) => ({ ...library.render(one), staleTime: Number.POSITIVE_INFINITY })) : [],
  });
  const addresses = new Map(rendered.map((one, place) => [one, reads[place]?.data?.url ?? '']));
  return pictures.map((picture) => addresses.get(picture) ?? picture);
}
