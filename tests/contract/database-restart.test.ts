import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signIn } from '../../scripts/football/sign-in.ts';
import { freePort } from '../../service/database/free-port.ts';
import { readPostmaster } from '../../service/database/postmaster.ts';
import { demo } from './test-service.ts';

let folder: string;
let address: string;
let service: ChildProcess;
let said = '';
/** How long the database may be away, in milliseconds: five seconds, and on a busy machine what its first start took. */
let patience: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-restart-'));
  const port = await freePort();
  address = `http://localhost:${port}`;
  const since = Date.now();
  service = spawn(process.execPath, [fileURLToPath(new URL('../../service/server.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      PORT: String(port),
      RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  service.stdout?.resume();
  service.stderr?.on('data', (text: Buffer) => {
    said += String(text);
  });
  await vi.waitUntil(async () => (await statusOf('/health')) === 200, { timeout: 60_000 });
  patience = Math.max(5_000, Date.now() - since);
}, 90_000);

afterAll(async () => {
  if (service.exitCode === null) {
    service.kill('SIGTERM');
    await once(service, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

// Elsewhere the system does not tell which processes are PostgreSQL's.
it.runIf(process.platform === 'linux')(
  'lets no visitor of a site wait for a database that stands still',
  { timeout: 60_000 },
  async () => {
    // Colours of a site that does not exist: whether there is one, the database has to tell, and no build is needed for it.
    const colours = '/site/theme/00000000-0000-4000-8000-000000000000.css';
    expect(await statusOf(colours)).toBe(404);
    const processes = databaseProcesses();
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    const since = Date.now();
    try {
      const asked = Array.from({ length: 12 }, (_, number) => statusOf(`${colours}?${number}`));
      expect(new Set(await Promise.all(asked))).toEqual(new Set([503]));
      expect(Date.now() - since).toBeLessThan(20_000);
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    }
    await vi.waitUntil(async () => (await statusOf(colours)) === 404, { timeout: 10_000 });
  },
);

it('brings its database back three times in a row and then ends with one sentence', { timeout: 120_000 }, async () => {
  const token = await signIn({ address, username: 'admin@touchline.test', password: 'touchline-demo' });
  const headers = {
    authorization: `Bearer ${token}`,
    'x-s8y-instance-id': demo.site,
    'content-type': 'application/json',
  };
  const made: string[] = [];
  for (let round = 0; round < 3; round++) {
    const killed = killDatabase();
    const since = Date.now();
    // What meets the outage is told when to come back, and has done nothing; until the database is there again. On a busy
    // machine the processes that serve connections outlive the one that was killed for a moment, and still store something.
    const codes = new Set<number>();
    let reply: Response | undefined;
    for (let count = 0; codes.size === 0 || reply?.status !== 201; count++) {
      const displayName = `After the end ${round}`;
      reply = await fetch(`${address}/api/sports-v2/teams`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ displayName, teamCode: `E${round}-${count}`, ownerInstanceId: demo.site }),
      });
      if (reply.status !== 201) {
        codes.add(reply.status);
        // One whose commit the end cut off is in doubt: it may have been stored, and is not to be sent again.
        if ((await reply.text()).includes('while it stored this')) expect(reply.headers.get('retry-after')).toBeNull();
        else expect(reply.headers.get('retry-after')).toBe('1');
      } else made.push(((await reply.json()) as { uuid: string }).uuid);
      expect(Date.now() - since).toBeLessThan(patience);
    }
    expect([...codes]).toEqual([503]);
    expect(await statusOf('/health')).toBe(200);
    expect(readPostmaster(folder)?.pid).not.toBe(killed);
  }
  for (const uuid of made) {
    expect((await fetch(`${address}/api/sports-v2/teams/${uuid}`, { headers })).status).toBe(200);
  }
  const exit = once(service, 'exit');
  killDatabase();
  expect(await exit).toEqual([1, null]);
  const lines = said.trim().split('\n');
  expect(lines.filter((line) => line.includes('is started again'))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^The embedded database ended by itself again and again; the service stops\./);
  expect(said).not.toMatch(/^\s+at /m);
});

/** PostgreSQL and the processes that it has for connections and for itself. */
function databaseProcesses(): number[] {
  const pid = readPostmaster(folder)?.pid;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [Number(pid), ...children.map(Number)];
}

/** Ends PostgreSQL as the system does that is short of memory. */
function killDatabase(): number {
  const { pid } = readPostmaster(folder) ?? { pid: 0 };
  if (pid === 0) throw new Error('There is no database.');
  process.kill(pid, 'SIGKILL');
  return pid;
}

async function statusOf(path: string): Promise<number | undefined> {
  const reply = await fetch(address + path).catch(() => undefined);
  return reply?.status;
}
