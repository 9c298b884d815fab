import { describe, expect, it } from 'vitest';
import { clientSettings } from './client-settings.ts';
import { identitySettings } from './settings.ts';

const origin = 'http://localhost:4400';

describe('identitySettings', () => {
  it('is the embedded provider without AUTH_ISSUER', () => {
    expect(identitySettings({ origin })).toMatchObject({
      kind: 'embedded',
      issuer: 'http://localhost:4400/oidc',
      clientId: 'touchline-console',
      scope: 'touchline.manage',
      audience: ['urn:touchline:api'],
      organisation: { claim: 'organisation', value: 'touchline-demo' },
    });
  });

  it('is any provider with an issuer and a client', () => {
    const settings = identitySettings({ origin, authIssuer: 'https://idp.test/realms/x', authClientId: 'c' });
    expect(settings).toMatchObject({ kind: 'oidc', issuer: 'https://idp.test/realms/x', organisation: undefined });
  });

  it('knows Microsoft Entra ID by its host, with or without the version', () => {
    const entra = { origin, authClientId: 'c', authScope: 'api://a/access' };
    for (const authIssuer of ['https://login.microsoftonline.com/t', 'https://login.microsoftonline.com/t/v2.0']) {
      expect(identitySettings({ ...entra, authIssuer })).toMatchObject({
        kind: 'entra',
        issuer: 'https://login.microsoftonline.com/t/v2.0',
        audience: ['a', 'api://a'],
        accessToken: { scopeClaims: ['scp'], clientClaims: ['azp'], type: 'JWT', scopes: ['access'] },
      });
    }
  });

  it.each([
    ['club', 'organisation', 'club'],
    ['groups=9f0f-2', 'groups', '9f0f-2'],
    ['https://club.example/role=a=b', 'https://club.example/role', 'a=b'],
  ])('takes the organisation %s for the claim %s', (authOrganisation, claim, value) => {
    const settings = identitySettings({ origin, authIssuer: 'https://idp.test', authClientId: 'c', authOrganisation });
    expect(settings.organisation).toEqual({ claim, value });
  });

  it.each([
    [{ authIssuer: 'idp.test', authClientId: 'c' }, 'AUTH_ISSUER is not an address'],
    [{ authIssuer: 'http://idp.test', authClientId: 'c' }, 'AUTH_ISSUER must be an https address'],
    [{ authIssuer: 'https://idp.test' }, 'AUTH_CLIENT_ID must name the client'],
    [{ authIssuer: 'https://login.microsoftonline.com/common', authClientId: 'c' }, 'must name one tenant'],
    [
      { authIssuer: 'https://login.microsoftonline.com/t', authClientId: 'c', authScope: 'x' },
      'AUTH_SCOPE must look like',
    ],
  ])('tells what is wrong with %j', (environment, message) => {
    expect(() => identitySettings({ origin, ...environment })).toThrow(message);
  });
});

describe('clientSettings', () => {
  const metadata = { issuer: 'i', authorization_endpoint: 'a', token_endpoint: 't', jwks_uri: 'j' };

  it('asks an outside provider for refresh tokens, the embedded one needs no asking', () => {
    expect(clientSettings(identitySettings({ origin }), metadata).defaultScopes).toEqual([
      'openid',
      'profile',
      'email',
    ]);
    const outside = identitySettings({ origin, authIssuer: 'https://idp.test', authClientId: 'c' });
    expect(clientSettings(outside, metadata)).toEqual({
      kind: 'oidc',
      issuer: 'https://idp.test',
      clientId: 'c',
      apiScope: 'touchline.manage',
      defaultScopes: ['openid', 'profile', 'email', 'offline_access'],
      metadata,
    });
  });
});
