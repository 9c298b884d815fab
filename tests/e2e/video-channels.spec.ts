import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { painted, saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.havsband });

const address = '/manage/super-admin/video-channel-management';

test.describe('a super administrator', () => {
  test.use({ role: 'super', expectedMessages: /409 \(Conflict\)|Another one already has/ });

  test('adds a channel, chooses its sites, and finds it again; a name that comes twice is told at its row', async ({
    page,
  }) => {
    await page.goto('/manage/super-admin');
    await expect(page).toHaveTitle('Super Admin - Touchline');
    await page.getByRole('main').getByRole('link', { name: 'Video channels' }).click();
    await expect(page).toHaveTitle('Video Channel Management - Touchline');
    await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Havsband Cup');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const name = page.getByRole('textbox', { name: 'Name' }).last();
    await name.fill('havsband CUP');
    await page.getByRole('textbox', { name: 'Provider' }).last().fill('embedded');
    const box = page.getByRole('combobox', { name: 'Sites' }).last();
    await box.focus();
    await painted(page);
    await box.fill('Havsband');
    await expect(page.getByRole('option', { name: 'Havsband Cup' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: 'Havsband Cup', includeHidden: true })).toHaveCount(3);
    await page.getByRole('switch', { name: 'Active' }).last().check();
    await expectAccessible(page);
    await saveByKeys(page);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Arkivet');
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name' }).last()).toHaveValue('Arkivet');
    await expect(page.getByRole('switch', { name: 'Active' }).last()).toBeChecked();
  });

  test('puts the channels in another order by keyboard and by buttons, and finds it so', async ({ page }) => {
    await page.goto(address);
    const names = page.getByRole('textbox', { name: 'Name' });
    await expect(names.first()).toHaveValue('Havsband Cup');
    for (const name of ['Slutspelet', 'Ungdom']) {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await names.last().fill(name);
      await page.getByRole('textbox', { name: 'Provider' }).last().fill('embedded');
    }
    const handle = page.locator('li[data-sortable]').last().getByRole('button').first();
    await handle.focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    const shown = () => names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const [above] = (await shown()).slice(-2);
    expect(above).toBe('Ungdom');
    await expectAccessible(page);
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const wanted = await shown();
    await page.reload();
    await expect(names.last()).toHaveValue('Slutspelet');
    expect(await shown()).toEqual(wanted);
  });

  test('is shown the page in Swedish, on a phone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('touchline.language', 'sv'));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(address);
    await expect(page).toHaveTitle('Hantera videokanaler - Touchline');
    await expect(page.getByRole('textbox', { name: 'Leverantör' }).first()).toHaveValue('embedded');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('anybody else is sent home and told why, and is not led there', async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveURL(/\/manage\/?$/);
  await expect(toast(page, 'Only super administrators can open that page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Super Admin' })).toHaveCount(0);
});
