import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Merges, mergeCalls } from './merge-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let merges: Merges;
let client: Client;

beforeAll(async () => {
  service = await startTestService();
  merges = mergeCalls(service);
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await service.close();
});

/** Gives tags to the articles whose uuids start with these letters, so many to each; the first of them is `first`. */
async function addTags(letters: string, first: string, count: number): Promise<void> {
  await client.query(
    `INSERT INTO article_tags (instance_id, article_uuid, value, sort_order)
     SELECT instance_id, uuid, CASE n WHEN 1 THEN $2 ELSE $2 || '-' || n END, n
     FROM articles, generate_series(1, $3::int) n WHERE instance_id = $1 AND starts_with(uuid, $4)`,
    [demo.site, first, count, letters],
  );
  await client.query('ANALYZE articles, article_tags');
}

/** Milliseconds for the merge of a team that all of them bear as a tag, and for undoing it. */
async function mergeAndUndo(kept: string, ended: string): Promise<number> {
  const begun = performance.now();
  const { body } = await merges.good('team', { kept, ended });
  const undone = await merges.undo(body.uuid);
  expect(undone.statusCode, undone.body).toBe(200);
  return performance.now() - begun;
}

it('merges and undoes in the time that the references take, however much there is beside them', async () => {
  const [kept, ended] = [
    await merges.make('teams', { displayName: 'Kept', teamCode: 'KEPT1', ownerInstanceId: demo.site }),
    await merges.make('teams', { displayName: 'Ended', teamCode: 'ENDED1', ownerInstanceId: demo.site }),
  ];
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'articles' AND column_name NOT IN ('uuid', 'number', 'slug') AND is_generated = 'NEVER'`,
  );
  const columns = rows[0]?.columns ?? '';
  await client.query('ALTER TABLE articles DISABLE TRIGGER USER; ALTER TABLE article_tags DISABLE TRIGGER USER');
  await client.query(
    `INSERT INTO articles (uuid, number, ${columns}) SELECT CASE WHEN n > 600 THEN 'beside-' ELSE 'many-' END || n, 100000 + n, ${columns}
     FROM (SELECT * FROM articles WHERE instance_id = $1 LIMIT 1) one, generate_series(1, 1000) n`,
    [demo.site],
  );
  await addTags('many-', `team.${ended.uuid}`, 1);
  await client.query('ALTER TABLE articles ENABLE TRIGGER USER; ALTER TABLE article_tags ENABLE TRIGGER USER');
  await mergeAndUndo(kept.uuid, ended.uuid);
  const few = await mergeAndUndo(kept.uuid, ended.uuid);
  await client.query('ALTER TABLE article_tags DISABLE TRIGGER USER');
  await addTags('beside-', 'custom.beside', 150);
  await client.query('ALTER TABLE article_tags ENABLE TRIGGER USER');
  // Each reference that is compared with every row took fifteen times as long.
  expect((await mergeAndUndo(kept.uuid, ended.uuid)) / few).toBeLessThan(4);
});
