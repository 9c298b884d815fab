import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-bootstrap-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(process.platform === 'win32')(
  'becomes the command that it starts, with its arguments and exit code',
  async () => {
    const script = join(folder, 'command.ts');
    writeFileSync(script, 'console.log(process.pid, process.cwd(), process.argv.slice(2).join()); process.exit(7);');
    const bootstrap = join(import.meta.dirname, 'bootstrap.mjs');
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
