import type { ProviderMetadata } from './discovery.ts';
import type { IdentityKind, IdentitySettings } from './settings.ts';

/**
 * What the browser needs to sign in, as JSON under `identity` in `/manage/config.json`. The console checks what it fetched
 * with its own parser (src/app/auth/settings.ts); signing in end to end holds the two shapes together.
 */
export type ClientSettings = {
  readonly kind: IdentityKind;
  readonly issuer: string;
  readonly clientId: string;
  /** Scope of the service's own API. */
  readonly apiScope: string;
  /** Scopes asked for beside it (specification §9: openid profile email). */
  readonly defaultScopes: readonly string[];
  readonly metadata: ProviderMetadata;
  /** The claim and value that every identity token must carry; absent: any organisation. */
  readonly organisation?: { readonly claim: string; readonly value: string };
};

/** The browser's settings, from the service's own and the provider's checked metadata. */
export function clientSettings(settings: IdentitySettings, metadata: ProviderMetadata): ClientSettings {
  return {
    kind: settings.kind,
    issuer: settings.issuer,
    clientId: settings.clientId,
    apiScope: settings.scope,
    // The embedded provider gives refresh tokens unasked; others want to be asked by offline_access.
    defaultScopes:
      settings.kind === 'oidc' ? ['openid', 'profile', 'email', 'offline_access'] : ['openid', 'profile', 'email'],
    metadata,
    ...(settings.organisation && { organisation: settings.organisation }),
  };
}
