import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * So many requests may wait for their answers on one connection. Browsers and proxies send the next one after the answer;
 * thousands in one packet would all begin at once, and everybody else would wait for them.
 */
const mostAtOnce = 32;

/** Ends a connection on which more requests wait than anybody needs. To be installed before anything else looks at a request. */
export function limitPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > mostAtOnce || socket.destroyed) {
      reply.hijack();
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
