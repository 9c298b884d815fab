import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { articleCalls } from './article-calls.ts';
import { good, mediaCalls, picture, type Upload } from './media-calls.ts';
import { visitor } from './site-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

const lines: string[] = [];
let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    config: { publicSite: true },
    logDestination: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => service.close());

it('a day of work leaves no token, signature, preview address, name or e-mail address in the log', async () => {
  const [sought, address] = ['Sökordet', 'hemlig.person@example.org'];
  const token = await service.tokens.good(demo.admin);
  const media = mediaCalls(service, { token });

  const bytes = await picture(71_001);
  const upload = (await media.announce(bytes)).json<Upload>();
  const signed = new URL(upload.preSignedUrl).searchParams.get('signature') ?? '';
  const tampered = upload.preSignedUrl.replace(signed, `${signed.slice(0, -1)}x`);
  await media.put({ ...upload, preSignedUrl: tampered }, bytes);
  await media.put(upload, bytes);
  await media.put(upload, bytes);
  await media.report(upload.uploadKey);

  const { id } = await articleCalls(service, { token }).made({ header: 'Utkast' });
  const preview = (await service.call({ url: `/api/articles/preview-token?id=${id}`, token })).json<{
    data: { token: string };
  }>().data.token;
  for (const query of [`token=${preview}`, `token=${preview}&width=375`, `token=${preview.slice(0, -1)}`]) {
    await visitor(service).get(`/site/preview/article/${id}?${query}`);
  }

  const search = new URLSearchParams({ searchToken: sought });
  await service.call({ url: `/api/sports-v2/players?${search}`, token });
  await service.call({ url: `/api/sports-v2/players?${search}&nope=${address}`, token });
  const sponsor = { name: sought, contactEmail: address, email: address, notes: address };
  await service.call({ method: 'POST', url: '/api/sponsors/sponsors', token, body: sponsor });
  await service.call({
    method: 'POST',
    url: '/api/sponsors/sponsors',
    token,
    payload: `{"name": "${sought}", ${address}`,
  });
  await service.call({ url: '/api/users/networks', token: `${token.slice(0, -4)}AAAA` });

  expect(lines.length).toBeGreaterThan(12);
  const log = lines.join('');
  const [, , signature = token] = token.split('.');
  const [, mac = preview] = preview.split('.');
  for (const secret of [
    token,
    signature,
    signed,
    preview,
    mac,
    sought,
    address,
    encodeURIComponent(sought),
    'Bearer',
  ]) {
    expect(log, secret).not.toContain(secret);
  }
});

it('a row that the database refuses is told by its table and rule, and not by what stands in it', async () => {
  const name = 'Hemliga Personen';
  await asOwner(`ALTER TABLE accounts ADD CONSTRAINT odd_names CHECK (name <> '${name}') NOT VALID`);
  const token = await service.tokens.good(demo.admin, { name });
  lines.length = 0;
  expect((await service.call({ url: '/api/users/networks', token })).statusCode).toBe(500);
  const log = lines.join('');
  expect(log).toContain('"table":"accounts"');
  expect(log).toContain('"constraint":"odd_names"');
  expect(log).not.toContain(name);
});

it('what a store says of a request that it refuses keeps keys and signatures to itself', async () => {
  const refusal = Object.assign(new Error('The signature does not match.'), {
    $metadata: { httpStatusCode: 403 },
    AWSAccessKeyId: 'AKIASECRET',
    CanonicalRequest: 'PUT /bucket/x X-Amz-Signature=abc',
    SignatureProvided: 'c2lnbmF0dXJl',
  });
  const media = mediaCalls(service);
  const upload = good<Upload>(await media.announce(await picture(71_002)), 200);
  const stat = vi.spyOn(service.blobs, 'stat').mockRejectedValue(refusal);
  lines.length = 0;
  const reply = await media.report(upload.uploadKey);
  expect(reply.statusCode, reply.body).toBe(502);
  stat.mockRestore();
  const log = lines.join('');
  expect(log).toContain('The signature does not match.');
  for (const secret of ['AKIASECRET', 'X-Amz', 'c2lnbmF0dXJl']) expect(log).not.toContain(secret);
});

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
