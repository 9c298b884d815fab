import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Crop } from '../../ui/focal-point/focal-previews.tsx';
import { useText } from '../text/use-text.ts';
import { useMediaLibrary } from './library-context.ts';

/** How long the crops count as known, in milliseconds. */
const FRESH = 60_000;

/**
 * The site's own crops, called in the user's language; none until they are read, and where there is no library. They
 * are a help: a failure leaves them out.
 */
export function useSiteCrops(): readonly Crop[] {
  const desk = useMediaLibrary();
  const text = useText();
  const crops = useQueries({
    queries: (desk ? [desk.crops()] : []).map((read) => ({ ...read, staleTime: FRESH })),
    combine: ([first]) => first?.data?.crops,
  });
  return useMemo(() => (crops ?? []).map(({ name, ratio }) => ({ name: text(name), ratio })), [crops, text]);
}
