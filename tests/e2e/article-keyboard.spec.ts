import type { ArticleReply } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { makeArticle, uniqueHeader } from './support/articles.ts';
import { uniqueMediaName } from './support/media.ts';
import { picker } from './support/picker.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { freshPhoto } from './support/upload.ts';

test.use({ site: sites.norrstrand });

test('by keys alone: a picture, a table and a video through the menu of the slash, each edited and left again', async ({
  page,
  service,
}) => {
  const { id } = await makeArticle(service, uniqueHeader());
  await page.goto(`/manage/articles/${id}/edit`);
  const body = page.getByRole('textbox', { name: 'Body' });
  const menu = page.getByRole('listbox', { name: 'Insert' });
  await body.focus();

  await page.keyboard.type('/tab');
  await expect(menu.getByRole('option', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mål');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Skott');
  await expect(body.getByRole('columnheader').or(body.getByRole('cell')).first()).toHaveText('Mål');
  const rowCount = await body.getByRole('row').count();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Row above' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Row below' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(body.getByRole('row')).toHaveCount(rowCount + 1);
  await page.keyboard.press('Escape');
  await expect(body).toBeFocused();

  await page.keyboard.press('Control+End');
  await page.keyboard.type('Efter tabellen.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/youtube');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeFocused();
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await expect(body.locator('[data-node="embed"]')).toBeVisible();

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/photo');
  await page.keyboard.press('Enter');
  await expect(picker(page).locator('li[data-row]').first()).toBeVisible();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  await expect.poll(isInside).toBe(true);
  await picker(page).locator('li[data-row] button').first().press('Enter');
  await picker(page)
    .getByRole('button', { name: /^Choose/ })
    .last()
    .press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await expect(body.locator('img[src*="/images/"]')).toBeVisible();
  await expect(body).toBeFocused();
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  const { article } = (await service.api<ArticleReply>('GET', `/articles/${id}`)).data;
  const text = JSON.stringify(article.body);
  for (const type of ['table', 'embed', 'picture']) expect(text).toContain(`"type":"${type}"`);
  expect(text.indexOf('Efter tabellen.')).toBeGreaterThan(text.indexOf('Skott'));
});

test('thirty pictures that are pasted at once all stand in the text, and what is typed meanwhile stays', async ({
  page,
  service,
}) => {
  const { id } = await makeArticle(service, uniqueHeader());
  const name = uniqueMediaName();
  const photos = await Promise.all(Array.from({ length: 30 }, (_, place) => freshPhoto(`${name}-${place}.jpg`)));
  await page.goto(`/manage/articles/${id}/edit`);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.click();
  await body.evaluate(
    (element, files) => {
      const data = new DataTransfer();
      for (const [file, bytes] of files) {
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        data.items.add(new File([content], file, { type: 'image/jpeg' }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    photos.map((photo) => [photo.name, photo.buffer.toString('base64')] as const),
  );
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Medan de laddas upp.');
  await expect(body.locator('[data-node="picture"] img')).toHaveCount(30, { timeout: 120_000 });
  await expect(body.locator('progress')).toHaveCount(0);
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  const { article } = (await service.api<ArticleReply>('GET', `/articles/${id}`)).data;
  const text = JSON.stringify(article.body);
  expect(text.match(/"type":"picture"/g)).toHaveLength(30);
  expect(text).toContain('Medan de laddas upp.');
});
