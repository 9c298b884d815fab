/**
 * The process that the crash test kills: starts the database in the folder given as argument, makes teams without end, and
 * prints `done N` once the store has acknowledged team number N.
 */
import { startEmbeddedPostgres } from '../../service/database/embedded-postgres.ts';
import { openDatabase } from '../../service/store/database.ts';
import { createTeam } from '../../service/store/team-writes.ts';

const [folder = '', site = '', from = '0'] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDir: folder });
const database = await openDatabase(server.url);
console.log(`server ${server.pid}`);
let next = Number(from);

async function write(): Promise<void> {
  for (;;) {
    const number = next++;
    await database.inInstance(site, (transaction) =>
      createTeam(transaction, 'crash', {
        displayName: `Team ${number}`,
        teamCode: `CRASH${number}`,
        ownerInstanceId: site,
      }),
    );
    console.log(`done ${number}`);
  }
}

await Promise.all([write(), write(), write(), write()]);
