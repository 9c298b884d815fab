import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-bootstrap-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bootstrap = join(import.meta.dirname, 'bootstrap.mjs');

it.skipIf(process.platform === 'win32')(
  'becomes the command that it starts, with its arguments and exit code',
  async () => {
    const script = join(folder, 'command.ts');
    writeFileSync(script, 'console.log(process.pid, process.cwd(), process.argv.slice(2).join()); process.exit(7);');
    const { pid, printed, code } = await new Promise<{ pid: number | undefined; printed: string; code: unknown }>(
      (resolve) => {
        const child = execFile(process.execPath, [bootstrap, script, 'one', 'two'], (error, stdout) =>
          resolve({ pid: child.pid, printed: stdout, code: error?.code }),
        );
      },
    );
    expect(printed).toBe(`${pid} ${join(import.meta.dirname, '..')} one,two\n`);
    expect(code).toBe(7);
  },
);

it.skipIf(process.platform === 'win32').each([
  ['ends in order', { npm_lifecycle_event: 'start' }, 'asked to end\n'],
  ['goes on', { npm_lifecycle_event: undefined }, 'goes on\n'],
])('a command %s whose shell is gone, by who started it', async (_, env, said) => {
  const script = join(folder, 'lasting.ts');
  writeFileSync(
    script,
    `const end = (said) => { console.log(said); process.exit(); };
     process.on('SIGTERM', () => end('asked to end'));
     process.stdout.write('there');
     setInterval(() => process.ppid === Number(process.argv[2]) || setTimeout(end, 2_000, 'goes on'), 50);`,
  );
  // A shell with more to do afterwards does not become the command, as Debian's never does.
  const shell = spawn('sh', ['-c', '"$0" "$@" $$; true', process.execPath, bootstrap, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shell.stdout.on('data', (text) => {
    if (printed === '') shell.kill('SIGTERM');
    printed += text;
  });
  await once(shell.stdout, 'end');
  expect(printed).toBe(`there${said}`);
});

it('installs what the build needs, in production too', async () => {
  const project = join(folder, 'project');
  for (const name of ['bootstrap.mjs', 'end-with-npm.mjs'])
    cpSync(join(import.meta.dirname, name), join(project, 'scripts', name));
  const write = (name: string, content: object) => writeFileSync(join(project, name), JSON.stringify(content));
  const devDependencies = { builder: 'file:builder' };
  mkdirSync(join(project, 'builder'));
  write('builder/package.json', { name: 'builder', version: '1.0.0', main: 'index.js' });
  writeFileSync(join(project, 'builder', 'index.js'), 'console.log("built");');
  write('package.json', { name: 'project', version: '1.0.0', devDependencies });
  write('package-lock.json', {
    name: 'project',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'project', version: '1.0.0', devDependencies },
      builder: { version: '1.0.0', dev: true },
      'node_modules/builder': { resolved: 'builder', link: true },
    },
  });
  writeFileSync(join(project, 'start.mjs'), "await import('builder');");
  const command = [join(project, 'scripts', 'bootstrap.mjs'), 'start.mjs'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  expect(stdout).toMatch(/built\n$/);
});
