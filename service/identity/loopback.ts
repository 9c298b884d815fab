/**
 * Where to send a browser that came by a loopback address instead of the service's own name: the embedded provider knows
 * `localhost` only, so signing in from 127.0.0.1 would fail at the last step. Undefined: the request is at the right address.
 * `host` is the request's Host header, `url` its path and query, `origin` the service's address.
 */
export function loopbackRedirect(host: string | undefined, url: string, origin: string): string | undefined {
  const own = new URL(origin);
  if (own.hostname !== 'localhost' || host === undefined) return undefined;
  const other = URL.parse(`http://${host}`);
  if (other === null || !['127.0.0.1', '[::1]'].includes(other.hostname)) return undefined;
  return `${origin}${url.startsWith('/') ? url : '/'}`;
}
