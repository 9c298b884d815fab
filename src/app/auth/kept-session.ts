import { type AuthUser, userOf } from './login-state.ts';
import type { AuthSettings } from './settings.ts';
import { bytesOf, claimsOf } from './token-claims.ts';

/** The session of an earlier visit, as the identity library keeps it in this browser. */
export interface KeptSession {
  clientId: string;
  /** Who gave the tokens. */
  issuer: string;
  accessToken: string;
  /** What the access token is for. */
  scopes: readonly string[];
  /** When the access token has to be renewed, in milliseconds since the epoch. */
  renewAt: number;
  user: AuthUser;
}

/** Where the library keeps its session; for tests. */
export interface Keeping {
  stores: readonly Pick<Storage, 'getItem' | 'key' | 'length'>[];
  cookie: string;
  now: number;
}

/** The library's names (schema 3 of its cache). A later schema has others, and then nothing is found: the library itself looks. */
const TOKEN_KEYS = 'msal.3.token.keys.';
const ACCOUNT_KEYS = 'msal.3.account.keys';
const COOKIE = 'msal.cache.encryption';
/** An access token is renewed this long before it expires, milliseconds (specification §9: cache expiry margin). */
const MARGIN = 60_000;

/**
 * Reads the kept session without the library, which weighs more than a page has to wait for. Undefined wherever anything is not as expected, such
 * as two accounts or a token that has to be renewed: the library then decides.
 */
export async function readKeptSession(keeping: Keeping = here()): Promise<KeptSession | undefined> {
  try {
    for (const store of keeping.stores) {
      const found = await readFrom(store, keeping);
      if (found) return found;
    }
  } catch {
    // Storage is refused, or holds something else.
  }
  return undefined;
}

/** Whether a kept session is one of this provider and for this service. */
export const isFor = ({ clientId, issuer, scopes }: KeptSession, settings: AuthSettings): boolean =>
  clientId === settings.clientId && issuer === settings.issuer && scopes.includes(settings.apiScope);

const here = (): Keeping => ({ stores: [localStorage, sessionStorage], cookie: document.cookie, now: Date.now() });

async function readFrom(store: Keeping['stores'][number], { cookie, now }: Keeping): Promise<KeptSession | undefined> {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  const [keysName, ...others] = names.filter((name) => name.startsWith(TOKEN_KEYS));
  if (keysName === undefined || others.length > 0) return undefined;
  const clientId = keysName.slice(TOKEN_KEYS.length);
  const keys = objectOf(store.getItem(keysName));
  const accounts: unknown = JSON.parse(store.getItem(ACCOUNT_KEYS) ?? '[]');
  const wanted = [only(keys.accessToken), only(keys.idToken), only(accounts)];
  const [access, identity, account] = await Promise.all(
    wanted.map((key) => readEntry(store.getItem(key), key.includes(clientId) ? clientId : '', cookie)),
  );
  if (!access || !identity || !account) return undefined;
  const renewAt = Number(access.expiresOn) * 1000 - MARGIN;
  // A clock that was turned back says nothing about an expiry.
  if (!(now < renewAt) || Number(access.cachedAt) * 1000 > now) return undefined;
  const claims = claimsOf(textOf(identity.secret));
  const user = userOf({
    idTokenClaims: claims,
    username: textOf(account.username),
    ...(typeof account.name === 'string' && { name: account.name }),
    localAccountId: textOf(account.localAccountId),
  });
  const [accessToken, scopes] = [textOf(access.secret), textOf(access.target).split(' ')];
  return { clientId, issuer: textOf(claims.iss), accessToken, scopes, renewAt, user };
}

type Entry = Record<string, unknown>;

/** An entry of the cache: encrypted with the key in the session's cookie, except where the provider keeps users signed in. */
async function readEntry(text: string | null, context: string, cookie: string): Promise<Entry> {
  const entry = objectOf(text);
  if (!('nonce' in entry && 'data' in entry)) return entry;
  const { id, key } = objectOf(cookieValue(cookie));
  if (entry.id !== id) throw new Error('The entry is of another session.');
  const base = await crypto.subtle.importKey('raw', bytesOf(textOf(key)), 'HKDF', false, ['deriveKey']);
  const derived = await crypto.subtle.deriveKey(
    { name: 'HKDF', salt: bytesOf(textOf(entry.nonce)), hash: 'SHA-256', info: new TextEncoder().encode(context) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const data = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: new Uint8Array(12) },
    derived,
    bytesOf(textOf(entry.data)),
  );
  return objectOf(new TextDecoder().decode(data));
}

function cookieValue(cookie: string): string {
  const found = cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return decodeURIComponent(found?.slice(COOKIE.length + 1) ?? '');
}

function objectOf(text: string | null): Entry {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) throw new Error('The entry is no object.');
  return { ...value };
}

/** The one key of a list. */
function only(list: unknown): string {
  if (Array.isArray(list) && list.length === 1 && typeof list[0] === 'string') return list[0];
  throw new Error('There is not exactly one entry.');
}

function textOf(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Error('The entry lacks a text.');
}
