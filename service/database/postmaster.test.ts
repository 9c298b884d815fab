import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPostmaster } from './postmaster.ts';

let folder: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'touchline-postmaster-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a program that stands for PostgreSQL, and first says what many clients that knock during a recovery make it say. */
async function startProgram(code: string) {
  const postgres = join(folder, 'postgres');
  const refusals = `console.error('FATAL:  the database system is starting up\\n'.repeat(2000));`;
  await writeFile(postgres, `#!${process.execPath}\n${refusals}\n${code}\n`);
  await chmod(postgres, 0o700);
  const binaries = { initdb: postgres, postgres };
  return startPostmaster({ folder, port: 1, binaries, user: { kind: 'self' }, log: (line) => lines.push(line) });
}

test('PostgreSQL counts as started when it says so, however much it said before', async () => {
  const postmaster = await startProgram(`
    process.on('SIGINT', () => process.exit());
    setTimeout(() => process.exit(), 10_000);
    console.error('LOG:  database system is ready to accept connections');`);
  await postmaster.stop();
});

test('its last words say why it did not start, however much it said before', async () => {
  await expect(startProgram(`console.error('PANIC:  no room');`)).rejects.toThrow(
    /^The embedded database did not start: .*PANIC: {2}no room$/,
  );
});

test('its last words are the reason, and not what it does about it', async () => {
  const code = `console.error('FATAL:  no such luck\\nLOG:  shutting down due to startup process failure\\nLOG:  bye');`;
  await expect(startProgram(code)).rejects.toThrow(/^The embedded database did not start: FATAL: {2}no such luck$/);
});

test('it has ended although a process that it began hangs', async () => {
  const postmaster = await startProgram(`
    const { spawn } = await import('node:child_process');
    const child = spawn('sleep', ['60'], { stdio: 'inherit' });
    console.error('LOG:  database system is ready to accept connections. ' + child.pid);
    setTimeout(() => undefined, 60_000);`);
  process.kill(postmaster.pid, 'SIGKILL');
  await postmaster.ended;
  process.kill(Number(/connections\. (\d+)/.exec(lines.join('\n'))?.[1]));
});

test('asked by a plain kill to wait for its connections, it ends without them', async () => {
  const postmaster = await startProgram(`
    process.on('SIGTERM', () => console.error('LOG:  received smart shutdown request'));
    process.on('SIGINT', () => process.exit());
    setTimeout(() => undefined, 60_000);
    console.error('LOG:  database system is ready to accept connections');`);
  process.kill(postmaster.pid, 'SIGTERM');
  await postmaster.ended;
});
