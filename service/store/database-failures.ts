import { DatabaseError } from 'pg';
import { DatabaseUnavailableError, StorageFullError } from './errors.ts';
import { ReadOnlyDatabaseError } from './read-only.ts';

/** What the system calls a connection that failed. */
const connectionErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * What PostgreSQL calls it: it stops, it crashed, it starts, it has no connection left, it undid a transaction that was not
 * gone on with, or took longer than it lets one. A statement that ran out of time (57014) is none of these.
 */
const stateErrors = /^(08\w{3}|57P0[1235]|53300|25P0[34])$/;

/** A lock that was not had in time, two that waited for each other, no memory, and the like: undone, and good to be asked for again. */
const passingErrors = new Set(['55P03', '40P01', '40001', '53200']);

/** What `pg` says, without a code, of a connection that ended, or that it gave up for want of an answer. */
const words = /^Connection terminated|not queryable|^timeout exceeded when trying to connect|^Query read timeout/;

/** Whether a query failed because its connection did. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof DatabaseError) return stateErrors.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return ('code' in error && connectionErrors.has(String(error.code))) || words.test(error.message);
}

/** Throws what a connection that could not be had means; it has done nothing, whatever the reason. */
export function failedConnection(error: unknown): never {
  // A server whose disk is full lets nobody in that it has to write a file for.
  throw isServerFull(error) ? new StorageFullError(error) : new DatabaseUnavailableError(error);
}

/** Whether the database had no room on its disk. */
function isServerFull(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return (error.code === '53100' && !isOutOfSharedMemory(error)) || overQuota.test(error.message);
}

/** A share of a disk that is used up has no code of its own in PostgreSQL: what the system says of it ends its message. */
const overQuota = /: Disk quota exceeded$/;

/** Shared memory is a disk to the system: 64 MB in a container unless asked for more, and full only while others work. */
function isOutOfSharedMemory({ code, routine = '' }: DatabaseError): boolean {
  return code === '53100' && routine.startsWith('dsm_');
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return passingErrors.has(error.code ?? '') || isOutOfSharedMemory(error);
}

/**
 * Whether a connection keeps a statement whose columns are of another type by now, as a newer version's migration has it.
 * It is refused for as long as the connection lives.
 */
function isStaleStatement(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}

/** What the failure of a transaction's work means, where it is the database's own and not that of the work. */
export function failedQuery(error: unknown): unknown {
  if (isServerFull(error)) return new StorageFullError(error);
  if (isPassing(error)) return new DatabaseUnavailableError(error);
  return isLostConnection(error) || isStaleStatement(error) ? new DatabaseUnavailableError(error) : error;
}

/** A disk that the system made read-only, as after a fault, has the code of a missing right: what the system says of it ends its message. */
const readOnlyDisk = /: Read-only file system$/;

/** Whether the database took no write: it is a standby, or was set to be read only, or its disk was. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '25006' || readOnlyDisk.test(error.message));
}

/** What the failure of a transaction that may write means: a server that became a standby refuses every write until it is the first again. */
export function failedWrite(error: unknown): unknown {
  return isReadOnly(error) ? new DatabaseUnavailableError(error) : error;
}

/** Whether a connection that is alive is to be replaced: it keeps what does not hold any more, or its server, or what was set when it was made, takes no writes. */
export function isOutdated(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return isOutdated(error.cause);
  return isStaleStatement(error) || isReadOnly(error) || error instanceof ReadOnlyDatabaseError;
}
