import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../service/http/contract.ts';
import { contractChecks } from '../../service/http/validation.ts';
import { exampleOf, findKnown, type Known } from './examples.ts';
import { malformedCalls } from './malformed-input.ts';
import { startTestService, type TestService } from './test-service.ts';

const contract = readContract();
/** Every operation describes its 400 with the Error schema. */
const errorCheck = contractChecks(contract).get('listNetworks')?.answers.get(400);
if (!errorCheck) throw new Error('listNetworks describes no 400: nothing would check the error bodies.');
let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

describe.each(contract.operations)('$id', (operation) => {
  it('answers malformed input with a 4xx that fits the Error schema, never with a 5xx', async () => {
    const calls = malformedCalls(contract, operation, exampleOf(operation, known));
    expect(calls.length).toBeGreaterThanOrEqual(20);
    const wrong: string[] = [];
    for (const { what, call, refused } of calls) {
      const reply = await service.call(call);
      const status = reply.statusCode;
      if (status >= 500 || (refused && status < 400)) wrong.push(`${what}: ${status} ${reply.body.slice(0, 200)}`);
      if (status < 400) continue;
      const faults = errorCheck(reply.json());
      if (faults.length > 0 || reply.json<{ statusCode: number }>().statusCode !== status)
        wrong.push(`${what}: ${reply.body.slice(0, 200)}`);
      // A path with `..` leads elsewhere, where this method may not be known.
      if (!operation.answers.has(status) && status !== 404 && status !== 405)
        wrong.push(`${what}: ${status} is not described`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a refusal', () => {
  it('names each field with its rule', async () => {
    const reply = await service.call({
      method: 'POST',
      url: '/api/sports-v2/teams',
      body: { displayName: '', ownerInstanceId: known.ownerInstanceId, colour: 'red', extIds: [{ extId: 'x' }] },
    });
    expect(reply.statusCode).toBe(400);
    const fields = reply.json<{ fields: { path: string; code: string }[] }>().fields;
    expect(fields.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'colour unknown',
      'displayName minLength',
      'displayName pattern',
      'extIds.0.extIdType required',
      'teamCode required',
    ]);
  });

  it('names unknown, repeated and wrong query parameters together', async () => {
    const reply = await service.call({ url: '/api/sports-v2/teams?page=x&gender=male&gender=female&size=1' });
    const fields = reply.json<{ fields: { path: string; code: string }[] }>().fields;
    expect(fields.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'gender repeated',
      'page type',
      'size unknown',
    ]);
  });

  it('takes an empty query parameter for a missing one, unless the contract says that it means something', async () => {
    const teams = async (query: string) => {
      const reply = await service.call({ url: `/api/sports-v2/teams${query}` });
      return { status: reply.statusCode, body: reply.json<unknown>() };
    };
    const empty = '?page=&pageSize=&gender=&deleted=&ssgtUuid=&teamCode=&changedFrom=&sortBy=&timeZone=&searchToken=';
    expect(await teams(empty)).toEqual(await teams(''));
    const needed = await service.call({ url: '/api/sports-v2/game-series/by-ssgts?ssgtUuids=' });
    expect(needed.json()).toMatchObject({ statusCode: 400, fields: [{ path: 'ssgtUuids', code: 'required' }] });
    expect((await service.call({ url: '/api/search?query=' })).json()).toEqual({ groups: [] });
  });

  it('tells a duplicate code, and one that another team gave up is free', async () => {
    const example = exampleOf(operationNamed('createTeam'), known).body;
    const create = () => service.call({ method: 'POST', url: '/api/sports-v2/teams', body: example });
    const first = await create();
    expect(first.statusCode).toBe(201);
    const second = await create();
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ fields: [{ path: 'teamCode', code: 'duplicate' }] });
    const url = `/api/sports-v2/teams/${first.json<{ uuid: string }>().uuid}`;
    expect((await service.call({ method: 'PUT', url, body: { ...example, deleted: true } })).statusCode).toBe(200);
    expect((await create()).statusCode).toBe(201);
  });

  it('tells an unknown reference at its field', async () => {
    const body = { ...exampleOf(operationNamed('createTeam'), known).body, series: [{ uuid: 'nowhere' }] };
    const reply = await service.call({ method: 'POST', url: '/api/sports-v2/teams', body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'series.0.uuid', code: 'unknown' }] });
  });
});

function operationNamed(id: string) {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`the contract has no ${id}`);
  return operation;
}
