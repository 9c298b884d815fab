import type { IncomingMessage } from 'node:http';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why a request must be refused: it was not addressed to this machine by one of its own names (a foreign site that resolves to it, DNS rebinding), or it
 * comes from a page of another origin. Undefined for what the workbench's own page sends.
 */
export function foreignness({ method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>, port: number) {
  const hosts = loopback.map((name) => `${name}:${port}`);
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return `The workbench answers to ${hosts[0]} only.`;
  if (origin !== undefined && origin !== `http://${host}`) return 'The workbench answers to its own page only.';
  const site = headers['sec-fetch-site'];
  const isVisit = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  if (site !== undefined && !['same-origin', 'none'].includes(String(site)) && !isVisit)
    return 'The workbench answers to its own page only.';
  // Whatever writes must be JSON: a form of a foreign page cannot send that without asking first.
  const writes = method !== 'GET' && method !== 'HEAD';
  return writes && headers['content-type'] !== 'application/json' ? 'The workbench takes JSON only.' : undefined;
}
