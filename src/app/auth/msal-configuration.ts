import { BrowserCacheLocation, type Configuration, type INetworkModule, ProtocolMode } from '@azure/msal-browser';
import { callbackPath } from './address.ts';
import type { AuthSettings } from './settings.ts';

/** Size of the sign-in popup, CSS pixels (specification §9). */
export const popupSize = { width: 400, height: 600 } as const;
/** How long a popup may take, milliseconds (specification §9). */
const popupTimeoutMs = 60_000;
const frameTimeoutMs = 60_000;
/** An access token is renewed this long before it expires, seconds (specification §9: cache expiry margin). */
const expiryMarginSeconds = 60;

/** MSAL's configuration for a provider. `origin` is that of the page. */
export function msalConfiguration(
  settings: AuthSettings,
  networkClient: INetworkModule,
  origin: string,
  cacheLocation: BrowserCacheLocation,
): Configuration {
  const callback = `${origin}${callbackPath}`;
  return {
    auth: {
      clientId: settings.clientId,
      redirectUri: callback,
      // The bridge leads on to the home page; sign-outs go through it because MSAL marks them with a state of its own.
      postLogoutRedirectUri: callback,
      ...authority(settings),
    },
    // Session cookie: 1 day (specification §9).
    cache: { cacheLocation, cacheRetentionDays: 1 },
    system: {
      networkClient,
      protocolMode: settings.kind === 'entra' ? ProtocolMode.AAD : ProtocolMode.OIDC,
      popupBridgeTimeout: popupTimeoutMs,
      iframeBridgeTimeout: frameTimeoutMs,
      tokenRenewalOffsetSeconds: expiryMarginSeconds,
    },
  };
}

/**
 * MSAL insists on an https authority and on discovery. Given metadata it needs neither, so the authority is only a name.
 * It has no path: MSAL would take a path's last part for a tenant and give cached results without their identity token.
 */
function authority(settings: AuthSettings): Partial<Configuration['auth']> {
  if (settings.kind === 'entra') return { authority: settings.issuer.replace(/\/v2\.0\/?$/, '') };
  const { host } = new URL(settings.issuer);
  return {
    authority: `https://${host}/`,
    knownAuthorities: [host],
    authorityMetadata: JSON.stringify(settings.metadata),
    OIDCOptions: { responseMode: 'fragment', defaultScopes: [...settings.defaultScopes] },
  };
}

/**
 * Where tokens are kept. MSAL encrypts local storage with a key in a Secure session cookie; a browser that refuses such a
 * cookie on http://localhost (Safari) would lose the session with every page, so it gets session storage.
 */
export function probeCacheLocation(document: Pick<Document, 'cookie'>): BrowserCacheLocation {
  document.cookie = 'touchline.probe=1; Secure; SameSite=None; Path=/';
  const kept = document.cookie.includes('touchline.probe=1');
  document.cookie = 'touchline.probe=; Secure; SameSite=None; Path=/; Max-Age=0';
  return kept ? BrowserCacheLocation.LocalStorage : BrowserCacheLocation.SessionStorage;
}
