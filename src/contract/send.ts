import { MEDIA, SITE } from '../../generated/service.ts';
import { ApiError } from './api-error.ts';
import { addressWithSentTimestamps, withSentTimestamps } from './sent-timestamps.ts';

/** Where the service is, and on whose behalf it is called. */
export interface Sender {
  /** Base path of the service, such as `/api`. */
  base: string;
  /** How long to wait for an answer, in milliseconds (specification §9: 30000 by default). */
  timeoutMs: number;
  /** The bearer token, renewed when needed; undefined sends the call without one. */
  accessToken(): Promise<string | undefined>;
}

/** An answer that has come whole. */
export interface Reply {
  ok: boolean;
  status: number;
  statusText: string;
  headers: Headers;
  text: string;
}

/**
 * Sends one call to the management service with the bearer token and the site's instance id (specification §7), moments
 * in the form of §9.
 * @throws ApiError where no answer came
 */
export async function send(
  api: Sender,
  instanceId: string | undefined,
  url: string,
  init: RequestInit,
): Promise<Reply> {
  const headers = new Headers(init.headers);
  headers.set('Accept', MEDIA);
  // What the generated client writes is JSON, whatever the service calls it.
  if (init.body) headers.set('Content-Type', MEDIA);
  const token = await fromProvider(api.accessToken);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (SITE !== undefined && instanceId !== undefined && !headers.has(SITE)) headers.set(SITE, instanceId);
  const timeout = AbortSignal.timeout(api.timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const body = typeof init.body === 'string' ? { body: withSentTimestamps(init.body) } : {};
    const response = await fetch(api.base + addressWithSentTimestamps(url), { ...init, ...body, headers, signal });
    const { ok, status, statusText, headers: told } = response;
    return { ok, status, statusText, headers: told, text: await response.text() };
  } catch (cause) {
    if (timeout.aborted) throw new ApiError('timeout', 0, 'The service did not answer in time', [], cause);
    if (init.signal?.aborted) throw new ApiError('aborted', 0, 'The call was given up', [], cause);
    throw new ApiError('network', 0, 'The service cannot be reached', [], cause);
  }
}

/**
 * What the identity provider is asked for, such as a new token.
 * @throws ApiError where it cannot be reached
 */
export async function fromProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    // A browser without a connection reaches nobody, and code that cannot be loaded is the service's.
    const kind = navigator.onLine === false || cause instanceof TypeError ? 'network' : 'provider';
    throw new ApiError(kind, 0, 'No token can be had', [], cause);
  }
}
