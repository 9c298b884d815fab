import { statfs } from 'node:fs/promises';
import { mediaFolder } from '../blobs/open-blobs.ts';
import type { Config } from '../config.ts';
import { dataFiles } from '../database/data-directory.ts';
import { checkWithTimeout } from './check-with-timeout.ts';

/** Whether the service has room to store something. */
export interface Room {
  /** Notes that something could not be stored for want of room. */
  noteFull(): void;
  /** Whether that happened lately, or a disk is as good as full. */
  isFull(): Promise<boolean>;
}

/** With less free, PostgreSQL cannot begin the next file of its log, in bytes. */
const leastBytes = 16 * 1024 * 1024;
/** With fewer files that can still be made, neither an upload nor the next file of that log finds a place. */
const leastFiles = 16;
/**
 * So long a note of a full disk holds, in milliseconds: where all lies on disks that are looked at, it is only for what that
 * does not show, as a user's share; a database server's own disk cannot be looked at from here.
 */
const noteMs = { here: 10_000, elsewhere: 60_000 };

/** Where things are stored: folders of this machine, and whether there are others beside. */
export type Places = { readonly folders: readonly string[]; readonly elsewhere: boolean };

/** The room in the places where the service stores things. */
export function createRoom({ folders, elsewhere }: Places, least = leastBytes): Room {
  let notedAt = Number.NEGATIVE_INFINITY;
  const holds = elsewhere ? noteMs.elsewhere : noteMs.here;
  const hasLittle = async (folder: string) => {
    // One that is away, or hangs, has room or not once it is back.
    const disk = await statfs(folder).catch(() => undefined);
    if (disk === undefined) return false;
    // Where the number of files has no limit, none is told.
    return disk.bavail * disk.bsize < least || (disk.files > 0 && disk.ffree < leastFiles);
  };
  const checks = folders.map((folder) => checkWithTimeout(() => hasLittle(folder)));
  return {
    noteFull: () => {
      notedAt = performance.now();
    },
    isFull: async () =>
      performance.now() - notedAt < holds ||
      (await Promise.all(checks.map((check) => check().catch(() => false)))).includes(true),
  };
}

/** Where a service of this configuration stores things; the database and media may lie on disks of their own below the data folder. */
export function placesOf(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'storage'>): Places {
  const { dataDir, databaseUrl, storage } = config;
  const database = databaseUrl ? [] : [dataFiles(dataDir).pgdata];
  const media = storage ? [] : [mediaFolder(config)];
  return {
    folders: databaseUrl && storage ? [] : [dataDir, ...database, ...media],
    elsewhere: databaseUrl !== undefined,
  };
}
