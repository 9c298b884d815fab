import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../service/database/free-port.ts';

/** The folder that the tests run in. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');
/** Long enough for a first start that builds the console. */
const startMs = 180_000;

/** Touchline, running as a process of its own. */
export type Server = {
  readonly address: string;
  /** Where its database lies. */
  readonly dataDir: string;
  /** Ends it as a power cut would (kill -9): nothing is finished, nothing is tidied up. */
  kill: () => Promise<void>;
  /** Stops it in its tracks (SIGSTOP): it takes connections and never answers, until `wake`. */
  freeze: () => void;
  wake: () => void;
  /** Starts it again after `kill`, on the same port and data folder, with further settings. */
  start: (changed?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends it and removes its data folder. Rejects when it had ended by itself: the tests may not have noticed. */
  stop: () => Promise<void>;
};

/**
 * Starts Touchline with the demo data in a new data folder on a free port, as `npm start` does.
 * @param env further settings, such as PLATFORM_NAME
 * @param root the project's root folder; another one is a copy with changes
 * @param script what starts it: that of `npm start`, or of `npm run dev`
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  root = projectRoot,
  script: 'start' | 'dev' = 'start',
): Promise<Server> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'touchline-e2e-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const settings = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '0', ...env };
  let child: ChildProcess | undefined;
  let output = () => '';
  const start = async (changed: Readonly<Record<string, string>> = {}) => {
    ({ child, output } = await run({ ...settings, ...changed }, address, root, script));
  };
  const kill = async () => {
    const killed = child;
    child = undefined;
    if (killed) await end(killed, 'SIGKILL');
  };
  const stop = async () => {
    const endedByItself = child !== undefined && hasEnded(child);
    if (child) await end(child, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
    if (endedByItself) throw new Error(`Touchline ended before its tests did:\n${output()}`);
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address,
    dataDir,
    start,
    stop,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
  };
}

async function run(settings: Readonly<Record<string, string>>, address: string, root: string, script: string) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  try {
    await untilHealthy(address, child);
  } catch (error) {
    await end(child, 'SIGTERM');
    throw new Error(`Touchline did not start:\n${output}`, { cause: error });
  }
  return { child, output: () => output };
}

async function untilHealthy(address: string, child: ChildProcess): Promise<void> {
  const giveUp = Date.now() + startMs;
  while (Date.now() < giveUp) {
    if (hasEnded(child)) throw new Error('the process ended');
    const reply = await fetch(`${address}/health`).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(`no answer within ${startMs / 1000} s`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
