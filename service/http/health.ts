import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { StorageUnavailableError } from '../blobs/storage-outage.ts';
import type { Database } from '../store/database.ts';
import { StorageFullError } from '../store/errors.ts';
import { ReadOnlyDatabaseError } from '../store/read-only.ts';
import { checkWithTimeout } from './check-with-timeout.ts';
import { HttpError } from './http-error.ts';
import type { Room } from './room.ts';

/** What is asked how it is; `mediaFolder` rejects while the folder of pictures and videos is away or takes no files. */
export type HealthParts = {
  readonly database: Database;
  readonly room: Room;
  readonly mediaFolder?: (() => Promise<void>) | undefined;
};

/**
 * `GET /health`: 200 while the database answers and takes writes, there is room to store something and the media folder
 * takes files, else 503, `degraded` where it can still be read from. The app listens only once everything else is ready.
 */
export function installHealth(app: FastifyInstance, { database, room, mediaFolder }: HealthParts): void {
  const noteDatabase = noting(app.log, 'database does not answer');
  const noteWrites = noting(app.log, 'database takes no writes');
  const noteFolder = noting(app.log, 'media folder takes no files');
  const checkDatabase = checkWithTimeout(() => database.ping());
  const checkFolder = mediaFolder && checkWithTimeout(mediaFolder);
  app.get('/health', async (_request, reply) => {
    const [fault, isShort, folderFault] = await Promise.all([
      faultOf(checkDatabase()),
      room.isFull(),
      faultOf(checkFolder?.()),
    ]);
    const readOnly = fault instanceof ReadOnlyDatabaseError ? fault : undefined;
    const silence = readOnly ? undefined : fault;
    noteDatabase(silence);
    noteWrites(readOnly);
    noteFolder(folderFault);
    const alive = silence === undefined;
    // A server without room lets nobody in that it has to write a file for; its disk may be one that is not looked at.
    const isServerFull = silence instanceof StorageFullError;
    if (isServerFull) room.noteFull();
    const isFull = isShort || isServerFull;
    // A database without room may not answer for that reason alone, which is then what has to be known.
    if (!alive && !isFull) throw new HttpError(503, 'The database does not answer.', [], { 'retry-after': '5' });
    reply.header('cache-control', 'no-store');
    const trouble = isFull ? 'The disk is full' : readOnly && 'The database takes no writes';
    const reason = trouble ? `${trouble}: nothing can be stored.` : folderTrouble(folderFault);
    if (reason === undefined) return reply.send({ status: 'ok' });
    return reply.code(503).send({ status: 'degraded', reason });
  });
}

/** Logs a trouble when it comes and when it is over: a probe asks each second, and would fill the log with one. */
function noting(log: FastifyBaseLogger, trouble: string): (error: unknown) => void {
  let lasts = false;
  return (error) => {
    if (error !== undefined && !lasts) log.error({ err: error }, trouble);
    if (error === undefined && lasts) log.info(`over: ${trouble}`);
    lasts = error !== undefined;
  };
}

/** The error of what was asked; undefined where it is well. */
const faultOf = (asked: Promise<void> | undefined): Promise<unknown> =>
  Promise.resolve(asked).then(
    () => undefined,
    (error: unknown) => error,
  );

function folderTrouble(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  const isThere = error instanceof StorageUnavailableError && takesNone(error.cause);
  return `The folder of pictures and videos ${isThere ? 'takes no files: none can be' : 'is away: none can be shown or'} stored.`;
}

/** Whether a folder that is there refused to be written to. */
function takesNone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EROFS', 'EACCES', 'EPERM'].includes(String(error.code));
}
