/** One fault of a refused request, at its field: dotted path, English sentence, and the code that the console translates. */
export interface FieldFault {
  path: string;
  message: string;
  code: string;
}

/** Why a call failed: an answer of the service, no answer in time, no connection, or a caller who no longer waits. */
export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'aborted';

/**
 * A call that failed (specification §8): its message is the service's own, else the response's status text, else 'Something went wrong'.
 * `status` is 0 unless the service answered.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly fields: readonly FieldFault[];

  constructor(
    kind: ApiErrorKind,
    status: number,
    message: string,
    fields: readonly FieldFault[] = [],
    cause?: unknown,
  ) {
    super(message || 'Something went wrong', { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.fields = fields;
  }
}

/** The error of a response that is not ok, read tolerantly: proxies answer HTML, the real service leaves fields out. */
export function errorOfResponse(status: number, statusText: string, body: unknown): ApiError {
  const problem = typeof body === 'object' && body !== null ? body : {};
  const message = 'message' in problem && typeof problem.message === 'string' ? problem.message : statusText;
  const fields = 'fields' in problem && Array.isArray(problem.fields) ? problem.fields.filter(isFieldFault) : [];
  return new ApiError('http', status, message, fields);
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
