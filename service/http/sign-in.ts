import type { FastifyInstance } from 'fastify';
import type { EmbeddedProvider } from '../identity/embedded/provider.ts';
import { HttpError } from './http-error.ts';

/** More parameters than any sign-in has; of one that is repeated, the provider takes time that grows with the square of their number. */
const mostParameters = 100;

/**
 * Hands every request below `/oidc` to the embedded provider, if there is one. It gets the raw request before any body is
 * read, and sets headers of its own; ours would be too strict for its pages.
 */
export function installSignIn(
  app: FastifyInstance,
  { provider }: { provider: Pick<EmbeddedProvider, 'handle'> | undefined },
): void {
  if (!provider) return;
  for (const url of ['/oidc', '/oidc/*']) {
    app.route({
      method: ['GET', 'POST', 'OPTIONS', 'DELETE', 'PUT', 'PATCH'],
      url,
      config: { operation: 'signIn' },
      onRequest: async (request, reply) => {
        if (request.url.split('&', mostParameters + 1).length > mostParameters) {
          throw new HttpError(400, 'The address has too many parameters.');
        }
        reply.hijack();
        await provider.handle(request.raw, reply.raw);
      },
      handler: async () => undefined,
    });
  }
}
