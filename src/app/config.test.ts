import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const origin = 'https://id.example';
const config = {
  identity: {
    kind: 'oidc',
    issuer: origin,
    clientId: 'console',
    apiScope: 'manage',
    defaultScopes: ['openid', 'profile', 'email'],
    metadata: {
      issuer: origin,
      authorization_endpoint: `${origin}/auth`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/jwks`,
    },
  },
  apiBase: '/api',
  imagesUrl: 'https://cdn.example',
  platformName: 'Touchline',
  productName: 'Touchline',
  requestTimeoutMs: 30_000,
};

test('a full answer is taken', () => {
  expect(parseConfig(config)).toMatchObject({ apiBase: '/api', platformName: 'Touchline', requestTimeoutMs: 30_000 });
});

test.each(['apiBase', 'imagesUrl', 'platformName', 'productName', 'requestTimeoutMs', 'identity'])(
  'without %s it is refused by name',
  (field) => {
    expect(() => parseConfig({ ...config, [field]: undefined })).toThrow(field);
  },
);

test('what is no object is refused', () => {
  expect(() => parseConfig('<html>')).toThrow(TypeError);
  expect(() => parseConfig({ ...config, requestTimeoutMs: 0 })).toThrow('requestTimeoutMs');
});
