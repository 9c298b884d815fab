import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { mark, openEditor, pictureBox, readItem, shift } from './support/media-edit.ts';
import { identityLibrary, saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { swipe } from './support/touch.ts';

const site = sites.isdalen;

test.use({ site });

test('a point is dragged with crops that follow at once, asks for nothing meanwhile, is saved, and taken back', async ({
  page,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName());
  await openEditor(page, media);
  const box = await pictureBox(page);
  await expect(mark(page)).toHaveAttribute('aria-valuetext', 'In the middle, as if none were chosen');
  const before = await shift(page, '9:16');
  await expect(page.locator('main img[src*="/images/"]').first()).toBeVisible();
  await identityLibrary(page);
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3, { steps: 8 });
  // The button is still down.
  await expect.poll(() => shift(page, '9:16')).not.toBe(before);
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.75, { steps: 8 });
  await page.mouse.up();
  expect(asked).toEqual([]);
  await expect(mark(page)).toHaveAttribute('aria-valuetext', '20 % from the left, 75 % from the top');
  await expect(mark(page)).toBeFocused();

  await saveByKeys(page);
  await expect(toast(page, 'Media info updated!')).toBeVisible();
  const { focalPoint } = await readItem(library, 'image', media.id);
  expect(focalPoint?.fpx).toBeCloseTo(0.2, 1);
  expect(focalPoint?.fpy).toBeCloseTo(0.75, 1);

  await page.getByRole('button', { name: 'Back to the middle' }).click();
  await expect(mark(page)).toBeFocused();
  await saveByKeys(page);
  await expect.poll(async () => (await readItem(library, 'image', media.id)).focalPoint).toBeNull();
});

test('beside the picture nothing is selected, and it is told', async ({ page, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName(), {}, 'portrait.jpg');
  await openEditor(page, media);
  const box = await pictureBox(page);
  await page.mouse.click(box.x - 30, box.y + box.height / 2);
  const told = page.getByRole('alert').getByText('Invalid Selection. Click inside the image only to select.');
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save to/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect(told).toHaveCount(0);
  await expect(mark(page)).toHaveAttribute('aria-valuetext', '25 % from the left, 50 % from the top');
});

test('it is chosen by keyboard alone; what is changed back is no change, and undoing goes step by step', async ({
  page,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName());
  await openEditor(page, media);
  await pictureBox(page);
  while (!(await mark(page).evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 change', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(mark(page)).toHaveAttribute('aria-valuetext', '50 % from the left, 40 % from the top');
  await page.keyboard.press('Control+z');
  await expect(mark(page)).toHaveAttribute('aria-valuetext', 'In the middle, as if none were chosen');
  await page.keyboard.press('Control+y');
  await expect(mark(page)).toHaveAttribute('aria-valuetext', '50 % from the left, 40 % from the top');
  await saveByKeys(page);
  await expect
    .poll(async () => (await readItem(library, 'image', media.id)).focalPoint)
    .toEqual({ fpx: 0.5, fpy: 0.4 });
});

test('each crop is filled by the picture in its own proportions, and Escape lets go of a drag where it began', async ({
  page,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  await openEditor(page, await library.addImage(uniqueMediaName(), { focalPoint: { fpx: 0.3, fpy: 0.6 } }));
  const box = await pictureBox(page);
  const cuts = page.locator('[data-crop] img');
  await expect(cuts.first()).toBeVisible();
  for (const cut of await cuts.all()) {
    const [picture, frame] = [await cut.boundingBox(), await cut.locator('..').boundingBox()];
    if (!picture || !frame) throw new Error('A crop has no box');
    expect(picture.width / picture.height).toBeCloseTo(1600 / 900, 1);
    expect(picture.x).toBeLessThanOrEqual(frame.x + 1);
    expect(picture.y).toBeLessThanOrEqual(frame.y + 1);
    expect(picture.x + picture.width).toBeGreaterThanOrEqual(frame.x + frame.width - 1);
    expect(picture.y + picture.height).toBeGreaterThanOrEqual(frame.y + frame.height - 1);
  }
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.2, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(mark(page)).toHaveAttribute('aria-valuetext', '30 % from the left, 60 % from the top');
  await expect(page.getByRole('button', { name: /^Save to/ })).toHaveCount(0);
});

test.describe('on a phone, in Swedish, in the dark', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('a tap chooses, the mark is dragged, and a swipe over the picture scrolls the page', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('touchline.language', 'sv');
    });
    const library = await libraryOf(baseURL ?? '', site);
    const media = await library.addImage(uniqueMediaName());
    await openEditor(page, media);
    const box = await pictureBox(page);
    await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height * 0.5);
    await expect(mark(page)).toHaveAttribute('aria-valuetext', '25 % från vänster, 50 % uppifrån');
    const [middle, left] = [box.y + box.height * 0.5, box.x + box.width * 0.25];
    await swipe(page, [left, middle], [box.x + box.width * 0.75, middle]);
    await expect(mark(page)).toHaveAttribute('aria-valuetext', '75 % från vänster, 50 % uppifrån');
    const scrolled = await page.evaluate(() => scrollY);
    await swipe(page, [left, middle], [left, middle - 120]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    await expect(mark(page)).toHaveAttribute('aria-valuetext', '75 % från vänster, 50 % uppifrån');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectAccessible(page);
  });
});
