import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { diskStore } from '../../service/blobs/disk-store.ts';
import { startEmbeddedPostgres } from '../../service/database/embedded-postgres.ts';
import { drawDemoPictures } from '../../service/demo/pictures/demo-pictures.ts';
import { seedDemo } from '../../service/demo/seed-demo.ts';
import { openDatabase } from '../../service/store/database.ts';
import { migrate } from '../../service/store/migrate.ts';
import { databaseNamed } from './database.ts';

/** One PostgreSQL for the run, in a folder that goes with it, with the database `demo` for each test file to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-contract-'));
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const maintenance = new Client({ connectionString: server.url });
  await maintenance.connect();
  // Nothing of it need outlive the run, so it waits for no disk. Commits stay synchronous: a vacuum marks as visible to all
  // only what is in the log, and the plans that tests look at rest on that.
  for (const setting of ['fsync', 'full_page_writes']) await maintenance.query(`ALTER SYSTEM SET ${setting} = off`);
  await maintenance.query('SELECT pg_reload_conf()');
  await maintenance.query('CREATE DATABASE demo');
  await maintenance.end();
  await migrate(databaseNamed(server.url, 'demo'));
  const demo = await openDatabase(databaseNamed(server.url, 'demo'), { poolSize: 1, asOwner: true });
  const media = join(folder, 'demo-media');
  await seedDemo(demo, { pictures: () => drawDemoPictures(diskStore({ folder: media, origin: 'http://localhost' })) });
  await demo.close();
  project.provide('databaseServer', server.url);
  project.provide('demoMedia', media);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
