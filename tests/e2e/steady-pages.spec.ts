import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { libraryOf } from './support/media.ts';
import { addVideo, editAddress } from './support/media-edit.ts';
import { drawn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const site = sites.frosthamn;
/** How much of the window may have moved, and how far, while a page is drawn: Chromium's layout shift score, of which 0.1 counts as good on the web. */
const STEADY = 0.02;

// A width at which the toolbar of a list just fits into one line.
test.use({ site, viewport: { width: 1280, height: 720 } });

declare global {
  interface Window {
    /** How much moved, summed up. */
    shifted: number;
  }
}

/** Adds up the layout shifts of the page that is opened next. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifted);
}

/** Has something come so late that the page is on screen before. */
const late = (page: Page, what: string | RegExp): Promise<unknown> =>
  page.route(what, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });

for (const [name, address, slow] of [
  ['a list', '/manage/sports/teams', '**/sports-v2/teams/all?*'],
  ['a page of settings with a list to order', '/manage/site-settings/game-filters', '**/assets/ordered-rows*'],
] as const) {
  test(`${name} is drawn in its final shape: nothing moves under the pointer`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await late(page, slow);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await drawn(page);
    expect(await shifts()).toBeLessThan(STEADY);
  });
}

test('a setting is drawn in its final height on a phone, and its head alone leads to its history', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const shifts = await watchShifts(page);
  await page.goto('/manage/site-settings/image-crops');
  await expect(page.getByRole('button', { name: 'Show history' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Details' })).toHaveCount(0);
  await drawn(page);
  expect(await shifts()).toBeLessThan(STEADY);
});

test('an editor whose widgets come late is drawn once they are there', async ({ page, baseURL }) => {
  const video = await addVideo(await libraryOf(baseURL ?? '', site), 'A steady page');
  const shifts = await watchShifts(page);
  await late(page, /\/assets\/(frame|media-choice|tag-picker)/);
  await page.goto(editAddress(video));
  await expect(page.locator('video')).toBeVisible();
  await drawn(page);
  expect(await shifts()).toBeLessThan(STEADY);
});

test('a later section is drawn once its widgets are there: what stands below it stays where it is', async ({
  page,
  service,
}) => {
  const [other] = await service.teams({ searchToken: 'Frosthamn HC J20' });
  const { uuid } = await service.createTeam({ series: other?.series ?? [] });
  await late(page, /\/assets\/media-choice/);
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  const chip = page.getByRole('button', { name: /^Remove Northern Ice League J20/ });
  await chip.scrollIntoViewIfNeeded();
  const place = await chip.boundingBox();
  await drawn(page);
  expect(await chip.boundingBox()).toEqual(place);
});

test('the bar that saves stands at the foot of the window below a short form, too', async ({ page }) => {
  await page.goto('/manage/custom-tag-management/add');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const foot = async (): Promise<number> => {
    const box = await bar.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(foot).toBe(720 - 16);
});

test('the bar that saves takes the focus without moving the page', async ({ page, service }) => {
  const { uuid } = await service.createTeam();
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  await page.getByLabel('Display name').fill('Isdalen SK');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  for (const name of ['1 change', 'Reset', /^Save to/]) {
    await bar.getByRole('button', { name }).focus();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
