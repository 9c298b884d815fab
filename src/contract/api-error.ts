import { faultsIn, messageIn, SITE } from '../../generated/service.ts';

/** One fault of a refused request, at its field: dotted path, English sentence, and the code that the console translates. */
export interface FieldFault {
  path: string;
  message: string;
  code: string;
  /** The thing that has what only one can have, where the service names it. */
  existing?: Existing;
}

/**
 * Why a call failed: an answer of the service, no answer in time, no connection, no token since the identity provider cannot be reached, or a
 * caller who no longer waits.
 */
export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'provider' | 'aborted';

/** What an answer tells beside its message. */
export interface ApiErrorDetails {
  /** When it may be tried again, in milliseconds since the epoch (`Retry-After`). */
  retryAt?: number | undefined;
  /** What support finds the request by. */
  requestId?: string | undefined;
  /** The thing that is in the way of a new one. */
  existing?: Existing | undefined;
}

/** A thing that the service names in a refusal: its id, and what it is called. */
export interface Existing {
  uuid: string;
  displayName: string;
  /** What it is called in each language; left out where the service does not say. */
  titles?: readonly unknown[];
}

/**
 * A call that failed (specification §8): its message is the service's own, else the response's status text, else 'Something went wrong'.
 * `status` is 0 unless the service answered.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly fields: readonly FieldFault[];
  readonly retryAt: number | undefined;
  readonly requestId: string | undefined;
  readonly existing: Existing | undefined;

  constructor(
    kind: ApiErrorKind,
    status: number,
    message: string,
    fields: readonly FieldFault[] = [],
    cause?: unknown,
    details: ApiErrorDetails = {},
  ) {
    super(message || 'Something went wrong', { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.fields = fields;
    this.retryAt = details.retryAt;
    this.requestId = details.requestId;
    this.existing = details.existing;
  }
}

/** Whether the service looked at a call and said no; anything else, such as a lost connection, an expired sign-in or too many calls, says nothing about it. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}

/** What says who calls, and for which site. */
const callerHeaders: readonly (string | undefined)[] = ['authorization', SITE];

/**
 * Whether the service refused one thing among many for itself. Where it lets the caller work on the site no more, that
 * says nothing about the thing: it can be done once the caller may again.
 */
export function isRefusalOfOne(error: unknown): error is ApiError {
  return isRefusal(error) && !error.fields.some(({ path }) => callerHeaders.includes(path.toLowerCase()));
}

/** The error of a response that is not ok, read tolerantly: proxies answer HTML, the real service leaves fields out. */
export function errorOfResponse(
  status: number,
  statusText: string,
  body: unknown,
  headers: Headers = new Headers(),
): ApiError {
  const problem = typeof body === 'object' && body !== null ? body : {};
  const told = messageIn(problem);
  const message = typeof told === 'string' ? told : statusText;
  const listed = faultsIn(problem);
  const faults = Array.isArray(listed) ? listed.filter(isFieldFault) : [];
  const existing = existingOf(problem);
  const fields = existing ? faults.map((fault) => namingExisting(fault, existing)) : faults;
  return new ApiError('http', status, message, fields, undefined, {
    retryAt: retryAtOf(headers.get('retry-after'), Date.now()),
    requestId: headers.get('x-request-id') ?? undefined,
    existing,
  });
}

/** The thing that is in the way of a new one, as the service names it (specification §8, a 409 on SSGT creation). */
function existingOf(problem: object): Existing | undefined {
  const existing = 'existing' in problem ? problem.existing : undefined;
  if (typeof existing !== 'object' || existing === null || !('displayName' in existing)) return undefined;
  const { displayName } = existing;
  const uuid = 'uuid' in existing && typeof existing.uuid === 'string' ? existing.uuid : '';
  if (typeof displayName !== 'string') return undefined;
  const titles = 'titles' in existing && Array.isArray(existing.titles) ? { titles: existing.titles } : {};
  return { uuid, displayName, ...titles };
}

/** A duplicate whose other one is known is told by the name of that one. */
function namingExisting(fault: FieldFault, existing: Existing): FieldFault {
  return fault.code === 'duplicate'
    ? { ...fault, code: 'combination', message: existing.displayName, existing }
    : fault;
}

/** The moment that a `Retry-After` names, in milliseconds since the epoch: seconds from now, or a date (RFC 9110, 10.2.3). */
export function retryAtOf(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const moment = /^\d+$/.test(value.trim()) ? now + Number(value) * 1000 : Date.parse(value);
  return Number.isFinite(moment) ? moment : undefined;
}

function isFieldFault(value: unknown): value is FieldFault {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value &&
    typeof value.code === 'string'
  );
}
