import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { DamagedFileError } from '../blobs/damaged-file.ts';
import { StorageUnavailableError } from '../blobs/storage-outage.ts';
import { IdentityError } from '../identity/identity-error.ts';
import { BusyError } from '../images/work-queue.ts';
import {
  CommitInDoubtError,
  DatabaseUnavailableError,
  DuplicateError,
  LockedError,
  NotFoundError,
  StaleError,
  StorageFullError,
  UnknownReferenceError,
} from '../store/errors.ts';
import { errorBody, installErrors, refusalOf } from './errors.ts';
import { HttpError, invalidRequest } from './http-error.ts';

const fastifyError = (code: string, statusCode: number) => Object.assign(new Error('Reason'), { code, statusCode });

describe('refusalOf', () => {
  it.each([
    [new DuplicateError('teamCode', 'FRO'), 409, [{ path: 'teamCode', code: 'duplicate' }]],
    [new LockedError('extIds.0'), 409, [{ path: 'extIds.0', code: 'locked' }]],
    [new UnknownReferenceError('series.0.uuid', 'x'), 400, [{ path: 'series.0.uuid', code: 'unknown' }]],
    [new StaleError(4), 412, [{ path: 'If-Match', code: 'stale' }]],
    [new NotFoundError('team', 'x'), 404, []],
    [new IdentityError('unavailable', 'Gone.'), 503, []],
    [new DatabaseUnavailableError(new Error('Gone.')), 503, []],
    [new CommitInDoubtError(new Error('Gone.')), 503, []],
    [new BusyError('Busy.'), 503, []],
    [new StorageUnavailableError(new Error('Gone.')), 503, []],
    [new DamagedFileError(new Error('i/o error')), 502, []],
    [new StorageFullError(new Error('Full.')), 507, []],
    [Object.assign(new Error('write failed'), { code: 'ENOSPC' }), 507, []],
    [Object.assign(new Error('write failed'), { code: 'EDQUOT' }), 507, []],
    [Object.assign(new Error('x'), { name: 'QuotaExceeded', $metadata: { httpStatusCode: 403 } }), 507, []],
    [new StorageUnavailableError(Object.assign(new Error('x'), { name: 'XMinioStorageFull', $metadata: {} })), 507, []],
    [Object.assign(new Error('open failed'), { code: 'EMFILE' }), 503, []],
    [fastifyError('FST_ERR_REOPENED_CLOSE_SERVER', 500), 503, []],
    [fastifyError('FST_ERR_CTP_BODY_TOO_LARGE', 413), 413, []],
    [fastifyError('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), 415, []],
    [new HttpError(418, 'Teapot.'), 418, []],
  ])('%s', (error, status, faults) => {
    const refusal = refusalOf(error, 'r1');
    expect(refusal.statusCode).toBe(status);
    expect(refusal.faults).toMatchObject(faults);
  });

  it('says when to come back only where nothing can have been stored', () => {
    const headersOf = (error: Error) => refusalOf(error, 'r1').headers;
    expect(headersOf(new DatabaseUnavailableError(new Error('Gone.')))).toEqual({ 'retry-after': '1' });
    expect(headersOf(new CommitInDoubtError(new Error('Gone.')))).toEqual({});
  });

  it.each([
    new Error('password is hunter2'),
    fastifyError('23505', 400),
    fastifyError('FST_ERR_REP_ALREADY_SENT', 500),
    'text',
    undefined,
  ])('tells nothing of %s but the request', (error) => {
    const refusal = refusalOf(error, 'r1');
    expect(refusal).toMatchObject({ statusCode: 500, message: 'The service failed; the request was r1.' });
  });
});

it('an error in the place of a packed file says nothing of its packing', async () => {
  const app = Fastify();
  installErrors(app);
  app.get('/', async (_request, reply) => {
    reply.headers({ 'content-encoding': 'gzip', 'content-range': 'bytes 0-9/10', 'content-length': 10 });
    throw Object.assign(new Error('open failed'), { code: 'EMFILE' });
  });
  const { statusCode, headers, body } = await app.inject('/');
  expect(statusCode).toBe(503);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('content-range');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
});

it('who looks at a page in a browser is sent one, and an error body where it cannot be drawn', async () => {
  const app = Fastify();
  let isDrawn = true;
  const page = { html: '<p>Later', headers: { 'x-of': 'page' } };
  installErrors(app, { findPage: async () => (isDrawn ? page : Promise.reject(new Error('not built'))) });
  app.get('/', async () => {
    throw new DatabaseUnavailableError(new Error('gone'));
  });
  const drawn = await app.inject('/');
  expect([drawn.statusCode, drawn.body]).toEqual([503, '<p>Later']);
  expect(drawn.headers).toMatchObject({ 'x-of': 'page', 'cache-control': 'no-store', 'retry-after': '1' });
  isDrawn = false;
  expect((await app.inject('/')).json()).toMatchObject({ statusCode: 503 });
});

it('who goes away in the middle of an answer is no fault of the service', async () => {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } });
  installErrors(app);
  let isThere = false;
  app.get('/', async (request) => {
    if (!isThere) Object.assign(request.raw.socket, { destroyed: true });
    throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  });
  await app.inject('/').catch(() => undefined);
  expect(logged).toEqual([]);
  isThere = true;
  expect((await app.inject('/')).statusCode).toBe(500);
  expect(logged).toHaveLength(1);
});

it('why the identity provider is away stands in the log, and callers do not hear it', async () => {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } });
  installErrors(app);
  const cause = new TypeError('fetch failed', { cause: new Error('self-signed certificate') });
  app.get('/', async () => {
    throw new IdentityError('unavailable', 'It cannot be reached.', { cause });
  });
  expect((await app.inject('/')).body).not.toContain('certificate');
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 40, msg: 'It cannot be reached.' });
  expect(logged[0]).toContain('fetch failed: self-signed certificate');
});

it('why the database does not answer stands in the log, in one line for calls that come together', async () => {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } });
  installErrors(app);
  app.get('/', async () => {
    throw new DatabaseUnavailableError(new Error('remaining connection slots are reserved'));
  });
  for (const { body } of [await app.inject('/'), await app.inject('/')]) expect(body).not.toContain('reserved');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('remaining connection slots are reserved');
});

describe('errorBody', () => {
  it('has the status in words, and fields only where there are any', () => {
    expect(errorBody(404, 'No.')).toEqual({ message: 'No.', error: 'Not Found', statusCode: 404 });
  });

  it('names the first fault in its message', () => {
    const faults = [
      { path: 'page', message: 'must be >= 1', code: 'minimum' },
      { path: 'q', message: 'is not known', code: 'unknown' },
    ];
    const { message, faults: fields } = invalidRequest(faults);
    expect(message).toBe('The request is not valid: page must be >= 1 (and 1 more).');
    expect(errorBody(400, message, fields).fields).toEqual(faults);
  });

  it('says no more than 50 faults, and repeats no large part of a request', () => {
    const path = `${'x'.repeat(199)}\u{1f3d2}${'y'.repeat(1_000_000)}`;
    const faults = Array.from({ length: 5_000 }, () => ({ path, message: 'is not known', code: 'unknown' }));
    const { message, faults: fields } = invalidRequest(faults);
    expect(fields).toHaveLength(50);
    expect(fields[0]?.path).toBe(`${'x'.repeat(199)}\ufffd…`);
    expect(message).toHaveLength(1_001);
  });
});
