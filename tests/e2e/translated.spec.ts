import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { drawn, walkTo } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

// A page that the browser translates has other elements where React put texts. It stays alive, whatever is done on it.

test.use({ site: sites.frosthamn });

const pages = [
  ['home', '/manage/'],
  ['the menu', '/manage/menu'],
  ['a list', '/manage/sports/players'],
  ['an editor', '/manage/sports/teams/add'],
  ['articles', '/manage/articles/list'],
  ['layouts', '/manage/layouts-pages'],
  ['the library', '/manage/media-and-files/image/list'],
  ['sponsors', '/manage/sponsors/setup'],
  ['settings', '/manage/site-settings/social-media-links'],
] as const;

/** Types into every search and presses the first buttons that open something, and closes it again. */
async function useAll(page: Page, most = 12): Promise<void> {
  for (const box of await page.locator('main').getByRole('searchbox').all()) {
    for (const text of ['a', 'zzzz', '']) {
      await box.fill(text);
      await page.waitForTimeout(400);
    }
  }
  const openers = page.locator('main').locator('button[aria-haspopup]:visible:enabled');
  for (let index = 0; index < Math.min(await openers.count(), most); index += 1) {
    await openers.nth(index).click();
    await page.waitForTimeout(150);
    await page.keyboard.press('Escape');
  }
}

/** Writes into the first boxes of a form and leaves them, so that what is said about them comes and goes; they end as they were. */
async function writeAndLeave(page: Page): Promise<void> {
  const boxes = page.locator('main').locator('input:is([type=text], :not([type])):visible:enabled:not([readonly])');
  for (let index = 0; index < Math.min(await boxes.count(), 4); index += 1) {
    const box = boxes.nth(index);
    const before = await box.inputValue();
    for (const text of ['\u200b', 'x y', before]) {
      await box.fill(text);
      await box.press('Tab');
      await page.waitForTimeout(100);
    }
    await page.keyboard.press('Escape');
  }
}

for (const [name, address] of pages) {
  test(`${name} stays alive while it is translated`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await drawn(page);
    await translate(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
    await useAll(page);
    expect(errors).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
  });
}

test('the columns of a list are shown, hidden and moved while it is translated', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/manage/sports/players');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: /Columns/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('checkbox', { name: /First name/ }).check();
  await expect(page.getByRole('columnheader', { name: /First name/ })).toBeAttached();
  for (const way of ['down', 'up', 'down']) {
    await panel.getByRole('button', { name: `Move First name ${way}` }).click();
    await page.waitForTimeout(150);
  }
  const shown = panel.getByRole('checkbox', { name: /First name/ });
  await shown.uncheck();
  await expect(shown).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
  expect(errors).toEqual([]);
});

const lists = [
  ...['/manage/sports/teams', '/manage/sports/staff-managers', '/manage/sports/game', '/manage/sports/ssgt'],
  ...['/manage/sports-config/series', '/manage/sports-config/ssgt/seasons', '/manage/custom-tag-management'],
  ...['/manage/articles/templates', '/manage/content-feeds', '/manage/layouts-pages/pages', '/manage/menu/routes'],
  ...['/manage/sponsors/all', '/manage/dynamic-ads', '/manage/media-and-files/video/list'],
  ...[
    '/manage/site-settings/active-series',
    '/manage/site-settings/available-competitions',
    '/manage/sports/statistics',
  ],
];
const editors = [
  ...['/manage/sports/players/add', '/manage/sports/staff-managers/add', '/manage/sports/game/add'],
  ...['/manage/sports-config/ssgt/add', '/manage/sports-config/series/add', '/manage/sports-config/ssgt/season'],
  ...['/manage/custom-tag-management/add', '/manage/articles/templates/add', '/manage/content-feeds/add'],
  ...['/manage/layouts-pages/add', '/manage/layouts-pages/pages/add', '/manage/menu/routes/add'],
  ...['/manage/sponsors/all/add', '/manage/sports/players/import', '/manage/media-and-files/upload'],
];

for (const [name, addresses, first, use] of [
  ['list', lists, '/manage/sports/players', (page: Page) => useAll(page, 4)],
  ['editor', editors, '/manage/sports/teams/add', writeAndLeave],
] as const) {
  test(`every ${name} stays alive while it is translated, one after the other in one tab`, async ({ page }) => {
    await walkTranslated(page, [first, ...addresses], () => use(page));
  });
}

/** Goes from address to address in one tab, whose first page is translated, and does something on each. */
async function walkTranslated(page: Page, addresses: readonly string[], use: () => Promise<void>): Promise<void> {
  const [first = '', ...others] = addresses;
  const errors: string[] = [];
  let address = first;
  page.on('pageerror', (error) => errors.push(`${address}: ${error.message}`));
  await page.goto(first);
  await drawn(page);
  await translate(page);
  for (address of others) {
    await walkTo(page, address);
    await drawn(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
    await expect(page.getByRole('heading', { level: 1 }), address).not.toContainText('Page not found');
    await use();
    await expect(page.getByRole('heading', { level: 1 }), address).toContainText('«');
  }
  expect(errors).toEqual([]);
}

const settings = [
  ...['/manage/articles/create', '/manage/sponsors/setup/main', '/manage/dynamic-ads/add', '/manage/shop'],
  ...['/manage/subscriptions', '/manage/site-settings/competition', '/manage/site-settings/image-crops'],
  ...['/manage/site-settings/game-filters', '/manage/site-settings/editable-series', '/manage/sports/teams/import'],
  ...['/manage/sports/game/import', '/manage/sports/staff-managers/import', '/manage/sports/players/merge'],
];

/** The pages about one thing, each of the first that there is. */
async function pagesOfThings(service: Service): Promise<string[]> {
  const first = async (path: string): Promise<Record<string, string>> =>
    (await service.call<{ items: Record<string, string>[] }>('GET', `${path}?pageSize=1`)).items[0] ?? {};
  const [team, ssgt, game] = [await first('/teams'), await first('/ssgts'), await first('/games')];
  return [
    // Two pages that are headed alike do not follow each other.
    `/manage/sports/game/${game.uuid}/details`,
    `/manage/sports/teams/${team.uuid}/squad`,
    `/manage/sports/game/${game.uuid}/edit/${game.ssgtUuid}`,
    ...['edit', 'connect-teams', 'statistics', 'game-series', 'rollover'].map(
      (page) => `/manage/sports-config/ssgt/${ssgt.uuid}/${page}`,
    ),
  ];
}

test('every other page stays alive while it is translated', async ({ page, service }) => {
  await walkTranslated(page, [...settings, ...(await pagesOfThings(service))], () => useAll(page, 4));
});

test('a heading with a name that comes late is translated with it', async ({ page, service }) => {
  const [team] = (await service.call<{ items: { uuid: string; displayName: string }[] }>('GET', '/teams?pageSize=1'))
    .items;
  if (!team) throw new Error('the site has no team');
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.goto('/manage/sports/teams');
  await drawn(page);
  await translate(page);
  await page.route(new RegExp(`/teams/${team.uuid}$`), async (route) => {
    if (route.request().resourceType() === 'fetch') await isAllowed;
    await route.continue();
  });
  await walkTo(page, `/manage/sports/teams/${team.uuid}/squad`);
  await drawnBelow(page);
  allow();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(team.displayName);
  await expect(heading).toContainText('«');
});

/** Until what stands below the heading is there, whatever the heading waits for. */
async function drawnBelow(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
}

test.describe('of a super administrator', () => {
  test.use({ role: 'super' });

  test('the pages stay alive while they are translated', async ({ page }) => {
    const addresses = ['/manage/super-admin/users', '/manage/super-admin/audit'];
    await walkTranslated(page, [...addresses, '/manage/super-admin/video-channel-management'], () => useAll(page, 4));
  });
});
