import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { JSONWebKeySet } from 'jose';
import Provider from 'oidc-provider';
import type { ProviderMetadata } from '../discovery.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentitySettings } from '../settings.ts';
import { createAccounts } from './accounts.ts';
import { type Assets, loadAssets } from './assets.ts';
import { createAttemptLimiter } from './attempts.ts';
import { providerConfiguration } from './configuration.ts';
import { handleInteraction, type InteractionParts } from './interactions.ts';
import { providerKeys, publicKeys } from './keys.ts';
import { createSessionStore } from './session-store.ts';

/** The identity provider inside the service, to be mounted at `/oidc` on the raw request, before any body is read. */
export type EmbeddedProvider = {
  readonly issuer: string;
  readonly metadata: ProviderMetadata;
  /** The public signing keys, so that the service can verify tokens without asking itself over the network. */
  readonly jwks: JSONWebKeySet;
  /** Whether a request with this path belongs to the provider. */
  handles(pathname: string): boolean;
  /** Answers a request that it `handles`. Never rejects; an unexpected failure is answered with 500. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Writes sessions and tokens that are not yet on disk. */
  close(): Promise<void>;
};

/** See IdentityOptions in ../identity.ts for the meaning of the values. */
export type EmbeddedProviderOptions = {
  readonly settings: IdentitySettings;
  readonly origin: string;
  readonly dataDir: string;
  readonly platformName: string;
  readonly production: boolean;
  readonly tokenSeconds?: number;
  /** Hears of failures that no user caused. */
  readonly onError?: (error: unknown) => void;
};

/** The headers of every answer: pages load only the provider's own files and are never framed. */
const securityHeaders: readonly (readonly [string, string])[] = [
  [
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  ],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  // Not no-referrer: browsers would then post the form with "Origin: null".
  ['referrer-policy', 'same-origin'],
];

/**
 * Starts the provider; its keys are made at the first start.
 * @throws {IdentityError} kind `configuration`, in production and when the keys' file is damaged
 */
export async function createEmbeddedProvider(options: EmbeddedProviderOptions): Promise<EmbeddedProvider> {
  if (options.production) {
    throw new IdentityError(
      'configuration',
      'The embedded identity provider is for demonstration only and does not run in production; set AUTH_ISSUER and AUTH_CLIENT_ID.',
    );
  }
  const { settings, origin, dataDir, platformName, tokenSeconds = 60 * 60, onError = console.error } = options;
  const [keys, store, assets] = await Promise.all([
    providerKeys(dataDir),
    createSessionStore(join(dataDir, 'identity-sessions.json'), (error) => onError(unkept(error))),
    loadAssets(),
  ]);
  const accounts = createAccounts();
  const frame: InteractionParts['frame'] = (text) => ({ text, platformName, version: assets.version });
  const provider = new Provider(
    settings.issuer,
    providerConfiguration({ settings, origin, keys, store, accounts, tokenSeconds, frame }),
  );
  provider.on('server_error', (_context, error) => onError(error));
  const interactions = { provider, origin, accounts, attempts: createAttemptLimiter(), frame };
  return {
    issuer: settings.issuer,
    metadata: metadataOf(settings.issuer),
    jwks: publicKeys(keys),
    handles: (pathname) => pathname === '/oidc' || pathname.startsWith('/oidc/'),
    handle: requestHandler(interactions, assets, onError),
    close: store.flush,
  };
}

/** One sentence: a full disk would fill the log with stacks. */
function unkept(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `Who is signed in could not be kept for the next start: ${reason}.`;
}

function requestHandler(
  interactions: InteractionParts,
  assets: Assets,
  onError: (error: unknown) => void,
): EmbeddedProvider['handle'] {
  const answer = interactions.provider.callback();
  const { host, protocol } = new URL(interactions.origin);
  interactions.provider.proxy = true;
  return async (request, response) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    // The provider makes addresses out of what was asked for, and a caller may write any host there.
    request.headers.host = host;
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    const url = (request.url ?? '/').replace(/^https?:\/\/[^/]*/i, '');
    const pathname = url.split('?')[0] ?? url;
    try {
      if (sendAsset(assets, pathname, response)) return;
      if (pathname.startsWith('/oidc/interaction/')) await handleInteraction(interactions, request, response);
      else await answer(mounted(request, url), response);
    } catch (error) {
      onError(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('The sign-in failed unexpectedly.');
    }
  };
}

/** Koa finds out where it is mounted by comparing the address with the one that came in. Below it there is always a path. */
function mounted(request: IncomingMessage, url: string): IncomingMessage {
  return Object.assign(request, { originalUrl: url, url: url.slice('/oidc'.length).replace(/^(?!\/)/, '/') });
}

function sendAsset(assets: Assets, pathname: string, response: ServerResponse): boolean {
  const asset = assets.files.get(pathname);
  if (!asset) return false;
  // The version in the address changes with the content; the font is loaded without one and never changes.
  response.writeHead(200, { 'content-type': asset.type, 'cache-control': 'public, max-age=31536000, immutable' });
  response.end(asset.body);
  return true;
}

function metadataOf(issuer: string): ProviderMetadata {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/session/end`,
  };
}
