import { DatabaseError } from 'pg';

/** A backup cannot be taken or restored. The message is one plain sentence for the person who asked for it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What the system and PostgreSQL say, as `BackupError`s in plain words; every other error as it is. */
export function plainBackupError(error: unknown, folder: string): unknown {
  if (error instanceof BackupError) return error;
  const words = systemRefusal(error, folder) ?? databaseWords(error) ?? otherSystemWords(error);
  return words === undefined ? error : new BackupError(words, { cause: error });
}

/** Why the system keeps files from being written or read, in plain words; undefined for other errors. `folder` is named where it names none. */
export function systemRefusal(error: unknown, folder: string): string | undefined {
  const path = error instanceof Error && 'path' in error ? String(error.path) : folder;
  return refusals[codeOf(error)]?.(path);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const refusals: Partial<Record<string, (folder: string) => string>> = {
  ENOSPC: () => 'The disk is full; make room and try again.',
  EDQUOT: () => 'The disk quota is used up; make room and try again.',
  EACCES: (folder) => `This user may not read or write ${folder}; run the command as the user of the service.`,
  EPERM: (folder) => `This user may not read or write ${folder}; run the command as the user of the service.`,
  EROFS: (folder) => `${folder} lies on a disk that is read-only; choose another place.`,
  ENAMETOOLONG: (folder) => `The name ${folder} is too long; choose a shorter one.`,
  ENOTDIR: (folder) => `${folder} lies below something that is not a folder; choose another one.`,
};

/** Whatever else the system refuses is no mistake of the program, which would show its stack. */
function otherSystemWords(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error ? `The system refused: ${error.message}.` : undefined;
}

/** Classes of PostgreSQL's codes that say that the connection or the server went away. */
const gone = /^(08|57P|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/;

const lockTimeout = '55P03';

/** What is said of others that stand in the way for too long. */
export const underWay =
  'Another backup, a sweep of media or a migration has been under way for 10 minutes; try again once it has ended.';

function databaseWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (code === lockTimeout) {
    return underWay;
  }
  if (gone.test(code) || /Connection terminated|not queryable/.test(error.message)) {
    return `The database ended the connection (${error.message}); nothing was kept, so try again.`;
  }
  return error instanceof DatabaseError ? `The database refused: ${error.message}.` : undefined;
}
