import { expect, it } from 'vitest';
import { sweep } from '../../service/blobs/sweep.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase } from './database.ts';
import { demo, startTestService } from './test-service.ts';

it('what an import made is known for a month', async () => {
  const { blobs, ...service } = await startTestService();
  const { database, close } = await demoDatabase();
  const row = (uuid: string, days: number) =>
    database.inInstance(demo.site, (tx) =>
      tx.query(sql`INSERT INTO imported_rows (instance_id, import_uuid, line, thing_uuid, version, made_at)
        VALUES (${demo.site}, ${uuid}, 2, 'thing', 1, now() - make_interval(days => ${days}))`),
    );
  await row('old', 31);
  await row('new', 29);
  await sweep({ database, store: blobs, onError: (error) => expect.fail(error.message) }, new AbortController().signal);
  const left = await database.readInstance(demo.site, (reader) =>
    reader.query(sql`SELECT import_uuid AS uuid FROM imported_rows`),
  );
  expect(left).toEqual([{ uuid: 'new' }]);
  await close();
  await service.close();
});
