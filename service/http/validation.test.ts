import { describe, expect, it } from 'vitest';
import { type Contract, readContract } from './contract.ts';
import { compileChecks } from './validation.ts';

const contract: Contract = readContract();
const checks = compileChecks(contract);

function checksOf(id: string) {
  const found = checks.get(id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

const team = { displayName: 'Frost', teamCode: 'FRO', ownerInstanceId: 'frost1_frost' };
const bodyFaults = (body: unknown) =>
  checksOf('createTeam')
    .body?.(body)
    .map(({ path, code }) => `${path} ${code}`);

describe('bodies', () => {
  it('accepts what fits', () => {
    expect(bodyFaults(team)).toEqual([]);
  });

  it.each([
    [
      { ...team, teamCode: undefined, displayName: '' },
      ['teamCode required', 'displayName minLength', 'displayName pattern'],
    ],
    [{ ...team, colour: 'red' }, ['colour unknown']],
    [{ ...team, gender: 'mixed' }, ['gender enum']],
    [{ ...team, deleted: 'true' }, ['deleted type']],
    [{ ...team, teamNames: { shrot: 'F' } }, ['teamNames.shrot unknown']],
    [{ ...team, extIds: [{ extId: 'a' }] }, ['extIds.0.extIdType required']],
    [{ ...team, teamCode: 'x'.repeat(21) }, ['teamCode maxLength']],
    [[team], [' type']],
    [null, [' type']],
  ])('%j', (body, faults) => {
    const sent: unknown = JSON.parse(JSON.stringify(body));
    expect(bodyFaults(sent)?.sort()).toEqual(faults.sort());
  });

  it('does not call the known fields unknown when one of them is wrong', () => {
    expect(bodyFaults({ ...team, displayName: 1 })).toEqual(['displayName type']);
  });

  it('tells no more than 50 faults', () => {
    const wrong = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, index]));
    expect(bodyFaults({ ...team, ...wrong })).toHaveLength(50);
  });
});

describe('parameters', () => {
  it('makes numbers and booleans of text and fills in defaults', () => {
    const query = { page: '3', deleted: 'true' };
    expect(checksOf('listTeams').query(query)).toEqual([]);
    expect(query).toEqual({ page: 3, pageSize: 20, deleted: true, sortBy: 'displayName', timeZone: 'UTC' });
  });

  it.each([
    [{ page: '0' }, 'page minimum'],
    [{ page: '1.5' }, 'page type'],
    [{ page: '' }, 'page type'],
    [{ page: '1e999' }, 'page type'],
    [{ pageSize: '101' }, 'pageSize maximum'],
    [{ deleted: 'yes' }, 'deleted type'],
    [{ sortBy: 'uuid' }, 'sortBy enum'],
    [{ searchtoken: 'x' }, 'searchtoken unknown'],
    [{ seriesUuid: "' OR 1=1" }, 'seriesUuid pattern'],
  ])('%j', (query, fault) => {
    expect(
      checksOf('listTeams')
        .query(query)
        .map(({ path, code }) => `${path} ${code}`),
    ).toEqual([fault]);
  });

  it('needs the instance header and knows path parameters of the path item', () => {
    expect(checksOf('getTeam').headers({})).toMatchObject([{ path: 'x-s8y-instance-id', code: 'required' }]);
    expect(checksOf('getTeam').path({ teamUuid: 'a b' })).toMatchObject([{ path: 'teamUuid', code: 'pattern' }]);
  });
});

describe('the contract and the glue agree', () => {
  it('on the parameters that always have a default (handler.ts)', () => {
    const paging = contract.operations.flatMap((operation) =>
      operation.parameters.filter((parameter) => ['page', 'pageSize'].includes(parameter.name)),
    );
    expect(paging.length).toBeGreaterThan(0);
    for (const parameter of paging) expect(parameter.schema).toHaveProperty('default');
  });

  it('that operations without a 401 are those open to everyone (handler.ts)', () => {
    for (const operation of contract.operations) expect(operation.answers.has(401)).toBe(!operation.open);
  });

  it('that an operation id is used once', () => {
    expect(new Set(contract.operations.map(({ id }) => id)).size).toBe(contract.operations.length);
  });
});
