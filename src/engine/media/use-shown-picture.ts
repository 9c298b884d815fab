import { useQueries } from '@tanstack/react-query';
import { useMediaLibrary } from './library-context.ts';
import { isOfOtherProvider } from './media-string.ts';

/**
 * A picture as `pictureAddress` and `srcsetOf` take it: what another provider stores as the address that the service
 * renders it at (specification §7, `GET render`), an empty text until that is known; anything else as it is.
 */
export function useShownPicture(picture: string): string {
  const library = useMediaLibrary();
  const rendered = isOfOtherProvider(picture) ? [picture] : [];
  const [read] = useQueries({
    queries: library ? rendered.map((one) => ({ ...library.render(one), staleTime: Number.POSITIVE_INFINITY })) : [],
  });
  return rendered.length > 0 ? (read?.data?.url ?? '') : picture;
}
