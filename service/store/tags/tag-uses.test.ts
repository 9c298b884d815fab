import { expect, it } from 'vitest';
import type { Transaction } from '../database.ts';
import { prepared, type Sql } from '../sql.ts';
import { rewriteUses } from './tag-uses.ts';

it('rewrites what bears a tag in portions, each thing once', async () => {
  const bearing = Array.from({ length: 450 }, (_, index) => `thing-${index}`);
  const written: { text: string; uuids: readonly string[] }[] = [];
  const query = async <Row>(statement: Sql): Promise<Row[]> => {
    const { text, values } = prepared(statement);
    if (/^SELECT DISTINCT/.test(text.trim())) return bearing.map((uuid) => ({ uuid })) as Row[];
    const uuids = values.find((value) => Array.isArray(value) && String(value[0]).startsWith('thing-'));
    if (Array.isArray(uuids)) written.push({ text: text.trim(), uuids });
    return [];
  };
  const transaction: Transaction = { scope: 'instance', writes: true, instanceId: 'site', query };
  await rewriteUses(transaction, 'somebody', ['custom.a'], 'custom.b');
  expect(Math.max(...written.map(({ uuids }) => uuids.length))).toBe(200);
  for (const table of ['UPDATE media ', 'INSERT INTO media_tags ', 'DELETE FROM media_tags ', 'UPDATE articles ']) {
    const portions = written.filter(({ text }) => text.startsWith(table));
    expect(portions.flatMap(({ uuids }) => uuids)).toEqual(bearing);
  }
});
