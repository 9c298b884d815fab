import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';
import { createTurns } from './turns.ts';

/** Largest JSON body in bytes. */
export const bodyLimit = 1024 * 1024;

/** Bodies of more bytes are read and looked at one after the other: hundreds at once would keep everybody waiting for a minute. */
export const largeBody = 64 * 1024;

/**
 * Lets JSON in and nothing else: no text/plain, no compressed bodies. Text that is not UTF-8 and keys that would change
 * prototypes (`__proto__`, `constructor.prototype`) are refused with 400.
 */
export function installJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  const takeTurn = createTurns();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, bytes: Buffer, done) => {
    if (request.headers['content-encoding'] !== undefined) {
      done(new HttpError(415, 'The body must not be compressed.'));
      return;
    }
    const read = () => {
      const text = decoded(bytes);
      if (text === undefined) done(new HttpError(400, 'The body is not UTF-8 text.'));
      else void parse(request, text, (error, value) => done(error && unreadable(error), value));
    };
    if (bytes.length > largeBody) void takeTurn().then(read);
    else read();
  });
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function unreadable(error: Error): HttpError {
  return new HttpError(400, `The body cannot be read: ${error.message}.`);
}
