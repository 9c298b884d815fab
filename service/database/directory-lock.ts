import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './database-error.ts';
import { hasHeartbeat, startHeartbeat } from './heartbeat.ts';
import { isErrno, isRunning, placeOfProcesses, startOf } from './processes.ts';

/** The process that uses a folder. `place` is where its pid means it; a lock of an older version has none. */
export interface LockHolder {
  pid: number;
  start: string;
  place?: string;
}

/**
 * What `lockDirectory` may be told: whom to call when another process has taken the folder over, what to do about a folder
 * in use, and how long a holder elsewhere may be silent.
 */
export interface LockTerms {
  onLost: (error: DatabaseError) => void;
  advice?: string;
  patienceMs?: number;
}

/** A process of another container that does not show a sign of life for so long has died, milliseconds. */
const patience = 6_000;

/** The locks whose processes were found dead: their other folders are not watched once more. */
const silent = new Set<string>();

/**
 * Takes the folder for this process; a lock whose process has died is taken over. Answers what gives it back.
 * Throws `DatabaseError` naming the pid when another process uses the folder, be it in another container or on another
 * machine that shares the disk; `advice` says what to do then. One that stands still for longer than the others' patience,
 * as a container that is paused, is taken over as well: `onLost` has to leave the folder alone at once.
 */
export async function lockDirectory(folder: string, terms: LockTerms): Promise<() => void> {
  const { onLost, advice = 'stop that one or set DATA_DIR to another folder', patienceMs = patience } = terms;
  const lock = join(folder, 'service.lock');
  const place = placeOfProcesses();
  const text = JSON.stringify({ pid: process.pid, start: startOf(process.pid), place } satisfies LockHolder);
  // Two containers may give the same pid.
  const own = `${lock}.${process.pid}.${place}`;
  writeFileSync(own, text, { mode: 0o600 });
  try {
    while (!linked(own, lock)) {
      const found = read(lock);
      if (found === undefined) continue;
      const holder = parsed(found);
      const isAlive = holder && !silent.has(found) && (await lives(holder, lock, patienceMs));
      if (isAlive) throw inUse(folder, holder, advice);
      silent.add(found);
      discardStale(lock, found);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const stopHeartbeat = startHeartbeat(lock, () => onLost(takenOver(folder)));
  return () => {
    stopHeartbeat();
    if (read(lock) === text) rmSync(lock, { force: true });
  };
}

/** The process of this place that uses the folder now; undefined when there is none or when it has died. */
export function lockHolder(folder: string): LockHolder | undefined {
  const holder = parsed(read(join(folder, 'service.lock')) ?? '');
  return holder && isHere(holder) && livesHere(holder) ? holder : undefined;
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
function discardStale(lock: string, text: string): void {
  const aside = `${lock}.stale.${process.pid}.${placeOfProcesses()}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) !== text) linked(aside, lock);
  rmSync(aside, { force: true });
}

/** A pid says nothing about a process elsewhere, which shows by its heartbeat that it lives. */
function lives(holder: LockHolder, lock: string, patienceMs: number): boolean | Promise<boolean> {
  return isHere(holder) ? livesHere(holder) : hasHeartbeat(lock, patienceMs);
}

function isHere({ place }: LockHolder): boolean {
  return place === undefined || place === placeOfProcesses();
}

function livesHere({ pid, start }: LockHolder): boolean {
  return isRunning(pid) && start === startOf(pid);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** What a lock says; undefined for one that a crash of the machine has left without its text. */
function parsed(text: string): LockHolder | undefined {
  try {
    const { pid, start, place } = JSON.parse(text) as Partial<LockHolder>;
    if (typeof pid !== 'number' || typeof start !== 'string') return undefined;
    return { pid, start, ...(typeof place === 'string' && { place }) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function takenOver(folder: string): DatabaseError {
  return new DatabaseError(
    `This service stood still, and another one has taken over the data folder ${folder} meanwhile; this one stops.`,
  );
}

function inUse(folder: string, holder: LockHolder, advice: string): DatabaseError {
  const process = `process ${holder.pid}${isHere(holder) ? '' : ' of another container or machine'}`;
  return new DatabaseError(`The data folder ${folder} is in use by another service (${process}); ${advice}.`);
}
