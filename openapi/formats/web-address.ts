/**
 * The contract's formats of addresses (`format: web-address` and its kin in openapi/): the one rule for service and
 * console. A form's validator, the service's checks and what is checked by hand all come here.
 */

/**
 * A domain with a dot or an IPv4 address, in front of a port, path, query and fragment; http, https or no scheme. Nothing in it
 * turns the direction of the letters, or it would look as if it led elsewhere.
 */
const written =
  /^(?:https?:\/\/)?((?:(?!-)[\p{L}\p{M}\p{N}_-]{1,63}(?<!-)\.)+(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-))(?::(?!0+(?!\d))\d{1,5})?(?:[/?#][^\s\p{Cc}\p{Bidi_Control}]*)?$/iu;

/** Names that mean something inside a network only (RFC 6761, 6762, 7686, 8375, and those that are never given out). */
const localName =
  /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|private|lan|corp|home|mail|arpa|onion|invalid|test)$/;

/** Names below these are answered with whatever address they spell, or with that of the machine that asks. */
const answersAnything =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|ip6\.name|traefik\.me|local-ip\.(?:co|sh)|plex\.direct|localtest\.me|local\.gd|lvh\.me|lacolhost\.com|vcap\.me)$/;

/** An IPv4 address that a name spells, as `10.0.0.1.example.com` and `app-10-0-0-1.example.com` do. */
const spelledAddress = /(?<![^.-])(?=(\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-])/g;

/** Networks of IPv4 that nobody reaches from outside, each with the length of its prefix. */
const localNetworks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** No name is longer (RFC 1035), in characters. */
const longestHost = 253;

/**
 * Whether a text is an address on the web that everybody can reach (specification §5). Text without a dot in front of
 * its port is none: a browser takes `javascript:1/x` for a scheme and runs what follows. The host is judged as a browser
 * reads it, so that `0x7f.1` and digits of other scripts lead no way round.
 */
export function isWebAddress(text: string): boolean {
  const [, host] = written.exec(text) ?? [];
  if (host === undefined || host.length > longestHost) return false;
  const url = parsed(/^https?:\/\//i.test(text) ? text : `http://${text}`);
  if (url === undefined) return false;
  if (/^\d+(\.\d+){3}$/.test(url.hostname)) return url.hostname === host && !isLocal(host);
  return /\.([a-z]{2,}|xn--[a-z0-9-]+)$/.test(url.hostname) && !isLocalName(url.hostname);
}

/** An address on the web as pages have it: one that was written without a scheme would be a path of their own site. */
export function absoluteAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/** Whether a text is an address on the web or a path of the site itself, which never begins with two slashes. */
export function isWebAddressOrPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\p{Cc}\p{Bidi_Control}]*$/u.test(text) || isWebAddress(text);
}

/** An image of this service by its address (service/images), which is a local one where the service is. */
const ownImage = /^https?:\/\/[\w.-]+(:\d{1,5})?\/images\/\d{2}\/\d{2}\/[0-9a-f]{12}(\?[\w=&.-]*)?$/;

/** Whether a text leads to a picture: an address, an item of the library by its mediaString, or the picture itself. */
export function isPictureAddress(text: string): boolean {
  return (
    isWebAddressOrPath(text) ||
    ownImage.test(text) ||
    /^(image|video)\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$/.test(text) ||
    /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(text)
  );
}

/** Whether a text is the name of an account or its address: one with a colon or a slash must be an address. */
export function isAccount(text: string): boolean {
  return !/[:/\\]/.test(text) || isWebAddress(text);
}

/** The formats by their names in the contract. Whether a text may be empty is for `minLength` to say. */
export const formats = {
  'web-address': (text: string) => text === '' || isWebAddress(text),
  'web-address-or-path': (text: string) => text === '' || isWebAddressOrPath(text),
  'picture-address': (text: string) => text === '' || isPictureAddress(text),
  account: isAccount,
} as const;

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function isLocalName(host: string): boolean {
  if (localName.test(host) || answersAnything.test(host)) return true;
  return [...host.matchAll(spelledAddress)].some(([, ...parts]) => isLocal(parts.join('.')));
}

const numberOf = (address: string): number =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0);

function isLocal(address: string): boolean {
  return localNetworks.some(([network, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(numberOf(address) / size) === Math.floor(numberOf(network) / size);
  });
}
