import { Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { BusyError } from '../images/work-queue.ts';
import type { Connections } from './connections.ts';

/** So long connections that are kept for further requests wait for one, which tells whoever keeps them that it was the last, milliseconds. */
const drainMs = 1_000;

/**
 * Ends connections without a request under way when the app closes: browsers open some for later, and one on which nothing ever
 * came counts as busy to Node. A balancer may just be sending on one that it keeps, and would find it cut: those end after the
 * answer to their next request, or a moment later. What it answers ends at once: whoever only waits for a turn is told so, and
 * not cut off later.
 */
export function installClosing(app: FastifyInstance, { underWay, whenFree }: Connections): AbortSignal {
  const closing = new AbortController();
  const kept = new WeakSet<Socket>();
  const isFree = ([socket, count]: readonly [Socket, number]) => count === 0 && !socket.destroyed;
  whenFree((socket) => {
    if (closing.signal.aborted) socket.destroySoon();
    else kept.add(socket);
  });
  app.addHook('preClose', async () => {
    closing.abort(new BusyError('The service is stopping; try again.'));
    // Nobody new is let in any more; Node's own way for HTTP would cut the kept connections in the same moment.
    const closed = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
    const free = [...underWay].filter(isFree);
    for (const [socket] of free) if (!kept.has(socket)) socket.destroySoon();
    const end = performance.now() + drainMs;
    while (performance.now() < end && [...underWay].some((one) => isFree(one) && kept.has(one[0]))) await sleep(20);
    for (const [socket] of [...underWay].filter(isFree)) socket.destroySoon();
    await closed;
  });
  return closing.signal;
}
