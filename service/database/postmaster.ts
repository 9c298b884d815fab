import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { dataFiles } from './data-directory.ts';
import { DatabaseError } from './database-error.ts';
import { isErrno, isRunning } from './processes.ts';
import { commandAs, type ServerUser } from './server-user.ts';

/** A running PostgreSQL. */
export interface Postmaster {
  pid: number;
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<void>;
  /** Ends it: open connections are cut, everything committed is kept. */
  stop(): Promise<void>;
  /** Ends it at once and has it write nothing more, not even that it ended. */
  abandon(): void;
}

/** What a start needs to know. `log` is given PostgreSQL's own lines. */
export interface PostmasterOptions {
  folder: string;
  port: number;
  binaries: Binaries;
  user: ServerUser;
  log: (line: string) => void;
}

/** How long an orphan may take to stop, and a left-over lock to go away, in milliseconds. */
const patience = 20_000;

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=64MB',
  'max_connections=40',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'timezone=UTC',
  'log_timezone=UTC',
];

/**
 * Runs PostgreSQL and ends it when the pipe to the service closes, which the system sees to even after kill -9. Standard input
 * has to be kept at number 3, because the shell gives a background job an empty one.
 */
const watchdog = `exec 3<&0
"$@" </dev/null 3<&- &
server=$!
echo "pid $server"
(read -r _ <&3; kill -INT $server 2>/dev/null) &
guard=$!
wait $server
status=$?
kill $guard 2>/dev/null
exit $status`;

/**
 * What PostgreSQL says when the remains of a killed one are not gone yet. A file of an unlogged table that was being made
 * stops its recovery, which removes the file as it is tried once more.
 */
const leftOver = /still in use|already exists|is another postmaster|could not create file "base\/[^"]+": File exists/;

/** Starts PostgreSQL and resolves when it takes connections. Throws `DatabaseError` with its last words when it does not. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  await stopOrphan(options.folder);
  disownPid(options.folder);
  for (const deadline = performance.now() + patience; ; await sleep(100)) {
    const started = await attempt(options);
    if (typeof started !== 'string') return started;
    refuseOtherVersion(started, options.folder);
    if (!leftOver.test(started) || performance.now() > deadline) {
      throw new DatabaseError(`The embedded database did not start: ${lastWords(started)}`);
    }
  }
}

/** PostgreSQL reads only what its own major version wrote, and tells which that was in a line of its own. */
function refuseOtherVersion(written: string, folder: string): void {
  const [, before, now] = /initialized by PostgreSQL version (\S+), .* this version (\S+)\./.exec(written) ?? [];
  if (before === undefined) return;
  throw new DatabaseError(
    `The database in ${dataFiles(folder).pgdata} was made by PostgreSQL ${before}, and this version of the service brings ${now}; back it up with the version that made it (npm run backup), and restore it into a new DATA_DIR.`,
  );
}

/** Why it ended, in its own words; else what it said last. Clients that knock meanwhile are told "FATAL" as well. */
function lastWords(written: string): string {
  const lines = written.trim().split('\n');
  const reasons = lines.filter((line) => /(FATAL|PANIC): /.test(line) && !/database system is/.test(line));
  return reasons.at(-1) ?? lines.slice(-2).join(' ');
}

/** The pid and port of the PostgreSQL that runs in the folder, whoever started it; undefined when there is none. */
export function readPostmaster(folder: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(dataFiles(folder).postmaster, 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && isRunning(pid) && servesFolder(pid, folder) ? { pid, port } : undefined;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether a process is the PostgreSQL of the folder and no later one that was given its pid. Where the system does not tell, only our own family is ruled out. */
function servesFolder(pid: number, folder: string): boolean {
  if (pid === process.pid || pid === process.ppid) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataFiles(folder).pgdata);
  } catch {
    return true;
  }
}

/** The caller holds the folder's lock, so a PostgreSQL that still runs there belongs to a service that was killed. */
async function stopOrphan(folder: string): Promise<void> {
  const orphan = readPostmaster(folder);
  if (orphan === undefined) return;
  try {
    process.kill(orphan.pid, 'SIGINT');
  } catch (error) {
    if (!isErrno(error, 'ESRCH')) throw error;
  }
  for (const deadline = performance.now() + patience; isRunning(orphan.pid); await sleep(20)) {
    if (performance.now() > deadline) {
      throw new DatabaseError(`An older database process (${orphan.pid}) does not stop; end it and start again.`);
    }
  }
}

/** No process may have this pid. */
const nobodysPid = '2147483647';

/**
 * PostgreSQL starts beside no process of its user that has the pid of its last one, and after a cut of the power, or in a
 * container that was killed, any may have it. The other lines stay: they name the shared memory that others may still use.
 */
function disownPid(folder: string): void {
  const path = dataFiles(folder).postmaster;
  try {
    const written = readFileSync(path, 'utf8');
    if (readPostmaster(folder) === undefined) writeFileSync(path, written.replace(/^\d+$/m, nobodysPid));
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error;
  }
}

/** One try: the running PostgreSQL, or what it wrote before it ended. */
function attempt({ folder, port, binaries, user, log }: PostmasterOptions): Promise<Postmaster | string> {
  const command = commandAs(user, [
    binaries.postgres,
    ...['-D', dataFiles(folder).pgdata, '-p', String(port)],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const child = spawn('/bin/sh', ['-c', watchdog, 'watchdog', command.program, ...command.parameters], {
    ...command.identity,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    // A session of its own: Ctrl-C reaches the service only, which stops PostgreSQL after its last query.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  // Not 'close': a process of a connection that hangs outlives a killed server, and keeps its pipes open for as long.
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let written = '';
    let pid = 0;
    child.once('error', reject);
    child.stdout.on('data', (text: Buffer) => {
      pid ||= Number(/^pid (\d+)/.exec(String(text))?.[1] ?? 0);
    });
    child.stderr.on('data', (text: Buffer) => {
      for (const line of String(text).split('\n').filter(Boolean)) log(line);
      // The end is what counts: clients that knock meanwhile make it say a lot.
      written = (written + String(text)).slice(-10_000);
      if (/ready to accept connections/.test(written)) {
        resolve({ pid, ended, stop: () => stop(child, ended), abandon: () => abandon(pid) });
      }
      // Asked so, by a plain `kill`, it takes no more connections and waits for those of the service, which never end.
      if (/received smart shutdown request/.test(written)) void stop(child, ended);
      // Some systems remove a user's shared memory when the user signs out (RemoveIPC). PostgreSQL takes no connections without it.
      if (/could not open shared memory segment/.test(written)) void stop(child, ended);
    });
    child.once('close', () => resolve(written));
  });
}

/** Every other signal has it write, or take away its own file, which is that of another PostgreSQL now. */
function abandon(pid: number): void {
  if (isRunning(pid)) process.kill(pid, 'SIGKILL');
}

function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.end();
  return ended;
}
