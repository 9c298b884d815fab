import { expectAccessible } from './support/accessible.ts';
import { rows, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe('a super administrator', () => {
  test.use({ role: 'super' });

  test('is led to what is for super administrators alone', async ({ page }) => {
    await page.goto('/manage/');
    await page.getByRole('navigation').getByRole('link', { name: 'Super Admin' }).click();
    await expect(page).toHaveTitle('Super Admin - Touchline');
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(names.filter({ hasText: 'Users with access' })).toHaveCount(1);
    await expect(names.filter({ hasText: 'Video channels' })).toHaveCount(1);
    await expectAccessible(page);
  });

  test('sees who may work on which site, and finds them', async ({ page }) => {
    await page.goto('/manage/super-admin/users');
    await expect(page).toHaveTitle('Users with access - Touchline');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users with access');
    const club = rows(page).filter({ hasText: 'club@touchline.test' });
    await expect(club).toContainText('Frosthamn HC');
    await expect(rows(page).getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search name or e-mail' }).fill('outsider@');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('outsider@touchline.test');
    await page.goto('/manage/super-admin/users?instanceId=frost1_frost&superAdministrator=false');
    await expect(club).toHaveCount(1);
    await expect(rows(page).filter({ hasText: 'outsider@touchline.test' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Super Admin' }).click();
    await expect(page).toHaveTitle('Super Admin - Touchline');
  });

  test('sees it on a phone, in Swedish', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('touchline.language', 'sv'));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/manage/super-admin/users');
    await expect(page).toHaveTitle('Användare med åtkomst - Touchline');
    await expect(page.getByText('club@touchline.test')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('nobody else is led or let there', async ({ page }) => {
  await page.goto('/manage/super-admin/users');
  await expect(page).toHaveURL(/\/manage\/?$/);
  await expect(toast(page, 'Only super administrators can open that page.')).toBeVisible();
});
