import { readFile } from 'node:fs/promises';
import type { SsgtPage, StatisticsModuleV2 } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { rows } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

/** A competition of the site that has statistics of players. */
async function withStatistics(service: Service): Promise<string> {
  const { items } = await service.call<SsgtPage>('GET', '/ssgts?pageSize=100');
  for (const { uuid } of items) {
    const found = await service.call<StatisticsModuleV2>('GET', `/../statistics/v2/modules/player?ssgt=${uuid}`);
    if (found.rows.length > 1) return uuid;
  }
  throw new Error('The demo has no statistics');
}

test.describe('on a site with both add-ons', () => {
  test.use({ site: sites.frosthamn });

  test('every value of the second version stands in a column, and orders the table', async ({ page, service }) => {
    await page.goto(`/manage/sports-config/ssgt/${await withStatistics(service)}/statistics`);
    const header = (name: string) => page.getByRole('columnheader', { name });
    const labels = ['Goals', 'Assists', 'Points', 'Penalties', 'Shots', 'Faceoffs', 'Time on ice', 'Plus/minus'];
    for (const name of [...labels, 'Power play', 'Box play']) await expect(header(name)).toBeVisible();
    for (const name of ['Season', 'Series', 'Gametype']) {
      await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
    }
    await expect(header('Points')).toHaveAttribute('aria-sort', 'descending');
    await expectAccessible(page);

    await header('Goals').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(header('Goals')).toHaveAttribute('aria-sort', 'descending');
    const goals = await rows(page).locator('td:nth-child(2)').allTextContents();
    expect(goals.map(Number)).toEqual(goals.map(Number).sort((a, b) => b - a));
    await page.reload();
    await expect(header('Goals')).toHaveAttribute('aria-sort', 'descending');

    // The file has what is shown, in its order.
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const [heads, first] = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
    expect(heads).toMatch(/^\uFEFFNumber,Player,Team,Goals,Assists,Points,/);
    expect(Number(first?.split(',')[3])).toBe(Math.max(...goals.map(Number)));
  });

  test('goalkeepers and the first version are a choice away, and a link brings them back', async ({
    page,
    service,
  }) => {
    await page.goto(`/manage/sports-config/ssgt/${await withStatistics(service)}/statistics`);
    await page.getByRole('button', { name: /^Statistics for: Players/ }).click();
    await page.getByRole('option', { name: 'Goalkeepers' }).click();
    await expect(page).toHaveURL(/module=goalkeeper/);
    await page.getByRole('button', { name: /^Version: 2 \(all values/ }).click();
    await page.getByRole('option', { name: '1 (goals, assists, points)' }).click();
    // A goalkeeper with a point has a chart beside it.
    const heads = page.getByRole('columnheader').filter({ hasNotText: 'Beside the others' });
    await expect(heads).toHaveText(['Player', 'Goals', 'Assists', 'Points']);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Statistics for: Goalkeepers/ })).toBeVisible();
  });
});

test.describe('on a site without the second version', () => {
  test.use({ site: sites.isdalen });

  test('the first one stands, and the second says which add-on it needs', async ({ page, service }) => {
    const { items } = await service.call<SsgtPage>('GET', '/ssgts?pageSize=1');
    const address = `/manage/sports-config/ssgt/${items[0]?.uuid}/statistics`;
    await page.goto(address);
    await expect(page.getByRole('button', { name: /^Version: 1 \(goals/ })).toBeVisible();
    await page.goto(`${address}?version=v2`);
    await expect(page.getByText('Isdalen SK does not have the add-on Statistics, version 2.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a site that does not manage its competitions', () => {
  test.use({ site: sites.bjornvik });

  test('they stand in the navigation, of the competition that one chooses', async ({ page, service }) => {
    await page.goto('/manage/');
    await page.getByRole('navigation').getByRole('link', { name: 'Statistics' }).click();
    await expect(page).toHaveURL(/\/sports\/statistics$/);
    await expect(page.getByRole('button', { name: /^Competition: / })).toBeVisible();
    await page.goto(`/manage/sports/statistics?competition=${await withStatistics(service)}`);
    await expect(page.getByRole('columnheader', { name: 'Box play' })).toBeVisible();
    await page.getByRole('columnheader', { name: 'Goals' }).getByRole('button').click();
    await expect(page).toHaveURL(/competition=.*sort=goals/);
    await expectAccessible(page);
  });

  test('those of one competition lead back to them, not to a closed list', async ({ page, service }) => {
    await page.goto(`/manage/sports-config/ssgt/${await withStatistics(service)}/statistics`);
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Statistics' }).click();
    await expect(page).toHaveURL(/\/sports\/statistics$/);
  });
});
