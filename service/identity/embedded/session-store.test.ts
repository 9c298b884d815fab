import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSessionStore } from './session-store.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-sessions-'));
  path = join(folder, 'sessions.json');
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps what it was given over a restart, readable by the owner only', async () => {
  const store = await createSessionStore(path);
  await store.adapter('Session').upsert('1', { uid: 'u', accountId: 'demo-admin' }, 60);
  await store.flush();
  const again = (await createSessionStore(path)).adapter('Session');
  expect(await again.find('1')).toMatchObject({ accountId: 'demo-admin' });
  expect(await again.findByUid('u')).toMatchObject({ accountId: 'demo-admin' });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('forgets what has expired, also in the file', async () => {
  let time = 0;
  const store = await createSessionStore(path, undefined, () => time);
  const codes = store.adapter('AuthorizationCode');
  await codes.upsert('1', { uid: 'u' }, 60);
  time = 59_999;
  expect(await codes.find('1')).toBeDefined();
  time = 60_000;
  expect(await codes.find('1')).toBeUndefined();
  expect(await codes.findByUid('u')).toBeUndefined();
  await store.flush();
  expect(await readFile(path, 'utf8')).toBe('[]');
});

it('marks a consumed token instead of dropping it', async () => {
  const tokens = (await createSessionStore(path, undefined, () => 5_000)).adapter('RefreshToken');
  await tokens.upsert('1', { grantId: 'g' }, 60);
  await tokens.consume('1');
  expect(await tokens.find('1')).toMatchObject({ consumed: 5 });
  await tokens.destroy('1');
  expect(await tokens.find('1')).toBeUndefined();
});

it('takes tokens along with a revoked grant, but never sessions and interactions', async () => {
  const store = await createSessionStore(path);
  const models = ['RefreshToken', 'AuthorizationCode', 'AccessToken', 'Session', 'Interaction'];
  for (const model of models) await store.adapter(model).upsert('1', { grantId: 'g' }, 60);
  await store.adapter('RefreshToken').upsert('2', { grantId: 'other' }, 60);
  await store.adapter('RefreshToken').revokeByGrantId('g');
  const kept = await Promise.all(models.map((model) => store.adapter(model).find('1')));
  expect(kept.map((entry) => entry !== undefined)).toEqual([false, false, false, true, true]);
  expect(await store.adapter('RefreshToken').find('2')).toBeDefined();
});

it('starts empty from a damaged file', async () => {
  await writeFile(path, '[["Session:1"');
  expect(await (await createSessionStore(path)).adapter('Session').find('1')).toBeUndefined();
});

it('ends well where nothing can be written, and says why', async () => {
  const failures: unknown[] = [];
  const store = await createSessionStore(join(folder, 'missing', 'sessions.json'), (error) => failures.push(error));
  await store.adapter('Session').upsert('1', { uid: 'u' }, 60);
  await store.flush();
  expect(failures).toMatchObject([{ code: 'ENOENT' }]);
  expect(await store.adapter('Session').find('1')).toBeDefined();
});

it('keeps the newest 500 of the sign-ins that were begun, and all that ended well', async () => {
  const store = await createSessionStore(path);
  await store.adapter('Session').upsert('1', { uid: 'u' }, 60);
  const begun = store.adapter('Interaction');
  for (let number = 1; number <= 2_000; number += 1) {
    await begun.upsert(String(number), { uid: 'x'.repeat(1_000) }, 60);
    // As it is sent: not another one.
    await begun.upsert(String(number), { uid: 'y'.repeat(1_000) }, 60);
  }
  expect(await begun.find('1500')).toBeUndefined();
  expect(await begun.find('1501')).toBeDefined();
  expect(await store.adapter('Session').find('1')).toBeDefined();
  await store.flush();
  expect((await stat(path)).size).toBeLessThan(600_000);
});
