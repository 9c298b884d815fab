import { sites } from './support/accounts.ts';
import { libraryOf } from './support/media.ts';
import { goWithin, toast, walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const section = '/layouts-pages/l1/section-group/g1/section/s1';

/** The routes of layouts and slides with their titles (specification §2). */
const ofLayouts: readonly (readonly [path: string, title: string])[] = [
  ['/layouts-pages', 'Layouts and pages'],
  ['/layouts-pages/l1', 'Layout and page'],
  ['/layouts-pages/l1/settings', 'Layout settings'],
  [`${section}/hero-carousel/slide/new`, 'New hero carousel slide'],
  [`${section}/hero-carousel/slide/7`, 'Edit hero carousel slide'],
  [`${section}/ticket-promo-carousel/slide/new`, 'New ticket promo slide'],
  [`${section}/ticket-promo-carousel/slide/7`, 'Edit ticket promo slide'],
  [`${section}/info-carousel/slide/new`, 'New info carousel slide'],
  [`${section}/info-carousel/slide/7`, 'Edit info carousel slide'],
];

test.describe('routes of layouts', () => {
  // No layout has the id: each page says so, under its title.
  test.use({ expectedMessages: /404|has no layout/ });

  test('have their titles, by address too, and say that a layout is gone', async ({ page }) => {
    await page.goto('/manage/');
    await expect(page).toHaveTitle('Admin console - Touchline');
    for (const [path, title] of ofLayouts) {
      // Within the console: the guards and titles are the router's, a page load for each would only take longer.
      await goWithin(page, `/manage${path}`);
      await expect(page).toHaveTitle(`${title} - Touchline`);
      if (path !== '/layouts-pages')
        await expect(page.getByRole('main').getByRole('link', { name: 'Back to the list' })).toBeVisible();
    }
  });
});

test.describe('routes', () => {
  test.use({ role: 'super' });

  test('of media, tags and super administrators are titled as the specification says', async ({ page, baseURL }) => {
    const library = await libraryOf(baseURL ?? '', sites.league);
    const { items } = await library.call<{ items: { id: string }[] }>('GET', '/media/all?type=image');
    const [image] = items;
    const built = [
      ['/media-and-files', 'Media Library'],
      ['/media-and-files/image/list', 'Media List'],
      ['/media-and-files/video/list', 'Media List'],
      [`/media-and-files/image/${image?.id}/edit`, 'Edit Media'],
      ['/media-and-files/upload', 'Upload Media'],
      ['/menu', 'Menu'],
      ['/sponsors/all', 'All sponsors'],
      ['/sponsors/setup', 'Sponsor setup'],
      ['/custom-tag-management', 'Custom Tag Management'],
      ['/super-admin', 'Super Admin'],
      ['/super-admin/video-channel-management', 'Video Channel Management'],
    ] as const;
    await page.goto('/manage/');
    for (const [path, title] of built) {
      await walkTo(page, `/manage${path}`);
      await expect(page).toHaveTitle(`${title} - Touchline`);
    }
  });

  test('of teams, players and staff are titled after them, those of competitions as the specification says', async ({
    page,
    service,
  }) => {
    const [team] = await service.teams();
    const built = [
      ['/sports/teams', 'Teams'],
      ['/sports/teams/add', 'Add team'],
      [`/sports/teams/${team?.uuid}/edit`, `${team?.displayName} - Team`],
      ['/sports/players', 'Players'],
      ['/sports/players/add', 'Add player'],
      ['/sports/staff-managers', 'Staff and managers'],
      ['/sports/staff-managers/add', 'Add staff member'],
      ['/sports/ssgt', 'SSGT list'],
      ['/sports-config/ssgt/add', 'Sports Config - SSGT'],
      ['/sports-config/ssgt/season', 'Create New Season'],
      ['/sports-config/series', 'Series list'],
    ] as const;
    await page.goto('/manage/');
    for (const [path, title] of built) {
      await walkTo(page, `/manage${path}`);
      await expect(page).toHaveTitle(`${title} - Touchline`);
    }
  });

  test('for super administrators open to one', async ({ page }) => {
    await page.goto('/manage/super-admin/video-channel-management');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video channels');
    expect(new URL(page.url()).pathname).toBe('/manage/super-admin/video-channel-management');
  });
});

const turnedAway = [
  [
    '/sports/ssgt',
    sites.bjornvik,
    'Björnvik BK does not have the add-on “Competition management”, which that page needs.',
  ],
  ['/subscriptions', sites.bjornvik, 'Björnvik BK does not have the add-on “Subscriptions”, which that page needs.'],
  ['/dynamic-ads', sites.isdalen, 'Isdalen SK does not have the add-on “Dynamic ads”, which that page needs.'],
] as const;

for (const [path, site, why] of turnedAway) {
  test.describe(`${path} on ${site.name}`, () => {
    test.use({ site });

    test('sends an administrator without the right home and says why', async ({ page }) => {
      await page.goto(`/manage${path}`);
      await expect(page).toHaveURL(/\/manage\/?$/);
      await expect(toast(page, why)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Alva$/);
    });
  });
}

test('an address that is none of the console shows the page for it, with ways out', async ({ page }) => {
  await page.goto('/manage/sports/no-such-thing?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('/manage/sports/no-such-thing?x=1')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/manage\/?$/);
});
