import type { Game, SiteLayout } from '../../generated/model/index.ts';
import { nextYear } from '../fixtures/days-ahead.ts';
import { sites } from './support/accounts.ts';
import { createGame, settingOf } from './support/games.ts';
import { makeCarousel, makeHero, publish, type StoredSlide, slidesOf } from './support/layouts.ts';
import { toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.frosthamn });

async function storedSlides(service: Service, { id }: SiteLayout): Promise<StoredSlide[]> {
  return slidesOf(await service.api<SiteLayout>('GET', `/layouts/site-layouts/${id}`));
}

const address = (layout: SiteLayout) =>
  `/manage/layouts-pages/${layout.id}?open=${layout.sectionGroups[0]?.sections[0]?.id}`;

test('a postponed game takes the slides that lead to it along, if one says so', async ({ page, service }) => {
  const game = await createGame(service);
  const layout = await makeHero(service, ['Derby', 'Season tickets']);
  const [derbySlide, ticketsSlide] = slidesOf(layout);
  Object.assign(derbySlide ?? {}, {
    link: { kind: 'game', id: game.uuid, url: null, openInNewTab: false },
    visibleFrom: `${nextYear}-02-08T18:00:00Z`,
    visibleUntil: `${nextYear}-02-10T18:00:00Z`,
  });
  Object.assign(ticketsSlide ?? {}, { visibleFrom: `${nextYear}-02-08T18:00:00Z` });
  const { id, name, kind, sectionGroups } = layout;
  await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups });
  await page.goto(settingOf(game));
  await page.getByRole('button', { name: 'Postpone' }).click();
  const dialog = page.getByRole('dialog', { name: `Postpone ${game.displayName}` });
  await expect(dialog.getByRole('listitem')).toContainText(['Derby']);
  for (const [part, keys] of [
    ['year', String(nextYear)],
    ['month', '02'],
    ['day', '17'],
    ['hour', '20'],
    ['minute', '00'],
  ] as const) {
    await dialog
      .getByRole('spinbutton', { name: new RegExp(`^${part}`) })
      .first()
      .click();
    await page.keyboard.type(keys);
  }
  await dialog.getByRole('switch', { name: 'Move its slides with it' }).setChecked(true);
  await dialog.getByRole('button', { name: /^Postpone on/ }).click();
  await expect(toast(page, `Postponed to ${nextYear}-02-17 20:00.`)).toBeVisible();
  const [derby, tickets] = await storedSlides(service, layout);
  expect([derby?.visibleFrom, derby?.visibleUntil]).toEqual([
    `${nextYear}-02-15T19:00:00Z`,
    `${nextYear}-02-17T19:00:00Z`,
  ]);
  expect(tickets?.visibleFrom).toBe(`${nextYear}-02-08T18:00:00Z`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, `The game starts ${nextYear}-02-10 19:00 again.`)).toBeVisible();
  const [back] = await storedSlides(service, layout);
  expect([back?.visibleFrom, back?.visibleUntil]).toEqual([
    `${nextYear}-02-08T18:00:00Z`,
    `${nextYear}-02-10T18:00:00Z`,
  ]);
  expect((await service.call<Game>('GET', `/games/${game.uuid}`)).originalStartDateTime).toBeNull();
});

test('a ticket slide shows the next home game, and follows it when it is postponed', async ({ page, service }) => {
  // Before any other home game, whatever the time of the day is.
  const { startDateTime } = await service.call<Game>('GET', '/games/next');
  const wait = Math.min(3_600_000, (Date.parse(startDateTime ?? '') - Date.now()) / 2);
  const soon = new Date(Date.now() + wait).toISOString().replace(/\.\d+Z$/, '+0000');
  const game = await createGame(service, { startDateTime: soon });
  const { homeTeam, awayTeam, ssgtUuid, uuid } = game;
  const next = await createGame(service, { homeTeam: { uuid: homeTeam?.uuid ?? '' } });
  const [first, second] = [game, next].map(({ awayTeamInfo }) => awayTeamInfo?.displayName ?? '');
  const layout = await makeCarousel(service, 'TICKET PROMO CAROUSEL', []);
  await page.goto(address(layout));
  await page.getByRole('button', { name: 'The next home game' }).click();
  await expect(toast(page, 'New slide created! Cowabunga!')).toBeVisible();
  const link = page.getByRole('list', { name: 'Slides' }).getByRole('link');
  await expect(link).not.toHaveText(/^Slide/);
  await publish(page);
  const slides = await storedSlides(service, layout);
  // In the language of the site, which its visitors read.
  expect(slides).toMatchObject([{ source: 'nextHomeGame', buttonText: 'Biljetter' }]);
  // Other teams of the site may play sooner.
  const stored = await service.api<SiteLayout>('GET', `/layouts/site-layouts/${layout.id}`);
  Object.assign(slidesOf(stored)[0] ?? {}, { teamUuid: homeTeam?.uuid });
  const { id, name, kind, sectionGroups } = stored;
  await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups });
  await page.reload();
  await expect(link).toHaveText(new RegExp(first ?? ''));
  await expect(
    page
      .frameLocator('iframe')
      .getByText(first ?? '')
      .first(),
  ).toBeAttached();
  const later = { ssgtUuid, homeTeam, awayTeam, startDateTime: `${nextYear}-12-10T18:00:00+0000` };
  await service.call<Game>('PUT', `/games/${uuid}`, later);
  await page.reload();
  await expect(link).toHaveText(new RegExp(second ?? ''));
});

test('the row of a carousel shows its slides, and several of them move in time at once', async ({ page, service }) => {
  const layout = await makeHero(service, ['Derby', 'Season tickets', 'Fan trip', 'Shop']);
  const { id, name, kind, sectionGroups } = layout;
  const from = `${nextYear}-02-08T18:00:00Z`;
  for (const slide of slidesOf(layout)) slide.visibleFrom = from;
  await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups });
  await page.goto(address(layout));
  const row = page.getByRole('list', { name: 'Groups and sections' }).getByRole('button', { name: /^SLIDE SHOW/ });
  const pictures = row.locator('img');
  await expect(pictures).toHaveCount(3);
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  await expect(row).toContainText('+1');
  await page.getByRole('button', { name: 'Change several' }).click();
  const several = page.getByRole('dialog');
  await several.getByRole('checkbox', { name: 'Fan trip' }).uncheck();
  await several.getByRole('radio', { name: 'Move in time' }).check();
  const hours = several.getByRole('textbox', { name: 'Later by' });
  await hours.fill('99999');
  await expect(hours).toHaveAccessibleDescription(/8,784 hours at most/);
  const move = several.getByRole('button', { name: 'Move in time' });
  await expect(move).toHaveAttribute('aria-disabled', 'true');
  await hours.fill('2000');
  await move.click();
  await publish(page);
  const moved = new Date(Date.parse(from) + 2000 * 3_600_000).toISOString();
  const times = (await storedSlides(service, layout)).map(({ visibleFrom }) => Date.parse(visibleFrom ?? ''));
  expect(times).toEqual([moved, moved, from, moved].map((time) => Date.parse(time)));
});
