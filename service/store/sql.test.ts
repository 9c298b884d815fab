import { expect, test } from 'vitest';
import { allOf, identifier, joinSql, prepared, sql } from './sql.ts';

test('values become parameters, pieces of SQL become text, and the numbers run through', () => {
  const condition = sql`a = ${1} AND b = ${"x'; DROP TABLE teams; --"}`;
  const query = prepared(sql`SELECT ${'c'} FROM t WHERE ${condition} LIMIT ${2}`);
  expect(query.text).toBe('SELECT $1 FROM t WHERE a = $2 AND b = $3 LIMIT $4');
  expect(query.values).toEqual(['c', 1, "x'; DROP TABLE teams; --", 2]);
});

test('the name follows from the text alone', () => {
  expect(prepared(sql`SELECT ${1}`).name).toBe(prepared(sql`SELECT ${2}`).name);
  expect(prepared(sql`SELECT ${1}`).name).not.toBe(prepared(sql`SELECT ${1}, 1`).name);
});

test('pieces are joined with a separator; no condition at all is true', () => {
  expect(prepared(joinSql([sql`a`, sql`${1}`, sql`c`], sql`, `)).text).toBe('a, $1, c');
  expect(prepared(allOf([])).text).toBe('TRUE');
  expect(prepared(allOf([sql`a`, sql`b`])).text).toBe('a AND b');
});

test('the name of a table or a column is quoted, and nothing else is a name', () => {
  expect(prepared(sql`SELECT ${identifier('starts_at')} FROM ${identifier('games')} WHERE a = ${1}`).text).toBe(
    'SELECT "starts_at" FROM "games" WHERE a = $1',
  );
  for (const name of ['', 'a"b', 'a b', 'a.b', 'a;', 'A', '1a', 'a-b', 'é', 'a\n', 'a'.repeat(64)]) {
    expect(() => identifier(name), name).toThrow('is not the name of a table or a column');
  }
});
