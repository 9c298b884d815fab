import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { drawn } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

// A page that the browser translates has other elements where React put texts. It stays alive, whatever is done on it.

test.use({ site: sites.frosthamn });

const pages = [
  ['home', '/manage/'],
  ['the menu', '/manage/menu'],
  ['a list', '/manage/sports/players'],
  ['an editor', '/manage/sports/teams/add'],
  ['articles', '/manage/articles/list'],
  ['layouts', '/manage/layouts-pages'],
  ['the library', '/manage/media-and-files/image/list'],
  ['sponsors', '/manage/sponsors/setup'],
  ['settings', '/manage/site-settings/social-media-links'],
] as const;

/** Types into every search and presses every button that opens something, and closes it again. */
async function useAll(page: Page): Promise<void> {
  for (const box of await page.locator('main').getByRole('searchbox').all()) {
    for (const text of ['a', 'zzzz', '']) {
      await box.fill(text);
      await page.waitForTimeout(400);
    }
  }
  const openers = page.locator('main').locator('button[aria-haspopup]:visible:enabled');
  for (let index = 0; index < Math.min(await openers.count(), 12); index += 1) {
    await openers.nth(index).click();
    await page.waitForTimeout(150);
    await page.keyboard.press('Escape');
  }
}

for (const [name, address] of pages) {
  test(`${name} stays alive while it is translated`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await drawn(page);
    await translate(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
    await useAll(page);
    expect(errors).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
  });
}

test('the columns of a list are shown, hidden and moved while it is translated', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/manage/sports/players');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: /Columns/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('checkbox', { name: /First name/ }).check();
  await expect(page.getByRole('columnheader', { name: /First name/ })).toBeAttached();
  for (const way of ['down', 'up', 'down']) {
    await panel.getByRole('button', { name: `Move First name ${way}` }).click();
    await page.waitForTimeout(150);
  }
  const shown = panel.getByRole('checkbox', { name: /First name/ });
  await shown.uncheck();
  await expect(shown).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
  expect(errors).toEqual([]);
});
