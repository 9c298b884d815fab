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

/** All properties of a schema of the contract, by name. */
function propertiesOf(schema: Schema | undefined): string[] {
  if (schema?.$ref) return propertiesOf(contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  return [...(schema?.allOf ?? []).flatMap(propertiesOf), ...Object.keys(schema?.properties ?? {})];
}

const kinds = [
  'team',
  'player',
  'staff',
  'game',
  'ssgt',
  'series',
  'game-series',
  'image',
  'video',
  'site-route',
  'menu',
];
const asSuper = { subject: demo.superAdministrator, instanceId: demo.masterSite };
let service: TestService;
let things: AuditedThing[];
beforeAll(async () => {
  service = await startTestService();
  things = await auditedThings(service);
});
afterAll(() => service.close());

/** A thing as it is read now. */
async function present({ url, list, id }: AuditedThing): Promise<object | undefined> {
  const reply = await service.call({ ...asSuper, url: `/api${list ?? url}` });
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
    const thing = things.find(({ entity }) => entity === kind);
    if (!thing) throw new Error(`There is no ${kind}.`);
    const { schema, url, put = url, base, samples, others = {} } = thing;
    const writable = propertiesOf(contract.components.schemas[schema]).filter((name) => !(name in others));
    expect(
      Object.keys(samples)
        .filter((name) => !(name in others))
        .sort(),
    ).toEqual(writable.sort());
    let sent = base;
    for (const name of Object.keys(samples).filter((one) => writable.includes(one))) {
      if (name in base) sent = { ...sent, [name]: samples[name] };
      const before = await present(thing);
      const reply = await service.call({
        ...asSuper,
        method: 'PUT',
        url: `/api${put}`,
        body: { ...sent, [name]: samples[name] },
      });
      expect(reply.statusCode, `${name}: ${reply.body}`).toBe(200);
      const after = await present(thing);
      const entry = await latest(thing);
      expect(entry.actor?.subject, name).toBe(demo.superAdministrator);
      expect(entry.actor?.name, name).toContain('@');
      expect(
        entry.changes.filter(({ path }) => path !== name && !path.startsWith(`${name}.`) && !derived.includes(path)),
        name,
      ).toEqual([]);
      expect(entry.changes.length, name).toBeGreaterThan(0);
      if (kind === 'menu' && name === 'children') continue;
      for (const change of entry.changes) {
        expect('before' in change ? change.before : undefined, `${change.path} before`).toEqual(
          valueAt(before, change.path),
        );
        expect('after' in change ? change.after : undefined, `${change.path} after`).toEqual(
          valueAt(after, change.path),
        );
      }
      expect(entry.action, name).toBe(name === 'deleted' ? 'deleted' : 'changed');
    }
  });
});

/** What changes with other properties, by the service's own rules. */
const derived = ['originalStartDateTime', 'defaultForSeries', 'target'];
