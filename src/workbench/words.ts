import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLook } from './look.ts';

/** The studio's own words, in its language: the frames and the gallery beside it may speak another. */
export function useWords(): TFunction {
  const { studio } = useLook();
  return useTranslation(undefined, { lng: studio }).t;
}
