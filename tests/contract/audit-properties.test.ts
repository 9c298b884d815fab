import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../service/store/contract.ts';
import type { AuditedThing } from './audit-known.ts';
import { auditedThings } from './audit-things.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Schema = {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, unknown>>;
};
const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

/** The kinds of things that the audit tells of. */
const AUDITED = (contract.components.schemas.AuditEntity as { enum?: readonly string[] }).enum ?? [];

/** All properties of a schema of the contract, by name. */
function propertiesOf(schema: Schema | undefined): string[] {
  if (schema?.$ref) return propertiesOf(contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  return [...(schema?.allOf ?? []).flatMap(propertiesOf), ...Object.keys(schema?.properties ?? {})];
}

const kinds = [
  ...[
    'team',
    'player',
    'staff',
    'game',
    'ssgt',
    'season',
    'series',
    'game-series',
    'content-feed',
    'image',
    'video',
    'site-route',
    'menu',
  ],
  ...[
    'game-header-competitions',
    'social-media-links',
    'ecal',
    'image-crops',
    'editable-series',
    'game-filters',
    'subscription-texts',
  ],
  ...['video-channels', 'dynamic-ads', 'custom-tag', 'game-setting', 'article', 'article-template', 'layout', 'page'],
  ...['sponsor', 'site-sponsor-groups', 'site-sponsors', 'main-sponsors'],
];
/** Kinds of things that no call of the API changes, each with the reason; what is made once is below. */
const unchangeable: Readonly<Record<string, string>> = {
  access: 'given on the server',
  account: 'given on the server',
  site: 'set up on the server',
};
const asSuper = { subject: demo.superAdministrator, instanceId: demo.masterSite };
let service: TestService;
let things: AuditedThing[];
beforeAll(async () => {
  service = await startTestService();
  things = await auditedThings(service);
});
afterAll(() => service.close());

/** A thing as it is read now. */
async function present({ url, list, id, reply: place }: AuditedThing): Promise<object | undefined> {
  const reply = await service.call({ ...asSuper, url: `/api${list ?? url}` });
  expect([200, 404], reply.body).toContain(reply.statusCode);
  if (place) return valueAt(reply.json(), place) as object | undefined;
  return list ? reply.json<{ menu: { id: string }[] }>().menu.find((one) => one.id === id) : reply.json<object>();
}
const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], value);

async function latest({ entity, id }: AuditedThing): Promise<AuditEntry> {
  const reply = await service.call({ ...asSuper, url: `/api/audit?entity=${entity}&entityId=${id}&pageSize=1` });
  expect(reply.statusCode, reply.body).toBe(200);
  const [entry] = reply.json<{ items: AuditEntry[] }>().items;
  if (!entry) throw new Error(`There is no entry of ${entity} ${id}.`);
  return entry;
}

describe.each(kinds)('of a %s', (kind) => {
  test('every property that one may change is found under its own path, as the contract shows it', async () => {
    const ofKind = things.filter(({ entity }) => entity === kind);
    expect(ofKind).not.toEqual([]);
    for (const thing of ofKind) await expectAllRecorded(thing);
  });
});

async function expectAllRecorded(thing: AuditedThing): Promise<void> {
  const { schema, first, base, samples, others = {} } = thing;
  const writable = propertiesOf(contract.components.schemas[schema]).filter((name) => !(name in others));
  expect(
    Object.keys(samples)
      .filter((name) => !(name in others))
      .sort(),
  ).toEqual(writable.sort());
  if (first) await change(thing, first);
  let sent = base;
  for (const name of Object.keys(samples).filter((one) => writable.includes(one))) {
    if (name in base) sent = { ...sent, [name]: samples[name] };
    const before = await present(thing);
    await change(thing, { ...sent, [name]: samples[name] });
    await expectRecorded(thing, name, { before, after: await present(thing) });
  }
}

async function change({ url, put = url, method = 'PUT' }: AuditedThing, body: object): Promise<void> {
  const reply = await service.call({ ...asSuper, method, url: `/api${put}`, body });
  expect(reply.statusCode, `${JSON.stringify(body)}: ${reply.body}`).toBeLessThan(300);
}

async function expectRecorded(
  thing: AuditedThing,
  name: string,
  { before, after }: { before: object | undefined; after: object | undefined },
): Promise<void> {
  const { entity, partly = {} } = thing;
  const entry = await latest(thing);
  expect(entry.actor?.subject, name).toBe(demo.superAdministrator);
  expect(entry.actor?.name, name).toContain('@');
  expect(
    entry.changes.filter(({ path }) => path !== name && !path.startsWith(`${name}.`) && !derived.includes(path)),
    name,
  ).toEqual([]);
  expect(entry.changes.length, name).toBeGreaterThan(0);
  if ((entity === 'menu' && name === 'children') || name in partly) return;
  for (const told of entry.changes) {
    expect('before' in told ? told.before : undefined, `${told.path} before`).toEqual(valueAt(before, told.path));
    expect('after' in told ? told.after : undefined, `${told.path} after`).toEqual(valueAt(after, told.path));
  }
  expect(['changed', name === 'deleted' ? 'deleted' : 'created'], name).toContain(entry.action);
}

test('no kind of thing is left out', () => {
  const covered = [...kinds, ...Object.keys(unchangeable)];
  expect([...covered].sort()).toEqual([...AUDITED].sort());
});

/** What changes with other properties, by the service's own rules. */
const derived = ['originalStartDateTime', 'defaultForSeries', 'target'];
