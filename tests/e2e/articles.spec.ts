import { readFile } from 'node:fs/promises';
import type { ArticlePresence, ArticleReply } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites, tokenFile } from './support/accounts.ts';
import { headlineOf, makeArticle, uniqueHeader } from './support/articles.ts';
import { createGame } from './support/games.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { confirmChoice, item, openPicker } from './support/picker.ts';
import { drawn, rows, saveByKeys, toast } from './support/screens.ts';
import { serviceOf } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.norrstrand });

const list = '/manage/articles/list';

test('an article is written with a picture and a game, seen, published, read signed out, and found again', async ({
  page,
  service,
  browser,
  baseURL,
}) => {
  const header = uniqueHeader();
  const picture = uniqueMediaName();
  await (await libraryOf(baseURL ?? '', sites.norrstrand)).addImage(picture);
  const start = new Date(Date.now() - 36_000_000).toISOString().replace(/\.\d+Z$/, '+0000');
  const game = await createGame(service, {
    startDateTime: start,
    state: 'post-game',
    played: true,
    homeScore: 3,
    awayScore: 2,
  });
  await page.goto(list);
  await page.getByRole('link', { name: 'Write article' }).click();
  await expect(page).toHaveURL(/\/articles\/create$/);
  const headline = headlineOf(page);
  await headline.fill(header);
  await page.getByRole('textbox', { name: 'Intro' }).fill('Två mål i powerplay vände matchen.');
  await openPicker(page, /Choose: Picture or video/);
  await item(page, picture).click();
  await confirmChoice(page);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.click();
  await page.keyboard.type(`${game.displayName.replace(' - ', ' mot ')}: arenan vaknade. `);
  await page.getByRole('button', { name: `${game.displayName}: Link as report` }).click();
  await body.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' <script>alert(1)</script> är bara text.');
  await drawn(page);
  await expectAccessible(page);
  await saveByKeys(page);
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
  await expect(page).toHaveURL(/\/articles\/[\w-]+\/edit$/);

  // What is not saved yet goes along with publishing. The page of what was made comes after its address.
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await headline.fill(`${header} vände`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(toast(page, 'Published successfully!')).toBeVisible();
  const id = /articles\/([\w-]+)\/edit/.exec(page.url())?.[1] ?? '';
  const { article } = (await service.api<ArticleReply>('GET', `/articles/${id}`)).data;
  expect(article).toMatchObject({ header: `${header} vände`, state: 'published', linkedToGameAs: 'report' });

  const reader = await browser.newPage();
  await reader.goto(article.url ?? '');
  await expect(reader.getByRole('heading', { level: 1, name: `${header} vände` })).toBeVisible();
  await expect(reader.getByText('<script>alert(1)</script> är bara text.')).toBeVisible();
  await reader.close();

  await page.goto(list);
  await page.getByRole('searchbox').fill(`${header} vände`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByText('Published')).toBeVisible();
});

test('the lists are tabs in the address; chosen articles are published, unpublished, deleted and restored together', async ({
  page,
  service,
}) => {
  const name = uniqueHeader();
  await makeArticle(service, `${name} ett`);
  await makeArticle(service, `${name} två`);
  const act = async (state: string, action: string, told: string): Promise<void> => {
    // Rows of the tab before stay until those of the next one are there.
    await expect(rows(page).filter({ hasText: state })).toHaveCount(2);
    // By their names: each tab has an order of its own, and rows change places as it comes.
    for (const which of ['ett', 'två'])
      await rows(page)
        .filter({ hasText: `${name} ${which}` })
        .getByRole('checkbox')
        .check();
    await page.getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(told)).toBeVisible();
    await expect(page.getByRole('dialog').getByText('2 of 2 done.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).last().click();
  };
  await page.goto(`${list}?search=${encodeURIComponent(name)}`);
  await act('Draft', 'Publish', 'Published successfully!');
  await page.getByRole('link', { name: 'Published', exact: true }).click();
  await expect(page).toHaveURL(/list=published/);
  await act('Published', 'Unpublish', 'Unpublish successfully!');
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Unpublished' }).click();
  await act('Unpublished', 'Delete', 'Article deleted successfully!');
  await page.getByRole('link', { name: 'Deleted' }).click();
  await act('Deleted', 'Restore', 'Restored successfully!');
  await page.getByRole('link', { name: 'Latest' }).click();
  await expect(page).not.toHaveURL(/list=/);
  await expect(rows(page)).toHaveCount(2);
});

test('a copy opens by itself; an article that is deleted is read only, and says why', async ({ page, service }) => {
  const header = uniqueHeader();
  const { id } = await makeArticle(service, header);
  await page.goto(`/manage/articles/${id}/edit`);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(toast(page, 'Duplicated successfully!')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(headlineOf(page)).toHaveValue(`${header} (kopia)`);

  await service.api('POST', `/articles/${id}/delete`);
  await page.goto(`/manage/articles/${id}/edit`);
  await expect(page.getByRole('main').getByText('The article is deleted.').filter({ visible: true })).not.toHaveCount(
    0,
  );
  await expect(headlineOf(page)).toHaveAttribute('readonly');
});

test('a draft is previewed, on a phone too, and its address is copied; the published one has its own address', async ({
  page,
  context,
  service,
}) => {
  const header = uniqueHeader();
  const { id } = await makeArticle(service, header);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/manage/articles/${id}/edit`);
  for (const name of ['Preview', 'Mobile preview']) {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name, exact: true }).click();
    const preview = await opened;
    const shown = name === 'Preview' ? preview.mainFrame() : preview.frameLocator('iframe');
    await expect(shown.getByRole('heading', { level: 1, name: header })).toBeVisible();
    await preview.close();
  }
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(
    toast(
      page,
      'URL copied! The preview URL will expire after 24 hours but will still work once the article is published.',
    ),
  ).toBeVisible();
  expect(await copied()).toContain(`/site/preview/article/${id}?token=`);

  await service.api('POST', `/articles/${id}/publish`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(toast(page, 'URL Copied')).toBeVisible();
  expect(await copied()).not.toContain('token');
});

test('who else has an article open is named', async ({ page, service, baseURL }) => {
  const { id } = await makeArticle(service, uniqueHeader());
  const other = serviceOf(baseURL ?? '', await readFile(tokenFile('super'), 'utf8'), sites.norrstrand);
  const note = () => other.api<ArticlePresence>('POST', `/articles/presence/${id}`, { isEditing: true });
  expect((await note()).others).toEqual([]);
  await page.goto(`/manage/articles/${id}/edit`);
  await expect(page.getByText(/has this article open, too/)).toBeVisible();
  expect((await note()).others).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('what stands beside the text is a sheet, which a faulty field of it brings up', async ({ page, service }) => {
    const { id } = await makeArticle(service, uniqueHeader());
    await page.goto(`/manage/articles/${id}/edit`);
    const opener = page.getByRole('button', { name: 'Publishing, tags and more' });
    const slug = page.getByRole('textbox', { name: 'Last part of the address' });
    await expect(slug).not.toBeInViewport();
    await opener.click();
    await slug.fill('Å ä ö');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(slug).not.toBeInViewport();
    await saveByKeys(page);
    await expect(slug).toBeFocused();
    await expect(slug).toBeInViewport();
  });
});
