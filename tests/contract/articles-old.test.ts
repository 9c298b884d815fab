import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleCalls, articleOf, storeBody } from './article-calls.ts';
import { refusal } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let calls: ReturnType<typeof articleCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.close());

describe('an article of an older version', () => {
  const old = [
    [
      'v1',
      'Första raden\nandra raden\n\nNytt <b>stycke</b>',
      '<p>Första raden<br>andra raden</p><p>Nytt &#60;b&#62;stycke&#60;/b&#62;</p>',
    ],
    ['v2', '<div>Text <b onclick="x()">fet</b><script>x()</script></div>\n', '<p>Text <strong>fet</strong></p>\n'],
  ] as const;

  it.each(old)('%s is read, published and duplicated, never changed', async (version, body, html) => {
    const { id } = await calls.made();
    await storeBody(service, id, version, body);
    const read = await calls.read(id);
    expect(read).toMatchObject({ articleVersion: version, body, articleBody: html });
    expect(refusal(await calls.put(id, { header: 'Ändrad' }))).toBe('409 articleVersion oldVersion');
    articleOf(await calls.act(id, 'publish'));
    const copy = articleOf(await calls.act(id, 'duplicate'));
    expect(copy.articleVersion).toBe('v3');
    expect(copy.body).toMatchObject({ type: 'doc' });
    articleOf(await calls.put(copy.id, { header: 'Ändrad', body: copy.body }));
    expect((await calls.read(id)).body).toBe(body);
  });

  it('is not made again', async () => {
    const reply = await calls.create({ articleVersion: 'v2', body: '<p>x</p>' });
    expect(refusal(reply)).toBe('400 articleVersion oldVersion');
  });
});
