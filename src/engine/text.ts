import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from '../contract/entity.ts';

/** Reads the texts of form definitions in the interface's language; English is the fallback (specification §9). */
export function useText(): (text: Text) => string {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useCallback((text: Text) => (language === 'sv' ? text.sv : text.en), [language]);
}

/** A label within a sentence: its first letter small, unless it begins with an abbreviation. */
export const withinSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
