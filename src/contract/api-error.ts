/** One fault of a refused request, at its field: dotted path, English sentence, and the code that the console translates. */
export interface FieldFault {
  path: string;
  message: string;
  code: string;
}

/** Why a call failed: an answer of the service, no answer in time, no connection, or a caller who no longer waits. */
export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'aborted';

/** What an answer tells beside its message. */
export interface ApiErrorDetails {
  /** When it may be tried again, in milliseconds since the epoch (`Retry-After`). */
  retryAt?: number | undefined;
  /** What support finds the request by. */
  requestId?: string | undefined;
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
  }
}

/** The error of a response that is not ok, read tolerantly: proxies answer HTML, the real service leaves fields out. */
export function errorOfResponse(
  status: number,
  statusText: string,
  body: unknown,
  headers: Headers = new Headers(),
): ApiError {
  const problem = typeof body === 'object' && body !== null ? body : {};
  const message = 'message' in problem && typeof problem.message === 'string' ? problem.message : statusText;
  const fields = 'fields' in problem && Array.isArray(problem.fields) ? problem.fields.filter(isFieldFault) : [];
  return new ApiError('http', status, message, fields, undefined, {
    retryAt: retryAtOf(headers.get('retry-after'), Date.now()),
    requestId: headers.get('x-request-id') ?? undefined,
  });
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
