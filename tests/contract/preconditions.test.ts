import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../service/http/contract.ts';
import { callOf, exampleOf, examples, findKnown, type Known } from './examples.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

const { operations } = readContract();
let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

describe('If-Match', () => {
  /** A new team: its address, its body and its first ETag. */
  async function newTeam() {
    const body = examples.createTeam(known).body;
    const made = await service.call({ method: 'POST', url: '/api/sports-v2/teams', body });
    expect(made.statusCode).toBe(201);
    return { url: `/api/sports-v2/teams/${made.json<{ uuid: string }>().uuid}`, body, etag: String(made.headers.etag) };
  }

  it('lets the present version be changed, and each change makes a new one', async () => {
    const { url, body, etag } = await newTeam();
    expect((await service.call({ url })).headers.etag).toBe(etag);
    const saved = await service.call({ method: 'PUT', url, body, headers: { 'if-match': etag } });
    expect(saved.statusCode).toBe(200);
    expect(saved.headers.etag).toMatch(/^"\d+"$/);
    expect(saved.headers.etag).not.toBe(etag);
    expect((await service.call({ url })).headers.etag).toBe(saved.headers.etag);
  });

  it('refuses a stale version and keeps what is stored', async () => {
    const { url, body, etag } = await newTeam();
    await service.call({ method: 'PUT', url, body: { ...body, displayName: 'Second' } });
    for (const stale of [etag, `W/${etag}`, `${etag}, "0"`, '"999999"', '"x"', '3', '""']) {
      const reply = await service.call({
        method: 'PUT',
        url,
        body: { ...body, displayName: 'Third' },
        headers: { 'if-match': stale },
      });
      expect(reply.statusCode, stale).toBe(412);
      expect(reply.json()).toMatchObject({
        error: 'Precondition Failed',
        fields: [{ path: 'If-Match', code: 'stale' }],
      });
    }
    expect((await service.call({ url })).json()).toMatchObject({ displayName: 'Second' });
  });

  it.each([
    ['any version', () => '*'],
    ['a weak tag, as a compressing proxy makes it', (etag: string) => `W/${etag}`],
    ['a tag that tells how a proxy compressed', (etag: string) => etag.replace(/"$/, '-gzip"')],
    ['a list that holds the present version', (etag: string) => `"0", ${etag}`],
  ])('accepts %s', async (_, header) => {
    const { url, body, etag } = await newTeam();
    const reply = await service.call({ method: 'PUT', url, body, headers: { 'if-match': header(etag) } });
    expect(reply.statusCode).toBe(200);
  });

  it('lets one of two editors through who started from the same version', async () => {
    const { url, body, etag } = await newTeam();
    const save = (displayName: string) =>
      service.call({ method: 'PUT', url, body: { ...body, displayName }, headers: { 'if-match': etag } });
    const replies = await Promise.all([save('One'), save('Two')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});

describe('If-None-Match', () => {
  const unversioned = operations.filter(
    ({ method, answers }) => method === 'GET' && !answers.get(200)?.headers.includes('etag'),
  );

  it.each(unversioned)('$id is not sent again while it is the same', async (operation) => {
    const example = exampleOf(operation, known);
    const call = callOf(operation, example);
    const first = await service.call(call);
    const etag = String(first.headers.etag);
    const again = await service.call({ ...call, headers: { 'if-none-match': `"other", W/${etag}` } });
    if (example.isEverNew) return expect(again.statusCode).toBe(200);
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
    const other = await service.call({ ...call, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('sees a change', async () => {
    const url = '/api/sports-v2/teams?sortBy=lastModified&sortOrder=desc';
    const before = String((await service.call({ url })).headers.etag);
    await service.call({ method: 'POST', url: '/api/sports-v2/teams', body: examples.createTeam(known).body });
    expect((await service.call({ url, headers: { 'if-none-match': before } })).statusCode).toBe(200);
  });

  it('differs by site, and says so to caches', async () => {
    const url = '/api/sports-v2/teams';
    const own = await service.call({ url });
    const other = await service.call({ url, instanceId: demo.otherNetworksSite });
    expect(own.headers.vary).toBe('x-s8y-instance-id');
    expect(own.headers.etag).not.toBe(other.headers.etag);
  });
});
