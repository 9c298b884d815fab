import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { missingPrograms, type SampleS3, startRadosgw } from '../../service/blobs/sample-radosgw.ts';
import { freePort } from '../../service/database/free-port.ts';
import { openWorkplace, type Workplace } from './backup-sample.ts';

const missing = missingPrograms();
if (missing.length > 0) {
  process.stderr.write(
    `\n  WARNING: stopping was NOT tested with an S3 that hangs: ${missing.join(', ')} not found.\n\n`,
  );
}

let place: Workplace;
beforeAll(async () => {
  place = await openWorkplace();
});
afterAll(() => place.close());

/** A way to a store that can be made to hang: what comes then is held. */
async function hangingWay(to: number): Promise<{ port: number; held(): number; hang(): void; close(): void }> {
  let [isHanging, held] = [false, 0];
  const server: Server = createServer((client) => {
    const store = connect(to, '127.0.0.1');
    for (const side of [client, store]) side.on('error', () => side.destroy());
    store.pipe(client);
    client.on('data', (part) => {
      if (isHanging) held += 1;
      else store.write(part);
    });
    client.on('close', () => store.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const hang = () => {
    isHanging = true;
  };
  return { port, held: () => held, hang, close: () => void server.close() };
}

async function startWith({ storage }: SampleS3, endpoint: string): Promise<{ child: ChildProcess; address: string }> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../service/server.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: place.newFolder(),
      DATABASE_URL: await place.newDatabase(),
      S3_ENDPOINT: endpoint,
      S3_REGION: storage.region,
      S3_BUCKET: storage.bucket,
      S3_ACCESS_KEY_ID: storage.accessKeyId,
      S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
      S3_PUBLIC_URL: storage.publicUrl,
    },
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}/health`;
  await vi.waitUntil(() => answers(address), { timeout: 60_000, interval: 10 });
  return { child, address };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address)
    .then(({ ok }) => ok)
    .catch(() => false);

it.skipIf(missing.length > 0)(
  'takes no requests any more, and ends, while the sweep waits for a store that hangs',
  async () => {
    const s3 = await startRadosgw();
    const way = await hangingWay(Number(new URL(s3.storage.endpoint).port));
    try {
      const { child, address } = await startWith(s3, `http://127.0.0.1:${way.port}`);
      way.hang();
      // At the start, or a minute later.
      await vi.waitUntil(() => way.held() > 0, { timeout: 90_000 });
      const [since, exit] = [Date.now(), once(child, 'exit')];
      child.kill('SIGTERM');
      await vi.waitUntil(async () => !(await answers(address)), { timeout: 3_000 });
      expect(await exit).toEqual([0, null]);
      expect(Date.now() - since).toBeLessThan(13_000);
    } finally {
      way.close();
      await s3.stop();
    }
  },
  240_000,
);
