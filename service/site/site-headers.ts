import type { Config } from '../config.ts';
import type { Headers } from '../http/security-headers.ts';

/** Origins beside our own that pictures and films come from. */
function mediaOrigins({ imagesUrl, origin, storage }: SiteAddresses): string[] {
  const outside = [imagesUrl, storage?.publicUrl].flatMap((address) => (address ? [new URL(address).origin] : []));
  return [...new Set(outside)].filter((one) => one !== origin);
}

/** What the headers need to know of the configuration. */
export type SiteAddresses = Pick<Config, 'imagesUrl' | 'origin' | 'storage'>;

/** What stands before the addresses of pictures: nothing where they come from the same place as the pages. */
export function pictureBase({ imagesUrl, origin }: Pick<Config, 'imagesUrl' | 'origin'>): string {
  return imagesUrl === origin ? '' : imagesUrl;
}

function policy(addresses: SiteAddresses, frames: string): string {
  const media = ["'self'", ...mediaOrigins(addresses)].join(' ');
  // Crests of teams may be drawings within their addresses; shown as pictures, nothing in them runs.
  const directives = [
    "default-src 'none'",
    `img-src ${media} data:`,
    `media-src ${media}`,
    "style-src 'self'",
    "font-src 'self'",
  ];
  return [...directives, frames, "base-uri 'none'", "form-action 'none'"].join('; ');
}

/** Headers of a public page: nothing in it runs, nobody frames it, and everybody may keep it for a while. */
export function publicHeaders(addresses: SiteAddresses): Headers {
  return {
    'content-security-policy': policy(addresses, "frame-ancestors 'none'"),
    'cache-control': 'public, max-age=30',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

/** Headers of a preview: kept by nobody, found by no search engine, and its address goes nowhere else. */
export function previewHeaders(addresses: SiteAddresses): Headers {
  return {
    'content-security-policy': policy(addresses, "frame-src 'self'; frame-ancestors 'self'"),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}

/** An address with its letters of other scripts written as a header takes them. */
export function locationOf(address: string): string {
  return new URL(address).href;
}
