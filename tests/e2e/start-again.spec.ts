import type { Page } from 'playwright/test';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedMessages: /404|Failed to fetch dynamically imported module|MIME type/ });

/** Answers the first two requests for a part of the console's code as a machine does that has another version; tells how many came. */
async function refuseTwice(page: Page, name: string, kind = 'js'): Promise<() => number> {
  let asked = 0;
  await page.route(new RegExp(`/manage/assets/${name}-[^/]+\\.${kind}$`), async (route) => {
    asked += 1;
    if (asked > 2) await route.continue();
    else await route.fulfill({ status: 404, body: 'Not found' });
  });
  return () => asked;
}

for (const [name, kind] of [
  ['start', 'js'],
  ['start', 'css'],
  ['console', 'js'],
] as const) {
  test(`the console begins anew when its ${name}.${kind} is not there, as while a new version is installed`, async ({
    page,
  }) => {
    const asked = await refuseTwice(page, name, kind);
    await page.goto('/manage/sports/teams');
    await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThan(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
  });
}

test.describe('signing in', () => {
  test.use({ role: null });

  test('goes on once the code of the page on the way back is there', async ({ page }) => {
    const asked = await refuseTwice(page, 'callback');
    await page.goto('/manage/sports/teams');
    await signIn(page, 'admin');
    await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThan(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
  });
});

test('what fails once the page is there takes nobody from it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/manage/sports/teams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise((failed) => {
        document.title = 'Kept';
        const script = Object.assign(document.createElement('script'), { src: '/manage/assets/none.js' });
        script.addEventListener('error', failed);
        document.head.append(script);
      }),
  );
  await page.clock.fastForward(5_000);
  await expect(page).toHaveTitle('Kept');
});

test('a page whose own code is not there says so, and stays', async ({ page }) => {
  await page.clock.install();
  const code = /\/manage\/assets\/team-[^/]+\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/manage/sports/teams');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.evaluate(() => {
    document.title = 'Kept';
  });
  await page.clock.fastForward(5_000);
  await expect(page).toHaveTitle('Kept');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
});
