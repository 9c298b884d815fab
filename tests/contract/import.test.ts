import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../scripts/football/sign-in.ts';
import { freePort } from '../../service/database/free-port.ts';

const run = promisify(execFile);
/** A ring: each team plays the next one, so that there are as many matches as teams. */
const TEAMS = 400;
const SITE = 'havs1_havs';
let folder: string;
let address: string;
let environment: NodeJS.ProcessEnv;
let service: ChildProcess;

/** A league of invented clubs in the form of the openfootball files. */
function league(): string {
  const name = (number: number) => `Påhittad Förening ${number} ÅÄÖ`;
  const matches = Array.from({ length: TEAMS }, (_, number) => ({
    round: 'Matchday 1',
    date: '2031-08-01',
    time: '19:00',
    team1: name(number),
    team2: name((number + 1) % TEAMS),
    score: {},
  }));
  return JSON.stringify({ name: 'Invented League 2031/32', matches });
}

async function start(): Promise<void> {
  service = spawn(process.execPath, ['scripts/serve.ts'], { env: environment, stdio: 'ignore' });
  for (let attempt = 0; attempt < 300; attempt++) {
    if ((await fetch(`${address}/health`).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error('the service did not start');
}

async function kill(process: ChildProcess): Promise<void> {
  const gone = once(process, 'exit');
  process.kill('SIGKILL');
  await gone;
}

/** How many rows a list of the site has. */
async function total(path: string): Promise<number> {
  const token = await signIn({ address, username: 'admin@touchline.test', password: 'touchline-demo' });
  const reply = await fetch(`${address}/api/sports-v2/${path}&pageSize=1`, {
    headers: { authorization: `Bearer ${token}`, 'x-s8y-instance-id': SITE },
  });
  return ((await reply.json()) as { total: number }).total;
}
const teamsOnSite = () => total('teams?searchToken=pahittad');
const gamesOnSite = () => total('games?search=pahittad');
const reach = async (count: () => Promise<number>, wanted: number) => {
  while ((await count()) < wanted) await sleep(20);
};

const command = () => [
  ...['scripts/import-football.ts', join(folder, 'league'), '--address', address, '--site', SITE],
  ...['--zone', 'Europe/Stockholm'],
];
const importAll = () => run(process.execPath, command(), { env: environment });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-import-'));
  await mkdir(join(folder, 'league'));
  await writeFile(join(folder, 'league', 'xx.1.json'), league());
  const port = await freePort();
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

it('makes every team and game through the API although service and import are killed in the middle, and none twice', async () => {
  const importing = spawn(process.execPath, command(), { env: environment, stdio: 'ignore' });
  await reach(teamsOnSite, TEAMS / 8);
  await kill(service);
  await start();
  await reach(gamesOnSite, TEAMS / 8);
  await kill(service);
  await start();
  await reach(gamesOnSite, TEAMS / 2);
  await kill(importing);
  expect(await gamesOnSite()).toBeLessThan(TEAMS);

  const { stdout } = await importAll();
  expect(stdout).toContain(`teams: 0 made, 0 updated, ${TEAMS} already there, 0 left, 0 refused`);
  expect(stdout).toMatch(/^games: [1-9]\d* made, 0 updated, [1-9]\d* already there, 0 left, 0 refused$/m);
  // Whatever the service had acknowledged before it was killed is there: otherwise some would be missing now.
  expect([await teamsOnSite(), await gamesOnSite()]).toEqual([TEAMS, TEAMS]);

  const again = await importAll();
  expect(again.stdout).toContain(`games: 0 made, 0 updated, ${TEAMS} already there, 0 left, 0 refused`);
  expect([await teamsOnSite(), await gamesOnSite()]).toEqual([TEAMS, TEAMS]);
}, 120_000);
