import { afterAll, beforeAll, expect, it } from 'vitest';
import { formats } from '../../openapi/formats/web-address.ts';
import { type Operation, readContract } from '../../service/http/contract.ts';
import { pathsOf, placesOf, withValue } from './body-places.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { startTestService, type TestService } from './test-service.ts';

const contract = readContract();
const hostile = [
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//evil.example/a',
  '\\\\evil.example\\a',
  'http://localhost:4400/a',
  'http://127.0.0.1/a',
  'http://0x7f.1/a',
  'http://169.254.169.254/latest/meta-data',
  'http://192.168.0.1/a',
  'http://[::1]/a',
  'http://printer.local/a',
];
/** The paths of every text of a body that has a format of addresses. */
const addressesOf = ({ body }: Operation) =>
  pathsOf(placesOf(contract, body ?? {}), ({ format }) => String(format) in formats);

let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

const writes = contract.operations
  .map((operation) => ({ id: operation.id, operation, addresses: addressesOf(operation) }))
  .filter(({ addresses }) => addresses.length > 0);

it('has addresses in these operations', () => {
  const fields = writes.map(({ id, addresses }) => [id, addresses.map((path) => path.join('.')).sort()]);
  const team = ['facebook', 'instagram', 'linkedin', 'snapchat', 'threads', 'tiktok', 'twitch', 'twitter', 'website']
    .concat('x', 'youtube')
    .map((name) => `teamInfo.${name}`);
  const feed = ['url'];
  expect(Object.fromEntries(fields)).toMatchObject({
    createTeam: ['icon', 'logo.path', ...team],
    updateTeam: ['icon', 'logo.path', ...team],
    createContentFeed: feed,
    createRoute: ['target'],
    updateRoute: ['target'],
  });
});

it.each(writes)('$id takes no address that leads elsewhere than to the web', async ({ operation, addresses }) => {
  const { body = {}, ...rest } = exampleOf(operation, known);
  const taken: string[] = [];
  for (const path of addresses) {
    for (const text of hostile) {
      const reply = await service.call(
        callOf(operation, { ...rest, body: withValue(body, path, text) as Record<string, unknown> }),
      );
      const { fields = [] } = reply.json<{ fields?: { path: string; code: string }[] }>();
      const isRefused = fields.some((fault) => fault.path === path.join('.') && fault.code === 'url');
      if (reply.statusCode !== 400 || !isRefused)
        taken.push(`${path.join('.')} = ${text}: ${reply.body.slice(0, 200)}`);
    }
  }
  expect(taken).toEqual([]);
});

it.each(['createStaff', 'updateStaff'])('%s refuses them where a contact is a website', async (id) => {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const { body, ...rest } = exampleOf(operation, known);
  for (const text of hostile) {
    const contactInfo = [{ type: 'web', value: text }];
    const reply = await service.call(callOf(operation, { ...rest, body: { ...body, contactInfo } }));
    expect([reply.statusCode, reply.json<{ fields: object[] }>().fields]).toMatchObject([
      400,
      [{ path: 'contactInfo.0.value', code: 'url' }],
    ]);
  }
});
