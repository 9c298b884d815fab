import { rows } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** How Chromium tells a refusal by the content security policy. */
const refused = /Content Security Policy|violates the following/;

test.describe('the content security policy', () => {
  test.use({ expectedMessages: refused });

  test('refuses in the browser what an injection would do', async ({ page, context, baseURL }) => {
    await page.goto('/manage/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const violations = await page.evaluateHandle(() => {
      const directives = new Set<string>();
      document.addEventListener('securitypolicyviolation', (event) => directives.add(event.effectiveDirective));
      const script = Object.assign(document.createElement('script'), { textContent: 'globalThis.injected = true' });
      const style = Object.assign(document.createElement('style'), { textContent: 'body { display: none }' });
      document.head.append(script, style);
      const box = document.createElement('div');
      box.setAttribute('style', 'color: red');
      const frame = Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' });
      document.body.append(box, frame);
      fetch('https://elsewhere.example/').catch(() => undefined);
      return directives;
    });
    await expect
      .poll(() => violations.evaluate((directives) => [...directives].sort()))
      .toEqual(['connect-src', 'frame-src', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    const other = await context.newPage();
    await other.route('https://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/manage/"></iframe>` }),
    );
    await other.goto('https://elsewhere.example/');
    await expect(other.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});

test('a walk through the built pages raises no complaint of the browser', async ({ page, service }) => {
  const [team] = await service.teams({ searchToken: 'Björnvik BK Dam' });
  await page.goto('/manage/');
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Teams' }).click();
  await expect(page).toHaveURL(/\/manage\/sports\/teams$/);
  await page.getByRole('searchbox').fill('bjornvik');
  await expect(rows(page)).toHaveCount(4);
  await main.getByRole('link', { name: /^Björnvik BK Dam/ }).click();
  await expect(page).toHaveURL(new RegExp(`/sports/teams/${team?.uuid}/edit$`));
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'External ids' }).click();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Teams' }).click();
  await main.getByRole('link', { name: 'Add team' }).click();
  await expect(page.getByLabel('Team code')).toHaveValue('');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Alva$/);
  await expect(main.getByRole('region', { name: 'Games' })).toBeVisible();
});
