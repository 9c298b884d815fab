import { sites } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

test('the address of the original is completed, and shown on the share card also where it cannot be decoded', async ({
  page,
}) => {
  await page.goto('/manage/articles/list');
  await page.locator('tbody').getByRole('link').first().click();
  const original = page.getByLabel('Address of the original');
  await original.focus();
  await page.keyboard.type('forst.example/m%E5l/');
  await page.keyboard.press('Tab');
  await expect(original).toHaveValue('http://forst.example/m%E5l');
  await expect(page.getByText('forst.example › m%E5l')).toBeVisible();
});
