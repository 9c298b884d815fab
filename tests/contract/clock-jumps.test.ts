import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { articleCalls } from './article-calls.ts';
import { groupOf, heroSlide, inHours, layoutCalls, type SiteLayout, sectionIn } from './layout-calls.ts';
import { good, mediaCalls, picture } from './media-calls.ts';
import { onRows, published, visitor } from './site-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

// The clock of the service's machine is set forward and back; the database has its own.
const day = 86_400_000;
const setClock = (by: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
};

let service: TestService;
let start: SiteLayout;
beforeAll(async () => {
  service = await startTestService();
  const rows = await onRows(service, 'SELECT uuid FROM site_layouts WHERE is_start_page');
  start = await layoutCalls(service).read(rows[0]?.uuid ?? '');
});
afterAll(() => service.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const page = async (path: string) => (await visitor(service).page(path)).body;
/** A token of this moment of the service's clock. */
const token = (subject: string = demo.admin) => service.tokens.good(subject);

describe('a clock that is a day ahead or behind, and then right', () => {
  it('publishes no article before its moment and hides none after it, in lists and for visitors alike', async () => {
    const articles = articleCalls(service);
    await articles.made({ header: 'Klockan gick', ...published });
    await articles.made({ header: 'Klockan går', published: true, publishedAt: inHours(1) });
    const seen = async () => {
      const { items } = await articleCalls(service, { token: await token() }).list('latest');
      const news = await page('/nyheter');
      const own = items.filter(({ header }) => header.startsWith('Klockan'));
      return own.map(({ header, state }) => `${header}: ${state}, ${news.includes(header)}`).sort();
    };
    const right = ['Klockan gick: published, true', 'Klockan går: scheduled, false'];
    expect(await seen()).toEqual(right);
    for (const by of [day, -day]) {
      setClock(by);
      expect(await seen()).toEqual(right);
      vi.useRealTimers();
      expect(await seen()).toEqual(right);
    }
  });

  it('shows a slide as if it were that moment, and nothing of it stays', async () => {
    const { mediaString } = await mediaCalls(service).createImage(await picture(9400, 1280, 720));
    const media = { media: mediaString, alt: 'Isen' };
    const slides = [heroSlide({ heading: 'Från i morgon', media, visibleFrom: inHours(12) })];
    const { id, name, kind } = start;
    const sectionGroups = [groupOf('shown', sectionIn('shown', 'HERO SLIDER', { slides }))];
    good(await layoutCalls(service).save({ id, name, kind, sectionGroups }), 200);
    expect(await page('/')).not.toContain('Från i morgon');
    setClock(day);
    expect(await page('/')).toContain('Från i morgon');
    vi.useRealTimers();
    expect(await page('/')).not.toContain('Från i morgon');
  });
});

describe('tokens', () => {
  const ask = async (sent: string) => (await service.call({ url: '/api/users/is-superadmin', token: sent })).statusCode;

  it('are refused while they are over or not issued yet, and good again when the clock is right', async () => {
    const now = await token();
    expect(await ask(now)).toBe(200);
    for (const by of [day, -day]) {
      setClock(by);
      expect(await ask(now)).toBe(401);
      vi.useRealTimers();
      expect(await ask(now)).toBe(200);
    }
  });

  it('of a machine that is up to a minute ahead are good', async () => {
    setClock(50_000);
    const ahead = await token();
    vi.useRealTimers();
    expect(await ask(ahead)).toBe(200);
  });
});

describe('a clock that is set back by a day', () => {
  /** Stops the clock that never jumps; answers how to let it go on. */
  const steady = () => {
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    return (ms: number) => clock.mockReturnValue(now + ms);
  };

  it('keeps nobody out for longer who has asked too often', async () => {
    const limited = await startTestService({ config: { rateLimit: 2 } });
    try {
      const ask = async () => (await limited.call({ url: '/api/users/is-superadmin', token: 'x' })).statusCode;
      const later = steady();
      expect([await ask(), await ask(), await ask()]).toEqual([401, 401, 429]);
      setClock(-day);
      expect(await ask()).toBe(429);
      later(10_001);
      expect(await ask()).toBe(401);
    } finally {
      await limited.close();
    }
  });

  it('lets nobody in for longer whose access was taken away', async () => {
    const later = steady();
    const url = '/api/sports-v2/teams?pageSize=1';
    const ask = async () => (await service.call({ url, token: await token(demo.oneSiteOnly) })).statusCode;
    expect(await ask()).toBe(200);
    const owner = new Client({ connectionString: service.databaseUrl });
    await owner.connect();
    await owner.query('DELETE FROM site_access WHERE subject = $1', [demo.oneSiteOnly]);
    await owner.end();
    setClock(-day);
    later(60_000);
    expect(await ask()).toBe(403);
  });
});

describe('a clock of the database that was a day ahead, and was put back', () => {
  const ahead = (statement: string, values: unknown[] = []) => onRows(service, statement, values);

  it('keeps each version of an article that is saved then', async () => {
    const calls = articleCalls(service);
    const { id } = await calls.made({ header: 'Ny' });
    good(await calls.put(id, { header: 'Sparad i morgon' }), 200);
    await ahead(`UPDATE article_revisions SET began_at = now() + interval '1 day' WHERE article_uuid = $1`, [id]);
    good(await calls.put(id, { header: 'Sparad i dag' }), 200);
    const rows = await ahead(
      'SELECT article->>$2 AS header FROM article_revisions WHERE article_uuid = $1 ORDER BY revision',
      [id, 'header'],
    );
    expect(rows.map(({ header }) => header)).toEqual(['Ny', 'Sparad i morgon', 'Sparad i dag']);
  });

  it('shows nobody at work on an article who was so before', async () => {
    const calls = articleCalls(service);
    const { id } = await calls.made({ header: 'Ensam' });
    const presence = { method: 'POST', url: `/api/articles/presence/${id}`, body: { isEditing: true } } as const;
    good(await service.call({ ...presence, subject: demo.superAdministrator }), 200);
    expect((await calls.read(id)).editedBy).toHaveLength(1);
    await ahead(`UPDATE article_presence SET seen_at = now() + interval '1 day' WHERE article_uuid = $1`, [id]);
    expect((await calls.read(id)).editedBy).toEqual([]);
  });

  it('lets an import of teams begin again whose service ended before', async () => {
    await ahead(`INSERT INTO team_imports (instance_id, uuid, state, source_instance_id, seen_at)
      VALUES ('${demo.site}', 'of-tomorrow', 'running', '${demo.masterSite}', now() + interval '1 day')`);
    const url = '/api/sports-v2/trigger-team-import';
    expect((await service.call({ url })).json()).toMatchObject({ state: 'failed' });
    good(await service.call({ method: 'POST', url }), 202);
    await expect
      .poll(async () => (await service.call({ url })).json<{ state: string }>().state, { timeout: 20_000 })
      .toBe('done');
  });

  it('notes that somebody comes back', async () => {
    const owner = new Client({ connectionString: service.databaseUrl });
    await owner.connect();
    await owner.query(`UPDATE accounts SET last_seen = now() + interval '1 day' WHERE subject = $1`, [demo.admin]);
    good(await service.call({ url: '/api/users/networks' }), 200);
    const { rows } = await owner.query<{ isPast: boolean }>(
      'SELECT last_seen <= now() AS "isPast" FROM accounts WHERE subject = $1',
      [demo.admin],
    );
    await owner.end();
    expect(rows).toEqual([{ isPast: true }]);
  });
});
