import type { TFunction } from 'i18next';
import { isRefusal } from '../../contract/api-error.ts';
import { failureText } from '../text/failure-text.ts';

/** Why two were not merged, or a merge was not undone, where the service names a reason that has its words; else what the failure means. */
export function refusalOfMerge(t: TFunction, error: unknown): string {
  const code = isRefusal(error) ? error.fields[0]?.code : undefined;
  return t(`duplicates.refused.${code}`, failureText(t, error));
}
