import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { articleCalls, document, paragraph } from './article-calls.ts';
import {
  groupOf,
  type HeldGroup,
  heroSlide,
  inHours,
  layoutCalls,
  type SectionInput,
  type SiteLayout,
  sectionIn,
} from './layout-calls.ts';
import { good, mediaCalls, picture } from './media-calls.ts';
import { onRows, visitor } from './site-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];

let service: TestService;
let calls: ReturnType<typeof layoutCalls>;
let start: SiteLayout;
beforeAll(async () => {
  service = await startTestService();
  calls = layoutCalls(service);
  const rows = await onRows(service, 'SELECT uuid FROM site_layouts WHERE is_start_page');
  start = await calls.read(rows[0]?.uuid ?? '');
});
afterAll(() => service.close());

const visit = (path: string, headers?: Record<string, string>) => visitor(service).page(path, headers);
const secret = 'Hemlighetsfulla';
const text = (words: string, more: Partial<SectionInput> = {}) =>
  sectionIn('shown', 'TEXT', { body: document(paragraph(words)) }, more);

/** Publishes sections as the whole start page, and answers the page that a visitor then sees. */
async function startPage(sections: SectionInput[], more: { settings?: object; groups?: HeldGroup[] } = {}) {
  const { id, name, kind } = start;
  const sectionGroups = [groupOf('shown', ...sections), ...(more.groups ?? [])];
  const settings = { showGameHeader: false, ...more.settings };
  good(await calls.save({ id, name, kind, sectionGroups, settings }), 200);
  return (await visit('/')).body;
}

describe('the start page', () => {
  it('of a site of the demo is its layout, small and without a script', async () => {
    const { body, statusCode, headers } = await visit('/');
    expect(statusCode).toBe(200);
    for (const { id, type } of start.sectionGroups.flatMap(({ sections }) => sections)) {
      if (type !== 'TABLE') expect([type, body.includes(`data-part="${id}"`)]).toEqual([type, true]);
    }
    expect(body.length).toBeLessThan(100_000);
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
    expect(headers['content-security-policy']).toContain("style-src 'self'");
  });

  it('shows what is published at once, and is not sent again while it is the same', async () => {
    expect(await startPage([text('Välkommen till arenan')])).toContain('Välkommen till arenan');
    const { headers } = await visit('/');
    expect((await visit('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('says of itself what its settings say', async () => {
    const { mediaString } = await mediaCalls(service).createImage(await picture(4711, 1600, 900), { name: 'Delad' });
    const settings = { metaTitle: 'Frosthamns hem', metaDescription: 'Allt om laget.', noIndex: true };
    const body = await startPage([text('Hej')], { settings: { ...settings, shareImage: mediaString } });
    expect(body).toContain('<title>Frosthamns hem – ');
    expect(body).toContain('<meta name="description" content="Allt om laget."/>');
    expect(body).toContain('content="noindex"');
    expect(body).toMatch(new RegExp(`property="og:image" content="[^"]*/images/${mediaString.split('|')[2]}`));
    const none = { metaTitle: null, metaDescription: null, noIndex: false, shareImage: null };
    expect(await startPage([text('Hej')], { settings: none })).not.toContain('noindex');
  });

  it('is what is new on the site where no layout is the start page', async () => {
    await onRows(service, 'UPDATE site_layouts SET is_start_page = false WHERE uuid = $1', [start.id]);
    const { body } = await visit('/');
    await onRows(service, 'UPDATE site_layouts SET is_start_page = true WHERE uuid = $1', [start.id]);
    expect(body).not.toContain('data-part');
    expect(body).toContain('Senaste nytt');
  });

  it('has the games of the day where its settings say so', async () => {
    const [game] = await onRows(
      service,
      'SELECT uuid FROM games WHERE NOT deleted AND home_team_uuid IS NOT NULL LIMIT 1',
    );
    await onRows(service, 'UPDATE games SET starts_at = now() WHERE uuid = $1', [game?.uuid]);
    expect(await startPage([text('Hej')], { settings: { showGameHeader: true } })).toContain('Dagens matcher');
    expect(await startPage([text('Hej')])).not.toContain('Dagens matcher');
  });

  it('has, as one previews it, the games of the day that one looks at', async () => {
    const [game] = await onRows(
      service,
      'SELECT uuid FROM games WHERE NOT deleted AND home_team_uuid IS NOT NULL LIMIT 1',
    );
    // Late in the evening where the sites are, which is another day than in UTC in summer only.
    await onRows(service, "UPDATE games SET starts_at = '2027-04-10T21:30:00Z' WHERE uuid = $1", [game?.uuid]);
    const gamesAt = async (at: string, showGameHeader = true) => {
      const layout = { settings: { showGameHeader }, sectionGroups: [] };
      return (await calls.preview({ layout, at })).games.map(({ uuid }) => uuid);
    };
    expect(await gamesAt('2027-04-10T10:00:00Z')).toContain(game?.uuid);
    expect(await gamesAt('2027-04-10T23:30:00Z')).not.toContain(game?.uuid);
    expect(await gamesAt('2027-04-10T10:00:00Z', false)).toEqual([]);
  });

  it('says which part is not for which device, since one page serves them all', async () => {
    const slide = heroSlide({ hiddenOn: ['desktop'], media: { media: await publicPicture(), alt: 'Isen' } });
    const hero = sectionIn('shown', 'HERO SLIDER', { slides: [slide] });
    const body = await startPage([hero, text('Bara i mobilen', { hiddenOn: ['desktop', 'tablet'] })]);
    expect(body).toContain('Bara i mobilen');
    expect(body).toMatch(/s-not-on-desktop s-not-on-tablet"|s-not-on-tablet s-not-on-desktop"/);
    expect(body).toContain(`s-not-on-desktop" data-part="${slide.id}"`);
  });
});

const publicPicture = async () =>
  (await mediaCalls(service).createImage(await picture(4712, 1600, 900), { name: 'Isen' })).mediaString;

describe('visitors never see', () => {
  const slides = async (more: object) => {
    const media = { media: await publicPicture(), alt: 'Isen' };
    return [
      sectionIn('shown', 'HERO SLIDER', { slides: [heroSlide({ heading: `${secret} bilden`, media, ...more })] }),
    ];
  };

  const parts: Readonly<Record<string, () => SectionInput[] | Promise<SectionInput[]>>> = {
    'a hidden section': () => [text(secret, { visible: false })],
    'a section before its time': () => [text(secret, { visibleFrom: inHours(2) })],
    'a hidden slide': () => slides({ visible: false }),
    'a slide before its time': () => slides({ visibleFrom: inHours(2) }),
    'a pinned article that is a draft': async () => {
      const { id } = await articleCalls(service).made({ header: `${secret} utkastet`, published: false });
      return [sectionIn('shown', 'ARTICLE LIST', { source: 'manual', pinned: [{ articleId: id }] })];
    },
    'a slide of an article that is scheduled': async () => {
      const article = { header: `${secret} nyheten`, published: true, publishedAt: inHours(2) };
      const { id } = await articleCalls(service).made(article);
      return slides({ heading: null, articleId: id });
    },
  };

  it.each(Object.keys(parts))('%s', async (name) => {
    const body = await startPage([text('Öppet'), ...((await parts[name]?.()) ?? [])]);
    expect(body).toContain('Öppet');
    expect(body).not.toContain(secret);
  });

  it('a section or a slide after its time', async () => {
    const section = text(secret);
    const [hero] = await slides({});
    expect(await startPage([section, ...(hero ? [hero] : [])])).toContain(secret);
    await onRows(service, `UPDATE sections SET visible_until = now() - interval '1 minute' WHERE uuid = $1`, [
      section.id,
    ]);
    const over = new Date(Date.now() - 60_000).toISOString();
    await onRows(
      service,
      `UPDATE slides SET fields = (fields::jsonb || jsonb_build_object('visibleUntil', $2::text))::text WHERE section_uuid = $1`,
      [hero?.id, over],
    );
    expect((await visit('/')).body).not.toContain(secret);
  });

  it('the sections of a hidden group', async () => {
    const hidden = { ...groupOf('hidden', { ...text(secret), sectionGroupId: 'hidden' }), visible: false };
    expect(await startPage([text('Öppet')], { groups: [hidden] })).not.toContain(secret);
  });

  it.each([
    ['that is private', 'UPDATE media SET is_private = true WHERE key = $1'],
    [
      'of somebody whose consent is withdrawn',
      `UPDATE players SET portrait_consent = 'withdrawn',
        portraits = jsonb_build_array(jsonb_build_object('mediaString', 'image|embedded|' || $1::text, 'sortOrder', 0))
        WHERE uuid = (SELECT uuid FROM players LIMIT 1)`,
    ],
  ])('a picture %s: on a slide, behind a link, in a text, or behind the page', async (kind, change) => {
    const media = mediaCalls(service);
    const { mediaString } = await media.createImage(await picture(4713 + kind.length, 1600, 900), { name: secret });
    const key = mediaString.split('|')[2] ?? '';
    const body = { type: 'doc', content: [{ type: 'picture', attrs: { media: mediaString, alt: secret } }] };
    const sections = [
      sectionIn('shown', 'HERO SLIDER', { slides: [heroSlide({ media: { media: mediaString, alt: secret } })] }),
      sectionIn('shown', 'LINKED IMAGES', {
        linkedImages: [{ src: mediaString, alt: secret, url: 'https://x.example' }],
      }),
      sectionIn('shown', 'TEXT', { body }),
      text('Öppet'),
    ];
    const settings = { backgroundMedia: mediaString, shareImage: mediaString };
    expect(await startPage(sections, { settings })).toContain(key);
    await onRows(service, change, [key]);
    const { body: page } = await visit('/');
    expect(page).toContain('Öppet');
    expect(page).not.toContain(key);
    await startPage([text('Öppet')], { settings: { backgroundMedia: null, shareImage: null } });
  });
});

/** Gives the site the add-on of pages, or takes it; the owner of the tables may. */
async function addOn(has: boolean): Promise<void> {
  const owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  await owner.query(
    `UPDATE sites SET add_ons = add_ons || jsonb_build_object('pageOrganization', $2::boolean) WHERE instance_id = $1`,
    [demo.site, has],
  );
  await owner.end();
}

describe('a page of page organisation', () => {
  it('stands at its address with its title, in its layout, while it is visible and the site has the add-on', async () => {
    const layout = await calls.made(
      groupOf('page-group', { ...text('Dörrarna öppnar'), sectionGroupId: 'page-group' }),
    );
    const page = { title: 'Inför matchen', slug: '/infor-matchen', layoutId: layout.id };
    const { id } = good<Schemas['PageEntry']>(await calls.send('POST', '/layouts/page-organization', page), 201);
    const { body, statusCode } = await visit('/Infor-Matchen');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Inför matchen</h1>');
    expect(body).toContain('<title>Inför matchen – ');
    expect(body).toContain('Dörrarna öppnar');

    await onRows(service, 'UPDATE site_layouts SET active = false WHERE uuid = $1', [layout.id]);
    expect((await visit('/infor-matchen')).statusCode).toBe(404);
    await onRows(service, 'UPDATE site_layouts SET active = true WHERE uuid = $1', [layout.id]);
    await onRows(service, 'UPDATE pages SET visible = false WHERE uuid = $1', [id]);
    expect((await visit('/infor-matchen')).statusCode).toBe(404);
    await onRows(service, 'UPDATE pages SET visible = true WHERE uuid = $1', [id]);
    await addOn(false);
    expect((await visit('/infor-matchen')).statusCode).toBe(404);
    await addOn(true);
    expect((await visit('/infor-matchen')).statusCode).toBe(200);
  });
});
