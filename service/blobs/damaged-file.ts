import { constants } from 'node:os';
import { StorageUnavailableError } from './storage-outage.ts';

/** A stored file that is there, but that its disk does not give back. Other files may be read all the same. */
export class DamagedFileError extends StorageUnavailableError {
  override name = 'DamagedFileError';
}

/** Whether it was only that this user may not read the file. */
export function lacksPermission({ cause }: DamagedFileError): boolean {
  return cause instanceof Error && 'code' in cause && (cause.code === 'EACCES' || cause.code === 'EPERM');
}

/** What the system says of a bad sector, of an entry that its file system cannot follow any more (117 is EUCLEAN, which Node does not know), and of another user's. */
const failures: ReadonlySet<number> = new Set([
  -constants.errno.EIO,
  -constants.errno.EBADMSG,
  -constants.errno.EACCES,
  -constants.errno.EPERM,
  -constants.errno.EISDIR,
  -constants.errno.ELOOP,
  -117,
]);

/** The error of reading a file, as `DamagedFileError` where the disk failed at this one or what its head says is no text any more. */
export function damagedBy(error: unknown): unknown {
  const isFailing = error instanceof Error && 'errno' in error && failures.has(Number(error.errno));
  return isFailing || error instanceof SyntaxError ? new DamagedFileError(error) : error;
}
