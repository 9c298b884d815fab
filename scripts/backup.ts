import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { takeBackup } from '../service/backup/take-backup.ts';
import { openStoredFiles } from '../service/blobs/open-blobs.ts';
import type { Config } from '../service/config.ts';
import { readFolder, shownSummary, watchCommand } from './backup-command.ts';
import { refuseNothing, withServer } from './open-database.ts';
import { command, PlainError } from './plain-error.ts';

const usage = 'Usage: npm run backup -- FOLDER';

/** Writes what the service of this environment holds into a new folder, whether it runs at the moment or not. */
async function backup(): Promise<void> {
  const folder = readFolder(process.argv.slice(2), usage);
  await withServer(
    async ({ url, config }) => {
      const blobs = await openStoredFiles(config, false);
      const watch = watchCommand();
      try {
        const manifest = await takeBackup({ url, store: blobs.store, folder, ...watch });
        watch.end();
        console.log(`The backup lies in ${folder}: ${shownSummary(manifest)}`);
        const [first] = manifest.missingFiles;
        if (first === undefined) return;
        throw new PlainError(
          `The backup is as the database is, but files that it names are missing from the store or damaged (${manifest.missingFiles.length}, among them ${first}).`,
        );
      } finally {
        watch.end();
        await blobs.close();
      }
    },
    (config) => {
      refuseNothing(config);
      refuseInside(config, folder);
    },
  );
}

/** A backup inside the data folder is lost with it. */
function refuseInside({ databaseUrl, dataDir }: Config, folder: string): void {
  const [data, parent] = [dataDir, dirname(folder)].map((path) => existsSync(path) && realpathSync(path));
  if (databaseUrl !== undefined || !data || !parent) return;
  const way = relative(data, join(parent, '.'));
  if (way.startsWith('..')) return;
  throw new PlainError(`${folder} lies in the data folder that it is a backup of; choose another one.`);
}

await command(backup);
