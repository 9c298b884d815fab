import type { FastifyInstance } from 'fastify';
import { BusyError } from '../images/work-queue.ts';
import type { Connections } from './connections.ts';

/**
 * Ends connections without a request under way as soon as the app closes: browsers open some for later, and one on which
 * nothing ever came counts as busy to Node.
 */
export function installClosing(app: FastifyInstance, { underWay, whenFree }: Connections): void {
  let isClosing = false;
  whenFree((socket) => {
    if (isClosing) socket.destroySoon();
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
