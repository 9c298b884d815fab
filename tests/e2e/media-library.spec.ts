import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { cardNames, cards, libraryOf, uniqueMediaName } from './support/media.ts';
import { rows } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const list = '/manage/media-and-files/image/list';

test('the library shows what came last and leads to the lists and to the upload', async ({ page }) => {
  await page.goto('/manage/media-and-files');
  await expect(page).toHaveTitle('Media Library - Touchline');
  const navigation = page.getByRole('navigation', { name: 'Main' }).or(page.getByRole('navigation').first());
  await expect(navigation.getByRole('link', { name: 'Media Library' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/ of 10 GB used$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^All \d+ images$/ }).click();
  await expect(page).toHaveURL(/\/media-and-files\/image\/list$/);
  await expect(page).toHaveTitle('Media List - Touchline');
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Upload images' }).click();
  await expect(page).toHaveURL(/\/media-and-files\/upload$/);
});

test('thumbnails come in the size that they are shown in, and never whole', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/images/')) asked.push(request.url());
  });
  await page.goto(list);
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(0);
  for (const address of asked) {
    const width = Number(new URL(address).searchParams.get('w'));
    expect(width, address).toBeGreaterThan(0);
    expect(width, address).toBeLessThanOrEqual(320);
  }
});

test('search, filters, order and page stand in the address; Show All takes them off', async ({ page }) => {
  await page.goto(list);
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();
  await page.keyboard.press('/');
  await page.keyboard.type('arenan');
  await expect(page).toHaveURL(/search=arenan|q=arenan/);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show All' }).click();
  await expect(cards(page)).toHaveCount(all);
  await page.getByRole('button', { name: 'Filter by Category' }).click();
  await page.getByRole('option', { name: 'Porträtt', exact: true }).click();
  await expect(page).toHaveURL(/category=1\b/);
  await expect.poll(() => cardNames(page)).not.toContain('Arenan i skymning');
  // Every filter has a choice that takes it off, in the words of the specification (§8).
  await page.getByRole('button', { name: 'Category: Porträtt' }).click();
  await page.getByRole('option', { name: 'Show All', exact: true }).click();
  await expect(page).not.toHaveURL(/category=/);
  await expect(cards(page)).toHaveCount(all);
  await page
    .getByRole('button', { name: /^Sort by|Uploaded/ })
    .last()
    .click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=name/);
});

test('the table is kept as the user’s choice, for images and for videos', async ({ page }) => {
  await page.goto(list);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/manage/media-and-files/video/list');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Grid' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('the keyboard moves in both dimensions, chooses and opens', async ({ page }) => {
  await page.goto(list);
  await expect(cards(page).nth(7)).toBeVisible();
  const links = cards(page).getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // Five stand beside each other at this width.
  await expect(links.nth(6)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('3 images selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/media-and-files\/image\/[^/]+\/edit$/);
  await page.goBack();
  // Back on the card that one came from.
  await expect(links.nth(2)).toBeFocused();
});

test('the items take the places that were kept for them: nothing moves when they come', async ({ page }) => {
  // The answer comes a good while after the page.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/media/all?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(list);
  const kept = page.locator('main li[data-placeholder]').first();
  await expect(kept).toBeVisible();
  const place = await kept.boundingBox();
  await expect(page.locator('main li[data-placeholder]')).toHaveCount(8);
  held.resolve();
  await expect(cards(page).first()).toBeVisible();
  const taken = await cards(page).first().boundingBox();
  expect(taken?.x).toBe(place?.x);
  expect(Math.abs((taken?.y ?? 0) - (place?.y ?? 0))).toBeLessThanOrEqual(2);
});

test.describe('a site without videos', () => {
  test.use({ site: sites.havsband });

  test('says that media is currently empty, in the words of the catalogue', async ({ page, baseURL }) => {
    const library = await libraryOf(baseURL ?? '', sites.havsband);
    const { items } = await library.call<{ items: { id: string }[] }>('GET', '/media/all?type=video');
    for (const { id } of items) await library.remove('video', id);
    await page.goto('/manage/media-and-files/video/list');
    await expect(page.getByText('Media is currently empty.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('what is no type of media has no list', async ({ page }) => {
  await page.goto('/manage/media-and-files/audio/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
});

test.describe('many at once', () => {
  test.use({ site: sites.bjornvik });

  test('items are tagged and put into a category, with what became of each', async ({ page, baseURL }) => {
    const library = await libraryOf(baseURL ?? '', sites.bjornvik);
    const tag = await library.call<{ name: string; value: string }>('POST', '/meta/tag?siteTag=true', {
      name: uniqueMediaName(),
    });
    const shared = uniqueMediaName();
    const made = [await library.addImage(`${shared} A`), await library.addImage(`${shared} B`)];
    await page.goto(`${list}?search=${encodeURIComponent(shared)}`);
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: `Select ${shared} A` }).check();
    await page.getByRole('checkbox', { name: `Select ${shared} B` }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    const dialog = page.getByRole('alertdialog');
    await bar.getByRole('button', { name: 'Make private' }).click();
    await expect(dialog).toHaveAccessibleName('Make 2 images private?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await bar.getByRole('button', { name: 'Add tags' }).click();
    await expect(dialog).toHaveAccessibleName('Add tags to 2 images?');
    await dialog.getByRole('combobox', { name: 'Tags' }).fill(tag.name);
    await page.getByRole('option', { name: tag.name }).click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Add tags' }).click();
    await expect(page.getByText('Media info updated!')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page
      .getByRole('checkbox', { name: 'Select all on this page' })
      .or(page.getByRole('checkbox').first())
      .check();
    await bar.getByRole('button', { name: 'Set category' }).click();
    await expect(dialog).toHaveAccessibleName('Set the category of 2 images?');
    await dialog.getByRole('button', { name: /Category/ }).click();
    await page.getByRole('option', { name: 'Match', exact: true }).click();
    await dialog.getByRole('button', { name: 'Set category' }).click();
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(2);
    for (const { id } of made) {
      const kept = await library.call<{ tags: { value: string }[]; categories: { id: number }[] }>(
        'GET',
        `/media/meta/image/${id}`,
      );
      expect(kept.tags.map(({ value }) => value)).toEqual([tag.value]);
      expect(kept.categories.map(({ id: category }) => category)).toEqual([7]);
    }
  });
});
