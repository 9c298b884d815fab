import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.describe('an administrator', () => {
  test.use({ site: sites.bjornvik });

  test('sees who changed a team and brings a field back, unsaved until it is saved', async ({ page, service }) => {
    const made = await service.createTeam({ displayName: uniqueName() });
    await page.goto(`/manage/sports/teams/${made.uuid}/edit`);
    const name = page.getByLabel('Display name');
    await name.fill(`${made.displayName} HC`);
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();

    await page.getByRole('tab', { name: 'History' }).click();
    const history = page.getByRole('tabpanel', { name: 'History' });
    await expect(history.getByText('admin@touchline.test').first()).toBeVisible();
    await expect(history.getByText('Created', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await history.getByRole('button', { name: 'Bring back Display name as it was before' }).click();
    await expect(history.getByText('Brought back as an unsaved change: Display name.')).toBeVisible();
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(name).toHaveValue(made.displayName);
    expect(await service.team(made.uuid)).toMatchObject({ displayName: `${made.displayName} HC` });
    await saveByKeys(page);
    await expect.poll(async () => (await service.team(made.uuid)).displayName).toBe(made.displayName);
  });

  test('is not let into the log of everything', async ({ page }) => {
    await page.goto('/manage/super-admin/audit');
    await expect(page).toHaveURL(/\/manage\/?$/);
    await expect(toast(page, 'Only super administrators can open that page.')).toBeVisible();
  });
});

test.describe('a super administrator', () => {
  test.use({ role: 'super', site: sites.bjornvik });

  test('filters the log, opens an entry and exports it', async ({ page, service }) => {
    const made = await service.createTeam({ displayName: uniqueName() });
    await page.goto('/manage/super-admin/audit?entity=team&action=created');
    await expect(page).toHaveTitle('Logged changes - Touchline');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logged changes');
    const row = page.getByRole('row').filter({ hasText: made.displayName });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('button', { name: /^Show what changed/ }).click();
    const dialog = page.getByRole('dialog', { name: `Team: ${made.displayName}` });
    await expect(dialog.getByRole('heading', { name: 'Team code' })).toBeVisible();
    await expect(dialog.getByText(made.teamCode, { exact: true })).toBeVisible();
    await expect(dialog.getByText(/^Created .* · Björnvik BK$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Export/ })
      .click();
    expect((await download).suggestedFilename()).toMatch(/^change-log-.*\.csv$/);
  });

  test('reads it in Swedish, on a phone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('touchline.language', 'sv'));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/manage/super-admin/audit');
    await expect(page).toHaveTitle('Loggade ändringar - Touchline');
    await expect(page.getByRole('button', { name: /^Visa vad som ändrades/ }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
