import type { TFunction } from 'i18next';
import { ApiError } from '../../contract/api-error.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import type { StartProblemProps } from '../start/start-problem.tsx';

/** What is said of why the user's sites could not be read, in the user's language where the service answered: its own words are English. */
export function toldFailure(t: TFunction, error: Error): Pick<StartProblemProps, 'why' | 'detail'> {
  if (!(error instanceof ApiError)) return { detail: error.message };
  // That the service cannot be reached is said already.
  if (error.kind !== 'http') return {};
  if (error.status === 503) return { why: 'notReady' };
  const detail = failureText(t, error);
  // That something went wrong is said already, too.
  return detail === t('messages.somethingWentWrongTryLater') ? {} : { detail };
}
