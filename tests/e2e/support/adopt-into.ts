import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Takes a description in, in a folder of its own, and builds its console, by the project's own commands. */
export async function adoptInto(file: string, resource: string): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-adopted-'));
  const command = (script: string, args: string[], cwd: string) =>
    run(process.execPath, ['scripts/bootstrap.mjs', `scripts/${script}.ts`, ...args], { cwd });
  await command('adopt', [file, '--to', folder, '--resource', resource], process.cwd());
  await command('forms-check', [], folder);
  await command('adopted', [], folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
