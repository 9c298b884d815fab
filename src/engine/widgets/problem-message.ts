import type { TFunction } from 'i18next';
import type { Problem } from './days.ts';

/** What a widget's own rule says about a value. */
export function problemMessage(t: TFunction, { key, values }: Problem, label: string): string {
  return t(key, { label, ...values });
}
