import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../scripts/football/sign-in.ts';

const run = promisify(execFile);
const TEAMS = 400;
const SITE = 'havs1_havs';
let folder: string;
let address: string;
let environment: NodeJS.ProcessEnv;
let service: ChildProcess;

/** A league of invented clubs in the form of the openfootball files: each plays the next one. */
function league(): string {
  const name = (number: number) => `Påhittad Förening ${number} ÅÄÖ`;
  const matches = Array.from({ length: TEAMS }, (_, number) => ({
    round: 'Matchday 1',
    date: '2025-08-01',
    team1: name(number),
    team2: name((number + 1) % TEAMS),
  }));
  return JSON.stringify({ name: 'Invented League 2025/26', matches });
}

async function start(): Promise<void> {
  service = spawn(process.execPath, ['scripts/serve.ts'], { env: environment, stdio: 'ignore' });
  for (let attempt = 0; attempt < 300; attempt++) {
    if ((await fetch(`${address}/health`).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error('the service did not start');
}

async function kill(): Promise<void> {
  const gone = once(service, 'exit');
  service.kill('SIGKILL');
  await gone;
}

async function teamsOnSite(): Promise<number> {
  const token = await signIn({ address, username: 'admin@touchline.test', password: 'touchline-demo' });
  const reply = await fetch(`${address}/api/sports-v2/teams?searchToken=pahittad&pageSize=1`, {
    headers: { authorization: `Bearer ${token}`, 'x-s8y-instance-id': SITE },
  });
  return ((await reply.json()) as { total: number }).total;
}

const importTeams = () =>
  run(process.execPath, ['scripts/import-football.ts', join(folder, 'league'), '--address', address, '--site', SITE], {
    env: environment,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-import-'));
  await mkdir(join(folder, 'league'));
  await writeFile(join(folder, 'league', 'xx.1.json'), league());
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  address = `http://localhost:${port}`;
  environment = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT: '0',
  };
  await start();
});
afterAll(async () => {
  const gone = once(service, 'exit');
  service.kill('SIGTERM');
  await gone;
  await rm(folder, { recursive: true });
});

it('makes every team through the API although the service is killed in the middle, and makes none twice', async () => {
  const importing = importTeams();
  while ((await teamsOnSite()) < TEAMS / 8) await sleep(20);
  await kill();
  await start();
  const { stdout } = await importing;
  expect(stdout).toContain(`${TEAMS} teams:`);
  expect(stdout).toContain(', 0 refused.');
  // Whatever the service had acknowledged before it was killed is there: otherwise some would be missing now.
  expect(await teamsOnSite()).toBe(TEAMS);
  const again = await importTeams();
  expect(again.stdout).toContain(`${TEAMS} teams: 0 made, ${TEAMS} already there, 0 refused.`);
});
