import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../generated/schema.d.ts';
import { PlainError } from '../plain-error.ts';

/** What the service says when it refuses. */
export type ApiRefusal = components['schemas']['Error'];
/** An answer of the service: the body of a 2xx with its version, or the refusal of a 4xx. */
export type ApiReply<Body> =
  | { readonly ok: true; readonly body: Body; readonly etag?: string }
  | { readonly ok: false; readonly refusal: ApiRefusal };

/**
 * Looks for what a call has made whose answer was lost, before it is sent again: the service may have been stopped after it had
 * stored the thing. Undefined: it is not there, send again.
 */
export type FindMade<Body> = () => Promise<Body | undefined>;

/** Calls to the service. `path` follows `/api`; `instanceId` is the site, for calls that are scoped to one. */
export type Api = {
  get<Body>(path: string, instanceId?: string): Promise<ApiReply<Body>>;
  /** @param findMade for things whose second making the service would not refuse */
  post<Body>(path: string, instanceId: string, body: unknown, findMade?: FindMade<Body>): Promise<ApiReply<Body>>;
  /** @param etag the version that is changed (`If-Match`); undefined for calls without one */
  put<Body>(path: string, instanceId: string, body: unknown, etag: string | undefined): Promise<ApiReply<Body>>;
};

/** How often and how patiently a call is tried again. */
export type Patience = { readonly tries: number; readonly firstPauseMs: number; readonly longestPauseMs: number };

/** Half a minute in all: long enough for a service that is being restarted. */
const defaultPatience: Patience = { tries: 12, firstPauseMs: 200, longestPauseMs: 5_000 };

/** Statuses that pass by themselves: too many requests, and a service that is starting, stopping or behind a busy gateway. */
const passing = new Set([429, 502, 503, 504]);

/** How often a call is sent that the service fails at (500): a fault of the moment passes, one of the call does not. */
const triesAtFault = 3;

type Call<Body> = {
  readonly method: string;
  readonly path: string;
  readonly instanceId?: string | undefined;
  readonly body?: unknown;
  readonly etag?: string | undefined;
  readonly findMade?: FindMade<Body> | undefined;
};

/**
 * A client of the service at `address`. Network failures and passing refusals are tried again with growing pauses; a token that is
 * no longer good is renewed once per call through `token(true)`.
 * @param token gives the access token; `renew` asks for a new one
 */
export function createApi(
  address: string,
  token: (renew: boolean) => Promise<string>,
  patience: Patience = defaultPatience,
): Api {
  async function call<Body>(what: Call<Body>): Promise<ApiReply<Body>> {
    let renew = false;
    let failure = '';
    for (let attempt = 0; attempt < patience.tries; attempt += 1) {
      // A first sign-in that fails ends the import; a renewal may fail because the service is being restarted.
      const bearer = renew ? token(true) : await token(false);
      const reply = await send(`${address}/api${what.path}`, bearer, what).catch((error: unknown) => {
        failure = reason(error);
        return undefined;
      });
      if (reply?.status === 401 && !renew) {
        renew = true;
        continue;
      }
      if (reply !== undefined && isFinal(reply.status, attempt)) return readReply<Body>(reply);
      if (reply !== undefined) failure = `it answers ${reply.status}`;
      await sleep(pause(patience, attempt, reply));
      // A 429 is given before anything is done; any other failure may have come after the work.
      const made = reply?.status === 429 ? undefined : await what.findMade?.();
      if (made !== undefined) return { ok: true, body: made };
    }
    throw new PlainError(
      `The service at ${address} did not answer ${what.method} ${what.path} in ${patience.tries} tries: ${failure}.`,
    );
  }
  return {
    get: (path, instanceId) => call({ method: 'GET', path, instanceId }),
    post: (path, instanceId, body, findMade) => call({ method: 'POST', path, instanceId, body, findMade }),
    put: (path, instanceId, body, etag) => call({ method: 'PUT', path, instanceId, body, etag }),
  };
}

function isFinal(status: number, attempt: number): boolean {
  if (status === 500) return attempt >= triesAtFault - 1;
  return !passing.has(status);
}

/** An answer that has arrived whole: a connection that breaks in its middle is a failure too. */
type Arrived = { readonly status: number; readonly headers: Headers; readonly text: string };

async function send(
  url: string,
  token: string | Promise<string>,
  { method, instanceId, body, etag }: Call<unknown>,
): Promise<Arrived> {
  const reply = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${await token}`,
      ...(instanceId !== undefined && { 'x-s8y-instance-id': instanceId }),
      ...(etag !== undefined && { 'if-match': etag }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

function readReply<Body>({ status, headers, text }: Arrived): ApiReply<Body> {
  if (status < 300) {
    const etag = headers.get('etag');
    return { ok: true, body: JSON.parse(text) as Body, ...(etag !== null && { etag }) };
  }
  try {
    return { ok: false, refusal: JSON.parse(text) as ApiRefusal };
  } catch {
    return { ok: false, refusal: { statusCode: status, error: `HTTP ${status}`, message: text.slice(0, 200) } };
  }
}

/** The service's own `Retry-After` (seconds), else twice the last pause; a little chance keeps parallel calls apart. */
function pause(patience: Patience, attempt: number, reply: Arrived | undefined): number {
  const asked = Number(reply?.headers.get('retry-after') ?? Number.NaN) * 1000;
  const growing = patience.firstPauseMs * 2 ** attempt;
  const base = Number.isFinite(asked) ? asked : growing;
  return Math.min(base, patience.longestPauseMs) * (1 + Math.random() / 4);
}

/** fetch hides why it failed behind `fetch failed`; the cause tells (ECONNREFUSED). */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}

/** The body of a reply that must be good. @throws {PlainError} with what the service said instead */
export function expectBody<Body>(reply: ApiReply<Body>, what: string): Body {
  if (reply.ok) return reply.body;
  throw new PlainError(`The service does not give ${what}: ${why(reply.refusal)}`);
}

/** A refusal in words: status, message and the fields that it names. */
export function why(refusal: ApiRefusal): string {
  const faults = (refusal.fields ?? []).map((field) => `${field.path}: ${field.message}`);
  return [`${refusal.statusCode} ${refusal.message}`, ...faults].join('; ');
}

/** All rows of a list that comes in pages. `path` may bear a query. @throws {PlainError} when the service does not give them */
export async function readPages<Row>(api: Api, instanceId: string, path: string, what: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const query = `${path.includes('?') ? '&' : '?'}page=${page}&pageSize=100`;
    const reply = await api.get<{ items: Row[]; total: number }>(`${path}${query}`, instanceId);
    const { items, total } = expectBody(reply, what);
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}
