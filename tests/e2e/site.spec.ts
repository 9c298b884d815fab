import type { Page } from 'playwright/test';
import type { ArticleReply, PreviewTokenReply } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

const site = sites.norrstrand;
test.use({ role: null, site });

/** A name that breaks nowhere of itself, and one that runs from right to left. */
const long = `Världsmästerskapskvalificeringsmatch ${'Ö'.repeat(40)} مباراة`;

type Input = Readonly<Record<string, unknown>>;

/** Published a minute ago: in the second of its making, an article may not be there yet. */
const published = {
  published: true,
  publishedAt: `${new Date(Date.now() - 60_000).toISOString().slice(0, 19)}Z`,
} as const;

async function makeArticle(service: Service, more: Input): Promise<ArticleReply['data']['article']> {
  const node = (type: string, text: string, attrs?: object) => ({
    type,
    ...(attrs && { attrs }),
    content: [{ type: 'text', text }],
  });
  const body = {
    type: 'doc',
    content: [
      node('paragraph', 'Två mål i powerplay.'),
      node('heading', 'Så vändes matchen', { level: 2 }),
      { type: 'blockquote', content: [node('paragraph', 'Vi gav oss aldrig.')] },
      { type: 'factBox', attrs: { title: 'Fakta' }, content: [node('paragraph', 'Första mötet: 1934.')] },
      {
        type: 'embed',
        attrs: { provider: 'youtube', ref: 'x', url: 'https://youtu.be/x', title: 'Målen', thumbnail: null },
      },
    ],
  };
  const input = { articleVersion: 'v3', lang: 'sv', label: 'MATCH', author: 'Alva', intro: 'Sex minuter.', body };
  return (await service.api<ArticleReply>('POST', '/articles', { ...input, ...more })).data.article;
}

const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 375 },
  { colorScheme: 'dark', width: 375 },
] as const;

/** Nothing stands over the edge of the page, and nothing stands in anybody's way. */
async function expectSound(page: Page, address: string): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
    await test.step(`${address}, ${colorScheme}, ${width}`, () => expectAccessible(page));
  }
}

const paths = ['/', '/nyheter', '/lag', '/lag/1', '/matcher', '/statistik', '/media', '/om', '/veckans-spelare'];
for (const path of paths) {
  test(`${path} is sound in light and dark, wide and narrow`, ({ page }) =>
    expectSound(page, `/site/${site.id}${path}`));
}

for (const [name, article] of [
  ['an article with a long headline', { header: long, highlightedArticle: true, sitePriority: 100 }],
  ['an article in Arabic', { header: 'فوز في مباراة الديربي', lang: 'ar' }],
] as const) {
  test(`${name} is sound in light and dark, wide and narrow`, async ({ page, service }) => {
    const { url } = await makeArticle(service, { ...article, ...published });
    await expectSound(page, new URL(String(url)).pathname);
    for (const path of ['/', '/nyheter']) await expectSound(page, `/site/${site.id}${path}`);
  });
}

test.describe('what is not there', () => {
  test.use({ expectedMessages: /404/ });

  test('is a page as sound as the others, with ways on from it', async ({ page }) => {
    await expectSound(page, `/site/${site.id}/borta`);
    await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click();
    await expect(page).toHaveURL(`/site/${site.id}/`);
  });
});

test('a league’s site is in English', async ({ page }) => {
  for (const path of ['/', '/games', '/games?played=1', '/teams', '/statistics']) {
    await expectSound(page, `/site/${sites.league.id}${path}`);
  }
});

test('the menu opens by keys, one panel at a time, and on a phone behind one button', async ({ page }) => {
  await page.goto(`/site/${sites.frosthamn.id}/`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeFocused();
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await menu.getByText('Matcher', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Spelschema' })).toBeVisible();
  await menu.getByText('Lag', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Spelschema' })).toBeHidden();
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(menu).toBeHidden();
  await page.getByText('Meny', { exact: true }).click();
  await expectAccessible(page);
  await menu.getByText('Matcher', { exact: true }).click();
  await menu.getByRole('link', { name: 'Spelschema' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spelschema');
});

test('an article is read from the news, and a draft by its preview alone', async ({ page, service }) => {
  await makeArticle(service, { header: 'Läses av alla', ...published });
  // Browsers keep a page for half a minute, and tests before this one were there.
  await page.goto(`/site/${site.id}/nyheter?page=1`);
  await page.getByRole('link', { name: 'Läses av alla' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Läses av alla');
  await expect(page).toHaveTitle(`Läses av alla – ${site.name}`);

  const draft = await makeArticle(service, { header: 'Bara vi' });
  const { data } = await service.api<PreviewTokenReply>('GET', `/articles/preview-token?id=${draft.id}`);
  await page.goto(data.url);
  await expect(page.getByRole('status')).toContainText('Förhandsvisning');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bara vi');
  await expectAccessible(page);
  await page.goto(data.mobileUrl);
  const phone = page.frameLocator('iframe');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Bara vi');
  expect(await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.clientWidth)).toBe(375);
  await expect(phone.getByText('Meny', { exact: true })).toBeVisible();
});

test.describe('from the console', () => {
  test.use({ role: 'admin' });

  test('Home opens the public site', async ({ page }) => {
    await page.goto('/manage/');
    const link = page.getByRole('link', { name: /public site/i });
    await expect(link).toHaveAttribute('href', new RegExp(`/site/${site.id}$`));
    await page.goto(String(await link.getAttribute('href')));
    await expect(page).toHaveTitle(site.name);
  });
});
