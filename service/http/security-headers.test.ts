import { expect, test } from 'vitest';
import { consoleHeaders, outsideOrigins } from './security-headers.ts';

const own = 'https://admin.example';
const metadata = {
  issuer: `${own}/oidc`,
  authorization_endpoint: `${own}/oidc/auth`,
  token_endpoint: `${own}/oidc/token`,
  jwks_uri: `${own}/oidc/jwks`,
};

test('with everything in this service the console reaches nobody else', () => {
  const outside = outsideOrigins(metadata, { uploads: undefined, files: undefined, images: own }, own);
  expect(outside).toEqual({ connect: [], frame: [], media: [] });
});

test('the console may send files to the media store, and show what the store and the image CDN have', () => {
  const media = {
    uploads: 'https://s3.example:9000',
    files: 'https://files.example/media',
    images: 'https://cdn.example/club',
  };
  const policy = consoleHeaders(outsideOrigins(metadata, media, own))['content-security-policy'];
  expect(policy).toContain("connect-src 'self' https://s3.example:9000;");
  expect(policy).toContain("img-src 'self' data: blob: https://files.example https://cdn.example;");
  expect(policy).toContain("media-src 'self' blob: https://files.example https://cdn.example;");
});
