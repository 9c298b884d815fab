import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { DatabaseError } from './database-error.ts';
import { isErrno } from './processes.ts';
import { commandAs, type ServerUser } from './server-user.ts';

const run = promisify(execFile);

/** The files of an embedded database in a data folder. */
export function dataFiles(folder: string) {
  return {
    pgdata: join(folder, 'pg'),
    secret: join(folder, 'pg.secret'),
    postmaster: join(folder, 'pg', 'postmaster.pid'),
  };
}

/** The database's password, made at the first start. Throws `DatabaseError` where a database is there without it. */
export function readOrMakeSecret(folder: string): string {
  const { secret, pgdata } = dataFiles(folder);
  const kept = existsSync(secret) ? readFileSync(secret, 'utf8').trim() : '';
  if (kept !== '') return kept;
  if (existsSync(join(pgdata, 'PG_VERSION'))) {
    throw new DatabaseError(
      `The file ${secret} is missing or empty, without which nobody can open the database in ${pgdata}; bring it back from where the folder was copied from.`,
    );
  }
  const made = randomBytes(24).toString('base64url');
  writeDurably(folder, secret, made);
  return made;
}

/**
 * Makes PostgreSQL's folder unless it is there. It is made aside and renamed when whole: a kill midway leaves nothing that the
 * next start would take for a database. Throws `DatabaseError` when initdb fails or a part of one is there.
 */
export async function makeDataDirectory(
  folder: string,
  binaries: Binaries,
  user: ServerUser,
  password: string,
): Promise<void> {
  const { pgdata } = dataFiles(folder);
  removeUnfinished(folder);
  if (existsSync(join(pgdata, 'PG_VERSION'))) return;
  if (existsSync(pgdata) && readdirSync(pgdata).length > 0) {
    throw new DatabaseError(
      `The database in ${pgdata} is not whole (it has no PG_VERSION); bring it back from where the folder was copied from, or move it away for a new one.`,
    );
  }
  // By a name of its own: the initdb of a service that was killed goes on in the former one for a while.
  const unfinished = mkdtempSync(join(folder, unfinishedPrefix));
  if (user.kind === 'other') chownSync(unfinished, user.uid, user.gid);
  await initialise(unfinished, binaries, user, password);
  renameSync(unfinished, pgdata);
  sync(folder);
}

const unfinishedPrefix = 'pg.init';

/** Removes what was not finished. What is still being written, a later start removes. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(unfinishedPrefix))) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      if (!isErrno(error, 'ENOTEMPTY')) throw error;
    }
  }
}

async function initialise(pgdata: string, binaries: Binaries, user: ServerUser, password: string): Promise<void> {
  // initdb reads the password from a file that its user owns; the secret itself stays the service's.
  const passwordFile = `${pgdata}.password`;
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.kind === 'other') chownSync(passwordFile, user.uid, user.gid);
  const { program, parameters, identity } = commandAs(user, [
    binaries.initdb,
    `--pgdata=${pgdata}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  try {
    // Not at a standstill: the service loads its code meanwhile.
    await run(program, parameters, { ...identity, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
  } catch (error) {
    throw new DatabaseError(`The embedded database could not be made in ${pgdata}: ${lastWords(error)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Why a program failed in its own words, or why it did not run. What it said after the first failure follows from that. */
function lastWords(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n') : [];
  const reason = said.find((line) => /error|fatal|panic/i.test(line)) ?? said.at(-1);
  return reason || (error instanceof Error ? error.message : String(error));
}

/** Writes a file that is there whole or not at all, even after a power cut. Only the owner may read it. */
function writeDurably(folder: string, path: string, text: string): void {
  const temporary = `${path}.tmp`;
  const file = openSync(temporary, 'w', 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(temporary, path);
  sync(folder);
}

function sync(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
