import { sites } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const site = sites.frosthamn;
test.use({ role: null, site });

for (const width of [1440, 768, 375]) {
  test(`the slides of the start page go on by links, and leave the page where it is, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/site/${site.id}/`);
    const slides = page.getByRole('region', { name: 'SLIDE SHOW' });
    const titles = slides.getByRole('heading', { level: 2 });
    expect(await titles.count()).toBeGreaterThan(2);
    await expect(titles.first()).toBeInViewport();
    await expect(titles.nth(1)).not.toBeInViewport();

    await slides.getByRole('link', { name: 'Nästa bild' }).first().click();
    await expect(titles.nth(1)).toBeInViewport();
    await expect(titles.first()).not.toBeInViewport();
    await slides.getByRole('link', { name: 'Bild 3' }).nth(1).click();
    await expect(titles.nth(2)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
