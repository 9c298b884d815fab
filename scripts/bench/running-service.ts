import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** A service started for measuring, in a data folder of its own that outlives it until `forget`. */
export interface BenchFolder {
  address: string;
  environment: NodeJS.ProcessEnv;
  /**
   * Starts the service; resolves with the milliseconds until it answered, and its process. `onCollected` hears how many MB are
   * in use each time everything that was not has been collected.
   */
  start(onCollected?: (megabytes: number) => void): Promise<{ ready: number; child: ChildProcess }>;
  forget(): void;
}

/** A new data folder on a free port. */
export async function benchFolder(): Promise<BenchFolder> {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    NODE_ENV: undefined,
    LOG_LEVEL: 'warn',
  };
  const start: BenchFolder['start'] = async (onCollected) => {
    const began = performance.now();
    const child = spawn(process.execPath, [...(onCollected ? ['--trace-gc'] : []), 'scripts/start.ts'], {
      env: environment,
      stdio: ['ignore', onCollected ? 'pipe' : 'ignore', 'ignore'],
    });
    if (onCollected) reportCollections(child, onCollected);
    while (!(await isHealthy(address))) {
      if (child.exitCode !== null) throw new Error(`The service did not start: exit code ${child.exitCode}`);
      await sleep(10);
    }
    return { ready: performance.now() - began, child };
  };
  return { address, environment, start, forget: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Reads what Node prints of its collections: `Mark-Compact 230.1 (310.9) -> 75.9 (233.2) MB`. */
function reportCollections({ stdout }: ChildProcess, onCollected: (megabytes: number) => void): void {
  if (!stdout) return;
  createInterface({ input: stdout }).on('line', (line) => {
    const left = / Mark-Compact .*-> ([\d.]+) \(/.exec(line)?.[1];
    if (left !== undefined) onCollected(Number(left));
  });
}

/** Stops a service and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Memory that a process holds, in MB; 0 where the system does not tell. */
export function memoryOf(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function isHealthy(address: string): Promise<boolean> {
  const reply = await fetch(`${address}/health`).catch(() => undefined);
  return reply?.ok ?? false;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('the system gave no port');
  return address.port;
}
