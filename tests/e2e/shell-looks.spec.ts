import { sites } from './support/accounts.ts';
import { drawn, openAccountMenu, painted, rows, tabTo, walkTo } from './support/screens.ts';
import { expect, moving, test } from './support/test.ts';

const heading = { level: 1 } as const;

test.use(moving);

test.describe('language and theme', () => {
  test.use({ site: sites.alvnas });

  test('the language changes at once, names of countries too, and is kept', async ({ page }) => {
    await page.goto('/manage/sports/teams');
    await expect(rows(page).first()).toContainText('Male');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await (await openAccountMenu(page)).getByRole('menuitemradio', { name: 'Svenska' }).click();
    await page.keyboard.press('Escape');
    await expectSwedish();
    await page.reload();
    await expectSwedish();
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Nationalitet' })).toHaveValue('Sverige');
    await (await openAccountMenu(page)).getByRole('menuitemradio', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Nationality' })).toHaveValue('Sweden');
    await page.reload();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Nationality' })).toHaveValue('Sweden');

    async function expectSwedish(): Promise<void> {
      await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
      await expect(page).toHaveTitle('Lag - Touchline');
      await expect(page.getByRole('heading', heading)).toHaveText('Lag');
      await expect(rows(page).first()).toContainText('Herr');
      await expect(page.getByRole('cell', { name: 'Sverige' }).first()).toBeVisible();
    }
  });

  test('the theme changes at once and is kept, without a flash of the other', async ({ page }) => {
    await page.goto('/manage/');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    const colour = () => page.evaluate(() => document.body && getComputedStyle(document.body).backgroundColor);
    const light = await colour();
    await (await openAccountMenu(page)).getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(colour).not.toBe(light);
    const dark = await colour();
    // The scripts of the console wait until the test has looked at the page without them.
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/manage/', { waitUntil: 'commit' });
    await expect.poll(colour).toBe(dark);
    scripts.resolve();
    await expect(page.getByRole('heading', heading)).toBeVisible();
    expect(await colour()).toBe(dark);
  });
});

test.describe('the keyboard', () => {
  test('skips to the content, and goes through navigation and account menu', async ({ page }) => {
    await page.goto('/manage/');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Switch site/ })).toBeFocused();
    const ways = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
    await expect(ways.first()).toHaveText('Home');
    await tabTo(page, ways.filter({ hasText: /^Teams$/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', heading)).toHaveText('Teams');
    await expect(page.getByRole('heading', heading)).toBeFocused();
  });

  test('opens the account menu, moves in it and leaves it', async ({ page }) => {
    await page.goto('/manage/');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    const account = page.getByRole('button', { name: /^Account:/ });
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Svenska' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the navigation is a drawer that closes when one goes somewhere', async ({ page }) => {
    await page.goto('/manage/');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    await drawer.getByRole('link', { name: 'Teams' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', heading)).toHaveText('Teams');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused();
  });
});

test.describe('what stays at the top of a page', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('stays below the bar of a phone, and so does what is scrolled to', async ({ page, service }) => {
    const [team] = await service.teams();
    await page.goto(`/manage/sports/teams/${team?.uuid}/edit`);
    const bar = page.getByRole('banner');
    const bottomOfBar = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    const last = sections.getByRole('link').last();
    await expect(last).toBeVisible();
    await drawn(page);
    await last.click();
    const section = page.locator(`[id="${(await last.getAttribute('href'))?.slice(1)}"]`);
    await expect(section).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const rail = await sections.boundingBox();
    expect(rail?.y).toBeCloseTo(await bottomOfBar(), 0);
    // The rail has brought what is in sight into its own sight, and stands still.
    await expect(sections.getByRole('link').first()).not.toHaveAttribute('aria-current');
    await painted(page);
    // The first section lands below both of them.
    await sections.getByRole('link').first().click();
    const first = page.locator(`[id="${(await sections.getByRole('link').first().getAttribute('href'))?.slice(1)}"]`);
    await expect(first).toBeFocused();
    const [top, railNow] = [await first.boundingBox(), await sections.boundingBox()];
    expect(top?.y).toBeGreaterThanOrEqual((railNow?.y ?? 0) + (railNow?.height ?? 0));
    // The pointer is on it: what follows from scrolling must not put another link beneath a press.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(sections.getByRole('link').first()).not.toHaveAttribute('aria-current');
    await painted(page);
    expect(await sections.getByRole('list').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--sticky-top')))
      .toBe('');
  });
});

test('no page scrolls sideways, from phone to wide screen', async ({ page, service }) => {
  const [team] = await service.teams();
  const paths = ['/sports/teams', '/sports/teams/add', `/sports/teams/${team?.uuid}/edit`, '/ecal', '/nowhere', '/'];
  await page.goto('/manage/');
  for (const width of [375, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await test.step(`${path} at ${width} px`, async () => {
        await walkTo(page, `/manage${path}`);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
});

test.describe('the navigation', () => {
  test.use({ site: sites.frosthamn });

  test('shows where one is, at pages that have no entry of their own too', async ({ page, service }) => {
    const [ssgt] = (await service.call<{ items: { uuid: string }[] }>('GET', '/ssgts?pageSize=1')).items;
    const current = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current]');
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto('/manage/');
    for (const [address, name] of [
      [`/sports-config/ssgt/${ssgt?.uuid}/connect-teams`, 'Competitions'],
      ['/site-settings/social-media-links', 'Site settings'],
      ['/menu/routes/add', 'Site routes'],
    ] as const) {
      await walkTo(page, `/manage${address}`);
      await expect(current).toHaveText([name]);
      await expect(current).toBeInViewport({ ratio: 0.95 });
    }
  });
});
