import { createLocalJWKSet } from 'jose';
import { createTokenVerifier, type VerifyAccessToken } from './access-tokens.ts';
import { type ClientSettings, clientSettings } from './client-settings.ts';
import { createDiscovery, type Discovery } from './discovery.ts';
import { createEmbeddedProvider, type EmbeddedProvider } from './embedded/provider.ts';
import { remoteKeys } from './remote-keys.ts';
import type { IdentitySettings } from './settings.ts';

/** What the rest of the service uses of identity. */
export type Identity = {
  readonly settings: IdentitySettings;
  /** The provider to mount at `/oidc`; undefined when users sign in elsewhere. */
  readonly provider: EmbeddedProvider | undefined;
  /**
   * The browser's settings, for `/manage/config.json`.
   * @throws {IdentityError} kind `unavailable` (answer 503 with its message) until discovery has worked once
   */
  clientSettings(): Promise<ClientSettings>;
  readonly verifyAccessToken: VerifyAccessToken;
  /** Writes what is not yet on disk. */
  close(): Promise<void>;
};

/** Where the embedded provider lives and what it is called; unused with an outside provider. */
export type IdentityOptions = {
  /** Address of the service, for example `http://localhost:4400`. */
  readonly origin: string;
  /** Existing folder for the embedded provider's keys and sessions. */
  readonly dataDir: string;
  readonly platformName: string;
  /** True when NODE_ENV is `production`: the embedded provider then refuses to start. */
  readonly production: boolean;
  /** Life of access and identity tokens of the embedded provider, seconds; one hour unless a test says otherwise. */
  readonly tokenSeconds?: number;
};

/**
 * Builds identity for the given settings. An outside provider is not contacted here: the service starts without it.
 * @throws {IdentityError} kind `configuration`, when the embedded provider may not or cannot start
 */
export async function createIdentity(settings: IdentitySettings, options: IdentityOptions): Promise<Identity> {
  if (settings.kind !== 'embedded') return outsideIdentity(settings, createDiscovery(settings.issuer));
  const provider = await createEmbeddedProvider({ ...options, settings });
  return {
    settings,
    provider,
    clientSettings: async () => clientSettings(settings, provider.metadata),
    verifyAccessToken: createTokenVerifier(settings, createLocalJWKSet(provider.jwks)),
    close: provider.close,
  };
}

function outsideIdentity(settings: IdentitySettings, discovery: Discovery): Identity {
  return {
    settings,
    provider: undefined,
    clientSettings: async () => clientSettings(settings, await discovery.metadata()),
    verifyAccessToken: createTokenVerifier(settings, remoteKeys(discovery)),
    close: async () => {},
  };
}
