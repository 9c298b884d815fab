import type { Page } from 'playwright/test';
import type { DynamicAdsConfig, DynamicAdsConfigPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { chooseByWriting, rows, saveByKeys, switchSite, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({
  site: sites.alvnas,
  expectedMessages: /400 \(|404|409 \(|412|Another one|has a configuration|has no configuration|duplicate|Invalid/,
});

const code = (page: Page) => page.getByRole('textbox', { name: 'HTML' });

test('a configuration is made for a provider; what is wrong stands at its field, and nothing typed is lost', async ({
  page,
  service,
}) => {
  const stored = async () => (await service.api<DynamicAdsConfigPage>('GET', '/dynamic-ads/configs')).items;
  await page.goto('/manage/dynamic-ads');
  await expect(page).toHaveTitle('Dynamic Ads - Touchline');
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add configuration' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Provider' })).toBeVisible();
  await saveByKeys(page);
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Invalid dynamic ad provider').first()).toBeVisible();
  await expect(toast(page, 'Invalid parameter passed')).toBeVisible();

  // The site has a configuration of this provider already, which is told as soon as the field is left.
  await chooseByWriting(page.getByRole('combobox', { name: 'Provider' }), 'Nordannons');
  await page.getByRole('textbox', { name: 'Company' }).focus();
  // It is shown, too, and leads to where it is changed.
  const there = page.getByRole('group', { name: 'The site has for this provider' });
  await expect(there.getByRole('link', { name: /Nordannons/ })).toHaveAttribute('href', /\/dynamic-ads\/[^/]+\/edit$/);
  await expect(
    page
      .getByText(/Nordannons/)
      .filter({ hasText: /already/ })
      .first(),
  ).toBeVisible();
  const script = page.getByRole('textbox', { name: 'Import script' });
  await script.fill('http://cdn.istavlan.example/loader.js');
  await page.getByRole('textbox', { name: 'Redirect link' }).fill('javascript:alert(1)');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Update the ad sections' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Toppbanner');
  const html = '<script>document.title = "taken over"</script><img src=x onerror="document.title=1">';
  await code(page).fill(html);
  await saveByKeys(page);
  await expect(script).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Redirect link' })).toHaveAttribute('aria-invalid', 'true');
  await script.fill('https://cdn.istavlan.example/loader.js');
  await page.getByRole('textbox', { name: 'Redirect link' }).fill('https://istavlan.example/till');
  await saveByKeys(page);
  // The site has a configuration of this provider already.
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveAttribute('aria-invalid', 'true');
  await expect(code(page)).toHaveValue(html);
  await chooseByWriting(page.getByRole('combobox', { name: 'Provider' }), 'Istavlan');
  await expect(there).toContainText('No configuration yet.');
  await page.getByRole('switch', { name: 'Selected' }).click();
  await saveByKeys(page);
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
  await expect(page).toHaveURL(/\/dynamic-ads\/[^/]+\/edit$/);

  // Shown as text, here and after a reload, and never executed.
  await page.reload();
  await expect(code(page)).toHaveValue(html);
  await expect(page).toHaveTitle(/Istavlan/);
  expect(await page.locator('main script, main img[src="x"]').count()).toBe(0);
  const all = await stored();
  expect(all.filter(({ isSelected }) => isSelected).map(({ name }) => name)).toEqual(['istavlan']);
  expect(all.find(({ name }) => name === 'istavlan')?.htmlSlots).toMatchObject([{ name: 'Toppbanner', html }]);

  // Tab writes an indent; Escape lets it go on to the next control.
  await code(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect(code(page)).toHaveValue(`  ${html}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code(page)).not.toBeFocused();
  await expectAccessible(page);
});

test('somebody else’s change is kept with one’s own, and slots are moved by keyboard', async ({ page, service }) => {
  const { items } = await service.api<DynamicAdsConfigPage>('GET', '/dynamic-ads/configs');
  const config = items.find(({ name }) => name === 'nordannons');
  if (!config) throw new Error('the demo has no such configuration');
  await page.goto(`/manage/dynamic-ads/${config.id}/edit`);
  const names = page.getByRole('textbox', { name: 'Name' });
  const [first = '', second = ''] = config.htmlSlots.map(({ name }) => name);
  await expect(names.first()).toHaveValue(first);
  await page.getByRole('button', { name: 'Move entry 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(names.first()).toHaveValue(second);
  await service.api('PUT', `/dynamic-ads/config/${config.id}`, { name: 'nordannons', company: 'Hamnbolaget AB' });
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  const now = await service.api<DynamicAdsConfig>('GET', `/dynamic-ads/configs/${config.id}`);
  expect(now.company).toBe('Hamnbolaget AB');
  expect(now.htmlSlots.map(({ name }) => name)).toEqual([
    second,
    first,
    ...config.htmlSlots.slice(2).map((one) => one.name),
  ]);
});

test('a site without the add-on is left at once when one switches to it', async ({ page }) => {
  await page.goto('/manage/dynamic-ads?search=nord');
  await expect(rows(page)).toHaveCount(1);
  await switchSite(page, sites.isdalen.name);
  await expect(page).toHaveURL(/\/manage\/?$/);
  await expect(toast(page, 'Isdalen SK does not have the add-on “Dynamic ads”, which that page needs.')).toBeVisible();
});

test('a blank provider and an empty payload are refused in the specification’s words', async ({ service }) => {
  expect(await service.refusal('GET', '/dynamic-ads/config/%20')).toMatchObject({
    statusCode: 400,
    message: 'Invalid dynamic ad provider',
  });
  const empty = { statusCode: 400, message: 'Invalid parameter passed' };
  expect(await service.refusal('POST', '/dynamic-ads/config', {})).toMatchObject(empty);
  expect(await service.refusal('POST', '/content-feeds', {})).toMatchObject(empty);
});
