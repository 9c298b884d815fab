import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

/** So many files the service has open beside those of its connections: the database's, its own code, pictures at work. */
const keptForOthers = 100;
/** A connection is one to the system, and what is sent or received on it another. */
const filesEach = 2;
/** However few the system allows, one browser is served: it opens six. */
const fewest = 8;

/** How many connections leave enough of the files that the system lets this process open; `limits` as Linux tells them. */
export function mostConnections(limits = ownLimits()): number {
  const files = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.max(fewest, Math.floor((files - keptForOthers) / filesEach));
}

/** Nothing where the system does not tell. */
function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/**
 * Ends the connection that has waited longest for a request as soon as there are more than `most`; where none waits, that is the new one. A service
 * that can open no file any more answers nobody, and code that it could not read then stays unread until it is started anew.
 */
export function limitConnections(app: FastifyInstance, { underWay }: Connections, most = mostConnections()): void {
  app.server.on('connection', () => {
    if (underWay.size <= most) return;
    for (const [socket, count] of underWay) {
      if (count > 0 || socket.destroyed) continue;
      socket.destroy();
      return;
    }
  });
}
