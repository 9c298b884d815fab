import { HAS_VERSIONS, SITE } from '../../generated/service.ts';
import { ApiError, errorOfResponse } from './api-error.ts';
import { fromProvider, type Reply, type Sender, send } from './send.ts';
import { onceStarted } from './starting-again.ts';

/** Looks at calls by their addresses, such as `/articles/a1`. */
export interface CallWatch {
  /** Before one is sent; throws where it must not be. */
  before(url: string): void;
  /** After one failed. */
  failed(url: string, error: unknown): void;
}

/** What the fetcher needs from the running console: where the service is, how long to wait, and on whose behalf and for which site it calls. */
export interface ApiSettings extends Sender {
  /** The active site's instance id; undefined before one is chosen. */
  instanceId(): string | undefined;
  /** Called when the service refuses the token; answers whether a fresh one was got, so that the call may be made once more. */
  onUnauthorized(): Promise<boolean>;
  /** Answers that were asked for before the console was there, by their addresses; each stands for the first read of its address. */
  ahead?: Map<string, Promise<Reply>>;
  /** What some calls are held to besides. */
  watches?: readonly CallWatch[];
  /** Called when a call waits for a service that is starting again, and when none waits any more. */
  onWaiting?(isWaiting: boolean): void;
}

let settings: ApiSettings | undefined;

/** Sets up the fetcher, once, before the first call. */
export function configureApi(next: ApiSettings): void {
  settings = next;
}

const headers = new WeakMap<object, Headers>();

/**
 * The version (ETag) that came with a reply's body; undefined when the service gave none. What a proxy that compresses made of
 * it (`W/"3"`, `"3-gzip"`) is taken off: it does so to some answers and not to others, and the same version must be the same.
 */
export function versionOf(body: object): string | undefined {
  const tag = HAS_VERSIONS ? headerOf(body, 'etag') : undefined;
  return tag?.replace(/^W\/|[-;](gzip|br|zstd|deflate)(?="$)/g, '');
}

/** What a header said that came with a reply's body; undefined when there was none. */
export function headerOf(body: object, name: string): string | undefined {
  return headers.get(body)?.get(name) ?? undefined;
}

/** What is said with a call beside what its operation takes. */
export interface CallOptions {
  headers?: Record<string, string>;
}

/** Binds calls to the site that is active now: work of several calls ends where it began, also when another site is chosen meanwhile. */
export function atThisSite(): CallOptions {
  const instanceId = settings?.instanceId();
  return instanceId === undefined || SITE === undefined ? {} : { headers: { [SITE]: instanceId } };
}

/** What binds a change to the version that it was made of (`If-Match`), beside other `options`; nothing where the service gave none. */
export function ifMatch(version: string | undefined, options: CallOptions = {}): CallOptions {
  return version === undefined ? options : { headers: { ...options.headers, 'If-Match': version } };
}

/** Gives a body the version of another: the same thing, read into another form. */
export function takeVersion(body: object, from: object): void {
  const told = headers.get(from);
  if (told) headers.set(body, told);
}

/**
 * Makes one call to the management service: the mutator of every generated function. Adds the bearer token and the active site's instance id
 * (specification §7), waits no longer than the configured time, and gives the decoded body, or undefined when the reply has none.
 * @throws ApiError for every failure.
 */
export async function apiFetch<T>(url: string, init: RequestInit = {}): Promise<T> {
  const watches = settings?.watches ?? [];
  try {
    for (const { before } of watches) before(url);
    return await callService(url, init);
  } catch (error) {
    for (const { failed } of watches) failed(url, error);
    throw error;
  }
}

async function callService<T>(url: string, init: RequestInit): Promise<T> {
  if (!settings) throw new Error('configureApi was not called');
  // Read before anything is awaited: a call belongs to the site that was active when it was made.
  const instanceId = settings.instanceId();
  const api = settings;
  const sendOnce = () =>
    onceStarted(() => takeAhead(api, url, init) ?? send(api, instanceId, url, init), init.signal, api.onWaiting);
  let reply = await sendOnce();
  if (reply.status === 401 && (await fromProvider(api.onUnauthorized))) reply = await sendOnce();
  const body = decode(reply);
  if (!reply.ok) throw errorOfResponse(reply.status, reply.statusText, body, reply.headers);
  if (typeof body === 'object' && body !== null) headers.set(body, reply.headers);
  return body as T;
}

/** The answer that was asked for ahead, once; where that failed, the call is made as any other. */
function takeAhead(api: ApiSettings, url: string, init: RequestInit): Promise<Reply> | undefined {
  const reply = init.method === 'GET' ? api.ahead?.get(url) : undefined;
  if (!reply) return undefined;
  api.ahead?.delete(url);
  return reply.catch(() => send(api, undefined, url, init));
}

/** The body as JSON; undefined when it is empty ("nothing yet" is 200 with no bytes) or is no JSON, as a proxy's error page. */
function decode({ ok, status, text }: Reply): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!ok) return undefined;
    throw new ApiError('http', status, 'The answer is not JSON', [], cause);
  }
}

/** The error type of every generated hook; orval looks for it under this name. */
export type ErrorType<_Body> = ApiError;
