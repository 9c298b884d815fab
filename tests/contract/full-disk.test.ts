import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DiskStore, diskStore } from '../../service/blobs/disk-store.ts';
import { freePort } from '../../service/database/free-port.ts';
import { articleCalls } from './article-calls.ts';
import { groupOf, layoutCalls, sectionIn } from './layout-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-full-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a full disk', () => {
  it('is answered in words, by uploads and the API, and /health says that it is degraded', async () => {
    const full = await startFullService();
    try {
      const body = Buffer.alloc(8_000_000, 7);
      const put = await full.service.blobs.presignPut('frost1_frost/26/11/full', {
        mimeType: 'video/mp4',
        size: body.length,
        expiresInSeconds: 600,
      });
      expect((await fetch(`${full.origin}/health`)).status).toBe(200);
      const reply = await fetch(put.url, { method: 'PUT', headers: put.headers, body });
      expect(reply.status).toBe(507);
      expect(await reply.json()).toEqual({
        message: 'The disk of the service is full; nothing can be stored until there is room again.',
        error: 'Insufficient Storage',
        statusCode: 507,
      });
      const health = await fetch(`${full.origin}/health`);
      expect([health.status, await health.json()]).toEqual([
        503,
        { status: 'degraded', reason: 'The disk is full: nothing can be stored.' },
      ]);
      const owner = new Client({ connectionString: full.service.databaseUrl });
      await owner.connect();
      await owner.query(`
        CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER no_room BEFORE INSERT ON teams FOR EACH ROW EXECUTE FUNCTION no_room();
        CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON articles FOR EACH ROW EXECUTE FUNCTION no_room();
        CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON sections FOR EACH ROW EXECUTE FUNCTION no_room();`);
      await owner.end();
      const team = { displayName: 'No room', teamCode: 'NOROOM', ownerInstanceId: demo.site };
      const made = await full.service.call({ method: 'POST', url: '/api/sports-v2/teams', body: team });
      expect(made.statusCode).toBe(507);
      expect(made.body).toContain('The disk of the service is full');
      expect((await full.service.call({ url: '/api/sports-v2/teams' })).statusCode).toBe(200);
      expect((await articleCalls(full.service).create()).statusCode).toBe(507);
      const layouts = layoutCalls(full.service);
      const { items } = await layouts.get<{ items: { id: string }[] }>('/layouts/site-layouts');
      const group = randomUUID();
      const text = groupOf(group, sectionIn(group, 'TEXT', { body: null }));
      const saved = await layouts.save({ name: 'No room', kind: 'page', sectionGroups: [text] });
      expect(saved.statusCode).toBe(507);
      const after = await layouts.get<{ items: { id: string }[] }>('/layouts/site-layouts');
      expect(after.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    } finally {
      await full.service.close();
    }
  });
});

/** Mounts a disk of so many megabytes; false where this user may not. */
function mountDisk(path: string, megabytes: number): boolean {
  mkdirSync(path, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]).status === 0;
}

describe('a first start on a disk that is too small', () => {
  it.each([
    [
      'for the database',
      20,
      /^The embedded database could not be made in \S+: .*(No space left on device|could not extend file|could not write)/,
    ],
    ['for its tables', 48, /^(The disk of the service is full|The migration '|The database )/],
  ])('%s ends in one sentence', { timeout: 60_000 }, async (_, megabytes, sentence) => {
    const disk = join(folder, `disk${megabytes}`);
    if (!mountDisk(disk, megabytes)) {
      process.stderr.write(
        '\n  WARNING: a first start on a small disk was NOT tested: mounting one is not allowed.\n\n',
      );
      return;
    }
    try {
      const server = fileURLToPath(new URL('../../service/server.ts', import.meta.url));
      const env = { ...process.env, NODE_ENV: 'test', PORT: String(await freePort()), DATA_DIR: join(disk, 'data') };
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const said = await text(child.stderr);
      expect(child.exitCode ?? 1).toBe(1);
      expect(said.trim().split('\n'), said).toHaveLength(1);
      expect(said).toMatch(sentence);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

const fullOutput = '/dev/full';

describe('an output that takes no log lines', () => {
  it.skipIf(!existsSync(fullOutput))('keeps neither answers nor the end away', { timeout: 120_000 }, async () => {
    const server = fileURLToPath(new URL('../../service/server.ts', import.meta.url));
    const port = await freePort();
    const settings = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      PORT: String(port),
      DATA_DIR: join(folder, 'log'),
      SEED: 'none',
    };
    const output = openSync(fullOutput, 'w');
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', output, 'pipe'],
    });
    closeSync(output);
    const said = child.stderr ? text(child.stderr) : '';
    const ended = new Promise((resolve) => child.once('exit', resolve));
    try {
      const answers = () =>
        fetch(`http://localhost:${port}/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      await expect.poll(async () => (await answers())?.status, { timeout: 60_000 }).toBe(200);
      for (let calls = 0; calls < 20; calls++) expect((await answers())?.status).toBe(200);
      child.kill('SIGTERM');
      expect([await ended, await said]).toEqual([0, '']);
    } finally {
      child.kill('SIGKILL');
    }
  });
});

/** A service whose disk has no room once the first piece of a file has come. */
async function startFullService(): Promise<{ service: TestService; origin: string }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const store = diskStore({ folder: join(folder, 'full'), origin: address });
  const noRoom: DiskStore = {
    ...store,
    receive: async (_request, body) => {
      for await (const _chunk of body) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return undefined;
    },
  };
  const started = await startTestService({ config: { origin: address }, blobs: noRoom });
  await started.app.listen({ host: '127.0.0.1', port });
  return { service: started, origin: address };
}
