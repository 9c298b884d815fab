import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../generated/schema.d.ts';
import { PlainError } from '../plain-error.ts';

/** What the service says when it refuses. */
export type ApiRefusal = components['schemas']['Error'];
/** An answer of the service: the body of a 2xx, or the refusal of a 4xx. */
export type ApiReply<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly refusal: ApiRefusal };

/** Calls to the service. `path` follows `/api`; `instanceId` is the site, for calls that are scoped to one. */
export type Api = {
  get<Body>(path: string, instanceId?: string): Promise<ApiReply<Body>>;
  post<Body>(path: string, instanceId: string, body: unknown): Promise<ApiReply<Body>>;
};

/** How often and how patiently a call is tried again. */
export type Patience = { readonly tries: number; readonly firstPauseMs: number; readonly longestPauseMs: number };

/** Half a minute in all: long enough for a service that is being restarted. */
const defaultPatience: Patience = { tries: 12, firstPauseMs: 200, longestPauseMs: 5_000 };

/** Statuses that pass by themselves: too many requests, and a service that is starting, stopping or behind a busy gateway. */
const passing = new Set([429, 502, 503, 504]);

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
  async function call<Body>(
    path: string,
    init: { method: string; instanceId?: string; body?: unknown },
  ): Promise<ApiReply<Body>> {
    let renew = false;
    let failure = '';
    for (let attempt = 0; attempt < patience.tries; attempt += 1) {
      const reply = await send(`${address}/api${path}`, await token(renew), init).catch((error: unknown) => {
        failure = reason(error);
        return undefined;
      });
      if (reply?.status === 401 && !renew) {
        renew = true;
        continue;
      }
      if (reply !== undefined && !passing.has(reply.status)) return readReply<Body>(reply);
      if (reply !== undefined) failure = `it answers ${reply.status}`;
      await sleep(pause(patience, attempt, reply));
    }
    throw new PlainError(
      `The service at ${address} did not answer ${init.method} ${path} in ${patience.tries} tries: ${failure}.`,
    );
  }
  return {
    get: (path, instanceId) => call(path, { method: 'GET', ...(instanceId && { instanceId }) }),
    post: (path, instanceId, body) => call(path, { method: 'POST', instanceId, body }),
  };
}

/** An answer that has arrived whole: a connection that breaks in its middle is a failure too. */
type Arrived = { readonly status: number; readonly headers: Headers; readonly text: string };

async function send(
  url: string,
  token: string,
  init: { method: string; instanceId?: string; body?: unknown },
): Promise<Arrived> {
  const reply = await fetch(url, {
    method: init.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(init.instanceId !== undefined && { 'x-s8y-instance-id': init.instanceId }),
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

function readReply<Body>({ status, text }: Arrived): ApiReply<Body> {
  if (status < 300) return { ok: true, body: JSON.parse(text) as Body };
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
