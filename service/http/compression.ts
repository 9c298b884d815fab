import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers shorter than this go as they are, in bytes: compressing them saves no packet. */
const THRESHOLD = 1_024;
/** Quick levels: a page of a list shrinks to a tenth, and a higher level would take longer than it saves. */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 3;

/** Compresses answers for whoever takes them so. The console's files were compressed when it was built. Bodies of requests stay uncompressed. */
export async function installCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
    globalDecompression: false,
  });
}
