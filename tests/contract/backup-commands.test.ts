import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../../service/config.ts';
import { freePort } from '../../service/database/free-port.ts';
import { startService } from '../../service/server.ts';
import { openWorkplace, type Workplace } from './backup-sample.ts';

let place: Workplace;
beforeAll(async () => {
  place = await openWorkplace();
});
afterAll(() => place.close());

/** Starts a command as npm does, on the embedded database of a data folder. */
function start(name: 'backup' | 'restore', dataDir: string, ...args: readonly string[]) {
  const script = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
  return spawn(process.execPath, [script, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const ended = (child: ReturnType<typeof start>) =>
  new Promise<number | null>((resolve) => child.once('close', resolve));

async function run(name: 'backup' | 'restore', dataDir: string, ...args: readonly string[]) {
  const child = start(name, dataDir, ...args);
  const said = { output: '', errors: '' };
  child.stdout.on('data', (text: Buffer) => (said.output += String(text)));
  child.stderr.on('data', (text: Buffer) => (said.errors += String(text)));
  const code = await ended(child);
  return { code, ...said };
}

async function configOf(dataDir: string): Promise<Config> {
  return readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: String(await freePort()) });
}

test('the embedded database goes into a folder while the service runs, and into another data folder', {
  timeout: 180_000,
}, async () => {
  const [first, second, folder, again] = [0, 0, 0, 0].map(() => place.newFolder()) as [string, string, string, string];
  const service = await startService(await configOf(first));
  try {
    const backup = await run('backup', first, folder);
    expect(backup).toMatchObject({ code: 0, errors: '' });
    expect(backup.output).toMatch(
      /^Rows {3}0 % done\n[\s\S]*Rows {3}100 % done\n[\s\S]*Files {2}100 % done\nThe backup lies in /,
    );
    const refused = await run('restore', first, folder);
    expect(refused).toMatchObject({ code: 1, output: '' });
    for (const inside of [join(first, 'backup'), join(first, 'media', 'stored', 'backup')]) {
      expect(await run('backup', first, inside)).toEqual({
        code: 1,
        output: '',
        errors: `${inside} lies in the data folder that it is a backup of; choose another one.\n`,
      });
    }
    expect(refused.errors).toMatch(/^The database is not empty \([^\n]*\n$/);
  } finally {
    await service.close();
  }
  const restore = await run('restore', second, folder);
  expect(restore).toMatchObject({ code: 0, errors: '' });
  const sentence = /: (\d+ rows of \d+ tables and \d+ files), [\d.]+ MB, as of [^\n]+ UTC\.\n$/;
  // Nothing runs now: the command starts the database itself.
  const copy = await run('backup', second, again);
  // The versions that a restore raises take some bytes more.
  const counts = (output: string) => sentence.exec(output)?.[1];
  expect(counts(copy.output)).toBe(counts(restore.output));
  expect(counts(copy.output)).toBeDefined();
  const config = await configOf(second);
  const restored = await startService(config);
  try {
    expect((await fetch(`${config.origin}/health`)).status).toBe(200);
  } finally {
    await restored.close();
  }
});

test('who reads no more of what is said ends no backup, and who closes the terminal leaves nothing half done', {
  timeout: 120_000,
}, async () => {
  const dataDir = place.newFolder();
  await startService(await configOf(dataDir)).then((service) => service.close());
  const [unheard, hungUp] = [place.newFolder(), place.newFolder()];
  const first = start('backup', dataDir, unheard);
  first.stdout.once('data', () => first.stdout.destroy());
  expect(await ended(first)).toBe(0);
  expect(existsSync(join(unheard, 'manifest.json'))).toBe(true);
  const second = start('backup', dataDir, hungUp);
  second.stdout.once('data', () => second.kill('SIGHUP'));
  expect(await ended(second)).toBe(1);
  expect([hungUp, `${hungUp}.unfinished`].filter(existsSync)).toEqual([]);
});

test('what cannot be done is one sentence and exit code 1', async () => {
  const dataDir = place.newFolder();
  for (const name of ['backup', 'restore'] as const) {
    for (const args of [[], ['--help'], ['a', 'b']]) {
      const refused = await run(name, dataDir, ...args);
      expect(refused, args.join(' ')).toEqual({ code: 1, output: '', errors: `Usage: npm run ${name} -- FOLDER\n` });
    }
  }
  expect(await run('backup', dataDir, place.newFolder())).toEqual({
    code: 1,
    output: '',
    errors: `The data folder ${dataDir} has no database; DATA_DIR or DATABASE_URL says where it is.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});
