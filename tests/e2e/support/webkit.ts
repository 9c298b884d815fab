import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../service/database/free-port.ts';

/** A page of WebKit, Safari's engine. */
export type WebKitPage = {
  open(address: string): Promise<void>;
  /** What a script of the page gives; within it `values` are `arguments`. */
  run<Result>(script: string, ...values: readonly unknown[]): Promise<Result>;
  /** Presses the mouse at a place of the window, in px. */
  press(x: number, y: number): Promise<void>;
  /** Types where the focus is. */
  type(keys: string): Promise<void>;
  close(): Promise<void>;
};

const programs = ['Xvfb', 'WebKitWebDriver'];
const startMs = 30_000;

/** What is missing on this machine for `openWebKit`; empty: nothing. Debian: apt-get install webkit2gtk-driver xvfb. */
export function missingPrograms(): string[] {
  return programs.filter((program) => spawnSync(program, ['-help'], { stdio: 'ignore' }).error !== undefined);
}

/** Starts a WebKit of Debian on a screen that nobody sees; rejects, and leaves nothing running, when it does not start. */
export async function openWebKit(): Promise<WebKitPage> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const started: ChildProcess[] = [screen];
  const stop = async (): Promise<void> => {
    await Promise.all(started.toReversed().map(ended));
  };
  try {
    const [display] = (await once(createInterface(screen.stdout), 'line', {
      signal: AbortSignal.timeout(startMs),
    })) as [string];
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' };
    started.push(spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
    return await pageOf(`http://127.0.0.1:${port}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function pageOf(driver: string, stop: () => Promise<void>): Promise<WebKitPage> {
  const { sessionId } = await begin(driver);
  const session = `${driver}/session/${sessionId}`;
  await send(`${session}/window/rect`, { width: 1440, height: 900 });
  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    send(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  return {
    open: async (address) => {
      await send(`${session}/url`, { url: address });
    },
    run: (script, ...args) => send(`${session}/execute/sync`, { script, args }),
    press: async (x, y) => {
      const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      await act('pointer', [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
    },
    type: async (keys) => {
      const strokes = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('key', strokes);
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined);
      await stop();
    },
  };
}

/** The driver's answer to a command. */
async function send<Result>(address: string, body: object): Promise<Result> {
  const reply = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await reply.json()) as { value: Result & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`WebKit: ${value.error} ${value.message}`);
  return value;
}

async function begin(driver: string): Promise<{ sessionId: string }> {
  for (const end = Date.now() + startMs; ; await sleep(200)) {
    try {
      return await send(`${driver}/session`, { capabilities: {} });
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
