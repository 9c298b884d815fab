import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

type Channel = { id?: string | null; name: string; provider: string; active: boolean; instanceIds: string[] };
const url = '/api/media/channels';
const subject = demo.superAdministrator;
const channel = (name: string, more: Partial<Channel> = {}): Channel => ({
  name,
  provider: 'embedded',
  active: true,
  instanceIds: [demo.site],
  ...more,
});

async function read(instanceId: string = demo.site) {
  const reply = await service.call({ url, subject, instanceId });
  return { channels: reply.json<{ channels: Channel[] }>().channels, etag: String(reply.headers.etag) };
}
const save = (channels: readonly Channel[], headers = {}) =>
  service.call({ method: 'PUT', url, subject, headers, body: { channels } });

it('are for super administrators only', async () => {
  for (const call of [{ url }, { method: 'PUT', url, body: { channels: [] } }] as const) {
    const reply = await service.call(call);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ fields: [{ code: 'superAdministrator' }] });
  }
});

it('are saved as a whole, in their order; those with an id stay the same', async () => {
  const { channels, etag } = await read();
  const next = [channel('Ny kanal'), ...channels.map((one) => ({ ...one, active: false })).reverse()];
  const saved = await save(next, { 'if-match': etag });
  expect(saved.statusCode, saved.body).toBe(200);
  const now = await read();
  expect(now.channels.map(({ name, active }) => [name, active])).toEqual(
    next.map(({ name, active }) => [name, active]),
  );
  expect(now.channels.slice(1).map(({ id }) => id)).toEqual(channels.map(({ id }) => id).reverse());
  expect(now.channels[0]?.id).toMatch(/^\w{12}$/);
  expect((await save(next, { 'if-match': etag })).statusCode).toBe(412);
});

it('are one network’s: another does not see them, and its sites are refused', async () => {
  await save([channel('Bara norr')]);
  expect((await read('north1_north')).channels).toMatchObject([{ name: 'Bara norr' }]);
  expect((await read(demo.otherNetworksSite)).channels.map(({ name }) => name)).not.toContain('Bara norr');
  const reply = await save([channel('A'), channel('B', { instanceIds: [demo.site, demo.otherNetworksSite] })]);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ fields: [{ path: 'channels.1.instanceIds.1', code: 'unknown' }] });
  expect((await read()).channels).toHaveLength(1);
});

it('have names of their own', async () => {
  const reply = await save([channel('Samma'), channel(' samma ')]);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ fields: [{ path: 'channels.1.name', code: 'duplicate' }] });
});

it('an id of another network’s channel makes a new one and leaves that alone', async () => {
  const foreign = await read(demo.otherNetworksSite);
  await save([channel('Lånad', { id: foreign.channels[0]?.id ?? '' })]);
  expect((await read()).channels[0]?.id).not.toBe(foreign.channels[0]?.id);
  expect((await read(demo.otherNetworksSite)).channels).toEqual(foreign.channels);
});

it('of two saves at the same moment one is told', async () => {
  const { etag } = await read();
  const replies = await Promise.all(['x', 'y'].map((name) => save([channel(name)], { 'if-match': etag })));
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 412]);
});
