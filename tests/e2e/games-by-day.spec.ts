import { nextYear } from '../fixtures/days-ahead.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { createGame } from './support/games.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.frosthamn });

const weekday = (day: string) => new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(new Date(`${day}T12:00`));

test('games stand under their days, and in a calendar whose months one turns', async ({ page, service }) => {
  const [inMay, inJune] = [`${nextYear}-05-14`, `${nextYear}-06-02`];
  const game = await createGame(service, { startDateTime: `${inMay}T17:00:00+0000` });
  const other = await createGame(service, { startDateTime: `${inJune}T17:00:00+0000` });
  const linkTo = ({ homeTeamInfo }: typeof game) =>
    page.getByRole('listitem').getByRole('link', { name: homeTeamInfo?.displayName ?? '' });
  await page.goto('/manage/sports/game');
  await page.getByRole('button', { name: 'By day', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Friday|Today/ }).first()).toBeAttached();
  await page.goto(`/manage/sports/game?view=days&month=${nextYear}-05`);
  const may = page.getByRole('region', { name: `May ${nextYear}` });
  const day = may
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${weekday(inMay)} 14 May` }) })
    .first();
  await expect(day.getByText('19:00')).toBeVisible();
  await expect(linkTo(game)).toBeVisible();
  await expect(linkTo(other)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Month after' }).click();
  await expect(page).toHaveURL(new RegExp(`view=days&month=${nextYear}-06`));
  await expect(linkTo(other)).toBeVisible();
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  const cell = page.getByRole('cell', { name: new RegExp(`${weekday(inJune)} 2 June`) });
  await expect(cell.getByRole('link', { name: `19:00 ${other.displayName}` })).toBeVisible();
  await expectAccessible(page);
  // What narrows the list narrows the month.
  await page.goto(`/manage/sports/game?view=days&month=${nextYear}-06&team=${game.homeTeam?.uuid}`);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(linkTo(other)).toBeVisible();
  await linkTo(other).click();
  await expect(page).toHaveURL(new RegExp(other.uuid));
  await page.goBack();
  await expect(page.getByRole('region', { name: `June ${nextYear}` })).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).not.toHaveURL(/month=/);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('on a phone the calendar has a dot for each game, leads to its day, and Today stays in sight', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const name = `${weekday(`${nextYear}-08-27`)} 27 August`;
  const game = await createGame(service, { startDateTime: `${nextYear}-08-27T17:00:00+0000` });
  await page.goto(`/manage/sports/game?view=month&month=${nextYear}-08`);
  const day = page.getByRole('button', { name: `27 ${name} 1 game`, exact: true });
  await expect(day).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await day.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await expect(
    page
      .getByRole('listitem')
      .getByText(game.homeTeamInfo?.displayName ?? '')
      .first(),
  ).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).not.toHaveURL(/month=/);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.locator('h3[aria-current=date]')).toBeInViewport();
});

test('articles have a calendar too, without a word of code', async ({ page }) => {
  await page.goto('/manage/articles/list?view=month');
  await expect(page.getByRole('columnheader', { name: 'Mon' })).toBeVisible();
  await expect(page.getByRole('cell').getByRole('link').first()).toBeVisible();
});
