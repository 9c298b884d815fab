import type { FastifyInstance } from 'fastify';
import { uploadPath } from '../blobs/disk-store.ts';
import { HttpError } from './http-error.ts';
import { bodyLimit } from './json-body.ts';

/**
 * Refuses bodies that come in chunks (411): a chunk may hold one byte, and a megabyte of those would keep everybody waiting for
 * seconds and fill the memory. After the answer to a longer body than any but an upload may have, the connection ends, so
 * that the rest of it is not read for nothing. To be installed before anything else answers.
 */
export function installBodyLengths(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, url }, { raw }) => {
    if (headers['transfer-encoding'] !== undefined) {
      throw new HttpError(411, 'The body must say its length (Content-Length).', [], { connection: 'close' });
    }
    const isLong = Number(headers['content-length'] ?? 0) > bodyLimit;
    if (isLong && !url.startsWith(`${uploadPath}/`)) raw.setHeader('connection', 'close');
  });
}
