import {
  AuthError,
  BrowserAuthError,
  BrowserAuthErrorCodes,
  type INetworkModule,
  type NetworkRequestOptions,
  type NetworkResponse,
} from '@azure/msal-browser';
import { IdTokenError } from './id-token-rules.ts';

/** Message of a request that took too long (specification §8). */
export const timeoutMessage = 'Timeout when executing fetch';
/** Code of the error for a refused identity token; its `subError` is the broken rule. */
export const tokenRefusedCode = 'id_token_refused';

/** Times and counts of specification §8 and §9; tests make them shorter. */
export type NetworkLimits = {
  readonly timeoutMs: number;
  /** Further tries after the first one failed without an answer. */
  readonly retries: number;
  readonly pauseMs: number;
};
const productLimits: NetworkLimits = { timeoutMs: 10_000, retries: 3, pauseMs: 250 };

/** The provider wants a second factor; the token lets a later step continue this sign-in (specification §8). */
export class MfaRequiredError extends AuthError {
  readonly mfaToken: string;
  constructor(mfaToken: string, description: string, correlationId: string) {
    super('mfa_required', correlationId, description);
    // AuthError sets its own prototype, which would hide this class.
    Object.setPrototypeOf(this, MfaRequiredError.prototype);
    this.mfaToken = mfaToken;
  }
}

/** What a token network is given besides. */
export type TokenNetworkSettings = {
  /** Whether a refresh asks for what was granted; Entra wants the scopes each time. */
  readonly asksGranted?: boolean;
  /** The identity token of the account that is renewed. */
  readonly idToken?: () => string | undefined;
  readonly limits?: NetworkLimits;
};

/**
 * The network under MSAL. Every token reply (redirect, popup, hidden frame, refresh) passes `verify` before MSAL caches
 * anything of it. A request without an answer is tried again, up to three times.
 */
export function createTokenNetwork(
  verify: (idToken: string) => Promise<unknown>,
  { asksGranted = true, idToken = () => undefined, limits = productLimits }: TokenNetworkSettings = {},
): INetworkModule {
  return {
    sendGetRequestAsync: (url, options) => send('GET', url, options, limits),
    async sendPostRequestAsync<T>(given: string, options?: NetworkRequestOptions) {
      const url = asNamed(given);
      const isRefresh = new URLSearchParams(options?.body ?? '').get('grant_type') === 'refresh_token';
      const asked = isRefresh && asksGranted ? asksWhatWasGranted(options) : options;
      const first = await send<T>('POST', url, asked, limits, isRefresh ? OVER : undefined);
      // Some want the scopes each time, such as Entra at its other addresses.
      const response =
        asked !== options && isRefused(first) ? await send<T>('POST', url, options, limits, OVER) : first;
      await checkReply(response, verify, options?.correlationId ?? '');
      return isRefresh ? withIdToken(response, idToken()) : response;
    },
  };
}

/** What MSAL adds to the address of tokens: the name of the request, and what the sign-in page was asked for. */
const added = ['client-request-id', 'ui_locales'];

/** The address as the provider named it. Some take no parameters there (oauthlib, of Django OAuth Toolkit). */
function asNamed(url: string): string {
  const address = new URL(url);
  for (const name of added) address.searchParams.delete(name);
  return address.href;
}

/**
 * A refresh without scopes is for those that were granted (RFC 6749 §6). MSAL names all that were asked for, and a provider
 * that granted one less, such as offline_access, refuses it.
 */
function asksWhatWasGranted(options: NetworkRequestOptions | undefined): NetworkRequestOptions {
  const body = new URLSearchParams(options?.body ?? '');
  body.delete('scope');
  return { ...options, body: body.toString() };
}

/**
 * A refresh may be answered without an identity token (OpenID Connect Core §12.2): the one that was given stays. MSAL would keep
 * what came for no account.
 */
function withIdToken<T>(response: NetworkResponse<T>, idToken: string | undefined): NetworkResponse<T> {
  const { status, body } = response;
  const isWithout = typeof body === 'object' && body !== null && !('id_token' in body);
  return status === 200 && isWithout && idToken ? { ...response, body: { ...body, id_token: idToken } } : response;
}

/** Whether a refresh was refused for how it was asked for; a refresh token that is over is told as `invalid_grant`. */
function isRefused({ status, body }: NetworkResponse<unknown>): boolean {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : 'invalid_grant';
  return status >= 400 && status < 500 && error !== 'invalid_grant';
}

async function checkReply(
  response: NetworkResponse<unknown>,
  verify: (idToken: string) => Promise<unknown>,
  correlationId: string,
): Promise<void> {
  const body = typeof response.body === 'object' && response.body !== null ? response.body : {};
  if ('error' in body && body.error === 'mfa_required' && 'mfa_token' in body) {
    const description = 'error_description' in body ? String(body.error_description) : '';
    throw new MfaRequiredError(String(body.mfa_token), description, correlationId);
  }
  if (!('id_token' in body) || typeof body.id_token !== 'string') return;
  try {
    await verify(body.id_token);
  } catch (error) {
    if (!(error instanceof IdTokenError))
      throw networkError(correlationId, 'The keys of the provider cannot be fetched.');
    throw new AuthError(tokenRefusedCode, correlationId, error.message, error.rule);
  }
}

/** What the protocol has for a refresh token that is over: some say nothing at all of it. */
const OVER: unknown = { error: 'invalid_grant' };

/** `refusal`: what 400 and 401 stand for that come without a word. */
async function send<T>(
  method: 'GET' | 'POST',
  url: string,
  options: NetworkRequestOptions | undefined,
  limits: NetworkLimits,
  refusal?: unknown,
): Promise<NetworkResponse<T>> {
  const correlationId = options?.correlationId ?? '';
  const response = await fetchWithRetries(method, url, options, limits);
  // An answer of this kind would make MSAL refuse every call for a minute, with an empty error code.
  if (response.status === 429 || response.status >= 500) {
    throw networkError(correlationId, `The identity provider answered ${response.status}.`);
  }
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  try {
    return { status, headers, body: (await response.json()) as T };
  } catch {
    if (refusal && (status === 400 || status === 401)) return { status, headers, body: refusal as T };
    throw new BrowserAuthError(BrowserAuthErrorCodes.failedToParseResponse, correlationId);
  }
}

async function fetchWithRetries(
  method: 'GET' | 'POST',
  url: string,
  options: NetworkRequestOptions | undefined,
  limits: NetworkLimits,
): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const timeout = AbortSignal.timeout(limits.timeoutMs);
    try {
      return await fetch(url, {
        method,
        ...(options?.headers && { headers: options.headers }),
        ...(method === 'POST' && options?.body !== undefined && { body: options.body }),
        signal: timeout,
      });
    } catch {
      if (tries >= limits.retries) throw unanswered(timeout.aborted, options?.correlationId ?? '');
      await new Promise((resolve) => setTimeout(resolve, limits.pauseMs * (tries + 1)));
    }
  }
}

function unanswered(timedOut: boolean, correlationId: string): BrowserAuthError {
  if (timedOut) return networkError(correlationId, timeoutMessage);
  if (navigator.onLine) return networkError(correlationId, 'The identity provider cannot be reached.');
  return new BrowserAuthError(BrowserAuthErrorCodes.noNetworkConnectivity, correlationId);
}

function networkError(correlationId: string, message: string): BrowserAuthError {
  const error = new BrowserAuthError(BrowserAuthErrorCodes.postRequestFailed, correlationId);
  error.errorMessage = message;
  return error;
}
