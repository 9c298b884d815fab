import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { BusyError } from '../images/work-queue.ts';
import type { Connections } from './connections.ts';

/** So long connections without a request wait for one, which tells whoever keeps them that it was the last, milliseconds. */
const drainMs = 1_000;

/**
 * Ends all connections when the app closes. Nobody new is let in from then on, and what is under way is answered. A balancer may
 * just be sending on a connection that it keeps, or has made, and would find it cut: those end after the answer to their next
 * request, or a moment later. What it answers is aborted then: whoever only waits for a turn is told so, and not cut off later.
 */
export function installClosing(app: FastifyInstance, { underWay, whenFree }: Connections): AbortSignal {
  const closing = new AbortController();
  let isClosing = false;
  const free = () => [...underWay].filter(([socket, count]) => count === 0 && !socket.destroyed);
  whenFree((socket) => {
    if (isClosing) socket.destroySoon();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // Node's own way for HTTP would cut the free connections in the same moment.
    const closed = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
    const end = performance.now() + drainMs;
    while (performance.now() < end && free().length > 0) await sleep(20);
    closing.abort(new BusyError('The service is stopping; try again.'));
    for (const [socket] of free()) socket.destroySoon();
    await closed;
  });
  return closing.signal;
}
