/**
 * The process that the crash test kills: the whole service on the folder and port given as arguments, and an administrator who makes teams through its API
 * without end. Prints `done N` once the service has answered 201 for team number N.
 */
import { signIn } from '../../scripts/football/sign-in.ts';
import { readConfig } from '../../service/config.ts';
import { readPostmaster } from '../../service/database/postmaster.ts';
import { startService } from '../../service/server.ts';

const [folder = '', port = '', site = '', from = '0'] = process.argv.slice(2);
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', RATE_LIMIT: '0', DATA_DIR: folder, PORT: port });
const { address } = await startService(config);
const token = await signIn({ address, username: 'admin@touchline.test', password: 'touchline-demo' });
console.log(`server ${readPostmaster(folder)?.pid}`);
let next = Number(from);

async function write(): Promise<void> {
  for (;;) {
    const number = next++;
    const reply = await fetch(`${address}/api/sports-v2/teams`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-s8y-instance-id': site, 'content-type': 'application/json' },
      body: JSON.stringify({ displayName: `Team ${number}`, teamCode: `CRASH${number}`, ownerInstanceId: site }),
    });
    if (reply.status !== 201) throw new Error(`The service answered ${reply.status}: ${await reply.text()}`);
    console.log(`done ${number}`);
  }
}

await Promise.all([write(), write(), write(), write()]);
