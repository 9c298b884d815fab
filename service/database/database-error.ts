import { isErrno } from './processes.ts';

/** The embedded database cannot start. The message is one plain sentence for the person who starts the service. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** The system's refusals about the data folder as `DatabaseError`s in plain words; every other error as it is. */
export function plainError(error: unknown, folder: string): unknown {
  const refusals: Record<string, string> = {
    EACCES: `The service may not write to the data folder ${folder}; give its user the folder or set DATA_DIR to another one.`,
    EPERM: `The service may not write to the data folder ${folder}; give its user the folder or set DATA_DIR to another one.`,
    EROFS: `The data folder ${folder} lies on a disk that is read-only; set DATA_DIR to another one.`,
    ENOSPC: `The disk of the data folder ${folder} is full; make room or set DATA_DIR to another one.`,
    EDQUOT: `The disk quota for the data folder ${folder} is used up; make room or set DATA_DIR to another folder.`,
    ENOTDIR: `The data folder ${folder} is not a folder; set DATA_DIR to one.`,
    EISDIR: `In the data folder ${folder} a folder stands in the place of a file; move it away or set DATA_DIR to another one.`,
    EEXIST: `The data folder ${folder} is not a folder; set DATA_DIR to one.`,
  };
  const code = Object.keys(refusals).find((name) => isErrno(error, name));
  return code === undefined ? error : new DatabaseError(refusals[code], { cause: error });
}
