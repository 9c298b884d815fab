import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type DestinationStream, pino, type SerializedError } from 'pino';
import type { Config } from '../config.ts';
import { logOutput } from './log-output.ts';

/** One for the process, however many apps it has. */
const standardOutput = logOutput(1);

/**
 * Fastify's options for structured logs: one line per request, with an id that callers may give by `x-request-id`. Neither
 * headers nor queries nor bodies are ever logged, for they hold tokens, cookies, codes and people's data.
 */
export function loggingOptions(
  level: Config['logLevel'],
  destination?: DestinationStream,
): Pick<FastifyServerOptions, 'loggerInstance' | 'logController' | 'genReqId'> {
  const serializers = { req: loggedRequest, err: loggedError };
  const options = { level, base: null, serializers, timestamp: pino.stdTimeFunctions.isoTime };
  return {
    loggerInstance: pino(options, destination ?? standardOutput),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
  };
}

/** Logs each answered request and sends its id back. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        operation: request.routeOptions.config.operation,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** The caller's own id if it is a harmless word: it is logged and sent back. */
function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** What an error tells besides its words and where it was thrown, as far as it is a name or a number of a kind. */
const toldOfErrors = [
  'type',
  'message',
  'stack',
  'code',
  'syscall',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/**
 * An error without what else it holds: PostgreSQL's errors have the rows that it refused, those of S3 what was signed. Such
 * are people's data and keys.
 */
function loggedError(error: Error): Partial<SerializedError> {
  const told = Object.entries(pino.stdSerializers.err(error)).filter(([name]) => toldOfErrors.includes(name));
  return Object.fromEntries(told);
}

/** Fastify's own messages log the request; only these two are safe. */
function loggedRequest(request: { method?: string; url?: string }): object {
  return { method: request.method, path: pathOf(request.url ?? '') };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
