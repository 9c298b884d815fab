import type { Headers } from '../http/security-headers.ts';

/** Media is public and shown on other origins; should a browser ever open it as a page, nothing in it runs. */
export const mediaHeaders: Headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** How long an answer may be kept: for ever when its address names the present version, else it is asked for each time. */
export function keeping(isImmutable: boolean): Headers {
  return { 'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache' };
}

/** The ETag of a stored file as it is: what a storage key holds never changes. */
export function fileTag(storageKey: string): string {
  return `"${storageKey.replaceAll('/', '.')}"`;
}
