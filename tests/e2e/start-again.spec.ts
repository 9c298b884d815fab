import { expect, test } from './support/test.ts';

test.use({ expectedMessages: /404|Failed to fetch dynamically imported module/ });

for (const code of ['start', 'console']) {
  test(`the console begins anew when its code is not there (${code}), as while a new version is installed`, async ({
    page,
  }) => {
    let refused = 0;
    await page.route(new RegExp(`/manage/assets/${code}-[^/]+\\.js$`), async (route) => {
      refused += 1;
      if (refused > 2) await route.continue();
      else await route.fulfill({ status: 404, body: 'Not found' });
    });
    await page.goto('/manage/sports/teams');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
    expect(refused).toBeGreaterThan(2);
  });
}
