import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Article, articleCalls } from './article-calls.ts';
import { onRows, visitor } from './site-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let draft: Article;
let token: string;
beforeAll(async () => {
  service = await startTestService({ config: { publicSite: false } });
});
afterAll(() => service.close());
beforeEach(async () => {
  draft = await articleCalls(service).made({ header: 'Inte än', lang: 'sv' });
  token = await tokenOf(draft.id);
});

async function tokenOf(id: string): Promise<string> {
  const reply = await service.call({ url: `/api/articles/preview-token?id=${id}` });
  return reply.json<{ data: { token: string } }>().data.token;
}

const look = (id: string, query: Record<string, string>) =>
  visitor(service).get(`/site/preview/article/${id}?${new URLSearchParams(query)}`);

describe('a preview', () => {
  it('shows a draft to anyone who has the address, though the site is off', async () => {
    const reply = await look(draft.id, { token });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<h1>Inte än</h1>');
    expect(reply.body).toMatch(/<strong>Förhandsvisning<\/strong>, går ut <time/);
    expect(reply.body).toContain('content="noindex"');
    expect(reply.body).not.toContain('rel="canonical"');
  });

  it('is kept by nobody, and its address goes nowhere else', async () => {
    const { headers } = await look(draft.id, { token });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'/);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('as wide as a phone stands in a frame of that width', async () => {
    const reply = await look(draft.id, { token, width: '375' });
    expect(reply.body).toContain(
      `src="/site/preview/article/${draft.id}?token=${encodeURIComponent(token)}" width="375"`,
    );
    expect(reply.headers['content-security-policy']).toContain("frame-src 'self'");
    expect((await look(draft.id, { token, width: '9999' })).body).not.toContain('<iframe');
  });

  it('follows the newest draft', async () => {
    await articleCalls(service).put(draft.id, { header: 'Nästan' });
    expect((await look(draft.id, { token })).body).toContain('<h1>Nästan</h1>');
  });

  it('leads to the page once the article is published, also after its time', async () => {
    await articleCalls(service).act(draft.id, 'publish');
    const { url } = await articleCalls(service).read(draft.id);
    const reply = await look(draft.id, { token });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, url]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('leads to a page below a route in another script', async () => {
    const move = (from: string, to: string) =>
      onRows(service, `UPDATE routes SET path = replace(path, $1, $2) WHERE resource_type = 'article'`, [from, to]);
    await articleCalls(service).act(draft.id, 'publish');
    await move('/nyheter', '/ニュース');
    const reply = await look(draft.id, { token });
    await move('/ニュース', '/nyheter');
    expect([reply.statusCode, reply.headers.location]).toEqual([302, expect.stringMatching(/\/(%\w\w)+\/inte-an/)]);
  });
});

describe('what cannot be shown is one and the same answer', () => {
  it('for a deleted, another, a cut, a changed and no token, another article and none', async () => {
    const other = await articleCalls(service).made({ header: 'En annan' });
    const gone = await articleCalls(service).made({ header: 'Borta' });
    const goneToken = await tokenOf(gone.id);
    await articleCalls(service).act(gone.id, 'delete');
    const revoked = await articleCalls(service).made({ header: 'Återkallad' });
    const revokedToken = await tokenOf(revoked.id);
    await onRows(service, 'UPDATE articles SET preview_epoch = preview_epoch + 1 WHERE uuid = $1', [revoked.id]);
    const [text = '', mac = ''] = token.split('.');
    const replies = await Promise.all([
      look(gone.id, { token: goneToken }),
      look(gone.id, { token: goneToken, width: '375' }),
      look(other.id, { token }),
      look(revoked.id, { token: revokedToken }),
      look(draft.id, { token: token.slice(0, -1) }),
      look(draft.id, { token: `${text}.${'A'.repeat(mac.length)}` }),
      look(draft.id, { token: `${foreign(text)}.${mac}` }),
      look(draft.id, {}),
      look('none', { token }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.body).not.toMatch(/Frosthamn|Borta|Inte än/);
  });
});

/** The same claim for another site. */
function foreign(text: string): string {
  const claim = Buffer.from(text, 'base64url').toString();
  return Buffer.from(claim.replace(demo.site, demo.masterSite)).toString('base64url');
}
