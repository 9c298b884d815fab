import { IdentityError } from './identity-error.ts';

/** Which provider signs users in: the one inside the service, any OpenID Connect provider, or Microsoft Entra ID. */
export type IdentityKind = 'embedded' | 'oidc' | 'entra';

/** How the access tokens of a provider differ; the rules themselves are the same for all (access-tokens.ts). */
export type AccessTokenShape = {
  /** Claims that may hold the granted scopes, as a list or separated by spaces. */
  readonly scopeClaims: readonly ('scope' | 'scp')[];
  /** Claims that may name the client the token was issued to; the first one present is compared. */
  readonly clientClaims: readonly ('client_id' | 'azp' | 'cid')[];
  /** Required `typ` of the token's header; undefined where providers differ too much to tell. */
  readonly type: 'at+jwt' | 'JWT' | undefined;
  /** The scope as the token may spell it. Entra asks for `api://<id>/access` and answers with `access`. */
  readonly scopes: readonly string[];
};

/** Everything the service must know about the provider. Built once at start by `identitySettings`. */
export type IdentitySettings = {
  readonly kind: IdentityKind;
  /** The exact `iss` of every token, without a trailing slash unless the provider itself has one. */
  readonly issuer: string;
  readonly clientId: string;
  /** The scope the browser asks for to call the service. */
  readonly scope: string;
  /** The values of `aud` that mean this service. */
  readonly audience: readonly string[];
  /** The claim that tells the user's organisation, and the value it must have (specification §5). Undefined: any. */
  readonly organisation: { readonly claim: string; readonly value: string } | undefined;
  readonly accessToken: AccessTokenShape;
};

/** What the environment says: AUTH_ISSUER, AUTH_CLIENT_ID, AUTH_SCOPE, AUTH_ORGANISATION, AUTH_AUDIENCE. */
export type IdentityEnvironment = {
  readonly authIssuer?: string | undefined;
  readonly authClientId?: string | undefined;
  readonly authScope?: string | undefined;
  readonly authOrganisation?: string | undefined;
  readonly authAudience?: string | undefined;
  /** The address of the service itself, for example `http://localhost:4400`, without a trailing slash. */
  readonly origin: string;
};

/** The `aud` of access tokens, unless the environment or the provider's own habit says otherwise. */
const apiAudience = 'urn:touchline:api';
/** The scope that lets the console call the service. */
const apiScope = 'touchline.manage';
/** The organisation of every demonstration account. */
export const demoOrganisation = 'touchline-demo';

const entraHost = 'login.microsoftonline.com';
const sharedEntraTenants = new Set(['common', 'organizations', 'consumers']);

/**
 * Settings for the provider that the environment names; without AUTH_ISSUER, for the embedded one.
 * @throws {IdentityError} kind `configuration`, with one sentence that names the variable to change
 */
export function identitySettings(environment: IdentityEnvironment): IdentitySettings {
  const issuer = environment.authIssuer?.trim();
  if (!issuer) return embeddedSettings(environment);
  const url = issuerUrl(issuer);
  const clientId = environment.authClientId?.trim();
  if (!clientId) {
    throw new IdentityError(
      'configuration',
      'AUTH_ISSUER is set, so AUTH_CLIENT_ID must name the client registered there.',
    );
  }
  return url.host === entraHost
    ? entraSettings(url, clientId, environment)
    : openIdSettings(issuer, clientId, environment);
}

function embeddedSettings(environment: IdentityEnvironment): IdentitySettings {
  return {
    kind: 'embedded',
    issuer: `${environment.origin}/oidc`,
    clientId: environment.authClientId || 'touchline-console',
    scope: environment.authScope || apiScope,
    audience: [environment.authAudience || apiAudience],
    organisation: { claim: 'organisation', value: environment.authOrganisation || demoOrganisation },
    accessToken: {
      scopeClaims: ['scope'],
      clientClaims: ['client_id'],
      type: 'at+jwt',
      scopes: [environment.authScope || apiScope],
    },
  };
}

function openIdSettings(issuer: string, clientId: string, environment: IdentityEnvironment): IdentitySettings {
  const scope = environment.authScope || apiScope;
  return {
    kind: 'oidc',
    issuer,
    clientId,
    scope,
    audience: [environment.authAudience || apiAudience],
    organisation: organisationOf(environment.authOrganisation, 'organisation'),
    // Providers name these as they please: Keycloak and Auth0 `scope` and `azp`, Okta `scp` and `cid`, Entra's kin `scp`.
    accessToken: {
      scopeClaims: ['scope', 'scp'],
      clientClaims: ['client_id', 'azp', 'cid'],
      type: undefined,
      scopes: [scope, ...(/^api:\/\/.+\/([^/]+)$/.exec(scope)?.slice(1) ?? [])],
    },
  };
}

function entraSettings(url: URL, clientId: string, environment: IdentityEnvironment): IdentitySettings {
  const tenant = url.pathname.split('/')[1] ?? '';
  if (tenant === '' || sharedEntraTenants.has(tenant)) {
    throw new IdentityError(
      'configuration',
      `AUTH_ISSUER must name one tenant: https://${entraHost}/<tenant id>, not a shared address.`,
    );
  }
  const scope = /^(api:\/\/([^/]+))\/([^/]+)$/.exec(environment.authScope ?? '');
  if (!scope?.[1] || !scope[2] || !scope[3]) {
    throw new IdentityError(
      'configuration',
      'AUTH_SCOPE must look like api://<application id>/access for Microsoft Entra ID.',
    );
  }
  return {
    kind: 'entra',
    issuer: `https://${entraHost}/${tenant}/v2.0`,
    clientId,
    scope: scope[0],
    // Entra writes the application's id into version 2 tokens and its address into others.
    audience: environment.authAudience ? [environment.authAudience] : [scope[2], scope[1]],
    organisation: organisationOf(environment.authOrganisation, 'tid'),
    accessToken: { scopeClaims: ['scp'], clientClaims: ['azp'], type: 'JWT', scopes: [scope[3]] },
  };
}

/** What AUTH_ORGANISATION says: a value of the usual claim, or `claim=value`, such as `groups=<id>`. */
function organisationOf(text: string | undefined, usualClaim: string): IdentitySettings['organisation'] {
  if (!text) return undefined;
  const [, claim, value] = /^([A-Za-z_][\w:./-]*)=(.+)$/.exec(text) ?? [];
  return claim && value ? { claim, value } : { claim: usualClaim, value: text };
}

function issuerUrl(issuer: string): URL {
  const url = URL.parse(issuer);
  if (!url) throw new IdentityError('configuration', `AUTH_ISSUER is not an address: ${issuer}`);
  const loopback = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !loopback) {
    throw new IdentityError('configuration', `AUTH_ISSUER must be an https address: ${issuer}`);
  }
  return url;
}
