import type { FastifyInstance } from 'fastify';
import type { Database } from '../store/database.ts';
import { HttpError } from './http-error.ts';
import type { Room } from './room.ts';

/** A database that needs longer than this is not healthy, milliseconds. */
const patienceMs = 2_000;

/**
 * `GET /health`: 200 while the database answers and there is room to store something, else 503, `degraded` where it is only
 * room that lacks. The app listens only once everything else is ready.
 */
export function installHealth(app: FastifyInstance, database: Database, room: Room): void {
  app.get('/health', async (request, reply) => {
    const alive = await answersInTime(database, (error) =>
      request.log.error({ err: error }, 'database does not answer'),
    );
    const isFull = await room.isFull();
    // A database without room may not answer for that reason alone, which is then what has to be known.
    if (!alive && !isFull) throw new HttpError(503, 'The database does not answer.', [], { 'retry-after': '5' });
    reply.header('cache-control', 'no-store');
    if (!isFull) return reply.send({ status: 'ok' });
    return reply.code(503).send({ status: 'degraded', reason: 'The disk is full: nothing can be stored.' });
  });
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
