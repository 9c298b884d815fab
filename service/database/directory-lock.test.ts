import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

vi.setConfig({ testTimeout: 30_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => join(folder, 'service.lock');
const terms = { onLost: () => undefined };
/** A lock of a process elsewhere, whose pid is that of a process here. */
const ofAnotherPlace = () => writeFileSync(lock(), JSON.stringify({ pid: 1, start: '1', place: 'elsewhere' }));

test('a folder in use in another container is refused, whatever its pid means here', async () => {
  ofAnotherPlace();
  const beats = setInterval(() => utimesSync(lock(), new Date(), new Date()), 200);
  await expect(lockDirectory(folder, terms)).rejects.toThrow(
    `The data folder ${folder} is in use by another service (process 1 of another container or machine); stop that one or set DATA_DIR to another folder.`,
  );
  clearInterval(beats);
  expect(readdirSync(folder)).toEqual(['service.lock']);
});

test('a container that was killed is in nobody’s way for long', async () => {
  ofAnotherPlace();
  const release = await lockDirectory(folder, { ...terms, patienceMs: 500 });
  expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of a container that was killed the second folder is taken at once', async () => {
  const other = mkdtempSync(join(tmpdir(), 'touchline-lock-'));
  const text = JSON.stringify({ pid: 1, start: '2', place: 'elsewhere' });
  for (const each of [folder, other]) writeFileSync(join(each, 'service.lock'), text);
  const releases = [await lockDirectory(folder, { ...terms, patienceMs: 500 })];
  const since = performance.now();
  releases.push(await lockDirectory(other, terms));
  expect(performance.now() - since).toBeLessThan(3_000);
  for (const release of releases) release();
  rmSync(other, { recursive: true });
});

test('a process that stood still learns that another one has its folder, and leaves that one’s lock', async () => {
  const lost = Promise.withResolvers<Error>();
  const release = await lockDirectory(folder, { onLost: lost.resolve });
  rmSync(lock());
  ofAnotherPlace();
  expect((await lost.promise).message).toBe(
    `This service stood still, and another one has taken over the data folder ${folder} meanwhile; this one stops.`,
  );
  release();
  expect(readdirSync(folder)).toEqual(['service.lock']);
});

test('a lock that is moved for a moment, by one that looks whose it is, is not lost', async () => {
  const onLost = vi.fn();
  const release = await lockDirectory(folder, { onLost });
  renameSync(lock(), `${lock()}.aside`);
  await sleep(1_500);
  renameSync(`${lock()}.aside`, lock());
  await sleep(1_500);
  release();
  expect(onLost).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

const mayMakeNamespaces = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

test.skipIf(!mayMakeNamespaces)('a process of another namespace holds the folder until it is killed', async () => {
  const code = `
    import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))};
    await lockDirectory(${JSON.stringify(folder)}, { onLost: () => {} });
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const inner = [process.execPath, '--input-type=module-typescript', '-e', code];
  const child = spawn('unshare', ['--pid', '--fork', '--mount-proc', '--kill-child', ...inner], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await expect(lockDirectory(folder, terms)).rejects.toThrow('of another container or machine');
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  const release = await lockDirectory(folder, { ...terms, patienceMs: 2_500 });
  release();
});
