import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';
import { WindowStore } from './window-store.ts';

/** Counts a request of a user (or, before one is known, of an address) and throws a 429 HttpError when there are too many. */
export type CountRequest = (request: FastifyRequest) => Promise<void>;

/** The window in which requests are counted, milliseconds. */
const windowMs = 10_000;

/** A limit of `most` requests per user in 10 seconds; 0: none. */
export async function createRateLimit(app: FastifyInstance, most: number): Promise<CountRequest> {
  if (most === 0) return async () => {};
  await app.register(rateLimit, { global: false, store: WindowStore });
  const count = app.createRateLimit({
    max: most,
    timeWindow: windowMs,
    keyGenerator: (request) => request.caller?.subject ?? request.ip,
  });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const seconds = Math.max(1, counted.ttlInSeconds);
    throw new HttpError(429, `Too many requests; try again in ${seconds} s.`, [], { 'retry-after': String(seconds) });
  };
}
