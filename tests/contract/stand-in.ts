import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands before a database, and the address at which it does. */
export interface StandIn {
  url: string;
  close: () => void;
}

/** Stands before the database at `databaseUrl`: `answer` is given the first words of each connection. */
export async function standIn(
  databaseUrl: string,
  answer: (client: Socket, start: Buffer, database: Socket) => void,
): Promise<StandIn> {
  const url = new URL(databaseUrl);
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  [url.hostname, url.port] = ['127.0.0.1', String((server.address() as AddressInfo).port)];
  return { url: url.href, close: () => void server.close() };
}

/** Connects the two as if nothing stood between them. */
export function passOn(client: Socket, start: Buffer, database: Socket): void {
  database.write(start);
  client.pipe(database);
  database.pipe(client);
}

/** Ends a connection as PostgreSQL does one that it does not take: with a code and words. */
export function refuse(client: Socket, code: string, message: string): void {
  const words = `SFATAL\0C${code}\0M${message}\0\0`;
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(words.length + 4, 1);
  client.end(Buffer.concat([head, Buffer.from(words)]));
}
