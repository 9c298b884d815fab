import type { TFunction } from 'i18next';
import { ApiError } from '../../contract/api-error.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import type { StartProblemProps } from '../start/start-problem.tsx';

/** Answers whose words say what to do about a start; those of others speak of what was being saved. */
const TOLD = [429, 507];

/** What is said of why the user's sites could not be read, in the user's language: the service's own words are English, and those of programs raw. */
export function toldFailure(t: TFunction, error: Error): Pick<StartProblemProps, 'why' | 'detail'> {
  if (!(error instanceof ApiError)) return {};
  if (error.kind === 'provider') return { why: 'providerAway' };
  if (error.status === 503) return { why: 'notReady' };
  if (error.status === 401) return { why: 'signInRefused' };
  // That the service cannot be reached, or answers something else, is said already.
  return TOLD.includes(error.status) ? { detail: failureText(t, error) } : {};
}
