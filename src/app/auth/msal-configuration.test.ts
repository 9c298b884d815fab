import { BrowserCacheLocation, ProtocolMode } from '@azure/msal-browser';
import { describe, expect, it } from 'vitest';
import { msalConfiguration, probeCacheLocation } from './msal-configuration.ts';
import type { AuthSettings } from './settings.ts';
import { createTokenNetwork } from './token-network.ts';

const embedded: AuthSettings = {
  kind: 'embedded',
  issuer: 'http://localhost:4400/oidc',
  clientId: 'touchline-console',
  apiScope: 'touchline.manage',
  defaultScopes: ['openid', 'profile', 'email'],
  metadata: {
    issuer: 'http://localhost:4400/oidc',
    authorization_endpoint: 'http://localhost:4400/oidc/auth',
    token_endpoint: 'http://localhost:4400/oidc/token',
    jwks_uri: 'http://localhost:4400/oidc/jwks',
  },
  organisation: undefined,
};
const network = createTokenNetwork(async () => {});

function configuration(settings: AuthSettings) {
  return msalConfiguration(settings, network, 'http://localhost:4400', BrowserCacheLocation.LocalStorage);
}

describe('msalConfiguration', () => {
  it('names any provider by an https authority without a path, and hands its metadata over', () => {
    expect(configuration(embedded).auth).toEqual({
      clientId: 'touchline-console',
      redirectUri: 'http://localhost:4400/manage/auth/callback',
      postLogoutRedirectUri: 'http://localhost:4400/manage/auth/callback',
      authority: 'https://localhost:4400/',
      knownAuthorities: ['localhost:4400'],
      authorityMetadata: JSON.stringify(embedded.metadata),
      OIDCOptions: { responseMode: 'fragment', defaultScopes: ['openid', 'profile', 'email'] },
    });
  });

  it('leaves discovery to MSAL for Microsoft Entra ID', () => {
    const { auth, system } = configuration({
      ...embedded,
      kind: 'entra',
      issuer: 'https://login.microsoftonline.com/tenant-1/v2.0',
    });
    expect(auth.authority).toBe('https://login.microsoftonline.com/tenant-1');
    expect(auth.authorityMetadata).toBeUndefined();
    expect(system?.protocolMode).toBe(ProtocolMode.AAD);
  });

  it('keeps the times of the specification', () => {
    expect(configuration(embedded)).toMatchObject({
      cache: { cacheRetentionDays: 1 },
      system: { popupBridgeTimeout: 60_000, iframeBridgeTimeout: 60_000, tokenRenewalOffsetSeconds: 60 },
    });
  });
});

describe('probeCacheLocation', () => {
  it('is session storage where the browser drops Secure cookies', () => {
    expect(probeCacheLocation({ cookie: '' })).toBe(BrowserCacheLocation.LocalStorage);
    const dropping = Object.defineProperty({ cookie: '' }, 'cookie', { get: () => '', set() {} });
    expect(probeCacheLocation(dropping)).toBe(BrowserCacheLocation.SessionStorage);
  });
});
