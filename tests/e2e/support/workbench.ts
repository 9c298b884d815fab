import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../service/database/free-port.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');
const startMs = 90_000;

/** A page served for tests, and what ends it. `folder` holds what it works on and is removed with it. */
export type Served = { readonly address: string; readonly folder: string; readonly stop: () => Promise<void> };

/** Starts the form workbench as `npm run forms` does, on a copy of the definitions, beside a running service. */
export async function serveWorkbench(service: string): Promise<Served> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchline-workbench-'));
  await cp(path.join(projectRoot, 'forms'), folder, { recursive: true });
  const port = await freePort();
  const args = ['scripts/forms.ts', '--port', String(port), '--folder', folder, '--service', service];
  return serve(args, `http://localhost:${port}`, folder);
}

async function serve(args: readonly string[], address: string, folder: string): Promise<Served> {
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilServed(`${address}/workbench.html`, child);
  } catch (error) {
    await stop();
    throw new Error(`The workbench did not start:\n${output}`, { cause: error });
  }
  return { address, folder, stop };
}

async function untilServed(address: string, child: ChildProcess): Promise<void> {
  const giveUp = Date.now() + startMs;
  while (Date.now() < giveUp) {
    if (child.exitCode !== null) throw new Error('the process ended');
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(`no answer within ${startMs / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
