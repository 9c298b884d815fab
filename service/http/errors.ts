import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { components } from '../../generated/schema.d.ts';
import { DamagedFileError } from '../blobs/damaged-file.ts';
import { isStorageFull, isStorageOutage, isStorageRefusal, StorageUnavailableError } from '../blobs/storage-outage.ts';
import { IdentityError } from '../identity/identity-error.ts';
import { BusyError } from '../images/work-queue.ts';
import {
  AddOnError,
  CombinationTakenError,
  CommitInDoubtError,
  ConflictError,
  ContentError,
  ContradictionError,
  DatabaseUnavailableError,
  DuplicateError,
  ForeignReferenceError,
  InUseError,
  LockedError,
  NameTakenError,
  NotFoundError,
  StaleError,
  StorageFullError,
  StoreError,
  UnknownMediaError,
  UnknownReferenceError,
  UnknownReferencesError,
  UnusableFileError,
} from '../store/errors.ts';
import type { Fault } from './faults.ts';
import { type ErrorDetails, HttpError } from './http-error.ts';
import type { Room } from './room.ts';
import type { Headers } from './security-headers.ts';

/** The body of every refused call. */
export type ErrorBody = components['schemas']['Error'];

/** The body of an error; `fields` is left out where there are none. */
export function errorBody(
  status: number,
  message: string,
  faults: readonly Fault[] = [],
  details: ErrorDetails = {},
): ErrorBody {
  return {
    message,
    error: STATUS_CODES[status] ?? 'Error',
    statusCode: status,
    ...(faults.length > 0 && { fields: [...faults] }),
    ...details,
  };
}

/**
 * An error as a refusal. What the caller can mend says so; everything else is a 500 that names the request only, because a
 * cause may hold addresses, SQL or other people's data. It stands in the log under the same request id.
 */
export function refusalOf(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreError) return storeRefusal(error);
  if (error instanceof IdentityError && error.kind === 'unavailable') {
    return new HttpError(503, error.message, [], { 'retry-after': '5' });
  }
  const outage = outageOf(error);
  if (outage) return outage;
  if (isFastifyError(error)) return frameworkRefusal(error);
  if (isFileRefusal(error)) return fileRefusal(error);
  return new HttpError(500, `The service failed; the request was ${requestId}.`);
}

/** What the service itself lacks for now. With `Retry-After` the call has done nothing, and may be made again as it is. */
function outageOf(error: unknown): HttpError | undefined {
  if (error instanceof DatabaseUnavailableError) return new HttpError(503, error.message, [], { 'retry-after': '1' });
  if (isStopping(error)) return new HttpError(503, 'The service is stopping; try again.', [], { 'retry-after': '5' });
  if (error instanceof CommitInDoubtError) return new HttpError(503, error.message);
  if (error instanceof StorageFullError) return new HttpError(507, error.message);
  // Those who wait already are served within some seconds, or told the same.
  if (error instanceof BusyError) return new HttpError(503, error.message, [], { 'retry-after': '5' });
  if (error instanceof DamagedFileError) return new HttpError(502, 'The stored file cannot be read.');
  if (isStorageFull(error)) return new HttpError(507, new StorageFullError(error).message);
  // A connection may also break while a stored file is being read.
  if (isStorageOutage(error)) {
    return new HttpError(503, new StorageUnavailableError(error).message, [], { 'retry-after': '5' });
  }
  // It will not pass by itself, but nothing was stored, and the service is well.
  if (isStorageRefusal(error)) return new HttpError(502, 'The store of pictures and videos refused the service.');
  if (isOutOfFiles(error)) {
    return new HttpError(503, 'The service has too much open at the moment.', [], { 'retry-after': '5' });
  }
  return isDiskFull(error) ? new HttpError(507, new StorageFullError(error).message) : undefined;
}

/** Whether what asks this service itself found it closing. */
function isStopping(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_REOPENED_CLOSE_SERVER';
}

/** Whether the system lets this process, or all of them together, open no file any more. */
function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
}

/** Whether the system had no room for a file, or the user's share of the disk is used up. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

function storeRefusal(error: StoreError): HttpError {
  if (error instanceof DuplicateError) return new HttpError(409, error.message, [faultAt(error, 'duplicate')]);
  if (error instanceof CombinationTakenError) {
    const fault = { path: 'gameType', message: error.message, code: 'duplicate' };
    return new HttpError(409, error.message, [fault], {}, { existing: error.existing });
  }
  if (error instanceof NameTakenError) {
    return new HttpError(409, error.message, [faultAt(error, 'nameTaken')], {}, { existing: error.existing });
  }
  if (error instanceof LockedError) return new HttpError(409, error.message, [faultAt(error, 'locked')]);
  if (error instanceof UnknownReferenceError) return new HttpError(400, error.message, [faultAt(error, 'unknown')]);
  if (error instanceof ConflictError) return new HttpError(409, error.message, faultsAt(error));
  if (error instanceof ContradictionError) return new HttpError(400, error.message, faultsAt(error));
  if (error instanceof InUseError) {
    return new HttpError(
      409,
      error.message,
      error.places.length === 0
        ? [{ path: 'id', message: error.message, code: 'inUse' }]
        : error.places.map(({ path, name }) => ({ path, message: name, code: 'inUse' })),
      {},
      { uses: error.uses },
    );
  }
  if (error instanceof ContentError) {
    const isTooLarge = error.faults.some(({ code }) => code === 'tooLarge');
    return new HttpError(isTooLarge ? 413 : 400, error.message, error.faults);
  }
  if (error instanceof AddOnError) return new HttpError(403, error.message, [faultAt(error, 'addOn')]);
  if (error instanceof ForeignReferenceError) return new HttpError(422, error.message, faultsAt(error));
  if (error instanceof UnknownReferencesError) return new HttpError(422, error.message, error.faults);
  if (error instanceof UnknownMediaError) return new HttpError(422, error.message, [faultAt(error, 'unknownMedia')]);
  if (error instanceof UnusableFileError) {
    const tooMuch = error.code === 'fileTooLarge' || error.code === 'quotaExceeded';
    return new HttpError(tooMuch ? 413 : 422, error.message, [faultAt(error, error.code)]);
  }
  if (error instanceof NotFoundError) return new HttpError(404, error.message);
  if (error instanceof StaleError) {
    return new HttpError(412, error.message, [{ path: 'If-Match', message: error.message, code: 'stale' }]);
  }
  return new HttpError(400, error.message);
}

function faultAt(error: { readonly path: string; readonly message: string }, code: string): Fault {
  return { path: error.path, message: error.message, code };
}

function faultsAt({ paths, message, code }: ConflictError | ContradictionError | ForeignReferenceError): Fault[] {
  return paths.map((path) => ({ path, message, code }));
}

const frameworkMessages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than 1 MB.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, sent as application/json.',
  FST_ERR_BAD_URL: 'The address has a malformed percent-encoding.',
};

/** Fastify's own refusals have a status below 500; its other errors are faults of ours. */
function isFastifyError(error: unknown): error is FastifyError & { statusCode: number } {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return false;
  return String(error.code).startsWith('FST_') && typeof error.statusCode === 'number' && error.statusCode < 500;
}

function frameworkRefusal(error: FastifyError & { statusCode: number }): HttpError {
  return new HttpError(error.statusCode, frameworkMessages[error.code] ?? `${error.message}.`.replace(/\.\.$/, '.'));
}

/** A refusal of @fastify/static, whose files know preconditions and ranges; `expose` says that the caller may know it. */
type FileRefusal = { readonly statusCode: number; readonly headers?: Readonly<Record<string, string>> };

function isFileRefusal(error: unknown): error is Error & FileRefusal {
  return error instanceof Error && 'expose' in error && error.expose === true && 'statusCode' in error;
}

function fileRefusal({ statusCode, message, headers = {} }: Error & FileRefusal): HttpError {
  return new HttpError(statusCode, `${message}.`, [], headers);
}

/** Who goes away in the middle is no fault of the service, and hears nothing any more. */
const brokenOff = new HttpError(400, 'The connection ended before all of it had come.');

/** What was said of the content that did not come: as headers of an error they would make it unreadable. */
const contentHeaders = ['content-encoding', 'content-length', 'content-range', 'content-disposition'] as const;

/** A page that is sent in place of an error body where somebody looks at it in a browser; undefined where nobody does. */
export type FindRefusalPage = (
  request: FastifyRequest,
  status: number,
) => Promise<{ readonly html: string; readonly headers: Headers } | undefined>;

/** What errors are told to, and shown by. */
export type ErrorParts = { readonly room?: Room; readonly findPage?: FindRefusalPage };

/** So long no further line tells why the database does not answer, in milliseconds: every call meets the same. */
const quietMs = 5_000;

/** Answers every error and every unknown address with an error body or page; `room` notes what could not be stored. */
export function installErrors(app: FastifyInstance, { room, findPage }: ErrorParts = {}): void {
  let quietUntil = 0;
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = isBrokenOff(error, request) ? brokenOff : refusalOf(error, request.id);
    if (refusal.statusCode === 507) {
      room?.noteFull();
      request.log.warn({ cause: String(error instanceof Error ? (error.cause ?? error) : error) }, refusal.message);
    }
    const isAway = isStorageOutage(error) || error instanceof IdentityError;
    if (isAway) request.log.warn({ err: error }, refusal.message);
    if (error instanceof DatabaseUnavailableError && performance.now() >= quietUntil) {
      quietUntil = performance.now() + quietMs;
      request.log.warn({ err: error }, refusal.message);
    }
    if (refusal.statusCode === 500 || isStorageRefusal(error)) request.log.error({ err: error }, 'request failed');
    for (const name of contentHeaders) reply.removeHeader(name);
    const page = await findPage?.(request, refusal.statusCode).catch(() => undefined);
    reply.code(refusal.statusCode).headers({ ...page?.headers, 'cache-control': 'no-store', ...refusal.headers });
    if (page) return reply.type('text/html; charset=utf-8').send(page.html);
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(refusal.statusCode, refusal.message, refusal.faults, refusal.details)));
  });
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
}

/** Whether the caller went away, in the middle of the body or of the answer. */
function isBrokenOff(error: unknown, { raw }: FastifyRequest): boolean {
  if (error === raw.errored) return true;
  const isCutOff = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCutOff && raw.socket.destroyed;
}
