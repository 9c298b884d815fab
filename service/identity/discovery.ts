import { IdentityError } from './identity-error.ts';

/** The part of a provider's discovery document that the browser and the service use. All values are absolute addresses. */
export type ProviderMetadata = {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly jwks_uri: string;
  readonly end_session_endpoint?: string;
};

/** Gives a provider's metadata; fetched when first asked for, and kept once it was right. */
export type Discovery = {
  /** @throws {IdentityError} kind `unavailable`, when the provider cannot be reached or answers wrongly */
  metadata(): Promise<ProviderMetadata>;
};

/** How long the provider may take to answer (specification §9: identity HTTP timeout 10 s). */
const timeoutMs = 10_000;
/** After a failure the provider is left alone this long, so that a page reload does not become a storm. */
const pauseMs = 3_000;

/**
 * Metadata of an outside provider from `<issuer>/.well-known/openid-configuration`. The `issuer` inside must equal ours
 * letter by letter: the browser library skips that check for metadata it is handed (OpenID Connect Discovery 1.0, §4.3).
 */
export function createDiscovery(issuer: string, load: typeof fetch = fetch, now: () => number = Date.now): Discovery {
  let found: ProviderMetadata | undefined;
  let pending: Promise<ProviderMetadata> | undefined;
  let failure: { error: unknown; at: number } | undefined;

  async function attempt(): Promise<ProviderMetadata> {
    try {
      found = await fetchMetadata(issuer, load);
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
  };
}

async function fetchMetadata(issuer: string, load: typeof fetch): Promise<ProviderMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  let response: Response;
  try {
    response = await load(address, { signal: AbortSignal.timeout(timeoutMs), headers: { accept: 'application/json' } });
  } catch (cause) {
    throw new IdentityError('unavailable', `The identity provider at ${issuer} cannot be reached.`, { cause });
  }
  if (!response.ok) {
    throw new IdentityError('unavailable', `The identity provider answered ${response.status} at ${address}.`);
  }
  let document: unknown;
  try {
    document = await response.json();
  } catch (cause) {
    throw new IdentityError('unavailable', `The identity provider sent no JSON at ${address}.`, { cause });
  }
  return checkMetadata(document, issuer);
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
    authorization_endpoint: endpoint(value, 'authorization_endpoint'),
    token_endpoint: endpoint(value, 'token_endpoint'),
    jwks_uri: endpoint(value, 'jwks_uri'),
    ...(typeof endSession === 'string' && URL.canParse(endSession) && { end_session_endpoint: endSession }),
  };
}

function endpoint(document: Record<string, unknown>, name: string): string {
  const value = document[name];
  if (typeof value === 'string' && URL.canParse(value)) return value;
  throw new IdentityError('unavailable', `The identity provider's discovery document has no ${name}.`);
}
