import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../service/store/database.ts';
import { DatabaseSetupError } from '../../service/store/errors.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { passOn, refuse, type StandIn, standIn } from './stand-in.ts';

let own: TestDatabase;
const standIns: StandIn[] = [];
beforeAll(async () => {
  own = await demoDatabase();
});
afterAll(async () => {
  for (const { close } of standIns) close();
  await own.close();
});

async function standInOf(answer: Parameters<typeof standIn>[1]): Promise<string> {
  const made = await standIn(own.url, answer);
  standIns.push(made);
  return made.url;
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
  const url = await standInOf((client, start, database) => passOn(client, withoutSettings(start), database));
  await expect(openDatabase(url)).rejects.toThrow(new DatabaseSetupError(`${sentence}.`));
});

test('what takes no connections with settings is refused in one sentence, with its own words', async () => {
  const url = await standInOf((client, start, database) => {
    if (!start.includes('options')) {
      passOn(client, start, database);
      return;
    }
    database.destroy();
    refuse(client, '08P01', 'unsupported startup parameter: options');
  });
  await expect(openDatabase(url)).rejects.toThrow(
    new DatabaseSetupError(`${sentence} (unsupported startup parameter: options).`),
  );
});
