import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { missingPrograms, type SampleS3, startRadosgw } from '../../service/blobs/sample-radosgw.ts';
import { freePort } from '../../service/database/free-port.ts';
import { instanceHeader } from '../../service/http/contract.ts';
import { identitySettings } from '../../service/identity/settings.ts';
import { databaseNamed } from './database.ts';
import { picture } from './media-calls.ts';
import { newItem } from './routing-calls.ts';
import { demo } from './test-service.ts';
import { createTokenFactory } from './tokens.ts';

type Schemas = components['schemas'];

const missing = missingPrograms();
if (missing.length > 0) {
  process.stderr.write(`\n  WARNING: two processes were NOT tested on one S3: ${missing.join(', ')} not found.\n\n`);
}

/** A service as a process of its own. */
type Process = { readonly address: string; readonly child: ChildProcess; output(): string };
type Answer = { readonly status: number; readonly etag: string; readonly body: unknown };

let s3: SampleS3 | undefined;
let provider: Server;
let folder: string;
let owner: Client;
let databaseName: string;
let token: string;
let environment: Record<string, string>;
let processes: Process[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-two-'));
  owner = new Client({ connectionString: inject('databaseServer') });
  await owner.connect();
  databaseName = `two_${randomBytes(6).toString('hex')}`;
  await owner.query(`CREATE DATABASE ${databaseName}`);
  s3 = missing.length === 0 ? await startRadosgw() : undefined;
  await startProvider();
  environment = { ...environment, DATABASE_URL: databaseNamed(inject('databaseServer'), databaseName) };
}, 120_000);

afterAll(async () => {
  await Promise.all(processes.map(({ child }) => end(child, 'SIGTERM')));
  provider?.close();
  await s3?.stop();
  await owner.query(`DROP DATABASE ${databaseName} WITH (FORCE)`);
  await owner.end();
  await rm(folder, { recursive: true, force: true });
});

/** An outside provider: the processes share who may sign in, as replicas do. Its tokens are the test's. */
async function startProvider(): Promise<void> {
  let documents: Record<string, unknown> = {};
  provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(documents[request.url ?? '']));
  });
  await new Promise<void>((resolve) => provider.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(provider.address() as AddressInfo).port}`;
  const settings = identitySettings({ origin: '', authIssuer: issuer, authClientId: 'console' });
  const tokens = await createTokenFactory(settings);
  token = await tokens.good(demo.admin);
  documents = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    },
    '/keys': tokens.jwks,
  };
  environment = { AUTH_ISSUER: issuer, AUTH_CLIENT_ID: 'console' };
}

/** Starts a service on the database that all share; media lies in S3, or in a folder of its own. */
async function start(name: string): Promise<Process> {
  const port = await freePort();
  const storage = s3?.storage;
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../service/server.ts', import.meta.url))], {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      DATA_DIR: join(folder, name),
      NODE_ENV: 'test',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      SEED: 'demo',
      ...(storage && {
        S3_ENDPOINT: storage.endpoint,
        S3_REGION: storage.region,
        S3_BUCKET: storage.bucket,
        S3_ACCESS_KEY_ID: storage.accessKeyId,
        S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
        S3_PUBLIC_URL: storage.publicUrl,
      }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  const address = `http://localhost:${port}`;
  while (!(await fetch(`${address}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`A process ended:\n${output}`);
    await sleep(50);
  }
  return { address, child, output: () => output };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Calls one of the processes as the administrator. */
async function call(at: Process, method: string, path: string, sent?: object, etag?: string): Promise<Answer> {
  const reply = await fetch(`${at.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      [instanceHeader]: demo.site,
      ...(sent && { 'content-type': 'application/json' }),
      ...(etag && { 'if-match': etag }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    etag: reply.headers.get('etag') ?? '',
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** The same call at both processes, at once. */
async function both(method: string, path: string, sent?: object, etag?: string): Promise<[Answer, Answer]> {
  const [here, there] = processes as [Process, Process];
  return Promise.all([call(here, method, path, sent, etag), call(there, method, path, sent, etag)]);
}

const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();

describe('two processes on one database', () => {
  it('start at once on an empty one: it is made and filled once', { timeout: 120_000 }, async () => {
    processes = await Promise.all([start('one'), start('two')]);
    const [here, there] = await both('GET', '/sports-v2/teams?pageSize=100');
    expect(here.status).toBe(200);
    expect(here.body).toEqual(there.body);
    const names = (here.body as Schemas['TeamPage']).items.map(({ uuid }) => uuid);
    expect(new Set(names).size).toBe(names.length);
    const [networks] = await both('GET', '/users/networks');
    const networkNames = (networks.body as Schemas['Network'][]).map(({ name }) => name);
    expect(new Set(networkNames).size).toBe(networkNames.length);
    for (const { output } of processes) expect(output()).not.toMatch(/error/i);
  });

  it('take one of two edits of the same version, and refuse the other', async () => {
    const made = await call(processes[0] as Process, 'POST', '/sports-v2/teams', team('edits'));
    const { uuid } = made.body as Schemas['Team'];
    let etag = made.etag;
    for (let round = 0; round < 10; round++) {
      const answers = await both(
        'PUT',
        `/sports-v2/teams/${uuid}`,
        { ...team('edits'), displayName: `Round ${round}` },
        etag,
      );
      expect(statuses(answers)).toEqual([200, 412]);
      etag = answers.find(({ status }) => status === 200)?.etag ?? '';
      const seen = await both('GET', `/sports-v2/teams/${uuid}`);
      expect(seen.map(({ body }) => (body as Schemas['Team']).displayName)).toEqual([
        `Round ${round}`,
        `Round ${round}`,
      ]);
    }
  });

  it('make one of two with the same code', async () => {
    for (const name of ['twin one', 'twin two', 'twin three']) {
      expect(statuses(await both('POST', '/sports-v2/teams', team(name)))).toEqual([201, 409]);
    }
  });

  it('publish one of two menus, and keep a history of one line', async () => {
    const menu = await call(processes[0] as Process, 'GET', '/routing/menu');
    let group = (menu.body as Schemas['Menu']).menu.find(
      ({ identifier }) => identifier === 'footer',
    ) as Schemas['MenuGroup'];
    const { identifier, name, active, meta } = group;
    for (let round = 0; round < 5; round++) {
      const sent = { identifier, name, active, meta, children: [newItem({ title: `Round ${round}` })] };
      const answers = await both('PUT', `/routing/menu/${group.id}`, sent, `"${group.version}"`);
      expect(statuses(answers)).toEqual([200, 412]);
      const now = await both('GET', '/routing/menu');
      const groups = now.map(({ body }) => (body as Schemas['Menu']).menu.find(({ id }) => id === group.id));
      expect(groups[0]).toEqual(groups[1]);
      group = groups[0] as Schemas['MenuGroup'];
    }
    const history = await both('GET', '/routing/menu-history');
    expect(history[0].body).toEqual(history[1].body);
    expect((history[0].body as unknown[]).length).toBeGreaterThanOrEqual(5);
  });

  it.skipIf(missing.length > 0)('share uploads: announced at one, reported to the other, shown by both', async () => {
    const bytes = await picture(8_300);
    const [here, there] = processes as [Process, Process];
    const query = new URLSearchParams({ mimeType: 'image/jpeg', fileLocator: 'a.jpg', size: String(bytes.length) });
    const upload = (await call(here, 'GET', `/media/upload-url?${query}`)).body as Schemas['Upload'];
    const put = await fetch(upload.preSignedUrl, {
      method: 'PUT',
      headers: upload.headers,
      body: new Uint8Array(bytes),
    });
    expect(put.status).toBe(200);
    const status = { uploadStatus: 'success', provider: 'embedded', uploadKey: upload.uploadKey };
    const reports = await both('POST', '/media/status', status);
    expect(statuses(reports)).toEqual([200, 200]);
    expect(reports[0].body).toEqual(reports[1].body);
    const { mediaString } = reports[0].body as Schemas['UploadedFile'];
    const made = await call(there, 'POST', '/media/meta?type=image', { name: 'Both', mediaString });
    expect(made.status).toBe(201);
    for (const { address } of processes) {
      const shown = await fetch(`${address}/images/${mediaString.split('|')[2]}?w=64`);
      expect([shown.status, shown.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
    }
  });

  it('go on when one is killed in the middle of writes', async () => {
    const [here, there] = processes as [Process, Process];
    const made = await call(there, 'POST', '/sports-v2/teams', team('survivor'));
    const { uuid } = made.body as Schemas['Team'];
    const writes = Array.from({ length: 20 }, () =>
      call(here, 'PUT', `/sports-v2/teams/${uuid}`, team('survivor')).catch(() => undefined),
    );
    await sleep(20);
    await end(here.child, 'SIGKILL');
    await Promise.all(writes);
    const after = await call(there, 'PUT', `/sports-v2/teams/${uuid}`, { ...team('survivor'), displayName: 'Alive' });
    expect(after.status).toBe(200);
    processes = [there, await start('one')];
    const seen = await both('GET', `/sports-v2/teams/${uuid}`);
    expect(seen.map(({ body }) => (body as Schemas['Team']).displayName)).toEqual(['Alive', 'Alive']);
  });
});

/** A team that only its name tells from others. */
const team = (name: string) => ({
  displayName: name,
  teamCode: name.toUpperCase().replaceAll(' ', '-').slice(0, 20),
  ownerInstanceId: demo.site,
});
