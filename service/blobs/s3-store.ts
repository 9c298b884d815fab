import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StorageConfig } from '../config.ts';
import {
  type ByteRange,
  checkedKey,
  foreverCached,
  type ListedFile,
  type ObjectStore,
  type PutTerms,
  type StoredContent,
} from './object-store.ts';
import { isStorageOutage, StorageUnavailableError } from './storage-outage.ts';

/** The object store in a bucket of an S3-compatible service. The bucket is Touchline's alone: the sweep removes what no row knows. */
export interface S3Store extends ObjectStore {
  /** Lets the console at `origin` upload by its browsers. Answers false where the key may not change the bucket's rules. */
  allowOrigin(origin: string): Promise<boolean>;
  /** Ends the connections. */
  close(): void;
}

/** Headers that are signed as headers. The signer would move the ACL into the query by itself, and the file would stay private. */
const signedHeaders = ['content-type', 'content-length', 'cache-control', 'x-amz-acl', 'if-none-match', 'host'];

/** A store that does not take a connection within this time is out of reach, milliseconds. */
const connectMs = 5_000;

/** How long a store may take, milliseconds. */
export interface Patience {
  /** To begin its answer to what is not sent to it. */
  readonly answerMs: number;
  /** How long a connection may be silent: without a limit a read of the file would never end. */
  readonly silenceMs: number;
}

const usualPatience: Patience = { answerMs: 5_000, silenceMs: 60_000 };

const ignore = () => undefined;
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** A store in a bucket, addressed by its path below the endpoint, which every S3-compatible service knows. */
export function s3Store(config: StorageConfig, patience = usualPatience): S3Store {
  const client = openClient(config, patience);
  const Bucket = config.bucket;
  return {
    presignPut: (key, terms) => presign(client, Bucket, checkedKey(key), terms),
    put: (key, content, mimeType) => putWhole(client, Bucket, checkedKey(key), content, mimeType),
    read: (key, range) => readObject(client, Bucket, checkedKey(key), range),
    async stat(key) {
      const found = await client.send(new HeadObjectCommand({ Bucket, Key: checkedKey(key) })).catch(missing);
      return found && { size: found.ContentLength ?? 0, mimeType: found.ContentType ?? '' };
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
    },
    list: (after) => listObjects(client, Bucket, after),
    allowOrigin: (origin) => allowOrigin(client, Bucket, origin),
    close: () => client.destroy(),
  };
}

/** Connections to the store; the client alone would have 50. */
const unlimited = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY };

function openClient(config: StorageConfig, { answerMs, silenceMs }: Patience): S3Client {
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    forcePathStyle: true,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
      // As many as there are readers, whom the service limits itself: each holds one for as long as a film takes it.
      httpAgent: unlimited,
      httpsAgent: unlimited,
    },
    // What goes wrong reaches the caller, who has the words for it; the client would write to the console as well.
    logger: silent,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Only AWS itself knows the checksums that the client would add to every request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        if (error instanceof S3ServiceException) nameReason(error);
        throw isStorageOutage(error) && !(error instanceof StorageUnavailableError)
          ? new StorageUnavailableError(error)
          : error;
      }),
    { step: 'initialize' },
  );
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        refuseOthers(result.response as RawAnswer, commandName);
        return result;
      },
    { step: 'deserialize', priority: 'low' },
  );
  return client;
}

/** What a store does not explain is at least called something, such as AccessDenied; a HEAD has no room for that either. */
function nameReason(error: S3ServiceException): void {
  if (!error.message.startsWith('Unknown')) return;
  error.message = error.name === 'Unknown' ? `it answered ${statusOf(error)} without a reason` : error.name;
}

type RawAnswer = { statusCode: number; headers: Record<string, string | undefined>; body?: unknown };

/** What these answer has the tag of what is stored, whichever service it is. */
const tagged = new Set(['PutObjectCommand', 'GetObjectCommand', 'HeadObjectCommand']);

/**
 * A proxy, or a network that wants a sign-in first, may answer in the store's place: with a page, with the way to one, or with
 * a 200 to everything. Taken for the store's word it would have files stored that are not, and others missing that are there.
 */
function refuseOthers({ statusCode, headers, body }: RawAnswer, command = ''): void {
  const type = headers['content-type'] ?? '';
  // Some stores (OpenStack Swift) call an answer without content a page.
  const isPage = type.startsWith('text/html') && statusCode !== 204 && headers['content-length'] !== '0';
  const isRedirect = statusCode >= 300 && statusCode < 400 && !type.includes('xml');
  const isUntagged = statusCode < 300 && tagged.has(command) && headers.etag === undefined;
  if (!isRedirect && !isUntagged && !isPage) return;
  if (body instanceof Readable) body.destroy();
  throw new StorageUnavailableError(new Error(`What answers is not the store (${statusCode} ${type}).`));
}

async function presign(client: S3Client, Bucket: string, Key: string, terms: PutTerms) {
  const { mimeType, expiresInSeconds } = terms;
  const command = new PutObjectCommand({
    Bucket,
    Key,
    ContentType: mimeType,
    // S3 knows no most: a file that is too long is refused when its upload is reported.
    ...('size' in terms && { ContentLength: terms.size }),
    CacheControl: foreverCached,
    ACL: 'public-read',
    // An address is good for one file: a second PUT would change what was looked at already.
    IfNoneMatch: '*',
  });
  const url = await getSignedUrl(client, command, {
    expiresIn: expiresInSeconds,
    // By the store's clock, which the client has learnt: by one that is an hour off each upload would be refused.
    signingDate: new Date(Date.now() + client.config.systemClockOffset),
    signableHeaders: new Set(signedHeaders),
    unhoistableHeaders: new Set(signedHeaders),
  });
  const headers = {
    'content-type': mimeType,
    'x-amz-acl': 'public-read',
    'cache-control': foreverCached,
    'if-none-match': '*',
  };
  return { url, headers };
}

/** S3 wants to know the length first, so a stream takes the way over a temporary file instead of through the memory. */
async function putWhole(client: S3Client, Bucket: string, Key: string, content: Readable | Buffer, mimeType: string) {
  const put = (Body: Readable | Buffer, ContentLength: number) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body,
        ContentLength,
        ContentType: mimeType,
        CacheControl: foreverCached,
        ACL: 'public-read',
      }),
      { requestTimeout: 0 },
    );
  if (Buffer.isBuffer(content)) {
    await put(content, content.length);
    return;
  }
  await using file = await openNameless();
  await file.writeFile(content);
  const body = file.createReadStream({ start: 0 });
  try {
    await put(body, (await file.stat()).size);
  } finally {
    body.destroy();
  }
}

/** A temporary file that the system takes away when this process ends, however it does. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `touchline-put-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

async function readObject(
  client: S3Client,
  Bucket: string,
  Key: string,
  range?: ByteRange,
): Promise<StoredContent | undefined> {
  const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
  const found = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) })).catch(missing);
  if (!found) return undefined;
  if (!(found.Body instanceof Readable)) throw new Error('The store answered no stream.');
  // `bytes 0-9/1234`: the whole length stands behind the slash.
  const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength);
  return { stream: found.Body, size, mimeType: found.ContentType ?? '' };
}

async function* listObjects(client: S3Client, Bucket: string, after?: string): AsyncGenerator<ListedFile> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket,
        ...(after !== undefined && { StartAfter: after }),
        ...(ContinuationToken !== undefined && { ContinuationToken }),
      }),
    );
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key !== undefined) yield { key: Key, size: Size ?? 0, modified: LastModified ?? new Date() };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

async function allowOrigin(client: S3Client, Bucket: string, origin: string): Promise<boolean> {
  const rule = {
    AllowedOrigins: [origin],
    AllowedMethods: ['PUT', 'GET', 'HEAD'],
    AllowedHeaders: ['content-type', 'cache-control', 'x-amz-acl', 'if-none-match'],
    ExposeHeaders: ['ETag'],
    MaxAgeSeconds: 600,
  };
  try {
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && [400, 403, 405, 501].includes(statusOf(error))) return false;
    throw error;
  }
}

function missing(error: unknown): undefined {
  if (error instanceof S3ServiceException) {
    // Without its bucket a store says nothing about the file.
    if (statusOf(error) === 404 && error.name !== 'NoSuchBucket') return undefined;
    if (statusOf(error) === 416) throw new RangeError('The file ends before the range.', { cause: error });
  }
  throw error;
}

function statusOf(error: S3ServiceException): number {
  return error.$metadata.httpStatusCode ?? 0;
}
