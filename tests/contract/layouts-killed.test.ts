import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../scripts/football/sign-in.ts';
import { freePort } from '../../service/database/free-port.ts';
import { instanceHeader } from '../../service/http/contract.ts';
import { demoDatabase, demoDataFolder, type TestDatabase } from './database.ts';
import { groupOf, heroSlide, type SiteLayout, sectionIn, sectionsOf } from './layout-calls.ts';
import { demo } from './test-service.ts';

type Answer<Body> = { readonly status: number; readonly body: Body };

let folder: string;
let database: TestDatabase;
let owner: Client;
let service: ChildProcess;
let address: string;
let token: string;

beforeAll(async () => {
  folder = await demoDataFolder();
  database = await demoDatabase();
  owner = new Client({ connectionString: database.url });
  await owner.connect();
});

beforeEach(start, 90_000);

afterAll(async () => {
  await kill();
  await owner.end();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('killed in the middle of a publish, the service has stored nothing of it, and a retry all of it', async () => {
  const { layout, next, groups } = await madeLayout();
  const query = `?publishId=${randomUUID()}`;
  // A lock on the slides keeps the publish between its sections, which are written, and its slides.
  await owner.query('BEGIN; LOCK TABLE slides IN SHARE MODE');
  const cut = call('POST', `/layouts/site-layouts${query}`, next, 1).catch(() => undefined);
  await vi.waitUntil(isWaiting, { timeout: 20_000 });
  await kill();
  expect(await cut).toBeUndefined();
  await owner.query('ROLLBACK');
  await start();
  expect(await read(layout)).toEqual(layout);
  expect(await historyOf(layout)).toHaveLength(1);
  const { status, body } = await call<SiteLayout>('POST', `/layouts/site-layouts${query}`, next, 1);
  expect([status, body.version, shape(body)]).toEqual([200, 2, shape({ sectionGroups: groups })]);
  expect(await historyOf(layout)).toHaveLength(2);

  // So it is for a publish whose answer was lost: it is told at the old version, and doubles nothing at the new one.
  expect((await call('POST', `/layouts/site-layouts${query}`, next, 1)).status).toBe(412);
  const again = await call<SiteLayout>('POST', `/layouts/site-layouts${query}`, next, 2);
  expect([again.status, shape(again.body)]).toEqual([200, shape(body)]);
  expect(await historyOf(layout)).toHaveLength(2);
});

it('killed between the calls of a publish, it keeps what was answered, and the rest makes it one publish', async () => {
  const { layout, groups } = await madeLayout();
  const query = `?publishId=${randomUUID()}`;
  const added = { id: randomUUID(), name: 'Ny grupp' };
  const group = { layoutId: layout.id, ...added };
  expect((await call('POST', `/layouts/site-section-groups${query}`, group, 1)).status).toBe(200);
  const last = sectionIn(added.id, 'TEXT', { body: null });
  const sections = { layoutId: layout.id, sections: [...groups.flatMap((one) => one.sections), last] };
  const half = await call<SiteLayout>('POST', `/layouts/site-sections${query}`, sections, 2);
  expect([half.status, half.body.version]).toEqual([200, 3]);
  await kill();
  await start();
  expect(await read(layout)).toEqual(half.body);
  const rest = { id: layout.id, name: `${layout.name} klar`, kind: 'page', settings: { width: 'wide' } };
  const whole = await call<SiteLayout>('POST', `/layouts/site-layouts${query}`, rest, 3);
  expect(whole.body).toMatchObject({ name: rest.name, version: 4, settings: { width: 'wide' } });
  const all = [...groups, { ...added, sections: [last] }];
  expect(shape(whole.body)).toEqual(shape({ sectionGroups: all }));
  expect(await historyOf(layout)).toHaveLength(2);
});

/** A layout with a carousel, and the groups that are to be published in its place. */
async function madeLayout() {
  const id = randomUUID();
  const carousel = sectionIn(id, 'HERO SLIDER', { slides: [heroSlide()] });
  const text = sectionIn(id, 'TEXT', { body: null });
  const name = `Killed ${randomUUID()}`;
  const made = { name, kind: 'page', sectionGroups: [groupOf(id, carousel, text)] };
  const { body: layout } = await call<SiteLayout>('POST', '/layouts/site-layouts', made);
  const changed = { ...carousel, config: { slides: [heroSlide(), ...(carousel.config.slides as object[])] } };
  const groups = [groupOf(id, sectionIn(id, 'TEXT', { body: null }), changed)];
  return { layout, groups, next: { id: layout.id, name, kind: 'page', sectionGroups: groups } };
}

/** What stands where, by ids. */
function shape({ sectionGroups }: { sectionGroups: readonly { id: string; sections: readonly object[] }[] }) {
  const sections = sectionsOf({ sectionGroups } as SiteLayout);
  return [
    sectionGroups.map(({ id }) => id),
    sections.map(({ id, sectionGroupId, config }) => [
      id,
      sectionGroupId,
      ((config.slides ?? []) as { id: string }[]).map((slide) => slide.id),
    ]),
  ];
}

const read = async ({ id }: SiteLayout) => (await call<SiteLayout>('GET', `/layouts/site-layouts/${id}`)).body;
const historyOf = async ({ id }: SiteLayout) =>
  (await call<unknown[]>('GET', `/layouts/site-layouts/${id}/history`)).body;

async function isWaiting(): Promise<boolean> {
  const { rowCount } = await owner.query('SELECT 1 FROM pg_locks WHERE NOT granted');
  return rowCount === 1;
}

/** Starts the service as a process of its own where it does not run. */
async function start(): Promise<void> {
  if (service && service.signalCode === null && service.exitCode === null) return;
  const port = await freePort();
  address = `http://localhost:${port}`;
  service = spawn(process.execPath, [fileURLToPath(new URL('../../service/server.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitUntil(async () => (await fetch(`${address}/health`).catch(() => undefined))?.ok, { timeout: 60_000 });
  token = await signIn({ address, username: 'admin@touchline.test', password: 'touchline-demo' });
}

async function kill(): Promise<void> {
  const ended = once(service, 'exit');
  service.kill('SIGKILL');
  await ended;
}

async function call<Body>(method: string, path: string, sent?: object, version?: number): Promise<Answer<Body>> {
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      [instanceHeader]: demo.site,
      ...(sent && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  return { status: reply.status, body: (await reply.json()) as Body };
}
