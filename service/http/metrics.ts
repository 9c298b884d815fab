import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { HttpError } from './http-error.ts';

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts requests by operation and status, measures how long they take, and tells Prometheus at `/metrics`. The numbers
 * are for this machine only: a request that came through a proxy or from elsewhere gets a 404.
 */
export function installMetrics(app: FastifyInstance): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const labelNames = ['operation', 'status'] as const;
  const requests = new Counter({
    name: 'touchline_requests_total',
    help: 'Answered requests.',
    labelNames,
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'touchline_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: secondsBuckets,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'none';
    requests.inc({ operation, status: reply.statusCode });
    seconds.observe({ operation }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    if (!isLoopback(request.socket.remoteAddress) || forwarded !== undefined) {
      throw new HttpError(404, 'There is nothing at this address.');
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}
