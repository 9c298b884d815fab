import type { Page } from 'playwright/test';
import type { ArticleReply } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { headlineOf, makeArticle, uniqueHeader } from './support/articles.ts';
import { crash, saveByKeys, toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.norrstrand });

const textBox = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const text = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((one) => ({ type: 'paragraph', content: [{ type: 'text', text: one }] })),
});
const bodyOf = async (service: Service, id: string): Promise<string> =>
  JSON.stringify((await service.api<ArticleReply>('GET', `/articles/${id}`)).data.article.body);

/** Writes at the end of a paragraph. */
async function write(page: Page, paragraph: number, words: string): Promise<void> {
  await textBox(page).getByRole('paragraph').nth(paragraph).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test.describe('two who write in one article', () => {
  test.use({ expectedMessages: /412|^warning: / });

  test('keep the words of both in different paragraphs, and choose in the same one', async ({ page, service }) => {
    const header = uniqueHeader();
    const { id } = await makeArticle(service, header, { body: text('Första.', 'Andra.', 'Tredje.') });
    const theirs = (...paragraphs: string[]) =>
      service.api('PUT', `/articles/${id}`, { articleVersion: 'v3', header, lang: 'sv', body: text(...paragraphs) });
    await page.goto(`/manage/articles/${id}/edit`);
    await write(page, 0, ' Min mening.');
    await theirs('Första.', 'Andra.', 'Tredje. Deras mening.');
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect(await bodyOf(service, id)).toMatch(/Första\. Min mening\..*Tredje\. Deras mening\./);
    await expect(textBox(page)).toContainText('Deras mening.');

    await write(page, 1, ' Jag tycker ja.');
    await theirs('Första. Min mening.', 'Andra. De tycker nej.', 'Tredje. Deras mening.');
    await saveByKeys(page);
    const question = page.getByRole('dialog', { name: 'You both changed the same' });
    await expect(question.getByText('Jag tycker ja.')).toBeVisible();
    await expect(question.getByText('De tycker nej.')).toBeVisible();
    await expectAccessible(page);
    expect(await bodyOf(service, id)).not.toContain('Jag tycker ja');
    await question.getByRole('button', { name: 'Take all of mine' }).click();
    await question.getByRole('button', { name: /^Save to/ }).click();
    await expect.poll(() => bodyOf(service, id)).toContain('Andra. Jag tycker ja.');
  });
});

test('saves of one’s own never contradict each other, however slow the service is', async ({ page, service }) => {
  const { id } = await makeArticle(service, uniqueHeader(), { body: text('Början.') });
  await page.goto(`/manage/articles/${id}/edit`);
  const answers: number[] = [];
  await page.route(`**/api/articles/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const reply = await route.fetch();
    answers.push(reply.status());
    return route.fulfill({ response: reply });
  });
  await textBox(page).click();
  for (const word of ['ett', 'två', 'tre', 'fyra', 'fem']) {
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` ${word}`);
    await saveByKeys(page);
  }
  // What is typed and saved while a save is under way is saved after it.
  await expect.poll(() => bodyOf(service, id)).toContain('Början. ett två tre fyra fem');
  expect(answers.every((status) => status === 200)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('20,000 words that are pasted from Word survive a crash of the page, and are saved', async ({
  page,
  context,
  service,
}) => {
  const { id } = await makeArticle(service, uniqueHeader());
  await page.goto(`/manage/articles/${id}/edit`);
  await textBox(page).click();
  await textBox(page).evaluate((element) => {
    const paragraph = `<p class=MsoNormal style='margin:0'><span lang=SV>${'ord '.repeat(100)}<o:p></o:p></span></p>`;
    const data = new DataTransfer();
    data.setData('text/html', `<html xmlns:o="urn:x"><body>${paragraph.repeat(200)}</body></html>`);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('20,000 words', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Sista meningen.');
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Sista meningen.'));
  await expect.poll(kept).toBe(true);
  await crash(page);
  const again = await context.newPage();
  await again.goto(`/manage/articles/${id}/edit`);
  await again.getByRole('button', { name: 'Bring it back' }).click();
  await expect(textBox(again)).toContainText('Sista meningen.');
  await saveByKeys(again);
  await expect(toast(again, 'Update successful!')).toBeVisible();
  const { article } = (await service.api<ArticleReply>('GET', `/articles/${id}`)).data;
  expect(article.wordCount).toBe(20_002);
  expect(JSON.stringify(article.body)).not.toMatch(/style|Mso/);
});

test('a headline that there is already is asked about before it is made', async ({ page, service }) => {
  const header = uniqueHeader();
  await makeArticle(service, header);
  await page.goto('/manage/articles/create');
  await headlineOf(page).fill(header.toUpperCase());
  await saveByKeys(page);
  const question = page
    .getByRole('alertdialog', { name: 'Is it one of these?' })
    .or(page.getByRole('dialog', { name: 'Is it one of these?' }));
  await expect(question.getByText(header)).toBeVisible();
  await question.getByRole('button', { name: 'Add it all the same' }).click();
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
});
