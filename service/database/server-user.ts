import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { DatabaseError } from './database-error.ts';

/**
 * Whom PostgreSQL runs as, for it refuses to run as root: the service's own user; another user of the machine; or root
 * in a user namespace of its own, where it bears another number.
 */
export type ServerUser = { kind: 'self' } | { kind: 'other'; uid: number; gid: number } | { kind: 'namespace' };

const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * Chooses whom PostgreSQL runs as. `folder` is the data folder, `pgdata` PostgreSQL's folder in it: its owner, once it exists,
 * stays. Throws `DatabaseError` when root finds nobody who can reach both the programs and the folder.
 */
export function chooseServerUser(postgres: string, folder: string, pgdata: string): ServerUser {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const owner = existsSync(pgdata) ? statSync(pgdata) : undefined;
  if (owner && owner.uid !== 0) return { kind: 'other', uid: owner.uid, gid: owner.gid };
  if (!owner) {
    for (const user of ['postgres', 'nobody'].flatMap(findUser)) if (canReach(user, postgres, folder)) return user;
  }
  if (succeeds([...namespace, postgres, '--version'])) return { kind: 'namespace' };
  throw new DatabaseError(
    `PostgreSQL may not run as root, and no other user can reach ${folder} and the installed packages; start the service as an ordinary user or set DATABASE_URL.`,
  );
}

/** The command as this user, for `spawn`: program, arguments, and uid and gid where they differ. */
export function commandAs(user: ServerUser, command: readonly string[]) {
  const [program = '', ...parameters] = user.kind === 'namespace' ? [...namespace, ...command] : command;
  return { program, parameters, identity: user.kind === 'other' ? { uid: user.uid, gid: user.gid } : {} };
}

function findUser(name: string): Extract<ServerUser, { kind: 'other' }>[] {
  const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, name], { encoding: 'utf8' }).stdout?.trim());
  return uid && gid ? [{ kind: 'other', uid: Number(uid), gid: Number(gid) }] : [];
}

function canReach(user: Extract<ServerUser, { kind: 'other' }>, postgres: string, folder: string): boolean {
  return succeeds(['/bin/sh', '-c', 'cd "$0" && exec "$1" --version', folder, postgres], user);
}

function succeeds([program = '', ...parameters]: string[], user?: { uid: number; gid: number }): boolean {
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  return spawnSync(program, parameters, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
}
