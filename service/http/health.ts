import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../store/database.ts';
import { StorageFullError } from '../store/errors.ts';
import { HttpError } from './http-error.ts';
import type { Room } from './room.ts';

/** A database that needs longer than this is not healthy, milliseconds. */
const patienceMs = 2_000;

/** What is asked how it is; `mediaFolder` rejects while the folder of pictures and videos is away. */
export type HealthParts = {
  readonly database: Database;
  readonly room: Room;
  readonly mediaFolder?: (() => Promise<void>) | undefined;
};

/**
 * `GET /health`: 200 while the database answers, there is room to store something and the media folder is there, else 503,
 * `degraded` where it is not the database that lacks. The app listens only once everything else is ready.
 */
export function installHealth(app: FastifyInstance, { database, room, mediaFolder }: HealthParts): void {
  app.get('/health', async (request, reply) => {
    const alive = await answersInTime(database, (error) => {
      // A server without room lets nobody in that it has to write a file for; its disk may be one that is not looked at.
      if (error instanceof StorageFullError) room.noteFull();
      request.log.error({ err: error }, 'database does not answer');
    });
    const isFull = await room.isFull();
    // A database without room may not answer for that reason alone, which is then what has to be known.
    if (!alive && !isFull) throw new HttpError(503, 'The database does not answer.', [], { 'retry-after': '5' });
    reply.header('cache-control', 'no-store');
    const reason = isFull ? 'The disk is full: nothing can be stored.' : await folderTrouble(mediaFolder, request.log);
    if (reason === undefined) return reply.send({ status: 'ok' });
    return reply.code(503).send({ status: 'degraded', reason });
  });
}

async function folderTrouble(mediaFolder: HealthParts['mediaFolder'], log: FastifyBaseLogger) {
  try {
    await mediaFolder?.();
    return undefined;
  } catch (error) {
    log.error({ err: error }, 'media folder is away');
    return 'The folder of pictures and videos is away: none can be shown or stored.';
  }
}

async function answersInTime(database: Database, onError: (error: unknown) => void): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answer = database.ping().then(
    () => true,
    (error: unknown) => {
      onError(error);
      return false;
    },
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
