import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDiskFull } from '../http/errors.ts';
import { HttpError } from '../http/http-error.ts';
import { type DiskStore, type UploadRefusal, type UploadRequest, uploadPath } from './disk-store.ts';
import { singleChunks } from './single-chunks.ts';
import { releaseChunk } from './spent-chunk.ts';

/** A sender that is silent for so long has gone, milliseconds. */
const silenceMs = 60_000;

/** So many may send one file at once: a sender whose connection was lost still counts until it is left. */
const mostSenders = 2;

const refusals: Readonly<Record<UploadRefusal, { readonly status: number; readonly message: string }>> = {
  signature: { status: 403, message: 'The address was not made for an upload of this type and size.' },
  expired: { status: 403, message: 'The time for this upload is over; ask for a new address.' },
  spent: { status: 403, message: 'This address was used before; ask for a new one.' },
  cancelled: { status: 403, message: 'The upload was cancelled or given another address; ask for a new one.' },
  stored: { status: 412, message: 'The file is stored already.' },
  length: { status: 400, message: 'The file is not as long as announced.' },
};

/** What is sent here is never shown from here; should a browser show an answer all the same, nothing in it runs. */
const headers = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" };

/**
 * `PUT /blobs/<key>`: receives the files that the disk store has signed addresses for, and knows no other method. Headers are checked before
 * a byte of the body is read; the body goes to the disk chunk by chunk. Answers 200 without a body, as S3 does.
 */
export async function installUploads(app: FastifyInstance, store: DiskStore): Promise<void> {
  await app.register(async (scope) => {
    const senders = new Map<string, Set<Readable>>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: 'PUT',
      url: `${uploadPath}/*`,
      onRequest: async (request) => {
        refuse(await store.refusalOf(uploadOf(request)));
      },
      handler: async (request, reply) => {
        const upload = uploadOf(request);
        const leave = enter(senders, upload.key, request.raw);
        const body = attentive(request.raw);
        refuse(
          await store
            .receive(upload, body)
            .catch((error) => lost(request, error))
            .finally(leave),
        );
        return reply.headers(headers).send();
      },
    });
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
      url: `${uploadPath}/*`,
      onRequest: async () => {
        throw new HttpError(405, 'This address knows only PUT.', [], { ...headers, allow: 'PUT' });
      },
      handler: async () => undefined,
    });
  });
}

/**
 * Adds a sender of the file under a key; of too many the first gives way, since each fills the disk until one has sent it
 * all. Answers what takes the sender out again.
 */
function enter(senders: Map<string, Set<Readable>>, key: string, body: Readable): () => void {
  const all = senders.get(key) ?? new Set();
  senders.set(key, all.add(body));
  const [first] = all;
  if (first && all.size > mostSenders) {
    all.delete(first);
    first.destroy();
  }
  return () => {
    all.delete(body);
    if (all.size === 0) senders.delete(key);
  };
}

/** The upload that a request announces. One that does not say its length cannot have been signed. */
function uploadOf(request: FastifyRequest): UploadRequest {
  const { '*': key } = request.params as { '*': string };
  const { expires, signature, most } = request.query as Readonly<Record<string, unknown>>;
  const length = request.headers['content-length'];
  if (length === undefined) throw new HttpError(411, 'The length of the file is missing.', [], headers);
  if (request.headers['x-amz-acl'] !== 'public-read') refuse('signature');
  return {
    method: request.method,
    key,
    expires: Number(expires),
    mimeType: request.headers['content-type'] ?? '',
    size: Number(length),
    most: most === undefined ? undefined : Number(most),
    signature: String(signature),
  };
}

function refuse(refusal: UploadRefusal | undefined): void {
  if (refusal === undefined) return;
  const { status, message } = refusals[refusal];
  throw new HttpError(status, message, [], headers);
}

/** The chunks of a body, each good until the next one is asked for; whoever falls silent is left. */
async function* attentive(body: Readable): AsyncGenerator<Buffer> {
  // What did not come over a connection belongs to whoever gave it.
  const isOurs = body instanceof IncomingMessage;
  const timer = setTimeout(() => body.destroy(), silenceMs);
  try {
    // Ending early does not end the connection: why is still to be answered.
    for await (const chunk of singleChunks(body)) {
      timer.refresh();
      yield chunk;
      if (isOurs) releaseChunk(chunk);
    }
  } finally {
    clearTimeout(timer);
    // What is left of a body that is refused has to come before most senders read the answer.
    if (!body.destroyed) body.resume();
  }
}

/** A sender that goes away is no fault of the service, and hears nothing any more; a full disk ends the body too. */
function lost(request: FastifyRequest, error: unknown): never {
  if (isDiskFull(error)) throw error;
  const { raw } = request;
  // Of a body that has come whole the stream is ended, too: what fails then is the store.
  if (!raw.complete && (raw.destroyed || raw.errored)) {
    throw new HttpError(400, 'The connection ended before the whole file had come.', [], headers);
  }
  throw error;
}
