import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { headlineOf, makeArticle, uniqueHeader } from './support/articles.ts';
import { drawn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.norrstrand });

const toggle = (page: Page) => page.getByRole('switch', { name: 'Live preview' });
const shown = (page: Page) => page.frameLocator('iframe[title="Live preview"]');

const text = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((one) => ({ type: 'paragraph', content: [{ type: 'text', text: one }] })),
});

test('the page of an article is drawn as it is written, without a request, and stays where it was scrolled to', async ({
  page,
  service,
}) => {
  const header = uniqueHeader();
  const { id } = await makeArticle(service, header, {
    body: text(...Array.from({ length: 60 }, () => 'Ett stycke om matchen.')),
  });
  await page.goto(`/manage/articles/${id}/edit`);
  await toggle(page).check();
  const title = shown(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveText(header);
  await drawn(page);
  await expectAccessible(page);

  const scrolled = () =>
    page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY ?? 0);
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollTo(0, 600));
  await expect.poll(scrolled).toBe(600);
  const asked: string[] = [];
  page.on('request', (request) => {
    // The identity library comes two seconds after the page, whatever is done on it.
    if (!request.url().includes('/assets/sign-in-')) asked.push(request.url());
  });
  await headlineOf(page).fill(`${header} vände`);
  await expect(title).toHaveText(`${header} vände`);
  expect(asked).toEqual([]);
  await page.getByRole('textbox', { name: 'Body' }).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Först <i>vände</i> det. ');
  await expect(shown(page).getByText('Först <i>vände</i> det. Ett stycke om matchen.')).toBeAttached();
  expect(await scrolled()).toBe(600);

  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect
    .poll(() => page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth))
    .toBe(375);
  // A press in the page leads nowhere.
  await shown(page).getByRole('banner').getByRole('link').first().click();
  await expect(title).toHaveText(`${header} vände`);
  await expect(page).toHaveURL(/\/edit$/);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  await expect(title).toHaveText(header);
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await page.getByRole('button', { name: 'Close the live preview' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('in a narrow window the page opens over the text, and not before it is asked for', async ({ page, service }) => {
  const header = uniqueHeader();
  const { id } = await makeArticle(service, header);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/manage/articles/${id}/edit`);
  await page.getByRole('button', { name: 'Live preview' }).click();
  await expect(page.getByRole('dialog').frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(header);
  await drawn(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(headlineOf(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
