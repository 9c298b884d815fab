import type { ArticleReply } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { headlineOf, makeArticle, pastePicture, uniqueHeader } from './support/articles.ts';
import { uniqueMediaName } from './support/media.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { freshPhoto } from './support/upload.ts';

test.use({ site: sites.norrstrand, expectedMessages: /412|^warning: / });

const text = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((words) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })),
});

for (const others of [false, true]) {
  test(`a picture that is still being stored when its text is saved${others ? ' with what somebody else wrote' : ''} comes into the text all the same`, async ({
    page,
    service,
  }) => {
    const header = uniqueHeader();
    const { id } = await makeArticle(service, header, { body: text('Början.', 'Slutet.') });
    const photo = await freshPhoto(`${uniqueMediaName()}.jpg`);
    const { promise: saved, resolve } = Promise.withResolvers<void>();
    await page.route('**/blobs/**', async (route) => {
      await saved;
      await route.continue();
    });
    await page.goto(`/manage/articles/${id}/edit`);
    const body = page.getByRole('textbox', { name: 'Body' });
    const first = body.getByRole('paragraph').first();
    await first.click();
    if (others) {
      await headlineOf(page).fill(`${header} IF`);
      const theirs = { articleVersion: 'v3', header, lang: 'sv', body: text('Början. Deras mening.', 'Slutet.') };
      await service.api('PUT', `/articles/${id}`, theirs);
      await first.click();
    } else {
      await page.keyboard.press('End');
      await page.keyboard.type(' Ett ord.');
    }
    await pastePicture(body, photo);
    const place = body.getByRole('progressbar');
    await expect(place).toBeVisible();
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    await expect(place).toBeVisible();
    if (others) await expect(body).toContainText('Deras mening.');
    resolve();
    await expect(body.locator('img[src*="/images/"]')).toBeVisible();
    await saveByKeys(page);
    const stored = async (): Promise<string> =>
      JSON.stringify((await service.api<ArticleReply>('GET', `/articles/${id}`)).data.article.body);
    await expect.poll(stored, { timeout: 20_000 }).toMatch(/(mening|ord)\.".*"type":"picture".*"Slutet\."/);
  });
}
