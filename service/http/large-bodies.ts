import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadPath } from '../blobs/disk-store.ts';
import { createQueue, type Wait, type WorkQueue } from '../images/work-queue.ts';
import { largeBody } from './json-body.ts';

/** So many requests of one user with a large body are under way at once: each holds a megabyte or two until it is answered. */
const mostAtOnce = 12;
/** So long one waits for its turn, milliseconds: no longer than the console waits for an answer. */
const mostMs = 20_000;

/**
 * Has a user's requests with a large body wait their turn before it is read, so that hundreds at once do not fill the memory: what is not read stays
 * with its sender. Uploads go to the disk as they come. `wait` is how one waits.
 */
export function installLargeBodies(app: FastifyInstance, wait: Wait = {}, most = mostAtOnce): void {
  const lines = new Map<string, { readonly queue: WorkQueue; count: number }>();
  app.addHook('preParsing', async (request, { raw }) => {
    if (!isLarge(request)) return;
    const sender = request.caller?.subject ?? request.ip;
    const line = lines.get(sender) ?? {
      queue: createQueue(most, 'Too much is being sent at once; try again.'),
      count: 0,
    };
    lines.set(sender, line);
    line.count += 1;
    const ended = new Promise<void>((resolve) => {
      for (const end of ['finish', 'close']) raw.once(end, () => resolve());
    });
    await new Promise<void>((resolve, reject) => {
      const answered = () => {
        resolve();
        return ended;
      };
      const leave = () => {
        line.count -= 1;
        if (line.count === 0) lines.delete(sender);
      };
      line.queue
        .run(answered, { mostMs, ...wait })
        .catch(reject)
        .finally(leave);
    });
  });
}

function isLarge({ headers, url }: FastifyRequest): boolean {
  return Number(headers['content-length']) > largeBody && !url.startsWith(`${uploadPath}/`);
}
