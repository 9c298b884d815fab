import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleCalls, document, paragraph } from './article-calls.ts';
import { mediaCalls, picture } from './media-calls.ts';
import { onRows, published, visitor } from './site-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const secret = 'Hemlighetsfulla';
const visit = (path: string) => visitor(service).page(path);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString().slice(0, 19).concat('Z');

/** Every kind of page on which an article may stand. */
async function everywhere(): Promise<string> {
  const [team] = await teamRows();
  const league = visitor(service, demo.masterSite);
  const pages = await Promise.all([
    ...['/', '/nyheter', '/nyheter?page=2', '/lag/1', '/media', `/lag/${team?.uuid}`].map(visit),
    league.page('/'),
    league.page('/news'),
  ]);
  return pages.map(({ body }) => body).join('\n');
}

const teamRows = () =>
  onRows(
    service,
    'SELECT uuid FROM teams WHERE owner_instance_id = instance_id AND NOT deleted ORDER BY display_name COLLATE "C" LIMIT 1',
  );

describe('of articles, visitors find none that is', () => {
  /** Makes an article of each kind, about the team of a page; answers its id. */
  const kinds: Readonly<Record<string, () => Promise<string>>> = {
    'a draft': async () => (await made({ published: false })).id,
    scheduled: async () => (await made({ published: true, publishedAt: inAnHour() })).id,
    unpublished: async () => {
      const { id } = await made(published);
      await articleCalls(service).act(id, 'unpublish');
      return id;
    },
    expired: async () => {
      const { id } = await made(published);
      await onRows(service, `UPDATE articles SET unpublish_at = now() - interval '1 minute' WHERE uuid = $1`, [id]);
      return id;
    },
    deleted: async () => {
      const { id } = await made(published);
      await articleCalls(service).act(id, 'delete');
      return id;
    },
  };

  async function made(more: object) {
    const [team] = await teamRows();
    const tags = [{ value: `team.${team?.uuid}` }];
    return articleCalls(service).made({ header: `${secret} nyheten`, tags, highlightedArticle: true, ...more });
  }

  it.each(Object.keys(kinds))('%s', async (kind) => {
    const id = (await kinds[kind]?.()) ?? '';
    const [row] = await onRows(service, 'SELECT coalesce(slug, uuid) AS slug FROM articles WHERE uuid = $1', [id]);
    for (const path of [`/nyheter/${id}`, `/nyheter/${row?.slug}`, `/article/${id}`]) {
      expect([path, (await visit(path)).statusCode]).toEqual([path, 404]);
    }
    expect(await everywhere()).not.toContain(secret);
    const other = await articleCalls(service).made({ ...published, header: 'Öppen' });
    const related = JSON.stringify({ related: [id] });
    await onRows(service, 'UPDATE articles SET metadata = metadata || $2::jsonb WHERE uuid = $1', [other.id, related]);
    expect((await visitor(service).get(addressOf(other.url))).body).not.toContain(secret);
  });

  it('another site’s', async () => {
    const foreign = articleCalls(service, { instanceId: demo.masterSite });
    const { id } = await foreign.made({ ...published, lang: 'en', header: `${secret} grannsajten` });
    expect((await visit(`/nyheter/${id}`)).statusCode).toBe(404);
    expect((await visit('/nyheter')).body).not.toContain(secret);
    await foreign.act(id, 'unpublish');
  });

  it('hidden from lists, but by its address', async () => {
    const hidden = await articleCalls(service).made({ ...published, header: `${secret} dolda`, hideInListing: true });
    expect(await everywhere()).not.toContain(secret);
    expect((await visitor(service).get(addressOf(hidden.url))).body).toContain(secret);
  });
});

const addressOf = (url: string | null) => `/site/${demo.site}${new URL(String(url)).pathname}`;

describe('of an article, visitors do not find', () => {
  it('the note for colleagues, who changed it, and the text of one for subscribers', async () => {
    const { url } = await articleCalls(service).made({
      ...published,
      header: 'Låst',
      body: document(paragraph(`${secret} brödtexten.`)),
      metadata: { isLocked: true, note: `${secret} noten` },
    });
    const { body } = await visitor(service).get(addressOf(url));
    expect(body).toContain('<h1>Låst</h1>');
    expect(body).not.toContain(secret);
    expect(body).not.toContain(demo.admin);
  });
});

describe('of the library, visitors see no picture that is', () => {
  /** The key of a picture of each kind. */
  async function shownAs(number: number, change: string): Promise<{ key: string; mediaString: string }> {
    const media = mediaCalls(service);
    const { id, mediaString } = await media.createImage(await picture(number, 1600, 900), { name: secret });
    await onRows(service, `UPDATE media SET ${change} WHERE uuid = $1`, [id]);
    return { key: mediaString.split('|')[2] ?? '', mediaString };
  }

  async function pageWith({ mediaString }: { mediaString: string }, header: string): Promise<string> {
    const { url } = await articleCalls(service).made({
      ...published,
      header,
      mainMedia: mediaString,
      body: document(
        { type: 'picture', attrs: { media: mediaString, alt: '', caption: secret, credit: secret } },
        { type: 'gallery', attrs: { pictures: [{ media: mediaString, caption: secret }] } },
        paragraph('Text.'),
      ),
      metadata: { shareImage: mediaString, gallery: [{ media: mediaString, caption: secret }] },
    });
    return (await visitor(service).get(addressOf(url))).body;
  }

  it.each([
    ['private', 'is_private = true'],
    ['a draft', 'draft = true'],
    ['scheduled', `publish_date = now() + interval '1 hour'`],
  ])('%s', async (kind, change) => {
    const shown = await shownAs(kind.length, change);
    for (const one of [await pageWith(shown, `Med bild ${kind}`), await everywhere()]) {
      expect(one).toContain('<main');
      expect(one).not.toContain(shown.key);
      expect(one).not.toContain(secret);
    }
    expect((await visit(`/media?show=${shown.key}`)).statusCode).toBe(404);
  });

  it('kept from them without need: one that is none of these stands in all these places', async () => {
    const shown = await shownAs(99, 'draft = false');
    const body = await pageWith(shown, 'Med öppen bild');
    expect(body.split(`/images/${shown.key}`).length).toBeGreaterThan(4);
    expect(body.split(secret).length).toBeGreaterThan(4);
    expect((await visit(`/media?show=${shown.key}`)).statusCode).toBe(200);
    await onRows(service, 'UPDATE media SET is_private = true WHERE key = $1', [shown.key]);
  });

  it('hidden from lists', async () => {
    const { key } = await shownAs(77, 'is_hidden = true');
    expect((await visit('/media')).body).not.toContain(key);
  });

  it('but a film that is locked against changes', async () => {
    const [film] = await onRows(service, 'SELECT key, uuid FROM media WHERE type = $1 AND is_locked LIMIT 1', [
      'video',
    ]);
    const page = await visit(`/media?show=${film?.uuid}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`/videos/${film?.key}`);
  });

  it('another site’s', async () => {
    const [foreign] = await onRows(
      service,
      // What is hidden from lists are the logos of the league's sponsors, which every site of it shows.
      `SELECT key, uuid FROM media WHERE NOT is_private AND NOT is_hidden AND type = 'image' LIMIT 1`,
      [],
      demo.masterSite,
    );
    expect((await visit(`/media?show=${foreign?.uuid}`)).statusCode).toBe(404);
    expect(await visit('/').then(({ body }) => body)).not.toContain(String(foreign?.key));
  });
});

describe('of people and games', () => {
  it('no date of birth, no deleted player, team or game', async () => {
    const [team] = await teamRows();
    const [player] = await onRows(
      service,
      'SELECT uuid, date_of_birth::text AS born, last_name FROM players WHERE team_uuid = $1 AND NOT deleted LIMIT 1',
      [team?.uuid],
    );
    expect((await visit('/lag/1')).body).not.toContain(player?.born);
    await onRows(service, `UPDATE players SET deleted = true, last_name = $2 WHERE uuid = $1`, [player?.uuid, secret]);
    expect((await visit('/lag/1')).body).not.toContain(secret);
    const [game] = await onRows(
      service,
      'UPDATE games SET deleted = true WHERE uuid = (SELECT uuid FROM games LIMIT 1) RETURNING uuid',
    );
    expect((await visit(`/matcher/${game?.uuid}`)).statusCode).toBe(404);
    expect((await visit('/matcher?played=1')).body).not.toContain(String(game?.uuid));
    await onRows(service, 'UPDATE teams SET deleted = true WHERE uuid = $1', [team?.uuid]);
    expect((await visit('/lag/1')).statusCode).toBe(404);
  });

  it('another site’s game', async () => {
    const [foreign] = await onRows(service, 'SELECT uuid FROM games WHERE NOT deleted LIMIT 1', [], demo.masterSite);
    expect((await visit(`/matcher/${foreign?.uuid}`)).statusCode).toBe(404);
  });
});
