import type { Page } from 'playwright/test';
import type { ArticleTemplate, PageEntry, SiteLayout, SponsorGroups, SsgtPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { makeArticle, uniqueHeader } from './support/articles.ts';
import { createCompetition } from './support/competitions.ts';
import { createGame, settingOf } from './support/games.ts';
import { makeCarousel, makeHero, makeLayout, slidesOf } from './support/layouts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { addVideo, editAddress } from './support/media-edit.ts';
import { walkTo } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

/** Both languages in both themes, each at one of the widths that pages are drawn for. */
const looks = {
  en: [
    { theme: 'light', width: 1440 },
    { theme: 'dark', width: 375 },
  ],
  sv: [
    { theme: 'dark', width: 1440 },
    { theme: 'light', width: 375 },
    { theme: 'dark', width: 768 },
  ],
} as const;

const site = sites.isdalen;

/** The pages of the competitions, the seasons and the games. */
async function competitionPages(service: Service): Promise<string[]> {
  const [home, away] = [await service.createTeam(), await service.createTeam()];
  const { uuid } = await createCompetition(service, [home, away]);
  const { items } = await service.call<SsgtPage>('GET', '/ssgts?pageSize=1');
  const series = await service.call<object>('POST', '/game-series', {
    ssgtUuid: uuid,
    homeTeam: { uuid: home.uuid },
    awayTeam: { uuid: away.uuid },
    round: 'ro8',
  });
  const game = await createGame(service, { roundNumber: 3, roundLabel: 'Åttondelsfinal' });
  const of = (path: string): string => `/sports-config/ssgt/${uuid}/${path}`;
  return [
    ...['/sports-config/series', '/sports-config/series/add', `/sports-config/series/${items[0]?.series.uuid}/edit`],
    ...['/sports-config/ssgt/season', '/sports-config/ssgt/add'],
    ...['edit', 'connect-teams', 'rollover', 'statistics', 'game-series', 'game-series/add'].map(of),
    of(`game-series/${'uuid' in series ? String(series.uuid) : ''}/edit`),
    // Pages that are called the same stand apart: the walk goes on once the heading is another one.
    ...[`/sports/teams/${home.uuid}/squad`, '/sports/game', `/sports/game/${game.uuid}/details`, '/sports/game/add'],
    settingOf(game).replace('/manage', ''),
    // What is not there.
    ...['/sports-config/ssgt/nosuch/connect-teams', '/sports/ssgt', '/sports-config/ssgt/nosuch/rollover'],
    ...['/sports/game?search=nothing-is-called-so', '/sports/game/nosuch/edit/x'],
  ];
}

/** The pages of the media library, of uploads and of tags. */
async function mediaPages(service: Service, address: string): Promise<string[]> {
  const library = await libraryOf(address, site);
  const media = [
    await library.addImage(`${uniqueMediaName()} مباراة 🏒 ${'Lång'.repeat(20)}`),
    await addVideo(library, uniqueMediaName()),
  ];
  const name = uniqueMediaName();
  const tag = await service.call<{ value: string }>('POST', '/../meta/tag?siteTag=true', { name });
  return [
    ...['/media-and-files', '/media-and-files/image/list', '/media-and-files/video/list', '/media-and-files/upload'],
    '/media-and-files/image/list?search=nothing-is-called-so',
    ...media.map((item) => editAddress(item).replace('/manage', '')),
    ...['/media-and-files/image/nosuch/edit', '/media-and-files/audio/list'],
    ...['/custom-tag-management', '/custom-tag-management/add', '/custom-tag-management/merge'],
    `/custom-tag-management/${encodeURIComponent(tag.value)}/edit`,
  ];
}

/** The pages of sponsors, with one whose name is long and runs from right to left. */
async function sponsorPages(service: Service): Promise<string[]> {
  const name = `שותף ראשי ${'Lång'.repeat(30)}`;
  const { id } = await service.api<{ id: string }>('POST', '/sponsors/sponsors', { name, contractUntil: '2020-01-31' });
  const all = await service.api<SponsorGroups>('GET', '/sponsors/site-sponsor-groups?includeSponsors=false');
  const group = all.groups[0]?.id ?? '';
  await service.api('POST', '/sponsors/site-sponsors', { groupId: group, sponsors: [{ sponsorId: id }] });
  return [
    ...['/sponsors/all', '/sponsors/all/add', `/sponsors/all/${id}/edit`, '/sponsors/all/import'],
    ...['/sponsors/setup', `/sponsors/setup/${group}/edit`, '/sponsors/setup/main', '/sponsors/setup/nosuch/edit'],
  ];
}

/** The pages of the articles, with one whose headline is long. */
async function articlePages(service: Service): Promise<string[]> {
  const { id } = await makeArticle(service, `${uniqueHeader()} ${'Förlängning'.repeat(12)} مباراة`, { intro: 'Kort.' });
  const published = await makeArticle(service, uniqueHeader());
  await service.api('POST', `/articles/${published.id}/publish`);
  const template = { name: uniqueHeader(), article: { articleVersion: 'v3', header: 'Matchen i korthet', lang: 'sv' } };
  const { id: templateId } = await service.api<ArticleTemplate>('POST', '/articles/templates', template);
  return [
    ...['/articles/list', `/articles/${id}/edit`, `/articles/${published.id}/edit`, '/articles/create'],
    ...['/articles/templates', '/articles/templates/add', `/articles/templates/${templateId}/edit`],
    ...['/articles/list?search=nothing-is-called-so', '/articles/nosuch/edit'],
  ];
}

/** The pages of the layouts and of the pages drawn with them, those of slides of each carousel among them. */
async function layoutPages(service: Service): Promise<string[]> {
  const heading = `Frosthamn ${'Lång'.repeat(20)} مباراة`;
  const layout = await makeLayout(service);
  const hero = await makeHero(service, [heading]);
  const tickets = await makeCarousel(service, 'TICKET PROMO CAROUSEL', [
    { id: crypto.randomUUID(), kind: 'ticketPromo', source: 'nextHomeGame', buttonText: 'Köp biljett' },
  ]);
  const notes = await makeCarousel(service, 'INFO CAROUSEL', [
    { id: crypto.randomUUID(), kind: 'info', heading: 'Ny bussväg', text: 'Buss 7 stannar vid hallen.' },
  ]);
  // A new slide of the next game is headed as one that is there: two pages that are headed alike do not follow each other.
  const [newTicket = '', ticket = ''] = slideAddresses(tickets, 'ticket-promo-carousel');
  const [newNote = '', note = ''] = slideAddresses(notes, 'info-carousel');
  const slides = [...slideAddresses(hero, 'hero-carousel'), newTicket, note, newNote, ticket];
  const entry = { title: heading, slug: `sida-${layout.id.slice(0, 8)}`, layoutId: layout.id };
  const { id: pageId } = await service.api<PageEntry>('POST', '/layouts/page-organization', entry);
  const of = ({ id }: SiteLayout): string => `/layouts-pages/${id}`;
  return [
    ...['/layouts-pages', of(layout), `${of(layout)}/settings`, '/layouts-pages/add', of(hero), of(notes)],
    ...slides,
    `${slides[1]}-nosuch`,
    ...['/layouts-pages/pages', '/layouts-pages/pages/add', `/layouts-pages/pages/${pageId}/edit`],
    ...['/layouts-pages?search=nothing-is-called-so', '/layouts-pages/nosuch'],
  ];
}

/** The addresses of a new slide and of the first one of a layout with one carousel. */
function slideAddresses(layout: SiteLayout, carousel: string): string[] {
  const [group] = layout.sectionGroups;
  const slides = `/layouts-pages/${layout.id}/section-group/${group?.id}/section/${group?.sections[0]?.id}/${carousel}/slide`;
  return [`${slides}/new`, `${slides}/${slidesOf(layout)[0]?.id}`];
}

/** Opens the console at home with what a user has chosen before. */
async function begin(page: Page, chosen: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/manage/');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, chosen);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', chosen['touchline.language'] ?? '');
}

for (const language of ['en', 'sv'] as const) {
  test.describe(`in ${language}`, () => {
    // Each test walks by itself.
    test.describe.configure({ mode: 'parallel' });
    // What is not there is answered by 404.
    test.use({ site, expectedMessages: /404|nosuch/ });

    for (const [area, pagesOf] of Object.entries({
      competitions: competitionPages,
      media: mediaPages,
      sponsors: sponsorPages,
      articles: articlePages,
      layouts: layoutPages,
    })) {
      test(`no page of ${area} has a barrier or is wider than its window, in any theme and width`, async ({
        page,
        service,
        baseURL,
      }) => {
        const paths = await pagesOf(service, baseURL ?? '');
        for (const { theme, width } of looks[language]) {
          await page.setViewportSize({ width, height: 900 });
          await begin(page, { 'touchline.language': language, 'touchline.theme': theme });
          for (const path of paths) {
            await test.step(`${path}, ${theme}, ${width} px`, async () => {
              await walkTo(page, `/manage${path}`);
              await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
              await expectAccessible(page);
              const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
              expect(wider, 'nothing is wider than the window').toBeLessThanOrEqual(0);
            });
          }
        }
      });
    }
  });
}

test.describe('a new tag', () => {
  test.use({ site });

  test('shows nothing of what only the service fills in', async ({ page }) => {
    await page.goto('/manage/custom-tag-management/add');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(page.getByText('Not set')).toHaveCount(0);
    await expect(page.getByText('Used', { exact: true })).toHaveCount(0);
  });
});
