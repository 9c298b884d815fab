import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The open connections of an app. */
export type Connections = {
  /** How many requests are under way on each; of those without one, the first has been without for longest. */
  readonly underWay: ReadonlyMap<Socket, number>;
  /** Hears of each connection whose last request was answered. */
  whenFree(told: (socket: Socket) => void): void;
};

/** Keeps account of connections from now on. To be installed before anything else looks at a request. */
export function watchConnections(app: FastifyInstance): Connections {
  const underWay = new Map<Socket, number>();
  const listeners: ((socket: Socket) => void)[] = [];
  const change = (socket: Socket, by: number) => {
    const count = (underWay.get(socket) ?? 0) + by;
    // Anew, so that it stands behind those that were free before.
    if (underWay.delete(socket)) underWay.set(socket, count);
    if (count === 0) for (const told of listeners) told(socket);
  };
  app.server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    change(socket, 1);
    reply.raw.once('close', () => change(socket, -1));
  });
  return { underWay, whenFree: (told) => void listeners.push(told) };
}
