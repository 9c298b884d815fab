import { expect, it } from 'vitest';
import type { ImportResults } from '../../../generated/model/importResults.ts';
import { ApiError } from '../../contract/api-error.ts';
import type { ImportBatch, WholeEntity } from '../../contract/entity.ts';
import { batchesOf } from './make-batches.ts';
import { checked, type Person, service, shutOut } from './sample-import.ts';

/** A service that makes many at a time: what an import made before by a line is not made again. */
function batching(fail: (batch: ImportBatch) => Error | undefined = () => undefined) {
  const { entity, people, names } = service();
  const calls: ImportBatch[] = [];
  const looked: object[][] = [];
  const lines = new Map<string, string>();
  const { readPage: _, ...rest } = entity;
  const whole: WholeEntity = {
    ...rest,
    readPage: () => {
      throw new Error('rows are looked up together');
    },
    createMany: async (batch) => {
      calls.push(batch);
      const failure = fail(batch);
      if (failure instanceof ApiError && failure.kind === 'http') throw failure;
      const results = batch.rows.map(({ line, values }): ImportResults['results'][number] => {
        const made = lines.get(`${batch.importUuid} ${line}`);
        if (!values) {
          const notMade = { line, statusCode: 404, uuid: null, version: null, message: 'not made', fields: [] };
          return made ? { ...notMade, statusCode: 201, uuid: made, version: '"1"' } : notMade;
        }
        const { name } = values as Person;
        if (name === 'Bo') return { line, statusCode: 409, uuid: null, version: null, message: 'taken', fields: [] };
        const key = `${batch.importUuid} ${line}`;
        const uuid = lines.get(key) ?? `p${lines.size + 1}`;
        lines.set(key, uuid);
        people.set(uuid, { ...(values as Person), uuid });
        return { line, statusCode: 201, uuid, version: '"1"', message: '', fields: [] };
      });
      if (failure) throw failure;
      return { results };
    },
    findSimilar: async ({ rows }) => {
      looked.push([...rows]);
      return {
        results: rows.map((row) => ('name' in row && row.name === 'Åsa' ? [{ uuid: 'old', name: 'Åsa' }] : [])),
      };
    },
  };
  return { whole, calls, looked, names };
}

const NAMES = Array.from({ length: 250 }, (_, index) => `N${index},2001-01-01`);

it('looks rows up together, and makes them a hundred at a time', async () => {
  const { whole, calls, looked } = batching();
  const { session } = await checked(whole, ['Name,Born', 'Åsa,2003-02-14', 'Bo,2001-01-01', 'X,', ...NAMES].join('\n'));
  expect(looked.map((rows) => rows.length).sort((a, b) => a - b)).toEqual([53, 99, 100]);
  expect(session.get().rows[0]?.twins).toEqual([{ title: 'Åsa', id: 'old' }]);
  await session.make();
  expect(calls.map(({ rows }) => rows.length).sort((a, b) => a - b)).toEqual([51, 100, 100]);
  const { outcomes } = session.get();
  expect(outcomes.get(3)).toMatchObject({ state: 'refused', status: 409 });
  expect(outcomes.get(5)).toMatchObject({ state: 'made', version: '"1"' });
  expect([...outcomes.values()].filter(({ state }) => state === 'made')).toHaveLength(250);
  expect(session.importUuid).toBe(calls[0]?.importUuid);
});

it('makes nothing twice when an answer is lost, and goes on with what is left', async () => {
  let isDown = true;
  const { whole, calls, names } = batching(() => (isDown ? new ApiError('network', 0, 'gone') : undefined));
  const { session } = await checked(whole, 'Name,Born\nAnn,2001-01-01\nCarl,2001-01-01\n');
  await session.make();
  expect(session.get().failure).toBeInstanceOf(ApiError);
  isDown = false;
  await session.goOn();
  expect(session.get().failure).toBeUndefined();
  expect(names()).toEqual(['Ann', 'Carl']);
  expect(new Set(calls.map(({ importUuid }) => importUuid)).size).toBe(1);
}, 20_000);

it('takes back what was made and whose answer was lost, and makes nothing for it', async () => {
  let isDown = true;
  const { whole, calls, names } = batching(({ rows }) =>
    isDown && rows.length < 100 ? new ApiError('network', 0, 'gone') : undefined,
  );
  const { session } = await checked(whole, ['Name,Born', ...NAMES].join('\n'));
  await session.make();
  expect(session.get().failure).toBeInstanceOf(ApiError);
  expect([...session.get().outcomes.values()]).toHaveLength(200);
  expect(names()).toHaveLength(250);
  isDown = false;
  const sent = calls.length;
  await session.undo();
  expect(names()).toEqual([]);
  expect([...session.get().outcomes.values()].filter(({ state }) => state === 'undone')).toHaveLength(250);
  expect(calls.slice(sent).flatMap(({ rows }) => rows.map(({ values }) => values))).toEqual(Array(50).fill(undefined));
}, 20_000);

it('stops when the site is taken from the user, and goes on once it is given back', async () => {
  let isShut = true;
  const { whole, calls, names } = batching(() => (isShut ? shutOut() : undefined));
  const { session } = await checked(whole, ['Name,Born', ...NAMES].join('\n'));
  await session.make();
  expect(session.get().failure).toMatchObject({ status: 403 });
  expect(session.get().outcomes.size).toBe(0);
  expect(calls.every(({ rows }) => rows.length > 1)).toBe(true);
  isShut = false;
  await session.goOn();
  expect(names()).toHaveLength(250);
});

it('sends the rows of a refused batch one by one, so that one bad row stops only itself', async () => {
  const refused = (rows: number) =>
    new ApiError('http', 400, 'bad', [{ path: `rows.${rows}.values.name`, message: 'bad', code: 'maxLength' }]);
  const { whole } = batching(({ rows }) => {
    const at = rows.findIndex(({ values }) => (values as Person).name === 'Bad');
    return at >= 0 ? refused(at) : undefined;
  });
  const { session } = await checked(whole, 'Name,Born\nAnn,2001-01-01\nBad,2001-01-01\nCarl,2001-01-01\n');
  await session.make();
  const { outcomes } = session.get();
  expect([2, 3, 4].map((line) => outcomes.get(line)?.state)).toEqual(['made', 'refused', 'made']);
  expect(outcomes.get(3)).toMatchObject({ fields: [{ path: 'name' }] });
});

it('keeps a call below what the service takes', () => {
  const rows = Array.from({ length: 30 }, (_, line) => ({ line, values: { text: 'å'.repeat(20_000) } }));
  expect(batchesOf(rows).map((batch) => batch.length)).toEqual([11, 11, 8]);
  expect(batchesOf([{ line: 1, values: { text: 'x'.repeat(900_000) } }])).toHaveLength(1);
});
