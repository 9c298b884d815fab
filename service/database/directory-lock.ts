import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './database-error.ts';
import { isErrno, isRunning, startOf } from './processes.ts';

/** The process that uses a folder. */
export interface LockHolder {
  pid: number;
  start: string;
}

/**
 * Takes the folder for this process; a lock whose process has died is taken over. Answers what gives it back.
 * Throws `DatabaseError` naming the pid when another process uses the folder; `advice` says what to do then.
 */
export function lockDirectory(folder: string, advice = 'stop that one or set DATA_DIR to another folder'): () => void {
  const lock = join(folder, 'service.lock');
  const own = `${lock}.${process.pid}`;
  const holder: LockHolder = { pid: process.pid, start: startOf(process.pid) };
  writeFileSync(own, JSON.stringify(holder), { mode: 0o600 });
  try {
    while (!linked(own, lock)) {
      const other = lockHolder(folder);
      if (other) throw inUse(folder, other, advice);
      discardStale(lock, folder, advice);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** The process that uses the folder now; undefined when there is none or when it has died. */
export function lockHolder(folder: string): LockHolder | undefined {
  return livingHolder(join(folder, 'service.lock'));
}

/** A link appears at once with its whole text, so nobody ever reads half a lock. */
function linked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves the lock away before looking again: of two processes that find it stale, one may have replaced it already. */
function discardStale(lock: string, folder: string, advice: string): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw error;
  }
  const other = livingHolder(aside);
  if (other) linked(aside, lock);
  rmSync(aside, { force: true });
  if (other) throw inUse(folder, other, advice);
}

function livingHolder(lock: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(readFileSync(lock, 'utf8')) as Partial<LockHolder>;
    if (typeof holder.pid !== 'number' || typeof holder.start !== 'string') return undefined;
    const same = isRunning(holder.pid) && holder.start === startOf(holder.pid);
    return same ? { pid: holder.pid, start: holder.start } : undefined;
  } catch (error) {
    if (isErrno(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function inUse(folder: string, holder: LockHolder, advice: string): DatabaseError {
  return new DatabaseError(
    `The data folder ${folder} is in use by another service (process ${holder.pid}); ${advice}.`,
  );
}
