import { closeSync, futimes, openSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isErrno } from './processes.ts';

const beatMs = 1_000;
const lookMs = 100;

/**
 * Touches a file each second until it is stopped: processes that cannot see this one can then tell that it is alive.
 * `onReplaced` is called, once, when another file has its name: this process stood still, and one of those took it for dead.
 */
export function startHeartbeat(path: string, onReplaced: () => void): () => void {
  // What is open stays the same file, whatever takes its name.
  const file = openSync(path, 'r');
  const text = readFileSync(file, 'utf8');
  let isBeating = false;
  let isStopped = false;
  const timer = setInterval(() => {
    // On a disk that hangs one beat waits, and not one more each second.
    if (isBeating) return;
    isBeating = true;
    const now = new Date();
    futimes(file, now, now, async () => {
      // By what it says: on some network disks a file changes its number.
      const found = await readAnew(path).catch(() => text);
      isBeating = false;
      if (isStopped || found === text) return;
      stop();
      onReplaced();
    });
  }, beatMs);
  timer.unref();
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    clearInterval(timer);
    closeSync(file);
  };
  return stop;
}

/**
 * What a file says. Where another machine has replaced it, a network disk may fail for half a minute, until the names in its
 * folder are asked for.
 */
async function readAnew(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(async () => {
    await readdir(dirname(path));
    return readFile(path, 'utf8');
  });
}

/**
 * Whether a file is touched within this time, milliseconds. Clocks of machines differ: only a change counts. The time is
 * that of looks: while this process or the disk stands still, the other one may as well.
 */
export async function hasHeartbeat(path: string, withinMs: number): Promise<boolean> {
  const first = touched(path);
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += lookMs) {
    await sleep(lookMs);
    const now = touched(path);
    if (now === undefined) return false;
    if (now !== first) return true;
  }
  return false;
}

/** When a file was last touched. It is opened first, because a network disk may answer from a cache otherwise. */
function touched(path: string): number | undefined {
  try {
    closeSync(openSync(path, 'r'));
    return statSync(path).mtimeMs;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}
