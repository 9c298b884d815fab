import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pointToSite } from '../../service/demo/point-to-site.ts';
import { openDatabase } from '../../service/store/database.ts';
import { articleCalls } from './article-calls.ts';
import { type MenuItem, routingCalls } from './routing-calls.ts';
import { minutesAgo, onRows, published, visitor } from './site-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const visit = (path: string, headers?: Record<string, string>) => visitor(service).page(path, headers);

describe('every route that the demo’s menu leads to', () => {
  it('is a page of its own, in the site’s language', async () => {
    const paths = (await routingCalls(service).read()).flatMap(({ children }) => pathsOf(children));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const reply = await visit(path);
      const isGone = ['/lag/veteraner', '/partner'].includes(path);
      const isElsewhere = path === '/forbundet';
      expect([path, reply.statusCode]).toEqual([path, isGone ? 404 : isElsewhere ? 302 : 200]);
      if (isElsewhere) continue;
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toMatch(/^<!doctype html><html lang="sv" dir="ltr">/);
      expect(reply.body.match(/<h1/g)).toHaveLength(1);
    }
  });

  it('is in English on the league’s site', async () => {
    const league = visitor(service, demo.masterSite);
    for (const path of [
      '/',
      '/news',
      '/games',
      '/games?played=1',
      '/games/schedule',
      '/teams',
      '/statistics',
      '/media',
      '/table',
    ]) {
      const reply = await league.get(`/site/${demo.masterSite}${path}`);
      expect([path, reply.statusCode]).toEqual([path, 200]);
      expect(reply.body).toContain('<html lang="en"');
    }
  });

  it('shows what it is for: games by day, teams with their squads, players', async () => {
    expect((await visit('/lag/1')).body).toContain('<h2>Trupp</h2>');
    expect((await visit('/matcher')).body).toContain('class="s-day"');
    const [game] = await onRows(service, 'SELECT uuid FROM games WHERE NOT deleted AND played LIMIT 1');
    expect((await visit(`/matcher/${game?.uuid}`)).body).toContain('class="s-match-score"');
    expect((await visit('/veckans-spelare')).body).toContain('class="s-player-number"');
  });
});

it('gives previews in the console the same header, foot and addresses', async () => {
  const { body: page } = await visit('/');
  const { statusCode, json } = await service.call({ url: '/api/instance-config/site-frame' });
  expect(statusCode).toBe(200);
  const frame = json<{ name: string; lang: string; base: string; paths: { news: string }; menu: { name: string }[] }>();
  expect(frame).toMatchObject({ lang: 'sv', base: `/site/${demo.site}`, timeZone: 'Europe/Stockholm' });
  expect(page).toContain(`<span class="s-home-name">${frame.name}</span>`);
  expect(page).toContain(`href="${frame.base}${frame.paths.news}"`);
  expect(frame.menu.map(({ name }) => name).length).toBeGreaterThan(2);
});

function pathsOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ route, children }) => [
    ...(route?.path.startsWith('/') ? [route.path] : []),
    ...pathsOf(children),
  ]);
}

describe('an address that leads nowhere', () => {
  it.each([
    '/nothing',
    '/lag/veteraner',
    '/partner',
    '/matcher/none',
    '/nyheter/none',
    '/matcher?page=900',
    '/media?show=none',
  ])('%s is a page that says so, in the site’s own words', async (path) => {
    const reply = await visit(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<h1>Utanför mål</h1>');
    expect(reply.body).toContain('content="noindex"');
  });

  it('is told in one sentence where there is no site', async () => {
    expect((await visitor(service).get('/site/none1_none/')).statusCode).toBe(404);
    expect((await visitor(service).get(`/site/${demo.site}%00/`)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await visitor(service).get('/site/theme/none1_none.css')).statusCode).toBe(404);
    expect((await visitor(service).get('/site/assets/..%2F..%2Fpackage.json')).statusCode).toBe(404);
  });

  it.each([
    ['/site', 404],
    ['/site/none1_none/', 404],
    [`/site/${demo.site}/nyheter/toppm%C3`, 400],
    ['/site/preview/article/%ff', 400],
  ])('%s is a page in words to a browser', async (path, status) => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'sv-SE,sv' };
    const reply = await visitor(service).get(path, headers);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain('<h1>Utanför mål</h1>');
    expect((await visitor(service).get(path)).json()).toHaveProperty('message');
  });
});

describe('a page', () => {
  it('runs nothing, sets nothing, is framed by nobody and kept for half a minute', async () => {
    const { headers } = await visit('/');
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'self'; font-src 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'cache-control': 'public, max-age=30',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is not sent again while it is the same', async () => {
    // The start page names the day of its games and nothing of the moment.
    const first = await visit('/om');
    const again = await visit('/om', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('public, max-age=30');
    expect((await visit('/om', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('comes smaller to those who take it so', async () => {
    const plain = await visit('/om');
    const brotli = await visit('/om', { 'accept-encoding': 'br, gzip' });
    const gzip = await visit('/om', { 'accept-encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('is the same for anyone who is signed in', async () => {
    const signedIn = await service.call({ url: `/site/${demo.site}/om` });
    expect(signedIn.body).toBe((await visit('/om')).body);
  });

  it('has the colours of the club’s crest', async () => {
    const { body } = await visit('/');
    const address = /\/site\/theme\/[^"]+/.exec(body)?.[0] ?? '';
    const styles = await visitor(service).get(address);
    expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(styles.body).toMatch(/--club: #0[0-9a-f]/);
    const league = await visitor(service).get(`/site/theme/${demo.masterSite}.css`);
    expect(league.body).not.toBe(styles.body);
  });

  it('is known by its icon where its teams wear many crests', async () => {
    const [club] = await onRows(service, 'SELECT icon FROM sites WHERE instance_id = $1', [demo.site]);
    const icon = /^\/images\/[^?]+/.exec(club?.icon ?? '')?.[0];
    const wear = (crest: string) =>
      onRows(service, `UPDATE teams SET icon = nullif($1, '') || uuid WHERE created_by = 'demo'`, [crest]);
    await wear('data:image/svg+xml,');
    const { body } = await visit('/');
    await wear('');
    expect(icon).toBeDefined();
    expect(body).toContain(`<link rel="icon" href="${icon}?`);
  });
});

describe('an article', () => {
  it('has its page at the address that it is known by, and leads there from every former one', async () => {
    const { made, put } = articleCalls(service);
    const one = await made({ ...published, header: 'Seger i derbyt', intro: 'Sex minuter räckte.' });
    const page = await visit('/nyheter/seger-i-derbyt');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Seger i derbyt</h1>');
    expect(page.body).toContain(`<link rel="canonical" href="${one.url}"/>`);
    expect(page.body).toContain('<meta name="description" content="Sex minuter räckte."/>');
    await put(one.id, { header: 'Seger i derbyt', metadata: { canonicalUrl: 'forst.example/derbyt' } });
    // One without a scheme would be a path of the site.
    expect((await visit('/nyheter/seger-i-derbyt')).body).toContain(
      '<link rel="canonical" href="https://forst.example/derbyt"/>',
    );
    await put(one.id, { header: 'Seger i derbyt', metadata: { slug: 'derbysegern' } });
    const moved = await visit('/nyheter/seger-i-derbyt');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/site/${demo.site}/nyheter/derbysegern`]);
    const byId = await visit(`/nyheter/${one.id}`);
    expect([byId.statusCode, byId.headers.location]).toEqual([302, `/site/${demo.site}/nyheter/derbysegern`]);
  });

  it('stands among the news, on the pages of what it is about, and first on a start page without a layout when highlighted', async () => {
    const [team] = await onRows(
      service,
      'SELECT uuid FROM teams WHERE owner_instance_id = instance_id AND NOT deleted ORDER BY display_name COLLATE "C" LIMIT 1',
    );
    const { made } = articleCalls(service);
    const tags = [{ value: `team.${team?.uuid}` }];
    await made({
      ...published,
      publishedAt: minutesAgo(9),
      header: 'Lyft fram',
      highlightedArticle: true,
      sitePriority: 100,
      tags,
    });
    await made({ ...published, header: 'Nyast av alla' });
    const starts = (is: boolean) =>
      onRows(service, `UPDATE site_layouts SET is_start_page = $1 WHERE kind = 'startPage'`, [is]);
    await starts(false);
    const { body } = await visit('/');
    await starts(true);
    expect(body.indexOf('Lyft fram')).toBeLessThan(body.indexOf('Nyast av alla'));
    const news = (await visit('/nyheter')).body;
    expect(news.indexOf('Nyast av alla')).toBeLessThan(news.indexOf('Lyft fram'));
    expect((await visit('/lag/1')).body).toContain('Lyft fram');
    expect((await visit('/lag/1')).body).not.toContain('Nyast av alla');
  });

  it('leads to addresses in other scripts', async () => {
    const { made } = articleCalls(service);
    for (const [slug, externalUrl, location] of [
      ['japan', 'https://exämple.se/日本?q=ö', 'https://xn--exmple-cua.se/%E6%97%A5%E6%9C%AC?q=%C3%B6'],
      ['polen', 'example.se/ł', 'https://example.se/%C5%82'],
    ] as const) {
      await made({ ...published, header: slug, metadata: { slug, externalUrl } });
      const { statusCode, headers } = await visit(`/nyheter/${slug}`);
      expect([statusCode, headers.location]).toEqual([302, location]);
    }
  });

  it('leads elsewhere when it says so, if a browser may go there', async () => {
    const { made } = articleCalls(service);
    await made({
      ...published,
      header: 'Utanför',
      metadata: { slug: 'utanfor', externalUrl: 'https://elsewhere.example/x' },
    });
    const reply = await visit('/nyheter/utanfor');
    expect([reply.statusCode, reply.headers.location]).toEqual([302, 'https://elsewhere.example/x']);
    expect((await visit('/nyheter')).body).toContain('href="https://elsewhere.example/x"');
  });

  it('is found where a site is known by the address at which this service serves it', async () => {
    const origin = 'http://localhost:4400';
    const database = await openDatabase(service.databaseUrl, { asOwner: true });
    await pointToSite(database, origin).finally(() => database.close());
    const { url } = await articleCalls(service).made({ ...published, header: 'Hemma' });
    expect(url).toBe(`${origin}/site/${demo.site}/nyheter/hemma`);
    expect((await visitor(service).get(new URL(String(url)).pathname)).statusCode).toBe(200);
  });
});

describe('PUBLIC_SITE=off', () => {
  it('leaves no page, but the looks of previews', async () => {
    const off = await startTestService({ config: { publicSite: false } });
    expect((await visitor(off).page('/')).statusCode).toBe(404);
    expect((await visitor(off).get(`/site/theme/${demo.site}.css`)).statusCode).toBe(200);
    await off.close();
  });
});
