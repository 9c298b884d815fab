import type { GamePage, TeamPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';

import { goWithin } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { freshPhoto } from './support/upload.ts';

test.use({ site: sites.isdalen });

test('every way that home offers leads to a page of the console that is there, and home asks the service once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/manage/');
  await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => !path.startsWith('/api/users/'))).toEqual(['/api/home']);
  const ways = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href') ?? '', words: link.textContent })));
  const own = ways.filter(({ href }) => href.startsWith('/manage/'));
  expect(own.length).toBeGreaterThan(9);
  // One of each kind: what differs by its id alone is the same page.
  const kinds = new Map(own.map((way) => [way.href.replace(/[?].*|[0-9a-f-]{36}/g, ''), way]));
  for (const { href, words } of kinds.values()) {
    await test.step(`${words}: ${href}`, async () => {
      // Two pages of one game have the same heading: the title of the window tells them apart.
      await goWithin(page, href);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page).not.toHaveTitle(/not found/i);
    });
  }
});

test('the next game is postponed from home', async ({ page, service }) => {
  // A game that is being played stands in its place.
  const { items } = await service.call<GamePage>('GET', '/games?status=ongoing');
  for (const { uuid, ssgtUuid, startDateTime, homeTeam, awayTeam, homeScore, awayScore } of items)
    await service.call('PUT', `/games/${uuid}`, {
      ...{ ssgtUuid, startDateTime, homeTeam, awayTeam, homeScore, awayScore },
      ...{ state: 'post-game', played: true },
    });
  await page.goto('/manage/');
  await page
    .getByRole('region', { name: /^(Next game|Home game today)/ })
    .getByRole('button', { name: 'Postpone' })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Those that come after it, too, each by its name.
  const later = page
    .getByRole('region', { name: 'Games' })
    .getByRole('button', { name: /^Postpone .+ - .+/ })
    .first();
  const [home = ''] = ((await later.getAttribute('aria-label')) ?? '').replace('Postpone ', '').split(' - ');
  await later.click();
  await expect(dialog).toContainText(home);
});

test('on the day of a home game home has what is done beside the rink, and each begins with that game', async ({
  page,
  service,
}) => {
  const teams = await service.call<TeamPage>('GET', `/teams?pageSize=100&ownerInstanceId=${sites.isdalen.id}`);
  const { items } = await service.call<GamePage>('GET', '/games?status=upcoming&pageSize=100');
  const game = items.find(({ homeTeam }) => teams.items.some(({ uuid }) => uuid === homeTeam?.uuid));
  if (!game) throw new Error('the demo has no home game to come');
  const { uuid, ssgtUuid, homeTeam, awayTeam } = game;
  const now = new Date().toISOString();
  await service.call('PUT', `/games/${uuid}`, { ssgtUuid, startDateTime: now, homeTeam, awayTeam, state: 'live' });
  await page.goto('/manage/');
  const today = page.getByRole('region', { name: /^Playing now/ });
  await expect(today.getByRole('link')).toHaveCount(6);
  await expect(today.getByRole('link', { name: 'Ticket slide' })).toHaveAttribute('href', /\/layouts-pages/);
  await today.getByRole('link', { name: 'Upload photos' }).click();
  await page.locator('input[type=file]:not([webkitdirectory])').setInputFiles(await freshPhoto('rink.jpg'));
  const games = page.getByRole('group', { name: /Games|In all files/ }).or(page.getByRole('grid', { name: 'Games' }));
  await expect(games.first()).toContainText(game.homeTeamInfo?.displayName ?? '');
  await page.goto('/manage/');
  await today.getByRole('link', { name: 'Write the report' }).click();
  await expect(page.getByLabel(/is linked as$/)).toContainText('Report');
  await page.getByRole('link', { name: 'Match report' }).click();
  await expect(page).toHaveURL(new RegExp(`game=${uuid}`));
});

test('home leads to the public site in a tab of its own, and has no barriers', async ({ page }) => {
  await page.goto('/manage/');
  const visit = page.getByRole('main').getByRole('link', { name: 'Open the public site' });
  await expect(visit).toHaveAttribute('href', /^https?:\/\//);
  await expect(visit).toHaveAttribute('target', '_blank');
  await expect(visit).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
});
