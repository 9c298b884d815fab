import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../service/http/contract.ts';
import { compileChecks } from '../../service/http/validation.ts';
import { callOf, exampleOf, examples, findKnown, type Known } from './examples.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

const contract = readContract();
const checks = compileChecks(contract);
let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

describe('every operation', () => {
  it('has an example, and no example is left over', () => {
    expect(Object.keys(examples).sort()).toEqual(contract.operations.map(({ id }) => id).sort());
  });

  it.each(contract.operations)('$id answers as described', async (operation) => {
    const example = exampleOf(operation, known);
    const reply = await service.call(callOf(operation, example));
    expect(reply.statusCode, reply.body).toBe(example.status);
    if (example.status === 204) expect([reply.body, reply.headers['content-type']]).toEqual(['', undefined]);
    else {
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(checks.get(operation.id)?.answers.get(example.status)?.(reply.json())).toEqual([]);
    }
    for (const name of operation.answers.get(example.status)?.headers ?? []) expect(reply.headers).toHaveProperty(name);
    expect(reply.headers['cache-control']).toBe(operation.method === 'GET' ? 'private, no-cache' : 'no-store');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(contract.operations.filter(({ method }) => method === 'GET'))('$id answers HEAD alike', async (operation) => {
    const example = exampleOf(operation, known);
    const call = callOf(operation, example);
    const [get, head] = [await service.call(call), await service.call({ ...call, method: 'HEAD' })];
    expect(head.statusCode).toBe(get.statusCode);
    expect(head.body).toBe('');
    if (!example.isEverNew) expect(head.headers.etag).toBe(get.headers.etag);
  });
});

describe('paging', () => {
  const paged = contract.operations.filter((one) => one.parameters.some(({ name }) => name === 'pageSize'));

  it.each(paged)('$id gives disjoint pages that add up', async (operation) => {
    const page = async (number: number) => {
      const example = exampleOf(operation, known);
      const needed = operation.parameters.filter(
        ({ name, required, in: place }) => place === 'query' && required && name !== 'page',
      );
      const query = `page=${number}&pageSize=3${needed.map(({ name }) => `&${name}=${example.query?.[name] ?? 'e'}`).join('')}`;
      // Some lists are a super administrator's alone where nothing narrows them.
      const call = callOf(operation, { ...example, subject: demo.superAdministrator, query: {} });
      const reply = await service.call({ ...call, url: `${call.url}?${query}` });
      return reply.json<{
        items: { uuid?: string; id?: string; value?: string; subject?: string }[];
        total: number;
        page: number;
        pageSize: number;
      }>();
    };
    const [first, second, beyond] = [await page(1), await page(2), await page(100_000)];
    expect(first).toMatchObject({ page: 1, pageSize: 3, total: second.total });
    const uuids = [...first.items, ...second.items].map(
      ({ uuid, id, value, subject }) => uuid ?? id ?? value ?? subject,
    );
    expect(new Set(uuids).size).toBe(Math.min(6, first.total));
    expect(beyond.items).toEqual([]);
  });
});

describe('a site', () => {
  it('does not see the things of another', async () => {
    const kinds = [
      ['teams', 'updateTeam'],
      ['players', 'updatePlayer'],
      ['staff', 'updateStaff'],
      ['series', 'updateSeries'],
      ['ssgts', 'updateSsgt'],
      ['games', 'updateGame'],
      ['game-series', 'updateGameSeries'],
    ] as const;
    for (const [path, update] of kinds) {
      const other = { instanceId: demo.otherNetworksSite };
      const foreign = await service.call({ url: `/api/sports-v2/${path}?pageSize=1`, ...other });
      const { uuid } = foreign.json<{ items: [{ uuid: string }] }>().items[0];
      const url = `/api/sports-v2/${path}/${uuid}`;
      expect((await service.call({ url, ...other })).statusCode, path).toBe(200);
      expect((await service.call({ url })).statusCode, path).toBe(404);
      const put = await service.call({ method: 'PUT', url, body: exampleOf(operationNamed(update), known).body });
      expect(put.statusCode, path).toBe(404);
    }
  });

  it('does not delete the staff of another', async () => {
    const other = { instanceId: demo.otherNetworksSite };
    const foreign = await service.call({ url: '/api/sports-v2/staff?pageSize=1', ...other });
    const { uuid } = foreign.json<{ items: [{ uuid: string }] }>().items[0];
    const url = `/api/sports-v2/staff/${uuid}`;
    expect((await service.call({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await service.call({ url, ...other })).json()).toMatchObject({ deleted: false });
  });

  it('has teams, people and series in its demo', async () => {
    for (const path of ['teams', 'players', 'staff', 'series', 'seasons', 'ssgts', 'games', 'game-series']) {
      const reply = await service.call({ url: `/api/sports-v2/${path}` });
      expect(reply.json<{ total: number }>().total).toBeGreaterThan(0);
    }
  });
});

function operationNamed(id: string) {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`the contract has no ${id}`);
  return operation;
}
