import type { Locator, Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { openEditor } from './support/media-edit.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen, viewport: { width: 1280, height: 700 } });

/** How far the sheet of options begins below its box, or ends above it. */
async function gap(page: Page, box: Locator): Promise<number> {
  const [one, list] = [await box.boundingBox(), await page.getByRole('listbox').boundingBox()];
  if (!one || !list) throw new Error('The box or its list is not drawn');
  return Math.min(Math.abs(list.y - one.y - one.height), Math.abs(one.y - list.y - list.height));
}

test('the list of a box stays with it while the page scrolls, and what was written stays', async ({
  page,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', sites.isdalen);
  await openEditor(page, await library.addImage(uniqueMediaName()));
  const box = page.getByRole('combobox', { name: /^Category/ });
  await box.fill('Act');
  await expect(page.getByRole('option', { name: 'Action' })).toBeVisible();
  const before = await box.boundingBox();
  await page.mouse.move(640, 100);
  await page.mouse.wheel(0, -90);
  await expect.poll(async () => (await box.boundingBox())?.y).toBeCloseTo((before?.y ?? 0) + 90, 0);
  await expect(box).toHaveValue('Act');
  expect(await gap(page, box)).toBeLessThan(12);
  await page.getByRole('option', { name: 'Action' }).click();
  await expect(page.getByText('Action added')).toBeAttached();
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 240 } });

  test('the list of a box in a dialog follows it while the dialog scrolls', async ({ page, baseURL }) => {
    const name = uniqueMediaName();
    await (await libraryOf(baseURL ?? '', sites.isdalen)).addImage(name);
    await page.goto(`/manage/media-and-files/image/list?search=${encodeURIComponent(name)}`);
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Add tags' }).click();
    const box = page.getByRole('alertdialog').getByRole('combobox', { name: 'Tags' });
    await box.fill('a');
    await expect(page.getByRole('listbox')).toBeVisible();
    const before = await box.boundingBox();
    await page.mouse.move((before?.x ?? 0) - 10, before?.y ?? 0);
    await page.mouse.wheel(0, -20);
    await expect.poll(async () => (await box.boundingBox())?.y).toBeCloseTo((before?.y ?? 0) + 20, 0);
    await expect.poll(() => gap(page, box)).toBeLessThan(12);
    await expect(box).toHaveValue('a');
  });
});
