import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type S3Store, s3Store } from './s3-store.ts';

let server: Server;
let store: S3Store;
afterEach(() => {
  store.close();
  server.close();
});

/** A store over the network that answers as it is told to. */
async function storeThat(answers: RequestListener): Promise<S3Store> {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answers(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store = s3Store({
    ...{ endpoint, publicUrl: `${endpoint}/media`, region: 'eu', bucket: 'media' },
    ...{ accessKeyId: 'a', secretAccessKey: 'b' },
  });
  return store;
}

const type = { 'content-type': 'text/html; charset=UTF-8' };

it('takes a success without content for one, whatever type it bears, as of OpenStack Swift', async () => {
  const swift = await storeThat(({ method }, response) => {
    if (method === 'PUT') response.writeHead(200, { ...type, etag: '"e"', 'content-length': '0' }).end();
    else response.writeHead(204, type).end();
  });
  await swift.put('a/b', Buffer.from('abc'), 'image/png');
  await swift.remove('a/b');
});

it('takes a page for none', async () => {
  const network = await storeThat((_, response) => response.writeHead(200, type).end('Sign in to this network'));
  await expect(network.remove('a/b')).rejects.toThrow('does not answer');
});

it('knows a store without rules for other pages, which is not away', async () => {
  const plain = await storeThat((_, response) => {
    response.writeHead(501, { 'content-type': 'application/xml' });
    response.end(
      '<Error><Code>NotImplemented</Code><Message>The requested resource is not implemented</Message></Error>',
    );
  });
  expect(await plain.allowOrigin('https://admin.example')).toBe(false);
});
