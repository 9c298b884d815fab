import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { BusyError } from '../images/work-queue.ts';

/**
 * Ends connections without a request under way as soon as the app closes: browsers open some for later, and one on which
 * nothing ever came counts as busy to Node. To be installed before anything else looks at a request.
 */
export function installClosing(app: FastifyInstance): void {
  const underWay = new Map<Socket, number>();
  let isClosing = false;
  const change = (socket: Socket, by: number) => {
    const count = (underWay.get(socket) ?? 0) + by;
    if (underWay.has(socket)) underWay.set(socket, count);
    if (isClosing && count === 0) socket.destroySoon();
  };
  app.server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    change(socket, 1);
    reply.raw.once('close', () => change(socket, -1));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, count] of underWay) if (count === 0) socket.destroySoon();
  });
}

/** What ends when the app begins to close: whoever only waits for a turn is told so at once, and not cut off later. */
export function closingOf(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort(new BusyError('The service is stopping; try again.')));
  return closing.signal;
}
