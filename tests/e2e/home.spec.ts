import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

test('every way that home offers leads to a page of the console that is there', async ({ page }) => {
  await page.goto('/manage/');
  const work = page.getByRole('region', { name: 'Your work' });
  await expect(work.getByRole('link', { name: 'Show all' }).first()).toBeVisible();
  // The ways to something new come with each definition.
  await page.waitForLoadState('networkidle');
  const ways = await work
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href') ?? '', words: link.textContent })));
  expect(ways.length).toBeGreaterThan(9);
  // What wants attention is a part of a list that is walked to anyway, and is called the same.
  for (const { href, words } of ways.filter((way) => !way.href.includes('?'))) {
    await test.step(`${words}: ${href}`, async () => {
      await walkTo(page, href);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
    });
  }
});

test('home leads to the public site in a tab of its own, and has no barriers', async ({ page }) => {
  await page.goto('/manage/');
  const visit = page.getByRole('main').getByRole('link', { name: 'Open the public site' });
  await expect(visit).toHaveAttribute('href', /^https?:\/\//);
  await expect(visit).toHaveAttribute('target', '_blank');
  await expect(visit).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
});
