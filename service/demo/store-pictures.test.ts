import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { storePictures } from './store-pictures.ts';

// All the pictures of the demo are drawn, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let server: Server;
afterEach(() => server.close());

it.each([
  ['NoSuchBucket', 404, 'application/xml', '<Error><Code>NoSuchBucket</Code></Error>'],
  ['AccessDenied', 403, 'application/xml', '<Error><Code>AccessDenied</Code><Message>a secret</Message></Error>'],
  ['it does not answer', 200, 'text/html', 'Sign in to this network'],
  ['it does not answer', 0, '', ''],
])(
  'says in one sentence what a bucket has against the pictures of the demo: %s',
  async (reason, status, type, body) => {
    server = createServer((request, response) => {
      request.resume();
      if (status === 0) response.destroy();
      else response.writeHead(status, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = readConfig({
      ...{ S3_ENDPOINT: endpoint, S3_PUBLIC_URL: `${endpoint}/media`, S3_REGION: 'eu', S3_BUCKET: 'media' },
      ...{ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    });
    await expect(storePictures(config)).rejects.toMatchObject({
      name: 'ConfigError',
      message: `The bucket media at ${endpoint} takes no pictures of the demo (${reason}); see to the S3_ variables, or set SEED=none.`,
    });
  },
);
