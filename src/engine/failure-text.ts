import type { TFunction } from 'i18next';
import { ApiError } from '../contract/api-error.ts';

/** What a failed call tells the user: what it means and what to do. */
export function failureText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('messages.somethingWentWrongTryLater');
  if (error.kind === 'timeout') return t('engine.failure.timeout');
  if (error.kind === 'network') return t('engine.failure.network');
  const known: Readonly<Record<number, string>> = {
    400: 'engine.failure.invalid',
    401: 'engine.failure.signedOut',
    403: 'engine.failure.forbidden',
    404: 'engine.failure.gone',
    409: 'engine.failure.conflict',
    412: 'engine.failure.stale',
    413: 'engine.failure.tooLarge',
    422: 'engine.failure.invalid',
    429: 'engine.failure.tooMany',
  };
  const key = known[error.status];
  return key ? t(key) : t('messages.somethingWentWrongTryLater');
}
