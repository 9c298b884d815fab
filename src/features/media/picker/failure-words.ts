import type { TFunction } from 'i18next';
import { failureText } from '../../../engine/text/failure-text.ts';
import { faultText } from '../upload/item-problem.tsx';
import { UploadError } from '../upload/upload-file.ts';

/** Why a crop did not become an item of the library, in a sentence. */
export function failureWords(t: TFunction, error: unknown, language: string): string {
  if (!(error instanceof UploadError)) return failureText(t, error);
  const { end } = error;
  if (end === 'aborted') return failureText(t, error);
  if ('fault' in end) return `${t(`messages.${end.fault.message}`)} ${faultText(t, end.fault, language)}`;
  return t(typeof end.failure.status === 'number' ? 'mediaUpload.failed.answered' : 'mediaUpload.failed.unanswered');
}
