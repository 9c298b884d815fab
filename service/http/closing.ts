import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { BusyError } from '../images/work-queue.ts';
import type { Connections } from './connections.ts';

/** How long idle connections stay open during a stop for a request that may be on its way, in milliseconds. */
const drainMs = 1_000;

/**
 * Closes all connections when the app closes. New ones are refused at once, and running requests are answered. A load balancer
 * may just be sending on an open connection: it is closed with the answer to that request, or after `drainMs`. The signal that is
 * returned is aborted then, so that requests which wait for their turn are refused in words instead of cut off later.
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
    // The close of an HTTP server would cut idle connections immediately.
    const closed = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
    const end = performance.now() + drainMs;
    while (performance.now() < end && free().length > 0) await sleep(20);
    closing.abort(new BusyError('The service is stopping; try again.'));
    for (const [socket] of free()) socket.destroySoon();
    await closed;
  });
  return closing.signal;
}
