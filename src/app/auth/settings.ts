/** How to sign in, as the service tells it under `identity` in `/manage/config.json`. */
export type AuthSettings = {
  readonly kind: 'embedded' | 'oidc' | 'entra';
  /** The exact `iss` of identity tokens. */
  readonly issuer: string;
  readonly clientId: string;
  /** Scope of the management service. */
  readonly apiScope: string;
  readonly defaultScopes: readonly string[];
  /** The provider's endpoints; the service has checked that they belong to `issuer`. */
  readonly metadata: ProviderMetadata;
  /** Claim and value that every identity token must carry; undefined: any organisation (specification §5). */
  readonly organisation: { readonly claim: string; readonly value: string } | undefined;
};

/** The endpoints of the provider, under the names of its discovery document. */
export type ProviderMetadata = {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly jwks_uri: string;
  readonly end_session_endpoint?: string;
};

/**
 * Checks what was fetched. The console cannot import the service's own type (service/identity/client-settings.ts), and a
 * wrong answer should be told by name instead of failing later inside a library.
 * @throws {TypeError} naming the field that is wrong
 */
export function parseAuthSettings(value: unknown): AuthSettings {
  const settings = record(value, 'identity');
  const metadata = record(settings.metadata, 'identity.metadata');
  const endSession = metadata.end_session_endpoint;
  return {
    kind: kind(settings.kind),
    issuer: text(settings.issuer, 'issuer'),
    clientId: text(settings.clientId, 'clientId'),
    apiScope: text(settings.apiScope, 'apiScope'),
    defaultScopes: texts(settings.defaultScopes, 'defaultScopes'),
    metadata: {
      issuer: text(metadata.issuer, 'metadata.issuer'),
      authorization_endpoint: text(metadata.authorization_endpoint, 'metadata.authorization_endpoint'),
      token_endpoint: text(metadata.token_endpoint, 'metadata.token_endpoint'),
      jwks_uri: text(metadata.jwks_uri, 'metadata.jwks_uri'),
      ...(typeof endSession === 'string' && { end_session_endpoint: endSession }),
    },
    organisation: settings.organisation === undefined ? undefined : organisation(settings.organisation),
  };
}

function organisation(value: unknown): { claim: string; value: string } {
  const { claim, value: expected } = record(value, 'identity.organisation');
  return { claim: text(claim, 'organisation.claim'), value: text(expected, 'organisation.value') };
}

function kind(value: unknown): AuthSettings['kind'] {
  if (value === 'embedded' || value === 'oidc' || value === 'entra') return value;
  throw new TypeError('config.json: identity.kind is not a known kind of provider.');
}

function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new TypeError(`config.json: ${name} is missing.`);
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new TypeError(`config.json: identity.${name} is missing.`);
}

function texts(value: unknown, name: string): string[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new TypeError(`config.json: identity.${name} is not a list of texts.`);
}
