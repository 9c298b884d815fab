import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Manifest } from '../../service/backup/manifest.ts';
import { diskStore } from '../../service/blobs/disk-store.ts';
import { restoredMark } from '../../service/blobs/store-mark.ts';
import { databaseNamed } from './database.ts';

/** Databases, roles and folders of one test file, which go with `close`. */
export type Workplace = {
  readonly folder: string;
  /** An empty database of the run's superuser, or of a role that is made for it and may do nothing more than own it. */
  newDatabase(owner?: 'superuser' | 'ordinary'): Promise<string>;
  /** A place for stored files that has none. */
  newStore(): ReturnType<typeof diskStore>;
  /** A folder that is not there yet. */
  newFolder(): string;
  close(): Promise<void>;
};

export async function openWorkplace(): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-backup-'));
  const server = inject('databaseServer');
  const databases: string[] = [];
  const roles: string[] = [];
  const newName = () => `backup_${randomBytes(6).toString('hex')}`;
  const newFolder = () => join(folder, newName());
  return {
    folder,
    newFolder,
    newStore: () => diskStore({ folder: newFolder(), origin: 'http://localhost' }),
    newDatabase: async (owner = 'superuser') => {
      const name = newName();
      const url = new URL(databaseNamed(server, name));
      await query(server, `CREATE DATABASE ${name}`);
      databases.push(name);
      if (owner === 'superuser') return url.href;
      await query(server, `CREATE ROLE ${name} LOGIN PASSWORD 'x'; GRANT touchline_app TO ${name}`);
      roles.push(name);
      await query(server, `ALTER DATABASE ${name} OWNER TO ${name}`);
      [url.username, url.password] = [name, 'x'];
      return url.href;
    },
    close: async () => {
      for (const name of databases) await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
      for (const name of roles) await query(server, `DROP ROLE ${name}`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement as the user of `url`. */
export async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows as Row[];
  } finally {
    await client.end();
  }
}

/** Takes back what a restore changes, the versions and the mark of a restored database, so that all rows can be compared with those of the backup. */
export async function undoRestore(url: string, raisedBy: number): Promise<void> {
  const superuser = databaseNamed(inject('databaseServer'), new URL(url).pathname.slice(1));
  const statements = await query<{ statement: string }>(
    superuser,
    `SELECT format('UPDATE %I SET %2$I = %2$I - ${raisedBy} WHERE %2$I >= ${raisedBy}', table_name, column_name) AS statement
     FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'integer' AND column_name LIKE '%version'`,
  );
  const withoutTriggers = 'SET session_replication_role = replica';
  const unmarked = `UPDATE database_identity SET mark = NULL WHERE mark = '${restoredMark}'`;
  await query(superuser, [withoutTriggers, unmarked, ...statements.map(({ statement }) => statement)].join(';'));
}

/** All that two backups have in common when they are of equal databases and files: the hashes of everything. */
export function contentOf({ takenAt: _, ...content }: Manifest): Omit<Manifest, 'takenAt'> {
  return content;
}

/** What keeps the rows of a database as they are to be: constraints, triggers, row-level security, indexes, rights. */
export async function rulesOf(url: string): Promise<string[]> {
  const rules = await query<{ rule: string }>(
    url,
    `SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) AS rule
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT concat_ws(' ', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT concat_ws(' ', oid::regclass, relrowsecurity, relforcerowsecurity,
         array_to_string(ARRAY(SELECT split_part(acl::text, '/', 1) FROM unnest(relacl) acl
           WHERE acl::text LIKE 'touchline_app=%'), ','))
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     UNION ALL SELECT concat_ws(' ', tablename, policyname, cmd, qual, with_check) FROM pg_policies
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     ORDER BY 1`,
  );
  return rules.map(({ rule }) => rule);
}
