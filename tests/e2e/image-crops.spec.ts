import type { Page } from 'playwright/test';
import type { ImageCrops } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { mark, openEditor, shift } from './support/media-edit.ts';
import { item, openPicker, picker } from './support/picker.ts';
import { saveByKeys, toast, walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const site = sites.norrstrand;
const path = '/instance-config/image-crops';
const own = (page: Page, name = 'The site’s own crops') => page.getByRole('list', { name });

test.use({ site, contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /400 \(|from 1:5 to 5:1/ });

test('a crop is added to the site’s own, wrong ones are told at their field, and every focal point shows it', async ({
  page,
  service,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName());
  const before = await service.api<ImageCrops>('GET', path);
  await page.goto('/manage/site-settings');
  await page.getByRole('main').getByRole('link', { name: 'Image crops' }).click();
  await expect(page).toHaveURL(/site-settings\/image-crops$/);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const field = (label: string) => page.getByRole('textbox', { name: label }).last();
  await expect(field('Name in English')).toHaveValue('');
  await field('Name in English').fill('Skyscraper');
  await field('Name in Swedish').fill('Skyskrapa');
  const ratio = field('Width:height');
  await ratio.fill('3/1');
  await saveByKeys(page);
  await expect(page.getByText('Write Width:height as two numbers, as in 16:9.').first()).toBeVisible();
  await expectAccessible(page);
  await ratio.fill('1:9');
  await saveByKeys(page);
  await expect(page.getByText('Choose a shape from 1:5 to 5:1.').first()).toBeVisible();
  await expect(field('Name in Swedish')).toHaveValue('Skyskrapa');
  expect(await service.api('GET', path)).toEqual(before);
  await ratio.fill('1:4');
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();

  await openEditor(page, media);
  await expect(own(page).getByRole('listitem').last()).toContainText('Skyscraper');
  await expect(own(page).getByRole('listitem')).toHaveCount(before.crops.length + 1);
  await expect(page.locator('[data-crop="1:4"] img')).toBeVisible();
  const still = await shift(page, '1:4');
  await mark(page).press('Shift+ArrowLeft');
  await expect.poll(() => shift(page, '1:4')).not.toBe(still);
  await page.getByRole('button', { name: 'Reset' }).click();
  await service.api('PUT', path, before);
});

test.describe('on a phone, in Swedish', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('they stand under the focal point in the picker, too, and break no page', async ({
    page,
    context,
    service,
    baseURL,
  }) => {
    await context.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('touchline.language', 'sv');
    });
    const library = await libraryOf(baseURL ?? '', site);
    const name = uniqueMediaName();
    const media = await library.addImage(name);
    const team = await service.createTeam();
    await openEditor(page, media);
    await expect(own(page, 'Webbplatsens egna beskärningar').getByRole('listitem').first()).toContainText('Toppbild');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await walkTo(page, `/manage/sports/teams/${team.uuid}/edit`);
    await openPicker(page, 'Välj: Logotyp');
    await item(page, name).tap();
    await picker(page).getByRole('button', { name: 'Fokuspunkt' }).tap();
    await expect(own(page, 'Webbplatsens egna beskärningar').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/manage/site-settings/image-crops');
    await expect(page.getByRole('textbox', { name: 'Namn på svenska' }).first()).toHaveValue('Toppbild');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectAccessible(page);
  });
});
