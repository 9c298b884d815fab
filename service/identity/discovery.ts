import { IdentityError } from './identity-error.ts';

/** The part of a provider's discovery document that the browser and the service use. All values are absolute addresses. */
export type ProviderMetadata = {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly jwks_uri: string;
  readonly end_session_endpoint?: string;
};

/** Gives a provider's metadata, which is fetched on the first call and then kept. */
export type Discovery = {
  /** @throws {IdentityError} kind `unavailable`, when the provider cannot be reached or answers wrongly */
  metadata(): Promise<ProviderMetadata>;
  /** Fetches it again. When that fails, answers what is kept; rejects as `metadata` does when nothing is. */
  renewed(): Promise<ProviderMetadata>;
};

/** How long the provider may take to answer (specification §9: identity HTTP timeout 10 s). */
const providerTimeoutMs = 10_000;
/** The largest document that is read, in characters: a provider needs a few thousand. */
const largestDocument = 1_000_000;
/** After a failure the provider is left alone this long, so that a page reload does not become a storm. */
const pauseMs = 3_000;

/** For tests: how to fetch, what time it is, and how long the provider may take (milliseconds). */
export type DiscoveryOptions = { load?: typeof fetch; now?: () => number; timeoutMs?: number };

/**
 * Metadata of an outside provider from `<issuer>/.well-known/openid-configuration`. The `issuer` inside must equal ours
 * letter by letter: the browser library skips that check for metadata it is handed (OpenID Connect Discovery 1.0, §4.3).
 */
export function createDiscovery(
  issuer: string,
  { load = fetch, now = () => performance.now(), timeoutMs = providerTimeoutMs }: DiscoveryOptions = {},
): Discovery {
  let found: ProviderMetadata | undefined;
  let pending: Promise<ProviderMetadata> | undefined;
  let failure: { error: unknown; at: number } | undefined;

  async function attempt(): Promise<ProviderMetadata> {
    try {
      found = await fetchMetadata(issuer, load, timeoutMs);
      return found;
    } catch (error) {
      failure = { error, at: now() };
      throw error;
    } finally {
      pending = undefined;
    }
  }

  return {
    async metadata() {
      if (found) return found;
      if (pending) return pending;
      if (failure && now() - failure.at < pauseMs) throw failure.error;
      pending = attempt();
      return pending;
    },
    async renewed() {
      pending ??= attempt();
      return pending.catch((error: unknown) => {
        if (found) return found;
        throw error;
      });
    },
  };
}

async function fetchMetadata(issuer: string, load: typeof fetch, timeoutMs: number): Promise<ProviderMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  let response: Response;
  try {
    response = await load(address, { signal: AbortSignal.timeout(timeoutMs), headers: { accept: 'application/json' } });
  } catch (cause) {
    throw new IdentityError('unavailable', `The identity provider at ${issuer} cannot be reached.`, { cause });
  }
  if (response.redirected && !isSafe(response.url, issuer)) {
    throw new IdentityError('unavailable', `The identity provider at ${issuer} leads to an address without TLS.`);
  }
  if (!response.ok) {
    throw new IdentityError('unavailable', `The identity provider answered ${response.status} at ${address}.`);
  }
  let document: unknown;
  try {
    document = JSON.parse(await textOf(response));
  } catch (cause) {
    throw new IdentityError('unavailable', `The identity provider sent no JSON at ${address}.`, { cause });
  }
  return checkMetadata(document, issuer);
}

/** What a provider answered. Rejects when that is more than any provider has to say. */
export async function textOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) return text;
    text += value;
    if (text.length > largestDocument) throw new RangeError('The answer is too long.');
  }
}

/**
 * The metadata inside a discovery document, once its issuer and endpoints were checked.
 * @throws {IdentityError} kind `unavailable`, naming what is wrong
 */
function checkMetadata(document: unknown, issuer: string): ProviderMetadata {
  const value = typeof document === 'object' && document !== null ? (document as Record<string, unknown>) : {};
  if (value.issuer !== issuer) {
    throw new IdentityError(
      'unavailable',
      `The identity provider calls itself ${JSON.stringify(value.issuer)}, but AUTH_ISSUER is ${JSON.stringify(issuer)}.`,
    );
  }
  const endSession = value.end_session_endpoint;
  return {
    issuer,
    authorization_endpoint: endpoint(value, 'authorization_endpoint', issuer),
    token_endpoint: endpoint(value, 'token_endpoint', issuer),
    jwks_uri: endpoint(value, 'jwks_uri', issuer),
    ...(isSafe(endSession, issuer) && { end_session_endpoint: endSession }),
  };
}

function endpoint(document: Record<string, unknown>, name: string, issuer: string): string {
  const value = document[name];
  if (isSafe(value, issuer)) return value;
  throw new IdentityError('unavailable', `The identity provider's discovery document has no ${name}.`);
}

/** Whether it is an address that is no less safe than the issuer's own: tokens never go over plain http to another machine. */
function isSafe(value: unknown, issuer: string): value is string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === URL.parse(issuer)?.protocol);
}
