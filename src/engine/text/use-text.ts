import i18next from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';

const subscribe = (notify: () => void): (() => void) => {
  i18next.on('languageChanged', notify);
  return () => i18next.off('languageChanged', notify);
};
const readLanguage = (): string => i18next.language;

/** Reads the texts of form definitions in the interface's language; English is the fallback (specification §9). */
export function useText(): (text: Text) => string {
  const language = useSyncExternalStore(subscribe, readLanguage);
  return useCallback((text: Text) => (language === 'sv' ? text.sv : text.en), [language]);
}

/** A label within a sentence: its first letter small, unless it begins with an abbreviation. */
export const withinSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/**
 * Texts that count things of an entity in its own words: `{{count}}` in them is the number, `{{things}}` "player" or
 * "players", in the user's language. Both come with whatever other values a text has.
 */
export function useCounting({
  labels,
}: Pick<Entity, 'labels'>): (key: string, count: number, values?: object) => string {
  const { t } = useTranslation();
  const text = useText();
  return useCallback(
    (key: string, count: number, values: object = {}) =>
      t(key, { ...values, count, things: withinSentence(text(count === 1 ? labels.one : labels.many)) }),
    [t, text, labels],
  );
}
