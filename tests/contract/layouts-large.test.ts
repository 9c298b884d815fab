import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleCalls } from './article-calls.ts';
import { query } from './backup-sample.ts';
import { mostMs, timed } from './cpu-time.ts';
import { groupOf, layoutCalls, sectionIn } from './layout-calls.ts';
import { published } from './site-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const { id } = await articleCalls(service).made(published);
  await copyArticle(service.databaseUrl, id, 2_500);
}, 60_000);
afterAll(() => service.close());

/** Makes so many copies of an article, at the moment of its publication. */
async function copyArticle(url: string, id: string, copies: number): Promise<void> {
  const columns = await query<{ name: string }>(
    url,
    `SELECT attname::text AS name FROM pg_attribute WHERE attrelid = 'articles'::regclass AND attnum > 0 AND NOT attisdropped
       AND attgenerated = '' AND attidentity = '' AND attname NOT IN ('uuid', 'slug')`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await query(
    url,
    `SET session_replication_role = replica;
     INSERT INTO articles (uuid, slug, ${names}) SELECT 'copy' || lpad(place::text, 8, '0'), 'copy-' || place, ${names}
       FROM articles, generate_series(1, ${copies}) place WHERE uuid = '${id}'`,
  );
}

const copyId = (place: number) => `copy${String(place).padStart(8, '0')}`;

it('a page of as many lists of articles as there may be holds nobody else up', async () => {
  const pinned = Array.from({ length: 20 }, (_, place) => ({ articleId: copyId(place + 1) }));
  const sectionGroups = ['one', 'two'].map((id) => {
    const section = (_: unknown, place: number) =>
      sectionIn(id, 'ARTICLE LIST', { source: 'latest', count: 24, skipShown: place % 2 === 0, pinned });
    return groupOf(id, ...Array.from({ length: 30 }, section));
  });
  const body = { layout: { sectionGroups } };
  const { preview } = layoutCalls(service);
  // The first one compiles code.
  await preview(body);
  const { result, ms } = await timed(() => preview(body));
  const shown = result.groups.flatMap((group) => group.sections.map(({ items }) => items.length));
  expect(shown.filter((count) => count === 24).length).toBeGreaterThan(40);
  expect(ms).toBeLessThan(mostMs);
});
