import type { TFunction } from 'i18next';
import { ApiError, type FieldFault, isRefusal } from '../../contract/api-error.ts';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'engine.failure.invalid',
  401: 'engine.failure.signedOut',
  403: 'engine.failure.forbidden',
  404: 'engine.failure.gone',
  409: 'engine.failure.conflict',
  412: 'engine.failure.stale',
  413: 'engine.failure.tooLarge',
  422: 'engine.failure.invalid',
  429: 'engine.failure.tooMany',
  507: 'engine.failure.full',
};

/** What a failed call tells the user: what it means and what to do. */
export function failureText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('messages.somethingWentWrongTryLater');
  if (error.kind === 'timeout') return t('engine.failure.timeout');
  if (error.kind === 'network') return t('engine.failure.network');
  if (error.kind === 'provider') return t('engine.failure.provider');
  if (error.status === 413) return tooLarge(t, error);
  if (error.status === 429 && error.retryAt !== undefined) {
    return t('engine.failure.tooManyUntil', { time: timeOf(error.retryAt) });
  }
  if (error.status === 503 && error.retryAt !== undefined) return t('engine.failure.starting');
  const key = SENTENCES[error.status];
  if (key) return t(key);
  const { requestId } = error;
  const words = t('messages.somethingWentWrongTryLater');
  return requestId === undefined ? words : `${words} ${t('engine.failure.support', { id: requestId })}`;
}

/** Whether nothing better can be said of a failure than that something went wrong. */
function isUnexplained(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.kind !== 'http') return false;
  return SENTENCES[error.status] === undefined && (error.status !== 503 || error.retryAt === undefined);
}

/**
 * What a save that failed is called: the last words of the catalogue (specification §8) where nothing better can be said of it.
 * @param otherwise key of the words for any other failure
 */
export function failedSave(t: TFunction, error: unknown, otherwise = 'messages.saveFailed'): string {
  return t(isUnexplained(error) ? 'messages.ohCrapFailedToSave' : otherwise);
}

/** A fault that the service found, in the user's language where its code is known, else in the service's own words. */
export function faultText(t: TFunction, { code, message }: Pick<FieldFault, 'code' | 'message'>): string {
  return t(`faults.${code}`, { other: message, defaultValue: message });
}

/** What a refused call was refused for, where the service names it, else what the failure means. */
export function refusalText(t: TFunction, error: unknown): string {
  const faults = isRefusal(error) ? error.fields : [];
  return faults.length > 0 ? faults.map((fault) => faultText(t, fault)).join(' ') : failureText(t, error);
}

/** The limit stands in the service's own sentence, as `1 MB`. */
function tooLarge(t: TFunction, { message }: ApiError): string {
  const limit = /\d+(?:[.,]\d+)?\s?(?:[kKMG]i?)?B\b/.exec(message)?.[0];
  return limit === undefined ? t('engine.failure.tooLarge') : t('engine.failure.tooLargeLimit', { limit });
}

/** A moment as the hour and minute of the user's clock, with seconds: `14:05:09`. */
function timeOf(moment: number): string {
  return new Date(moment).toTimeString().slice(0, 8);
}
