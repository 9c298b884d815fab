import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.frosthamn });

/** Opens the console and waits until it hears keys. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/manage/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('anything is found by one key and its letters, and opened by Enter', async ({ page, service }) => {
  const { uuid, displayName } = await service.createTeam();
  await arrive(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find or do' });
  await expect(field).toBeFocused();
  await field.fill(displayName.toLowerCase());
  const team = page
    .getByRole('group', { name: /^Teams/ })
    .getByRole('option')
    .first();
  await expect(team).toContainText(displayName);
  await expectAccessible(page);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/sports/teams/${uuid}/edit$`));

  await test.step('what was open stands first the next time', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(displayName);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(displayName);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });
});

test('what is typed before the palette has come is meant for it; Ctrl+Enter opens in a tab of its own', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/palette-[\w-]{8}\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/manage/sports/players');
  const search = page.getByRole('searchbox');
  await search.focus();
  const asked = page.waitForRequest(/\/assets\/palette-[\w-]{8}\.js/);
  await page.keyboard.press('Control+k');
  await asked;
  await page.keyboard.type('anx');
  await page.keyboard.press('Backspace');
  held.resolve();
  const field = page.getByRole('combobox', { name: 'Find or do' });
  await expect(field).toHaveValue('an');
  await page.keyboard.type('ton');
  await expect(field).toHaveValue('anton');
  await expect(search).toHaveValue('');
  await expect(
    page
      .getByRole('group', { name: /^Players/ })
      .getByRole('option')
      .first(),
  ).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/manage\/sports\/players\/[^/]+\/profile$/);
  await expect(page).toHaveURL(/\/manage\/sports\/players$/);
});

test('all of a kind are led to in their list, which is searched by the same letters', async ({ page }) => {
  await page.goto('/manage/');
  await page.getByRole('button', { name: 'Find or do' }).click();
  const field = page.getByRole('combobox', { name: 'Find or do' });
  await field.fill('an');
  await page.getByRole('option', { name: /^All \d+ in Players$/ }).click();
  await expect(page).toHaveURL(/\/sports\/players\?search=an$/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('an');
});

test('a search that finds nothing in its list says where else there is a match, and leads there', async ({ page }) => {
  await page.goto('/manage/sports/teams?search=anton');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ in Players$/ })
    .click();
  await expect(page).toHaveURL(/\/manage\/sports\/players\?search=anton$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Anton/ }).first()).toBeVisible();
});

test('Tab looks among one kind alone, and pages and actions are found by their names', async ({ page }) => {
  await arrive(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find or do' });
  await field.fill('an');
  await page
    .getByRole('group', { name: /^Players/ })
    .getByRole('option')
    .first()
    .hover();
  await field.press('Tab');
  await expect(page.getByRole('group')).toHaveCount(1);
  await field.fill('');
  await field.press('Backspace');
  await field.fill('social media');
  await expect(page.getByRole('group', { name: 'Go to' }).getByRole('option').first()).toContainText('Social media');
  await field.fill('svenska');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Hitta eller gör' })).toBeVisible();
});

test('the question mark lists the keys of the page', async ({ page }) => {
  await page.goto('/manage/');
  await walkTo(page, '/manage/sports/players');
  await page.getByRole('heading', { level: 1 }).press('?');
  const keys = page.getByRole('dialog', { name: 'Keys of this page' });
  await expect(keys.getByText('Search in the list')).toBeVisible();
  await expect(keys.getByText('Save', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('the cards of a narrow window have the keys of the rows, and the list of keys says so', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/manage/sports/players');
  await page.getByRole('heading', { level: 1 }).press('?');
  const keys = page.getByRole('dialog', { name: 'Keys of this page' });
  for (const what of ['Search in the list', 'See more of it', 'Edit it here'])
    await expect(keys.getByText(what)).toBeVisible();
});
