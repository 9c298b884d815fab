import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ObjectStore } from '../blobs/object-store.ts';
import { isUnchanged } from '../http/etags.ts';
import { HttpError } from '../http/http-error.ts';
import { type FindFile, mediaKeyShape } from '../images/media-file.ts';
import { fileTag, keeping, mediaHeaders } from '../images/public-headers.ts';
import { type AskedRange, readRange } from './byte-range.ts';

/** What videos are served from. */
export type VideoParts = { readonly store: ObjectStore; readonly findFile: FindFile };

type VideoQuery = { readonly v?: unknown };

/** Serves videos to everybody at `/videos/<key>`, streamed, in parts for who asks for parts. */
export function installVideos(app: FastifyInstance, { store, findFile }: VideoParts): void {
  app.route<{ Params: { '*': string }; Querystring: VideoQuery }>({
    method: ['GET', 'HEAD'],
    url: '/videos/*',
    config: { operation: 'video' },
    handler: async (request, reply) => {
      const { headers, query, method } = request;
      const version = readVersion(query);
      const key = request.params['*'];
      const file = mediaKeyShape.test(key) ? await findFile(key) : undefined;
      if (!file?.mimetype.startsWith('video/')) throw nothingHere();
      const tag = fileTag(file.storageKey);
      reply.headers({ ...mediaHeaders, ...keeping(version === file.version), 'accept-ranges': 'bytes', etag: tag });
      if (isUnchanged(headers['if-none-match'], tag)) return reply.code(304).send();
      const fact = await store.stat(file.storageKey);
      if (!fact) throw nothingHere();
      // A part of another file than the browser has the rest of would be worse than all of it (RFC 9110 §13.1.5).
      const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
      const range = readRange(isSame ? headers.range : undefined, fact.size);
      if (range === 'outside') {
        const unsatisfied = { 'content-range': `bytes */${fact.size}` };
        throw new HttpError(416, `The video has ${fact.size} bytes.`, [], unsatisfied);
      }
      reply.type(file.mimetype);
      describePart(reply, range, fact.size);
      if (method === 'HEAD') return reply.send();
      const content = await store.read(file.storageKey, range === 'whole' ? undefined : range);
      if (!content) throw nothingHere();
      return reply.send(content.stream);
    },
  });
}

function describePart(reply: FastifyReply, range: AskedRange | 'whole', size: number): void {
  if (range === 'whole') {
    reply.header('content-length', size);
    return;
  }
  const { start, end } = range;
  reply.code(206).headers({ 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${size}` });
}

function readVersion(query: VideoQuery): number | undefined {
  const others = Object.keys(query).filter((name) => name !== 'v');
  if (others.length > 0) throw new HttpError(400, `The request is not valid: ${others[0]} is not known.`);
  if (query.v === undefined) return undefined;
  if (typeof query.v === 'string' && /^\d{1,9}$/.test(query.v)) return Number(query.v);
  throw new HttpError(400, 'The request is not valid: v must be a whole number.');
}

function nothingHere(): HttpError {
  return new HttpError(404, 'There is no video at this address.');
}
