import { setTimeout as sleep } from 'node:timers/promises';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';
import { type Discovery, textOf } from './discovery.ts';
import { IdentityError } from './identity-error.ts';

/** How long the provider may take to answer (specification §9: identity HTTP timeout 10 s). */
const timeoutMs = 10_000;
/** So long the keys that were fetched last are believed while the provider does not answer: as long as most tokens live. */
const believedMs = 60 * 60_000;
/** So long where the keys are is waited for once the known address has given some. */
const briefMs = 1_000;
/** A provider that did not answer is left alone this long. */
const pauseMs = 3_000;

/**
 * The provider's keys; their address is known only after discovery. jose keeps them for ten minutes, and looks again for a new one. Older ones
 * still do while the provider is away, or all who are signed in would be out with it. `now` is in milliseconds of a clock that never jumps.
 */
export function remoteKeys(discovery: Discovery, now: () => number = () => performance.now()): JWTVerifyGetKey {
  let remote: ReturnType<typeof createRemoteJWKSet> | undefined;
  let fetched = Number.NEGATIVE_INFINITY;
  let tried = Number.NEGATIVE_INFINITY;
  let isAway = false;
  const fetching: FetchImplementation = async (_address, options) => {
    tried = now();
    // Until it has answered.
    isAway = true;
    const reply = await fetchWhereverTheyAre(discovery, options);
    if (!reply.ok) return reply;
    isAway = false;
    fetched = now();
    return reply;
  };
  return async (header, token) => {
    remote ??= createRemoteJWKSet(new URL((await discovery.metadata()).jwks_uri), {
      timeoutDuration: timeoutMs,
      [customFetch]: fetching,
    });
    const known = remote.jwks();
    if (remote.fresh || !known || now() - fetched > believedMs) return remote(header, token);
    const wasAway = isAway;
    const reloaded = !isAway || now() - tried > pauseMs ? remote.reload().catch(() => undefined) : undefined;
    // Of a provider that was away nobody waits for more than once.
    if (!wasAway) await reloaded;
    if (remote.fresh) return remote(header, token);
    try {
      return await createLocalJWKSet(known)(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return remote(header, token);
      throw error;
    }
  };
}

/** A provider may move its keys, and goes on answering at their old address or does not: where they are is asked beside. */
async function fetchWhereverTheyAre(
  discovery: Discovery,
  options: Parameters<FetchImplementation>[1],
): Promise<Response> {
  const { jwks_uri: known } = await discovery.metadata();
  // One that comes too late is known the next time.
  const renewed = discovery.renewed().catch(() => undefined);
  const [reply] = await Promise.allSettled([fetchKeys(known, options)]);
  const isThere = reply.status === 'fulfilled' && reply.value.ok;
  const now = await (isThere ? Promise.race([renewed, sleep(briefMs)]) : renewed);
  if (now && now.jwks_uri !== known) return fetchKeys(now.jwks_uri, options);
  if (reply.status === 'rejected') throw reply.reason;
  return reply.value;
}

/**
 * jose itself would read an answer of any length into memory, and take one without a key that can sign for all keys of the provider: it
 * would refuse good tokens for as long as it leaves the provider alone then.
 */
const fetchKeys: FetchImplementation = async (address, options) => {
  const reply = await fetch(address, options);
  const text = await textOf(reply);
  if (reply.ok && !hasKey(JSON.parse(text))) {
    throw new IdentityError('unavailable', 'The identity provider has no keys at the moment.');
  }
  return new Response(text, { status: reply.status });
};

function hasKey(document: unknown): boolean {
  if (typeof document !== 'object' || document === null || !('keys' in document)) return false;
  const isRsa = (key: unknown) => typeof key === 'object' && key !== null && 'kty' in key && key.kty === 'RSA';
  return Array.isArray(document.keys) && document.keys.some(isRsa);
}
