import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockNights, nextYear } from '../fixtures/days-ahead.ts';
import { articleCalls, articleOf } from './article-calls.ts';
import {
  groupOf,
  heroSlide,
  inHours,
  layoutCalls,
  type SectionInput,
  type SiteLayout,
  sectionIn,
} from './layout-calls.ts';
import { good, mediaCalls, picture, refusal } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

// The bad inputs of layouts and of carousels (design), each refused where it is wrong or kept and told.

let service: TestService;
let calls: ReturnType<typeof layoutCalls>;
let media: ReturnType<typeof mediaCalls>;
let layout: SiteLayout;
let group: string;
beforeAll(async () => {
  service = await startTestService();
  calls = layoutCalls(service);
  media = mediaCalls(service);
  group = randomUUID();
  layout = await calls.made(groupOf(group));
});
afterAll(() => service.close());

const text = (more: Partial<SectionInput> = {}) => sectionIn(group, 'TEXT', { body: null }, more);
const refused = async (...sections: object[]) => refusal(await calls.sections(layout.id, sections));
const hero = (...slides: object[]) => sectionIn(group, 'HERO SLIDER', { slides });
const ofSlide = (more: object) => refused(hero(heroSlide(more)));
const slidePath = 'sections.0.config.slides.0';
const wide = async (number: number, width = 1280, height = 720) =>
  (await media.createImage(await picture(number, width, height), { description: 'Isen är lagd' })).mediaString;

describe('sections', () => {
  it('with one id twice, or in a group of another layout', async () => {
    const one = text();
    expect(await refused(one, { ...one })).toBe('409 sections.1.id duplicateId');
    expect(await refused(text({ sectionGroupId: randomUUID() }))).toBe('422 sections.0.sectionGroupId unknownGroup');
    const elsewhere = randomUUID();
    await calls.made(groupOf(elsewhere, sectionIn(elsewhere, 'TEXT', { body: null }, { id: one.id })));
    expect(await refused(one)).toBe('422 sections.0.id foreignItem');
  });

  it('too many, or too large', async () => {
    const groups = Array.from({ length: 21 }, () => groupOf(randomUUID()));
    const body = { id: layout.id, name: layout.name, kind: 'page' };
    expect(refusal(await calls.save({ ...body, sectionGroups: groups }))).toContain('400 sectionGroups');
    const two = [randomUUID(), randomUUID()].map((id, place) =>
      groupOf(id, ...Array.from({ length: place === 0 ? 40 : 21 }, () => sectionIn(id, 'TEXT', { body: null }))),
    );
    expect(refusal(await calls.save({ ...body, sectionGroups: two }))).toBe('409 sectionGroups.1.sections.20 tooMany');
    const large = text({ config: { body: null, more: 'x'.repeat(900_000) } });
    expect((await calls.sections(layout.id, [large])).statusCode).toBe(413);
    expect(await refused(hero(), hero())).toBe('409 sections.1.type mostOfType');
  });

  it('whose schedule does not hold, or has no zone', async () => {
    const [from, until] = [inHours(5), inHours(4)];
    expect(await refused(text({ visibleFrom: from, visibleUntil: until }))).toBe('400 sections.0.visibleUntil order');
    expect(await refused(text({ visibleUntil: inHours(-1) }))).toBe('400 sections.0.visibleUntil past');
    const night = clockNights(nextYear).back;
    expect(await refused(text({ visibleFrom: `${night}T02:30:00` }))).toContain('400 sections.0.visibleFrom');
    const twice = { visibleFrom: `${night}T02:30:00+0200`, visibleUntil: `${night}T02:30:00+0100` };
    const saved = good<SiteLayout>(await calls.sections(layout.id, [text(twice)]), 200);
    expect(saved.sectionGroups[0]?.sections[0]).toMatchObject({
      visibleFrom: `${night}T00:30:00Z`,
      visibleUntil: `${night}T01:30:00Z`,
    });
  });

  it('whose add-on the site lacks, unless it is stored', async () => {
    expect(await refused(sectionIn(group, 'ADS', { slot: 'top' }))).toBe('403 sections.0.type addOn');
  });

  it('with titles as people write them', async () => {
    const titles = ['🏒'.repeat(120), 'مرحبا بكم', '   '];
    const saved = good<SiteLayout>(
      await calls.sections(
        layout.id,
        titles.map((title) => text({ title })),
      ),
      200,
    );
    expect(saved.sectionGroups[0]?.sections.map(({ title }) => title)).toEqual([titles[0], titles[1], '']);
    expect(await refused(text({ title: '🏒'.repeat(121) }))).toBe('400 sections.0.title maxLength');
  });

  it('without a title are called what their type is, in both languages', async () => {
    const list = sectionIn(
      group,
      'ARTICLE LIST',
      { source: 'manual', pinned: [] },
      { title: ' ', visibleUntil: inHours(5) },
    );
    const { groups, stops } = await calls.preview({ layout: { sectionGroups: [groupOf(group, list)] } });
    const titles = [
      { language: 'en', translation: 'Article list' },
      { language: 'sv', translation: 'Artikellista' },
    ];
    expect(groups[0]?.sections[0]?.problems).toMatchObject([{ code: 'empty', titles }]);
    expect(stops).toMatchObject([{ change: 'sectionEnds', titles }]);
  });

  it('whose config does not fit their type', async () => {
    expect(await refused(sectionIn(group, 'VIDEOS', { count: 25 }))).toBe('400 sections.0.config.count maximum');
    expect(await refused(sectionIn(group, 'ARTICLE LIST', { source: 'best' }))).toBe(
      '400 sections.0.config.source enum',
    );
    const images = (url: string) =>
      sectionIn(group, 'LINKED IMAGES', { linkedImages: [{ id: 'a', src: 'image|embedded|a', url }] });
    expect(await refused(images('javascript:alert(1)'))).toBe('400 sections.0.config.linkedImages.0.url url');
    const settings = (background: string) => calls.save({ name: 'Färg', kind: 'page', settings: { background } });
    expect(refusal(await settings('red;}'))).toBe('400 settings.background pattern');
  });

  it('that refer to what the site does not have, each at its place', async () => {
    const list = sectionIn(group, 'ARTICLE LIST', {
      source: 'tags',
      tags: [{ value: 'custom.finns-inte' }],
      pinned: [{ articleId: 'nobody', media: 'image|embedded|26/01/000000000000' }],
    });
    const games = sectionIn(group, 'GAMES', { ssgtUuid: 'nobody', teamUuid: 'nobody' });
    const sponsors = sectionIn(group, 'SPONSORS', { groupIds: ['nobody'] });
    expect((await refused(list, games, sponsors)).split(' ').slice(1)).toEqual([
      'sections.0.config.pinned.0.media',
      'unknownMedia',
      'sections.0.config.tags.0.value',
      'unknownTag',
      'sections.0.config.pinned.0.articleId',
      'unknownArticle',
      'sections.1.config.ssgtUuid',
      'unknownCompetition',
      'sections.1.config.teamUuid',
      'unknownTeam',
      'sections.2.config.groupIds.0',
      'unknownSponsorGroup',
    ]);
  });

  it('with a pinned article that is deleted since are saved, and say so', async () => {
    const articles = articleCalls(service);
    const { id } = await articles.made({ header: 'Nålad' });
    const section = sectionIn(group, 'ARTICLE LIST', { source: 'manual', pinned: [{ articleId: id }] });
    good(await calls.sections(layout.id, [section]), 200);
    const codes = async () => {
      const { groups } = await calls.get<{ groups: { sections: { problems: { code: string; path: string }[] }[] }[] }>(
        `/layouts/site-layouts/${layout.id}/resolved`,
      );
      return groups[0]?.sections[0]?.problems.map(({ code }) => code);
    };
    expect(await codes()).toEqual(['empty', 'articleUnpublished']);
    articleOf(await articles.act(id, 'delete'));
    expect(await codes()).toEqual(['empty', 'articleGone']);
    good(await calls.sections(layout.id, [section, text()]), 200);
    expect(
      await refused(sectionIn(group, 'ARTICLE LIST', { pinned: [{ articleId: id }, { articleId: 'nobody' }] })),
    ).toBe('422 sections.0.config.pinned.1.articleId unknownArticle');
  });
});

describe('slides', () => {
  it('too many, with one id twice, or of another carousel', async () => {
    expect(await refused(hero(...Array.from({ length: 21 }, () => heroSlide())))).toContain(
      '400 sections.0.config.slides',
    );
    const one = heroSlide();
    expect(await refused(hero(one, one))).toBe('409 sections.0.config.slides.1.id duplicateId');
    expect(await ofSlide({ kind: 'info' })).toBe(`400 ${slidePath}.kind enum`);
  });

  it('with a picture that is too small, a strip, on its way, or without words', async () => {
    const withMedia = (value: string, more = {}) => ofSlide({ media: { media: value, ...more } });
    expect(await withMedia(await wide(1, 640, 360))).toBe(`400 ${slidePath}.media.media tooSmall`);
    expect(await withMedia(await wide(2, 1280, 160))).toBe(`400 ${slidePath}.media.media tooSmall`);
    const { mediaString } = await media.createVideo();
    expect(await withMedia(mediaString)).toBe(`400 ${slidePath}.media.media pending`);
    const silent = (await media.createImage(await picture(3, 1280, 720))).mediaString;
    expect(await withMedia(silent)).toBe(`400 ${slidePath}.media.alt alt`);
    expect(await withMedia(silent, { decorative: true })).toBe('200');
    expect(await withMedia(silent, { alt: 'Isen' })).toBe('200');
    const info = (value: string) => ({
      id: randomUUID(),
      kind: 'info',
      heading: 'H',
      text: 'T',
      media: { media: value, alt: 'A' },
    });
    expect(await refused(sectionIn(group, 'INFO CAROUSEL', { slides: [info(mediaString)] }))).toBe(
      `400 ${slidePath}.media.media invalidMediaType`,
    );
  });

  it('with a picture that a save would refuse are told so by a preview already', async () => {
    const told = async (value: string, more = {}) => {
      const section = hero(heroSlide({ media: { media: value, ...more } }));
      const { groups } = await calls.preview({ layout: { sectionGroups: [groupOf(group, section)] } });
      const problems = groups[0]?.sections[0]?.problems ?? [];
      return problems.flatMap(({ slideId, code, severity, path }) => (slideId ? [`${severity} ${path} ${code}`] : []));
    };
    const at = 'config.slides.0.media';
    expect(await told(await wide(4, 640, 360))).toEqual([`warning ${at}.media tooSmall`]);
    expect(await told((await media.createVideo()).mediaString)).toEqual([`error ${at}.media pending`]);
    const silent = (await media.createImage(await picture(5, 1280, 720))).mediaString;
    expect(await told(silent)).toEqual([`warning ${at}.alt alt`]);
    expect(await told(silent, { decorative: true })).toEqual([]);
    expect(await told(silent, { alt: 'Isen' })).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a b.se',
    'http:////',
    `https://a.se/${'x'.repeat(2000)}`,
  ])('that lead to %s', async (url) => {
    expect(await ofSlide({ link: { kind: 'external', url } })).toMatch(
      new RegExp(`^400 ${slidePath}.link.url (url|maxLength)`),
    );
  });

  it('that lack what they need because of what else they say', async () => {
    expect(await ofSlide({ heading: ' ' })).toBe(`400 ${slidePath}.heading required`);
    expect(await ofSlide({ heading: null, link: { kind: 'game' } })).toBe(
      `400 ${slidePath}.heading required ${slidePath}.link.id required`,
    );
    expect(await ofSlide({ link: { kind: 'external' } })).toBe(`400 ${slidePath}.link.url required`);
    expect(await ofSlide({ link: { kind: 'route' } })).toBe(`400 ${slidePath}.link.id required`);
    expect(await ofSlide({ buttons: [{ text: 'Köp', link: { kind: 'none' } }] })).toBe(
      `400 ${slidePath}.buttons.0.link.kind enum`,
    );
    const ticket = { id: randomUUID(), kind: 'ticketPromo', source: 'fixed', buttonText: 'Köp' };
    expect(await refused(sectionIn(group, 'TICKET PROMO CAROUSEL', { slides: [ticket] }))).toBe(
      `400 ${slidePath}.gameUuid required`,
    );
  });

  it.each([-1, 81, '35'])('with an overlay of %j', async (overlay) => {
    expect(await ofSlide({ overlay })).toMatch(new RegExp(`^400 ${slidePath}.overlay (minimum|maximum|type)$`));
  });

  it('whose schedule does not hold; a stored one that is over stays', async () => {
    expect(await ofSlide({ visibleFrom: inHours(3), visibleUntil: inHours(2) })).toBe(
      `400 ${slidePath}.visibleUntil order`,
    );
    expect(await ofSlide({ visibleUntil: inHours(-2) })).toBe(`400 ${slidePath}.visibleUntil past`);
  });

  it('whose picture or thing is gone by now', async () => {
    const item = await media.createImage(await picture(9, 1280, 720), { description: 'Borta' });
    good(await media.remove(item), 204);
    expect(await ofSlide({ media: { media: item.mediaString, alt: 'A' } })).toBe(
      `422 ${slidePath}.media.media unknownMedia`,
    );
    expect(await ofSlide({ link: { kind: 'route', id: 'nobody' } })).toBe(`422 ${slidePath}.link.id unknownRoute`);
    expect(await ofSlide({ link: { kind: 'page', id: 'nobody' } })).toBe(`422 ${slidePath}.link.id unknownPage`);
    expect(await ofSlide({ link: { kind: 'game', id: 'nobody' } })).toBe(`422 ${slidePath}.link.id unknownGame`);
    expect(await ofSlide({ articleId: 'nobody' })).toBe(`422 ${slidePath}.articleId unknownArticle`);
  });
});

describe('pages', () => {
  const page = (more: object) =>
    calls.send('POST', '/layouts/page-organization', { title: 'Sida', layoutId: layout.id, ...more });
  const made = async (more: object) => good<{ id: string; slug: string }>(await page(more), 201);

  it.each(['/../x', '/:id', '/a//b', '/a b'])('at %s', async (slug) => {
    expect((await page({ slug })).statusCode).toBe(400);
  });

  it('at the path of a route or of another page, letter case ignored, or below themselves', async () => {
    const route = { path: '/Tvilling', title: 'Tvilling', resourceType: 'page', resourceId: 'x' };
    good(await calls.send('POST', '/routing/routes', route), 201);
    expect(refusal(await page({ slug: '/tvilling/' }))).toBe('409 slug slugTaken');
    const above = await made({ slug: 'Ovan/' });
    expect(above.slug).toBe('/Ovan');
    expect(refusal(await page({ slug: '/ovan' }))).toBe('409 slug slugTaken');
    const below = await made({ slug: '/ovan/under', parentId: above.id });
    const patch = (id: string, body: object) =>
      calls.call({ method: 'PATCH', url: `/api/layouts/page-organization/${id}`, body });
    expect(refusal(await patch(above.id, { parentId: below.id }))).toBe('409 parentId cycle');
    expect(refusal(await calls.send('DELETE', `/layouts/page-organization/${above.id}`))).toBe('409 id hasChildren');
    expect(refusal(await page({ slug: '/utan', layoutId: 'nobody', parentId: 'nobody', routeId: 'nobody' }))).toBe(
      '422 layoutId unknownLayout parentId unknownPage routeId unknownRoute',
    );
  });
});
