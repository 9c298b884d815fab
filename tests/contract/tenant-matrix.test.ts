import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, readContract } from '../../service/http/contract.ts';
import type { Example } from './example.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

// What one site's ids open from another site: nothing, for an administrator of both. The calls are the examples, so that a
// new operation is covered once it has one.

/** Paths that name no row of one site, each with the reason. */
const noIds: Readonly<Record<string, string>> = {
  listArticles: 'one of four lists',
  getDynamicAdsConfig: 'a provider by its name, which each site may have',
  getLayoutSite: 'a site of the network, for who may enter it',
  listProductsByName: 'products of the platform',
};

const operations = readContract().operations.filter(({ siteScoped }) => siteScoped);
/** Reads first: what the other calls make says what their examples say. */
const readsFirst = [...operations].sort((one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'));
let service: TestService;
let known: Known;
let owner: Client;
beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
  owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await service.close();
});

describe.each([
  ["another network's site", demo.otherNetworksSite],
  ['the master site of its network', demo.masterSite],
])('from %s', (_, instanceId) => {
  it('no id of a site is known, none of its rows shown or changed', async () => {
    const before = await rowsOf(demo.site);
    expect(before.get('teams')).toMatch(/^[1-9]/);
    const faults: string[] = [];
    for (const operation of readsFirst) {
      const fault = await faultOf(operation, instanceId);
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
    expect(await rowsOf(demo.site)).toEqual(before);
  });
});

/** An id of the other site's by each of the tests' own site, of the same table. */
async function foreignIds(other: string): Promise<Map<string, string>> {
  const { rows: columns } = await owner.query<{ name: string; column: string }>(
    `SELECT c.relname AS name, a.attname AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname IN ('uuid', 'id', 'key')
       AND a.atttypid = 'text'::regtype AND EXISTS (SELECT FROM pg_attribute s WHERE s.attrelid = c.oid AND s.attname = 'instance_id')`,
  );
  const found = new Map<string, string>();
  for (const { name, column } of columns) {
    const ids = async (site: string) =>
      (
        await owner.query<{ id: string }>(`SELECT ${column} AS id FROM ${name} WHERE instance_id = $1 ORDER BY 1`, [
          site,
        ])
      ).rows;
    const [theirs] = await ids(other);
    if (theirs)
      for (const { id } of await ids(demo.site)) if (id !== demo.site && !found.has(id)) found.set(id, theirs.id);
  }
  return found;
}

/** The example with one of its ids after the other replaced by a foreign one, in its body and query. */
function withForeignIds(example: Example, foreign: ReadonlyMap<string, string>): Example[] {
  const { body, list, query } = example;
  const sent = JSON.stringify({ body, list, query });
  const ids = new Set([...sent.matchAll(/[\w/]{12,}/g)].map(([id]) => id));
  return [...ids].flatMap((id) => {
    const other = foreign.get(id);
    return other === undefined ? [] : [{ ...example, ...(JSON.parse(sent.replaceAll(id, other)) as Partial<Example>) }];
  });
}

/** Calls that make something new instead of what they name, and refer to nothing by it. */
const makesNew = ['saveSiteSponsorGroups', 'updateSiteSponsorGroups'];

it.each([
  ['the master site of its network', demo.masterSite],
  ["another network's site", demo.otherNetworksSite],
])('nothing of %s is found or referred to by its id', async (_, other) => {
  const foreign = await foreignIds(other);
  const faults: string[] = [];
  let sent = 0;
  for (const operation of operations) {
    for (const changed of withForeignIds(exampleOf(operation, known), foreign)) {
      sent += 1;
      const { statusCode, body } = await service.call(callOf(operation, changed));
      const isRefused = statusCode >= 400 && statusCode < 500;
      if (isRefused || makesNew.includes(operation.id) || (statusCode === 200 && holdsNothing(body))) continue;
      faults.push(`${operation.id}: ${statusCode} ${body.slice(0, 200)}`);
    }
  }
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(50);
});

/** The example with the tests' own site, wherever it names it by its id, replaced by another. */
function withSite(example: Example, site: string): Example | undefined {
  const { path, query, body, list } = example;
  const sent = JSON.stringify({ path, query, body, list });
  const changed = sent.replaceAll(demo.site, site);
  return changed === sent ? undefined : { ...example, ...(JSON.parse(changed) as Partial<Example>) };
}

/** Calls that name sites, each with the reason why another one of the network is none too many. */
const namesSites: Readonly<Record<string, string>> = {
  listAccounts: 'super administrators see who may work where',
  saveVideoChannels: 'super administrators say which sites of the network a channel is for',
  getLayoutSite: 'layouts are copied between the sites that the caller may enter',
};

it.each([
  ['another site of its network', 'bjorn1_bjorn'],
  ['the master site of its network', demo.masterSite],
  ["another network's site", demo.otherNetworksSite],
])('nothing of %s is told or changed by its id in path, query or body', async (_, other) => {
  // Channels are the network's, whose changes are logged at its master site.
  const rowsBut = async () => [...(await rowsOf(other))].filter(([name]) => name !== 'audit_entries');
  const before = await rowsBut();
  const faults: string[] = [];
  let sent = 0;
  for (const operation of operations) {
    const changed = withSite(exampleOf(operation, known), other);
    for (const subject of changed ? [undefined, demo.oneSiteOnly] : []) {
      sent += 1;
      const { statusCode, body } = await service.call(
        callOf(operation, { ...changed, ...(subject && { subject }) } as Example),
      );
      const isRefused = statusCode >= 400 && statusCode < 500;
      const isMeant = subject === undefined && namesSites[operation.id] !== undefined;
      if (!isRefused && !isMeant) faults.push(`${operation.id} by ${subject}: ${statusCode} ${body.slice(0, 200)}`);
    }
  }
  expect(faults).toEqual([]);
  expect(await rowsBut()).toEqual(before);
  expect(sent).toBeGreaterThanOrEqual(8);
});

/** Whether an answer is an empty list, or tells of every line of an import that it was refused. */
function holdsNothing(body: string): boolean {
  const answer = JSON.parse(body) as unknown[] | { total?: number; results?: { statusCode: number }[] };
  if (Array.isArray(answer)) return answer.length === 0;
  return answer.total === 0 || (answer.results ?? [{ statusCode: 200 }]).every((result) => result.statusCode >= 400);
}

/** What is wrong with the answer to the site's example from elsewhere; undefined: nothing. */
async function faultOf(operation: Operation, instanceId: string): Promise<string | undefined> {
  const example = exampleOf(operation, known);
  const call = callOf(operation, example);
  // The example is of the site that it is called from.
  if (example.instanceId === instanceId) return undefined;
  const { statusCode, body } = await service.call({ ...call, instanceId });
  const answer = `${operation.id}: ${statusCode} ${body.slice(0, 200)}`;
  const namesRow = example.path !== undefined && noIds[operation.id] === undefined;
  if (namesRow && statusCode !== 403 && statusCode !== 404) return answer;
  if (statusCode >= 500) return answer;
  const isOthers = instanceId === demo.otherNetworksSite && /frost/i.test(body);
  return isOthers && !/frost/i.test(JSON.stringify(call)) ? answer : undefined;
}

/** How many rows a site has in each table, and a hash of them. */
async function rowsOf(site: string): Promise<Map<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'instance_id'`,
  );
  const counted = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' ORDER BY t::text)), '') AS sum
       FROM ${name} t WHERE instance_id = $1`,
      [site],
    );
    counted.set(name, rows[0]?.sum ?? '');
  }
  return counted;
}
