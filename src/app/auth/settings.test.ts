import { describe, expect, it } from 'vitest';
import { parseAuthSettings } from './settings.ts';

/** As the service sends it (service/identity/client-settings.ts). */
const sent = {
  kind: 'embedded',
  issuer: 'http://localhost:4400/oidc',
  clientId: 'touchline-console',
  apiScope: 'touchline.manage',
  defaultScopes: ['openid', 'profile', 'email'],
  metadata: { issuer: 'i', authorization_endpoint: 'a', token_endpoint: 't', jwks_uri: 'j', end_session_endpoint: 'e' },
  organisation: { claim: 'organisation', value: 'touchline-demo' },
};

describe('parseAuthSettings', () => {
  it('takes what the service sends', () => {
    expect(parseAuthSettings(sent)).toEqual(sent);
    const { organisation, ...any } = sent;
    expect(parseAuthSettings(any)).toEqual({ ...any, organisation: undefined });
  });

  it.each([
    [undefined, 'identity is missing'],
    [{ ...sent, kind: 'saml' }, 'identity.kind'],
    [{ ...sent, clientId: '' }, 'identity.clientId'],
    [{ ...sent, defaultScopes: 'openid' }, 'identity.defaultScopes'],
    [{ ...sent, metadata: { ...sent.metadata, jwks_uri: 1 } }, 'identity.metadata.jwks_uri'],
    [{ ...sent, organisation: {} }, 'identity.organisation.claim'],
  ])('names the field that is wrong', (value, message) => {
    expect(() => parseAuthSettings(value)).toThrow(message);
  });
});
