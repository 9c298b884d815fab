import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { putFile } from './put-file.ts';

const answers: Readonly<Record<string, [number, string]>> = {
  '/stored': [200, ''],
  '/refused': [403, '<Error><Code>AccessDenied</Code></Error>'],
  '/ceph': [403, '<?xml version="1.0"?><Error><Code>QuotaExceeded</Code><BucketName>media</BucketName></Error>'],
  '/minio': [400, '<Error><Code>XMinioAdminBucketQuotaExceeded</Code></Error>'],
};
const store = createServer((request, response) => {
  const [status, body] = answers[request.url ?? ''] ?? [200, ''];
  const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'PUT' };
  request.resume().on('end', () => response.writeHead(request.method === 'OPTIONS' ? 200 : status, allowed).end(body));
});
await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
afterAll(() => store.close());

const put = (path: string): Promise<void> =>
  putFile({
    url: `http://127.0.0.1:${(store.address() as AddressInfo).port}${path}`,
    headers: {},
    body: new Blob(['x']),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

it('tells a store without room from one that refuses, whatever its status', async () => {
  await expect(put('/stored')).resolves.toBeUndefined();
  await expect(put('/refused')).rejects.toMatchObject({ kind: 'http', status: 403 });
  await expect(put('/ceph')).rejects.toMatchObject({ kind: 'http', status: 507 });
  await expect(put('/minio')).rejects.toMatchObject({ kind: 'http', status: 507 });
});
