import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { painted, rows, walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
const count = (page: Page) => page.getByRole('main').getByText(/^\d+ teams?$/);

/** Chooses a value in a filter's popover. */
async function filter(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: `Filter by ${name}` }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
  await expect(page.getByRole('button', { name: `${name}: ${value}. Change filter` })).toBeVisible();
}

test('the search finds without letter case and diacritics, and follows the writing into the address', async ({
  page,
}) => {
  await page.goto('/manage/sports/teams');
  await expect(count(page)).toHaveText('40 teams');
  await page.keyboard.press('/');
  await page.keyboard.type('alvn');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText('Älvnäs IF');
  await expect(page).toHaveURL(/\?search=alvn$/);
  await page.getByRole('searchbox').fill('ÄLVNÄS j20');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('no such team');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(count(page)).toHaveText('40 teams');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test.describe('with a clock of its own', () => {
  test.use({ isContextNew: true });

  test('a team that is chosen while a search is still being written opens all the same', async ({ page }) => {
    // The editor is slow to come, and the list's pause for the writing ends meanwhile.
    const editor = Promise.withResolvers<void>();
    await page.route(/\/assets\/editor-[\w-]{8}\.js/, async (route) => {
      await editor.promise;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/manage/sports/teams');
    const team = rows(page).first().getByRole('link');
    await expect(team).toContainText('Almsholmen HC');
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.getByRole('searchbox').fill('alvn');
    await team.click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.resume();
    editor.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almsholmen HC');
  });
});

test('the order follows the headers, both ways, with Ä beside A', async ({ page, service }) => {
  const codes = (await service.teams()).map(({ teamCode }) => teamCode).sort(new Intl.Collator('sv').compare);
  await page.goto('/manage/sports/teams?size=100');
  const header = page.getByRole('columnheader', { name: 'Code' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=teamCode&order=asc/);
  const place = 1 + (await page.locator('main thead th').allInnerTexts()).indexOf('Code');
  const cells = page.locator(`main tbody td:nth-child(${place})`);
  await expect(cells).toHaveText(codes);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(cells).toHaveText(codes.toReversed());
});

test('pages turn, sizes change, and the address brings back the same page', async ({ page }) => {
  await page.goto('/manage/sports/teams');
  await expect(range(page)).toHaveText('1–25 of 40');
  const first = await rows(page).first().getByRole('link').innerText();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(range(page)).toHaveText('26–40 of 40');
  await expect(rows(page)).toHaveCount(15);
  await expect(page).toHaveURL(/\?page=2$/);
  await page.reload();
  await expect(range(page)).toHaveText('26–40 of 40');
  await page.goBack();
  await expect(range(page)).toHaveText('1–25 of 40');
  await expect(rows(page).first()).toContainText(first, { useInnerText: true });
  await page.getByRole('button', { name: 'Per page' }).click();
  await page.getByRole('option', { name: '50' }).click();
  await expect(range(page)).toHaveText('1–40 of 40');
  await expect(page).toHaveURL(/\?size=50$/);
});

test('filters narrow the list together, stay in the address and come off again', async ({ page }) => {
  await page.goto('/manage/sports/teams');
  await filter(page, 'Gender', 'Female');
  await expect(count(page)).toHaveText('10 teams');
  await filter(page, 'Owner', 'Frosthamn HC');
  await expect(rows(page)).toHaveText([/Frosthamn HC Dam/]);
  await page.reload();
  await expect(rows(page)).toHaveText([/Frosthamn HC Dam/]);
  await expect(page.getByRole('button', { name: 'Gender: Female. Change filter' })).toBeVisible();
  await page.goBack();
  await expect(count(page)).toHaveText('10 teams');
  await page.getByRole('button', { name: 'Clear the filter Gender' }).click();
  await expect(count(page)).toHaveText('40 teams');
  await page.getByRole('button', { name: 'Filter by Series' }).click();
  await page.getByRole('combobox', { name: 'Search Series' }).fill('j20');
  await page.getByRole('option', { name: 'Northern Ice League J20' }).click();
  await expect(count(page)).toHaveText('10 teams');
  await expect(rows(page).first()).toContainText('J20');
  await filter(page, 'Show', 'Deleted');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a team opens from the list, and going back finds the list as it was left', async ({ page }) => {
  await page.goto('/manage/sports/teams?search=norrstrand&gender=male&sort=teamCode&order=desc');
  await expect(rows(page)).toHaveText([/NORJ20/, /NORJ18/, /NOR/]);
  // The whole row leads there, not its name alone.
  await rows(page)
    .nth(1)
    .click({ position: { x: 600, y: 20 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Norrstrand IK J18');
  await page.goBack();
  await expect(page).toHaveURL(/\?search=norrstrand&gender=male&sort=teamCode&order=desc$/);
  await expect(rows(page)).toHaveText([/NORJ20/, /NORJ18/, /NOR/]);
  await expect(page.getByRole('searchbox')).toHaveValue('norrstrand');
});

test.describe('a deleted team', () => {
  test.use({ site: sites.isdalen });

  test('leaves the active list and is found under the filter Deleted', async ({ page, service }) => {
    const team = await service.createTeam();
    await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Delete successful!')).toBeVisible();
    await walkTo(page, `/manage/sports/teams?search=${team.teamCode}`);
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await filter(page, 'Show', 'Deleted');
    await expect(rows(page)).toHaveText([new RegExp(team.teamCode)]);
    // Its code is free again.
    expect((await service.createTeam({ teamCode: team.teamCode })).teamCode).toBe(team.teamCode);
  });
});

test('the name has room at every width, and nothing hangs out of its cell', async ({ page }) => {
  await page.goto('/manage/sports/teams');
  const first = rows(page).first();
  await expect(first).toBeVisible();
  for (const width of [1010, 1050, 1100, 1280, 1366, 1420, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await painted(page);
    const cells = await first
      .locator('td, th')
      .evaluateAll((found) =>
        found.filter((cell) => cell.clientWidth > 0).map((cell) => [cell.clientWidth, cell.scrollWidth]),
      );
    const name = await first.locator('td:has(a)').evaluate((cell) => cell.clientWidth);
    expect(name, `name at ${width}`).toBeGreaterThan(180);
    expect(
      cells.filter(([room = 0, used = 0]) => used > room + 1),
      `cells at ${width}`,
    ).toEqual([]);
  }
});
