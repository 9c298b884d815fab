import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../service/store/database.ts';
import { MigrationError } from '../../service/store/migrate.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

let own: TestDatabase;
const servers: Server[] = [];
beforeAll(async () => {
  own = await demoDatabase();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await own.close();
});

/** The address of what stands before the database and is given the first words of each connection. */
async function standIn(answer: (client: Socket, start: Buffer, database: Socket) => void): Promise<string> {
  const url = new URL(own.url);
  const { hostname, port } = url;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy());
    }
    client.once('data', (start: Buffer) => answer(client, start, database));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  [url.hostname, url.port] = ['127.0.0.1', String((server.address() as AddressInfo).port)];
  return url.href;
}

function passOn(client: Socket, start: Buffer, database: Socket): void {
  database.write(start);
  client.pipe(database);
  database.pipe(client);
}

/** The words that begin a connection, without its settings. */
function withoutSettings(start: Buffer): Buffer {
  const words = start.subarray(8).toString('latin1').split('\0');
  const place = words.indexOf('options');
  if (place >= 0) words.splice(place, 2);
  const rest = Buffer.from(words.join('\0'), 'latin1');
  const head = Buffer.from(start.subarray(0, 8));
  head.writeInt32BE(rest.length + 8);
  return Buffer.concat([head, rest]);
}

const sentence =
  'What stands at DATABASE_URL, such as a pooler, keeps the settings of connections from the database; DATABASE_URL is to name the server itself';

test('what leaves out the settings of connections is refused in one sentence', async () => {
  const url = await standIn((client, start, database) => passOn(client, withoutSettings(start), database));
  await expect(openDatabase(url)).rejects.toThrow(new MigrationError(`${sentence}.`));
});

test('what takes no connections with settings is refused in one sentence, with its own words', async () => {
  const url = await standIn((client, start, database) => {
    if (!start.includes('options')) {
      passOn(client, start, database);
      return;
    }
    database.destroy();
    const words = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
    const head = Buffer.from('E\0\0\0\0');
    head.writeInt32BE(words.length + 4, 1);
    client.end(Buffer.concat([head, Buffer.from(words)]));
  });
  await expect(openDatabase(url)).rejects.toThrow(
    new MigrationError(`${sentence} (unsupported startup parameter: options).`),
  );
});
