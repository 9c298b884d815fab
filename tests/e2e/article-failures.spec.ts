import type { Page } from 'playwright/test';
import type { ArticleReply } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { makeArticle, uniqueHeader } from './support/articles.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { startServer } from './support/server.ts';
import { serviceOf } from './support/service.ts';
import { endSignIn, signIn, signInForToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.norrstrand });

const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const words = (count: number) => ({
  type: 'doc',
  content: Array.from({ length: count / 100 }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'ord '.repeat(100).trim() }],
  })),
});

/** Writes the last words of an article of 3,000. */
async function writeOn(page: Page): Promise<void> {
  await expect(page.getByText('3,000 words', { exact: true })).toBeVisible();
  await body(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Sista meningen.');
  await expect(body(page)).toContainText('Sista meningen.');
}

test.describe('a sign-in that ends at word 3,000', () => {
  test.use({ expectedMessages: /401|access token is missing|^warning: / });

  test('leads back to the article, and offers what was written', async ({ page, context, service }) => {
    const { id } = await makeArticle(service, uniqueHeader(), { body: words(3000) });
    // Until the identity library has come, two seconds after the page, saves take the token that was kept.
    const library = page.waitForResponse(/\/assets\/sign-in-[^/]+\.js$/);
    await page.goto(`/manage/articles/${id}/edit`);
    await (await library).finished();
    await writeOn(page);
    await endSignIn(page, context);
    await saveByKeys(page);
    await page.getByRole('button', { name: 'Sign in on this page' }).click();
    await signIn(page, 'admin');
    await expect(page).toHaveURL(new RegExp(`/manage/articles/${id}/edit$`));
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(body(page)).toContainText('Sista meningen.');
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect((await service.api<ArticleReply>('GET', `/articles/${id}`)).data.article.wordCount).toBe(3002);
  });
});

test.describe('a service that is killed while an article is saved', () => {
  test.use({
    role: null,
    expectedMessages:
      /ERR_(CONNECTION_|CONTENT_LENGTH_|SOCKET_|EMPTY_|FAILED)|cannot be reached|status of 50|^warning: /,
  });

  test('keeps every word in the editor, and takes them after the restart', async ({ page }) => {
    const server = await startServer();
    try {
      const service = serviceOf(server.address, await signInForToken(page, server.address, 'admin'), sites.norrstrand);
      const { id } = await makeArticle(service, uniqueHeader(), { body: words(3000) });
      // Before the page: a page that is open already may send one more request past a new route.
      const address = `**/api/articles/${id}`;
      await page.route(address, async (route) => {
        if (route.request().method() === 'PUT') await server.kill();
        await route.continue();
      });
      await page.goto(`${server.address}/manage/articles/${id}/edit`);
      await writeOn(page);
      await saveByKeys(page);
      await expect(page.getByRole('main').getByText('The service cannot be reached.')).toBeVisible();
      await expect(body(page)).toContainText('Sista meningen.');
      await page.unroute(address);
      await server.start();
      await saveByKeys(page);
      await expect(toast(page, 'Update successful!')).toBeVisible();
      expect((await service.api<ArticleReply>('GET', `/articles/${id}`)).data.article.wordCount).toBe(3002);
    } finally {
      await server.stop();
    }
  });
});
