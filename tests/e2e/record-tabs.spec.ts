import type { Player, StatisticsModule } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { createGame } from './support/games.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

test('a team shows its players and its history beside its form, which keeps what was written', async ({
  page,
  service,
}) => {
  const team = await service.createTeam();
  const family = uniqueName();
  const shirts = Array.from({ length: 12 }, (_, index) => index + 1);
  const players = await Promise.all(
    shirts.map((jerseyNumber) =>
      service.call<Player>('POST', '/players', {
        firstName: `Nr${jerseyNumber}`,
        lastName: `${family} ${String(jerseyNumber).padStart(2, '0')}`,
        team: { uuid: team.uuid },
        jerseyNumber,
      }),
    ),
  );
  const address = `/manage/sports/teams/${team.uuid}/edit`;
  await page.goto(address);
  await page.getByLabel('Short name', { exact: true }).fill('Kept while looking');
  await page.getByRole('tab', { name: 'Players 12' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Players' });
  await expect(panel.getByRole('row')).toHaveCount(11);
  await expect(page).toHaveURL(/\?tab=player$/);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Players 12' }).press('End');
  await expect(page.getByRole('tab', { name: 'History' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText('Created');
  await page.getByRole('tab', { name: 'History' }).press('ArrowRight');
  await expect(page.getByLabel('Short name', { exact: true })).toHaveValue('Kept while looking');
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();

  await page.goto(`${address}?tab=player`);
  await panel.getByRole('link', { name: players[0]?.fullName ?? '' }).click();
  await expect(page).toHaveURL(new RegExp(`/players/${players[0]?.uuid}/profile$`));
  await page.goBack();
  await panel.getByRole('link', { name: 'All 12 in Players' }).click();
  await expect(page).toHaveURL(new RegExp(`/sports/players\\?teamUuid=${team.uuid}$`));
});

test('a player shows the games of the team, once there is one', async ({ page, service }) => {
  const team = await service.createTeam();
  const named = { firstName: 'Alva', lastName: uniqueName() };
  const player = await service.call<Player>('POST', '/players', named);
  const games = page.getByRole('tab', { name: /^The team’s games/ });
  await page.goto(`/manage/sports/players/${player.uuid}/profile`);
  await expect(page.getByRole('tab', { name: /^Articles/ })).toBeVisible();
  await expect(games).toHaveCount(0);

  await service.call('PUT', `/players/${player.uuid}`, { ...named, team: { uuid: team.uuid } });
  await createGame(service, { homeTeam: { uuid: team.uuid } });
  await page.reload();
  await games.filter({ hasText: '1' }).click();
  await expect(page.getByRole('tabpanel', { name: 'The team’s games' })).toContainText(team.displayName);
});

test('a game shows its articles, images and videos, and a competition how many teams it has', async ({
  page,
  service,
}) => {
  const game = await createGame(service);
  await page.goto(`/manage/sports/game/${game.uuid}/details`);
  for (const name of ['Articles 0', 'Images 0', 'Videos 0'])
    await expect(page.getByRole('tab', { name })).toBeVisible();
  await page.getByRole('tab', { name: 'Videos 0' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
  await page.goto(`/manage/sports-config/ssgt/${game.ssgtUuid}/edit`);
  await expect(page.getByRole('main').getByRole('term').filter({ hasText: 'Teams' }).first()).toBeVisible();
});

test('a player shows figures of each competition; one without is told when there will be some', async ({
  page,
  service,
}) => {
  const { items } = await service.call<{ items: { uuid: string }[] }>('GET', '/ssgts?state=active&pageSize=1');
  const { rows } = await service.call<StatisticsModule>('GET', `/../statistics/modules/player?ssgt=${items[0]?.uuid}`);
  const known = rows[0];
  await page.goto(`/manage/sports/players/${known?.player.uuid}/profile?tab=player-statistics`);
  const panel = page.getByRole('tabpanel', { name: 'Statistics' });
  const row = panel
    .getByRole('row')
    .filter({ hasText: known?.team?.displayName ?? '' })
    .first();
  await expect(row).toContainText(String(known?.values.points));
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'All in Statistics' }).click();
  await expect(page).toHaveURL(new RegExp(`/players/${known?.player.uuid}/statistics$`));
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(known?.player.fullName ?? '');
  await expectAccessible(page);

  const made = await service.call<Player>('POST', '/players', { firstName: 'Alva', lastName: uniqueName() });
  await page.goto(`/manage/sports/players/${made.uuid}/profile?tab=player-statistics`);
  await expect(panel).toContainText('once the player has played');
});

test.describe('where a site lacks the statistics', () => {
  test.use({ site: sites.bjornvik });

  test('a player has no tab of them', async ({ page, service }) => {
    const made = await service.call<Player>('POST', '/players', { firstName: 'Alva', lastName: uniqueName() });
    await page.goto(`/manage/sports/players/${made.uuid}/profile`);
    await expect(page.getByRole('tab', { name: /^Articles/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Statistics/ })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the tabs can all be reached, and nothing stands over the edge', async ({ page, service }) => {
    const team = await service.createTeam();
    await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
    for (const name of [/^Games/, /^Images/, /^Details/]) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name })).toBeInViewport();
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});

test('the head of an article says its state and who wrote it; its picture stands in the page', async ({
  page,
  service,
}) => {
  const { items } = await service.api<{ items: { id: string; author: string | null }[] }>(
    'GET',
    '/articles/list/latest?state=published&pageSize=50',
  );
  const written = items.find(({ author }) => author);
  await page.goto(`/manage/articles/${written?.id}/edit`);
  const head = page.getByRole('main').locator('header').first();
  await expect(head).toContainText('Published');
  await expect(head).toContainText(written?.author ?? 'An author');
  await expect(head.getByRole('img')).toHaveCount(0);
});
