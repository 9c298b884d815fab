import { restoreBackup } from '../service/backup/restore-backup.ts';
import { openStoredFiles } from '../service/blobs/open-blobs.ts';
import { readFolder, shownSummary, watchCommand } from './backup-command.ts';
import { withServer } from './open-database.ts';
import { command } from './plain-error.ts';

const usage = 'Usage: npm run restore -- FOLDER';

/** Brings a backup back into the database of this environment, which must be empty, and into its store of media. */
async function restore(): Promise<void> {
  const folder = readFolder(process.argv.slice(2), usage);
  await withServer(async ({ url, config }) => {
    const blobs = await openStoredFiles(config, true);
    const watch = watchCommand();
    try {
      const { manifest, leftOut } = await restoreBackup({ url, store: blobs.store, folder, ...watch });
      watch.end();
      console.log(`The backup was restored: ${shownSummary(manifest, leftOut)}`);
      if (leftOut.length > 0) {
        console.log(
          `Left out, because Touchline has no such table or column: ${leftOut.join(', ')}. The values are in the backup.`,
        );
      }
    } finally {
      watch.end();
      await blobs.close();
    }
  });
}

await command(restore);
