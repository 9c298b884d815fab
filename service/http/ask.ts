import type { FastifyRequest } from 'fastify';
import { instanceHeader } from './contract.ts';
import type { ErrorBody } from './errors.ts';
import { HttpError } from './http-error.ts';

/** Asks another address of the contract, below its base path, as the caller: its answer, or undefined where it is refused. */
export type Ask = (address: string) => Promise<unknown>;

/**
 * How the handler of a request asks others: with the caller's rights on the same site, counted and logged like any request.
 * Rejects with what the service lacks for now, which is no answer.
 */
export const askAs =
  ({ server, headers }: Pick<FastifyRequest, 'server' | 'headers'>, base: string): Ask =>
  async (address) => {
    const { pathname, search } = new URL(base + address, 'http://localhost');
    // `..` would lead out of the contract, to what is answered to this machine only, too.
    if (!pathname.startsWith(`${base}/`)) return undefined;
    const { authorization, [instanceHeader]: site } = headers;
    const reply = await server.inject({ url: pathname + search, headers: { authorization, [instanceHeader]: site } });
    const { statusCode } = reply;
    if (statusCode === 200) return reply.json();
    if (statusCode !== 429 && statusCode < 500) return undefined;
    const wait = reply.headers['retry-after'];
    throw new HttpError(
      statusCode,
      reply.json<ErrorBody>().message,
      [],
      wait === undefined ? {} : { 'retry-after': String(wait) },
    );
  };
