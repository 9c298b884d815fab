import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Existing } from '../../contract/api-error.ts';
import { textAt, textOf, type Values, valueAt } from '../values/values.ts';

/**
 * A name as text: a plain one, or of a list of names `{language, translation}` the one of a language, else the one for
 * display, else the first.
 */
export function nameIn(language: string, value: unknown): string {
  if (!Array.isArray(value)) return textOf(value);
  const names = value.filter((name): name is Values => typeof name === 'object' && name !== null);
  const named = [language, 'display'].map((wanted) => names.find((name) => name.language === wanted));
  return textOf((named.find((name) => name !== undefined) ?? names[0])?.translation);
}

/** What a thing that the service names in a refusal is called in a language. */
export function nameOfExisting(language: string, { titles, displayName }: Existing): string {
  return nameIn(language, titles) || displayName;
}

/** Reads names in the interface's language. */
export function useNames(): (value: unknown) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback((value: unknown) => nameIn(language, value), [language]);
}

/**
 * What a row is called: the name at a path of it; where nobody has named it, its `displayName`, which the service makes
 * up for it.
 */
export function nameOfRow(language: string, row: unknown, path: string): string {
  return nameIn(language, valueAt(row, path)) || textAt(row, 'displayName');
}

/** Reads what rows are called in the interface's language. */
export function useRowNames(): (row: unknown, path: string) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback((row: unknown, path: string) => nameOfRow(language, row, path), [language]);
}
