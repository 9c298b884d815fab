import { expect, test } from 'vitest';
import type { Queries } from './database.ts';
import { prepared, type Sql, sql } from './sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from './write-row.ts';

test('a row is inserted with its columns in their order, values as parameters and SQL as text', () => {
  const query = prepared(
    insertRow('teams', { uuid: 'a', names: ['x', 'y'], logo: null, made: sql`now()`, deleted: false }),
  );
  expect(query.text).toBe(
    'INSERT INTO "teams" AS p ("uuid", "names", "logo", "made", "deleted") VALUES ($1, $2, $3, now(), $4)',
  );
  expect(query.values).toEqual(['a', ['x', 'y'], null, false]);
});

test('a row is changed where every column of the key has its value', () => {
  const query = prepared(updateRow('teams', { name: 'N', version: sql`p.version + ${1}` }, { uuid: 'a', site: 's' }));
  expect(query.text).toBe(
    'UPDATE "teams" AS p SET "name" = $1, "version" = p.version + $2 WHERE p."uuid" = $3 AND p."site" = $4',
  );
  expect(query.values).toEqual(['N', 1, 'a', 's']);
});

test('a hostile value stays a value, and a hostile name is refused', () => {
  const hostile = "x'; DROP TABLE teams; --";
  const query = prepared(updateRow('teams', { name: hostile }, { uuid: hostile }));
  expect(query.text).toBe('UPDATE "teams" AS p SET "name" = $1 WHERE p."uuid" = $2');
  expect(query.values).toEqual([hostile, hostile]);
  const refusal = 'is not the name of a table or a column';
  expect(() => insertRow(hostile, { name: 'N' })).toThrow(refusal);
  expect(() => insertRow('teams', { 'name") VALUES (1); --': 'N' })).toThrow(refusal);
  expect(() => updateRow('teams" SET a = 1; --', { name: 'N' }, { uuid: 'a' })).toThrow(refusal);
  expect(() => updateRow('teams', { 'name" = 1, "b': 'N' }, { uuid: 'a' })).toThrow(refusal);
  expect(() => updateRow('teams', { name: 'N' }, { 'uuid" IS NOT NULL OR "a': 'a' })).toThrow(refusal);
});

test('no column and no key are refused: an update without a key would change every row', () => {
  expect(() => insertRow('teams', {})).toThrow('at least one column');
  expect(() => updateRow('teams', {}, { uuid: 'a' })).toThrow('at least one column');
  expect(() => updateRow('teams', { name: 'N' }, {})).toThrow('at least one column');
});

test('the author of a row, and of each change with its moment and the next version', () => {
  expect(createdBy('kim')).toEqual({ created_by: 'kim', modified_by: 'kim' });
  expect(prepared(updateRow('teams', changedBy('kim'), { uuid: 'a' })).text).toBe(
    'UPDATE "teams" AS p SET "version" = p.version + 1, "last_modified" = now(), "modified_by" = $1 WHERE p."uuid" = $2',
  );
});

test('what was written is returned by the same statement, and a write of no row fails', async () => {
  const statements: string[] = [];
  const answering = (rows: unknown[]): Queries => ({
    query<Row>(statement: Sql) {
      statements.push(prepared(statement).text);
      return Promise.resolve(rows as Row[]);
    },
  });
  const write = updateRow('teams', { name: 'N' }, { uuid: 'a' });
  expect(await writeRow(answering([{ version: 2 }]), write, sql`p.version`)).toEqual({ version: 2 });
  expect(statements).toEqual(['UPDATE "teams" AS p SET "name" = $1 WHERE p."uuid" = $2 RETURNING p.version']);
  await expect(writeRow(answering([]), write, sql`p.version`)).rejects.toThrow('No row was written.');
});
