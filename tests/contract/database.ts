import { randomBytes } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../service/store/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, for the owner of the tables. */
    databaseServer: string;
    /** Folder of the disk store that holds the files of the demo. */
    demoMedia: string;
  }
}

/** A database of one test file. */
export interface TestDatabase {
  /** Address for the owner of the tables. */
  url: string;
  /** Opened as the service opens it. */
  database: Database;
  /** Closes it and deletes it. */
  close(): Promise<void>;
}

/** A database of its own that holds the demo; takes about 20 ms. */
export async function demoDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE demo STRATEGY file_copy`);
  const url = databaseNamed(server, name);
  const database = await openDatabase(url);
  return {
    url,
    database,
    close: async () => {
      await database.close();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** A new data folder with the files that the demo's database knows of. */
export async function demoDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-data-'));
  await cp(inject('demoMedia'), join(dataDir, 'media'), { recursive: true });
  return dataDir;
}

/** The address of another database of the same server. */
export function databaseNamed(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
