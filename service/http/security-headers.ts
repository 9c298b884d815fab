import type { ProviderMetadata } from '../identity/discovery.ts';

/** HTTP headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer. HTTPS is promised in production only: localhost has no certificate. */
export function commonHeaders(production: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Headers of JSON answers: should a browser ever show one as a page, nothing in it runs. */
export const dataHeaders: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

const permissions = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'microphone', 'midi']
  .concat(['payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'])
  .map((name) => `${name}=()`)
  .join(', ');

/** Origins outside our own that the console may reach. */
export type OutsideOrigins = {
  /** May be fetched: token endpoint and keys of an outside provider, the media store that takes uploads. */
  readonly connect: readonly string[];
  /** May be framed: the provider's silent sign-in. */
  readonly frame: readonly string[];
  /** Pictures and videos may come from here: the media store, the image CDN. */
  readonly media: readonly string[];
};

/** Addresses of media: where files are sent to, where stored ones and rendered pictures are shown from. Undefined: this service. */
export type MediaAddresses = {
  readonly uploads: string | undefined;
  readonly files: string | undefined;
  readonly images: string;
};

/** The outside origins that follow from the provider and the addresses of media; with the embedded provider and disk: none. */
export function outsideOrigins(metadata: ProviderMetadata, media: MediaAddresses, own: string): OutsideOrigins {
  const origins = (addresses: readonly (string | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])).filter((one) => one !== own)),
  ];
  return {
    connect: origins([metadata.token_endpoint, metadata.jwks_uri, media.uploads]),
    frame: origins([metadata.authorization_endpoint, metadata.end_session_endpoint]),
    media: origins([media.files, media.images]),
  };
}

/** Headers of the console's page. Popups stay allowed because Entra ID may open one. */
export function consoleHeaders(outside: OutsideOrigins): Headers {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      ['img-src', "'self'", 'data:', 'blob:', ...outside.media].join(' '),
      ['media-src', "'self'", 'blob:', ...outside.media].join(' '),
      "font-src 'self'",
      ['connect-src', "'self'", ...outside.connect].join(' '),
      ['frame-src', "'self'", ...outside.frame].join(' '),
      "manifest-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions,
    'x-frame-options': 'DENY',
  };
}

/**
 * Headers of the redirect bridge. The console frames it for silent sign-in, so it must not refuse that, and it must not be
 * cut off from the window that opened it: no COOP.
 */
export const bridgeHeaders: Headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
};
