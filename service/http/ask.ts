import type { FastifyRequest } from 'fastify';
import { instanceHeader } from './contract.ts';

/** Asks another address of the contract, below its base path, as the caller: its answer, or undefined where it is refused. */
export type Ask = (address: string) => Promise<unknown>;

/** How the handler of a request asks others: with the caller's rights on the same site, counted and logged like any request. */
export const askAs =
  ({ server, headers }: FastifyRequest, base: string): Ask =>
  async (address) => {
    const { pathname, search } = new URL(base + address, 'http://localhost');
    // `..` would lead out of the contract, to what is answered to this machine only, too.
    if (!pathname.startsWith(`${base}/`)) return undefined;
    const { authorization, [instanceHeader]: site } = headers;
    const reply = await server.inject({ url: pathname + search, headers: { authorization, [instanceHeader]: site } });
    return reply.statusCode === 200 ? reply.json() : undefined;
  };
