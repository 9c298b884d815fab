import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from '../blobs/object-store.ts';
import { isUnchanged } from '../http/etags.ts';
import { HttpError } from '../http/http-error.ts';
import { type FindFile, type MediaFile, mediaKeyShape } from './media-file.ts';
import { fileTag, keeping, mediaHeaders } from './public-headers.ts';
import type { RenderFormat, RenderTerms } from './render-image.ts';
import { type RenderQuery, readRenderQuery } from './render-query.ts';
import { renditionCache } from './rendition-cache.ts';
import { AbandonedError, createRenditions, DamagedError, type Renditions, renditionName } from './renditions.ts';

/** What pictures are served from. */
export type ImageParts = {
  readonly store: ObjectStore;
  readonly findFile: FindFile;
  /** Folder of the rendition cache; it is made when first needed. */
  readonly cacheFolder: string;
  /** Ends when the service is to stop: who waits for a picture is then told so. */
  readonly closing?: AbortSignal;
};

/** The rendition cache holds at most this many bytes: some 20 000 pictures. */
const mostCachedBytes = 512 * 1024 * 1024;

/** Serves pictures, and the posters of videos, to everybody at `/images/<key>` by imgix's parameters (design: service). */
export function installImages(app: FastifyInstance, parts: ImageParts): void {
  const { store, cacheFolder, closing } = parts;
  const cache = renditionCache({ folder: cacheFolder, mostBytes: mostCachedBytes });
  const renditions = createRenditions(store, cache, { signal: closing });
  app.addHook('onClose', () => cache.settled());
  app.route<{ Params: { '*': string }; Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url: '/images/*',
    config: { operation: 'image' },
    handler: async (request, reply) => {
      const query = readRenderQuery(request.query);
      const picture = await findPicture(parts, request.params['*']);
      reply.headers({ ...mediaHeaders, ...keeping(isImmutable(picture, query)) });
      if (query.autoFormat) reply.header('vary', 'accept');
      const terms = termsOf(picture, query, request.headers.accept);
      const tag = terms ? `"${renditionName(picture.storageKey, terms)}"` : fileTag(picture.storageKey);
      reply.header('etag', tag);
      if (isUnchanged(request.headers['if-none-match'], tag)) return reply.code(304).send();
      if (!terms) return sendFile(store, picture, request, reply);
      const send = request.method === 'HEAD' ? describeRendition : sendRendition;
      return send({ store, renditions }, picture, terms, request, reply);
    },
  });
}

/** The picture behind a key: an image's own file, or a video's poster. */
async function findPicture({ store, findFile }: ImageParts, key: string): Promise<MediaFile> {
  const file = mediaKeyShape.test(key) ? await findFile(key) : undefined;
  if (file?.mimetype.startsWith('image/')) return file;
  const poster = file?.posterStorageKey;
  const fact = poster === undefined ? undefined : await store.stat(poster);
  if (!file || poster === undefined || !fact) throw nothingHere();
  return { ...file, storageKey: poster, mimetype: fact.mimeType };
}

function nothingHere(): HttpError {
  return new HttpError(404, 'There is no picture at this address.');
}

/** A stored focal point may change without the version, so an answer that used it is asked for again. */
function isImmutable({ version }: MediaFile, query: RenderQuery): boolean {
  return query.version === version && query.focus !== 'stored';
}

/** What has to be rendered; undefined: nothing, the file is answered as it is. */
function termsOf({ mimetype, focalPoint }: MediaFile, query: RenderQuery, accept = ''): RenderTerms | undefined {
  const { width, height, fit, autoFormat } = query;
  const own: RenderFormat = mimetype === 'image/png' ? 'png' : 'jpeg';
  const format = autoFormat && /\bimage\/webp\b/i.test(accept) ? 'webp' : own;
  if (width === undefined && height === undefined && format === own) return undefined;
  const isCrop = fit === 'crop' && width !== undefined && height !== undefined;
  const focus = query.focus === 'stored' ? (focalPoint ?? undefined) : query.focus;
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit: fit === 'crop' && !isCrop ? 'clip' : fit,
    focus: isCrop ? focus : undefined,
    format,
  };
}

async function sendFile(
  store: ObjectStore,
  { storageKey, mimetype }: MediaFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const fact = await store.stat(storageKey);
  if (!fact) throw nothingHere();
  reply.type(mimetype).header('content-length', fact.size);
  if (request.method === 'HEAD') return reply.send();
  const content = await store.read(storageKey);
  if (!content) throw nothingHere();
  return reply.send(content.stream);
}

/** What renditions are made from, and what makes them. */
type RenditionParts = { readonly store: ObjectStore; readonly renditions: Renditions };

/** Nothing is made for who asks for headers alone: what is not made yet has no length that could be told. */
async function describeRendition(
  { store, renditions }: RenditionParts,
  { storageKey }: MediaFile,
  terms: RenderTerms,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  const size = await renditions.sizeOf(storageKey, terms);
  if (size !== undefined) reply.header('content-length', size);
  else if (!(await store.stat(storageKey))) throw nothingHere();
  return reply.type(`image/${terms.format}`).send();
}

async function sendRendition(
  { renditions }: RenditionParts,
  { storageKey }: MediaFile,
  terms: RenderTerms,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isConnected = () => !reply.raw.destroyed;
  const rendition = await renditions.render(storageKey, terms, isConnected).catch((error: unknown) => {
    if (error instanceof DamagedError) request.log.warn({ cause: String(error.cause) }, error.message);
    throw refusalOf(error);
  });
  if (!rendition) throw nothingHere();
  return reply.type(`image/${terms.format}`).header('content-length', rendition.size).send(rendition.body);
}

function refusalOf(error: unknown): unknown {
  if (error instanceof AbandonedError) return new HttpError(503, error.message, [], { 'retry-after': '1' });
  // The stored key is nobody's business.
  return error instanceof DamagedError ? new HttpError(422, 'The picture at this address is damaged.') : error;
}
