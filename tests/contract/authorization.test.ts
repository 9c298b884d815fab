import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../service/http/contract.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { demo, startTestService, type TestCall, type TestService } from './test-service.ts';

const { operations } = readContract();
let service: TestService;
let known: Known;
let refused: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
  refused = await service.tokens.refused(demo.admin);
});
afterAll(() => service.close());

/** The example call of an operation with something changed. */
function changed(operation: (typeof operations)[number], change: Partial<TestCall>) {
  return service.call({ ...callOf(operation, exampleOf(operation, known)), ...change });
}

describe.each(operations.filter(({ open }) => !open))('$id', (operation) => {
  it('refuses a request without a token', async () => {
    const reply = await changed(operation, { token: null });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
    expect(reply.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
  });

  it('refuses every token that proves nothing', async () => {
    for (const [wrong, token] of Object.entries(refused)) {
      const reply = await changed(operation, { token });
      expect(reply.statusCode, wrong).toBe(401);
      expect(reply.headers['www-authenticate'], wrong).toContain('error="invalid_token"');
    }
  });

  it.each(['Basic YWRtaW46YWRtaW4=', 'Bearer', 'Bearer a b', 'token', ''])(
    'refuses Authorization: %s',
    async (header) => {
      const reply = await changed(operation, { token: null, headers: { authorization: header } });
      expect(reply.statusCode).toBe(401);
    },
  );

  it('refuses a token without the scope', async () => {
    const reply = await changed(operation, { token: await service.tokens.withoutScope(demo.admin) });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'Authorization', code: 'scope' }] });
  });

  it('takes the token from nowhere but the header', async () => {
    const call = callOf(operation, exampleOf(operation, known));
    const token = await service.tokens.good(demo.admin);
    const url = `${call.url}${call.url.includes('?') ? '&' : '?'}access_token=${token}`;
    expect((await service.call({ ...call, url, token: null })).statusCode).toBe(401);
    const cookie = { cookie: `access_token=${token}` };
    expect((await service.call({ ...call, headers: cookie, token: null })).statusCode).toBe(401);
  });
});

describe.each(operations.filter(({ siteScoped }) => siteScoped))('$id', (operation) => {
  it('needs the instance header', async () => {
    const reply = await changed(operation, { instanceId: null });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'x-s8y-instance-id', code: 'required' }] });
  });

  it.each(['', 'frost', 'FROST1_FROST', 'frost1_frost, havs1_havs', "x' OR '1'='1", 'a1_a'.repeat(30)])(
    'refuses the instance id %j',
    async (instanceId) => {
      expect((await changed(operation, { instanceId })).statusCode).toBe(400);
    },
  );

  it.each([
    ['a site that does not exist', demo.admin, 'nowhere1_nowhere'],
    ["another network's site", demo.oneSiteOnly, demo.otherNetworksSite],
    ['another site of the network', demo.oneSiteOnly, 'north1_north'],
    ['any site, for a user without access', demo.outsider, demo.site],
    ['any site, for a user that nobody knows', 'nobody', demo.site],
  ])('refuses %s', async (_, subject, instanceId) => {
    const reply = await changed(operation, { token: await service.tokens.good(subject), instanceId });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'x-s8y-instance-id', code: 'access' }] });
  });
});

describe.each(operations.filter(({ addOn }) => addOn !== undefined))('$id', (operation) => {
  it(`needs the add-on ${operation.addOn}`, async () => {
    const networks = await service.call({ url: '/api/users/networks' });
    const without = networks
      .json<{ sites: { instanceId: string; functionsEnabled: Record<string, boolean> }[] }[]>()
      .flatMap(({ sites }) => sites)
      .find((site) => operation.addOn && !site.functionsEnabled[operation.addOn]);
    if (!without) throw new Error(`every demo site has ${operation.addOn}`);
    const reply = await changed(operation, { instanceId: without.instanceId });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'x-s8y-instance-id', code: 'addOn' }] });
  });
});

describe.each(operations.filter(({ open }) => open))('$id', (operation) => {
  it('is open to everyone, also with a bad token', async () => {
    expect((await changed(operation, { token: null, instanceId: null })).statusCode).toBe(200);
    expect((await changed(operation, { token: 'garbage' })).statusCode).toBe(200);
  });
});
