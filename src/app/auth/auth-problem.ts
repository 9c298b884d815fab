import { AuthError, ServerError } from '@azure/msal-browser';
import { lockTimeoutMessage } from './silent-lock.ts';
import { MfaRequiredError, timeoutMessage, tokenRefusedCode } from './token-network.ts';

/** Every way in which signing in can fail (specification §8). The words are `auth.problem.<code>` in src/locales. */
export type AuthProblemCode =
  | 'timeout'
  | 'windowTimeout'
  | 'cancelled'
  | 'popupBlocked'
  | 'missingRefreshToken'
  | 'mfaRequired'
  | 'invalidState'
  | 'loginRequired'
  | 'accessDenied'
  | 'tokenRefused'
  | 'wrongOrganisation'
  | 'network'
  | 'serviceRefused'
  | 'unknown';

/** A failed sign-in, as the user is told about it. */
export class AuthProblem extends Error {
  readonly code: AuthProblemCode;
  /** The failure's own code, for the log and for support; for a refused identity token the broken rule. */
  readonly detail: string;
  /** Where the user wanted to go: the application state that the callback's error carries (specification §5). */
  readonly target: string | undefined;
  /** Only with `mfaRequired`. */
  readonly mfaToken: string | undefined;

  constructor(
    code: AuthProblemCode,
    options: { detail?: string; target?: string; mfaToken?: string; cause?: unknown },
  ) {
    super(`Signing in failed: ${code}${options.detail ? ` (${options.detail})` : ''}`, { cause: options.cause });
    this.name = 'AuthProblem';
    this.code = code;
    this.detail = options.detail ?? '';
    this.target = options.target;
    this.mfaToken = options.mfaToken;
  }

  /** Key of the sentence that says what happened. */
  get messageKey(): string {
    return `auth.problem.${this.code}.message`;
  }

  /** Key of the sentence that says what to do. */
  get adviceKey(): string {
    return `auth.problem.${this.code}.advice`;
  }
}

/** MSAL's and the providers' codes by ours. */
const codes: Record<string, AuthProblemCode> = {
  timed_out: 'timeout',
  user_cancelled: 'cancelled',
  popup_window_error: 'popupBlocked',
  empty_window_error: 'popupBlocked',
  missing_refresh_token: 'missingRefreshToken',
  no_tokens_found: 'missingRefreshToken',
  refresh_token_expired: 'missingRefreshToken',
  invalid_grant: 'missingRefreshToken',
  mfa_required: 'mfaRequired',
  state_mismatch: 'invalidState',
  invalid_state: 'invalidState',
  state_not_found: 'invalidState',
  no_state_in_hash: 'invalidState',
  unable_to_parse_state: 'invalidState',
  state_interaction_type_mismatch: 'invalidState',
  no_token_request_cache_error: 'invalidState',
  nonce_mismatch: 'tokenRefused',
  login_required: 'loginRequired',
  interaction_required: 'loginRequired',
  consent_required: 'loginRequired',
  account_selection_required: 'loginRequired',
  native_account_unavailable: 'loginRequired',
  no_account_error: 'loginRequired',
  access_denied: 'accessDenied',
  [tokenRefusedCode]: 'tokenRefused',
  post_request_failed: 'network',
  get_request_failed: 'network',
  no_network_connectivity: 'network',
  failed_to_parse_response: 'network',
  temporarily_unavailable: 'network',
  server_error: 'network',
};

/** Any failure of signing in as a problem; `target` is where the user wanted to go. */
export function authProblem(error: unknown, target?: string): AuthProblem {
  if (error instanceof AuthProblem) return error;
  const shared = { cause: error, ...(target !== undefined && { target }) };
  if (error instanceof MfaRequiredError) {
    return new AuthProblem('mfaRequired', { ...shared, detail: error.errorCode, mfaToken: error.mfaToken });
  }
  if (error instanceof Error && error.message === lockTimeoutMessage) {
    return new AuthProblem('timeout', { ...shared, detail: 'lock' });
  }
  if (!(error instanceof AuthError)) return new AuthProblem('unknown', { ...shared, detail: String(error) });
  if (error.errorMessage === timeoutMessage) return new AuthProblem('timeout', { ...shared, detail: 'fetch' });
  if (error.errorCode === tokenRefusedCode && error.subError.startsWith('organisation')) {
    return new AuthProblem('wrongOrganisation', { ...shared, detail: error.subError });
  }
  return new AuthProblem(codes[error.errorCode] ?? 'unknown', { ...shared, detail: error.subError || error.errorCode });
}

/** A failed sign-in in a window of its own; that the window's minute is over (specification §9) is no fault of the connection. */
export function popupProblem(error: unknown, target: string): AuthProblem {
  const problem = authProblem(error, target);
  if (problem.detail !== 'redirect_bridge_timeout') return problem;
  return new AuthProblem('windowTimeout', { detail: problem.detail, target, cause: error });
}

/**
 * Whether a failed look for an existing session only means that there is none. Login, consent, interaction,
 * account-selection and access-denied errors are ignored then (specification §8). A provider that refuses a renewal for a
 * reason of its own is there, and may sign in all the same.
 */
export function meansSignedOut(problem: AuthProblem): boolean {
  const { code, cause } = problem;
  const isRefused = code === 'unknown' && cause instanceof ServerError && !(Number(cause.status) >= 500);
  return isRefused || code === 'loginRequired' || code === 'accessDenied' || code === 'missingRefreshToken';
}
