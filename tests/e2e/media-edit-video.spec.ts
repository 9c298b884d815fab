import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { addVideo, openEditor, readItem } from './support/media-edit.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const site = sites.isdalen;
const status = (page: Page) => page.locator('[data-state]');
const play = (page: Page) => page.locator('video');
const isSeen = (video: HTMLVideoElement): boolean => video.readyState >= 2 && !video.seeking;

/** Writes a moment into the field of the publish date, part by part, as a keyboard does. */
async function writeDate(page: Page, year: number): Promise<void> {
  const part = (type: string) => page.getByRole('spinbutton', { name: new RegExp(`^${type}.*Publish date`) });
  for (const [type, value] of [
    ['day', '01'],
    ['month', '05'],
    ['year', String(year)],
    ['hour', '18'],
    ['minute', '30'],
  ] as const) {
    await part(type).focus();
    await page.keyboard.type(value);
  }
  await page.getByRole('textbox', { name: 'Description' }).focus();
}

test.use({ site });

test('a frame of the playing video becomes its thumbnail, with undo in between', async ({ page, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await addVideo(library, uniqueMediaName());
  await openEditor(page, media);
  await play(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 1;
  });
  await expect.poll(() => play(page).evaluate(isSeen)).toBe(true);
  await page.getByRole('button', { name: 'One frame forward' }).click();
  await expect.poll(() => play(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeCloseTo(1.04, 2);
  // Its time is there before its picture is.
  await expect.poll(() => play(page).evaluate(isSeen)).toBe(true);
  await page.getByRole('button', { name: 'Use this frame' }).click();
  const chosen = page.getByText('This frame becomes the thumbnail when you save.');
  await expect(chosen).toBeVisible();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do not use it' }).click();
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(chosen).toBeVisible();
  await saveByKeys(page);
  await expect(toast(page, 'Media info updated!')).toBeVisible();
  const now = await readItem(library, 'video', media.id);
  expect(now.version).toBe(media.version + 1);
  const poster = await page.request.get(now.imgixUrl ?? '');
  expect(poster.headers()['content-type']).toMatch(/^image\//);
  await expect(page.getByText('The thumbnail as it is now.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save to/ })).toHaveCount(0);
});

test('a name is needed, a publish date that is over is not sent, and the states say so', async ({ page, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await addVideo(library, uniqueMediaName());
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await openEditor(page, media);
  await expect(status(page)).toHaveText(['Complete: it has all that it needs.']);
  await page.getByRole('textbox', { name: /^Name/ }).fill('');
  await expect(status(page)).toHaveText(['Not complete: the name is missing.']);
  await saveByKeys(page);
  await expect(page.getByText('Name is required.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill(media.name);

  await writeDate(page, 2020);
  await expect(page.getByText('Choose a moment in the future.').first()).toBeVisible();
  await expect(status(page)).toHaveText(['Not complete: its publish date must be in the future.']);
  await saveByKeys(page);
  await expect(toast(page, 'Invalid data composition. Cannot save!')).toBeVisible();
  await expect(page.getByText('Choose a moment in the future.').first()).toBeVisible();
  expect(sent).toEqual([]);
  const year = new Date().getFullYear() + 2;
  await writeDate(page, year);
  await expect(page.getByText('Choose a moment in the future.')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Hidden in listings' }).press('Space');
  await expect(status(page)).toHaveText([
    'Complete: it has all that it needs.',
    `Scheduled: published ${year}-05-01 18:30.`,
    'Hidden: lists of the site leave it out.',
  ]);
  await saveByKeys(page);
  await expect(toast(page, 'Media info updated!')).toBeVisible();
  expect(await readItem(library, 'video', media.id)).toMatchObject({ isScheduled: true, isHiddenInListing: true });
});

test('a locked video says why nothing can be changed, and is unlocked by its own switch', async ({ page, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await addVideo(library, uniqueMediaName(), 'clip.mp4', { isLocked: true });
  await openEditor(page, media);
  await expect(
    page.getByRole('status').getByText('The video is locked. Switch off “Locked” to change anything else.'),
  ).toBeVisible();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Replace file' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('The video is locked.');
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Locked' }).press('Space');
  await expect(name).not.toHaveAttribute('readonly', '');
  const renamed = uniqueMediaName();
  await name.fill(renamed);
  await saveByKeys(page);
  await expect.poll(() => readItem(library, 'video', media.id)).toMatchObject({ name: renamed, isLocked: false });
});

test('a video that the browser cannot play says so, and offers an image of the library', async ({ page, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await addVideo(library, uniqueMediaName(), 'hevc.mov');
  await openEditor(page, media);
  await expect(page.getByRole('status').getByText('This browser cannot play the video')).toBeVisible();
  await page.getByRole('button', { name: 'Use this frame' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('This browser cannot play the video');
  await expect(page.getByText('Image of the library as thumbnail')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone, in Swedish, in the dark', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('a frame is taken by touch', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('touchline.language', 'sv');
    });
    const library = await libraryOf(baseURL ?? '', site);
    const media = await addVideo(library, uniqueMediaName());
    await openEditor(page, media);
    await expect.poll(() => play(page).evaluate(isSeen)).toBe(true);
    await page.getByRole('button', { name: 'Använd bildrutan' }).tap();
    await expect(page.getByText('Den här bildrutan blir miniatyr när du sparar.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectAccessible(page);
  });
});
