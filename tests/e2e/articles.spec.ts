import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import type { ArticlePage, ArticlePresence, ArticleReply, MediaPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites, tokenFile } from './support/accounts.ts';
import { createGame } from './support/games.ts';
import { uniqueMediaName } from './support/media.ts';
import { confirmChoice, item, openPicker } from './support/picker.ts';
import { drawn, rows, saveByKeys, toast } from './support/screens.ts';
import { type Service, serviceOf } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { freshPhoto } from './support/upload.ts';

test.use({ site: sites.norrstrand });

const list = '/manage/articles/list';

/** An article of the service, as it is made when only its headline counts. */
async function makeArticle(service: Service, header: string, more: object = {}) {
  const body = { articleVersion: 'v3', header, lang: 'sv', ...more };
  return (await service.api<ArticleReply>('POST', '/articles', body)).data.article;
}

const headlineOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Headline/ });

/** A headline that no other article has. */
const uniqueHeader = (): string => `Derbyt ${Math.random().toString(36).slice(2, 9)}`;

test('an article is written with a picture and a game, seen, published, read signed out, and found again', async ({
  page,
  service,
  browser,
}) => {
  const header = uniqueHeader();
  const wide = await service.api<MediaPage>('GET', '/media/all?type=image&sixteenNine=true&pageSize=1');
  const picture = wide.items[0]?.name ?? '';
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

test('a picture that is pasted into the text goes into the library, and stands there once it is saved', async ({
  page,
  service,
}) => {
  const { id } = await makeArticle(service, uniqueHeader());
  const photo = await freshPhoto(`${uniqueMediaName()}.jpg`);
  await page.goto(`/manage/articles/${id}/edit`);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.click();
  await body.evaluate(
    (element, [name, bytes]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], name, { type: 'image/jpeg' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [photo.name, photo.buffer.toString('base64')] as const,
  );
  await expect(body.locator('img[src*="/images/"]')).toBeVisible();
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  const { article } = (await service.api<ArticleReply>('GET', `/articles/${id}`)).data;
  expect(JSON.stringify(article.body)).toMatch(/"type":"picture".*"media":"image\|/);
  expect(article.articleBody).toContain('/images/');
});

test('an embedded medium has an address in place of an item of the library', async ({ page }) => {
  await page.goto('/manage/articles/create');
  const address = page.getByRole('textbox', { name: 'Address of the video or post' });
  await expect(page.getByRole('button', { name: /Choose: Picture or video/ })).toBeVisible();
  await expect(address).toHaveCount(0);
  await page.getByRole('radio', { name: 'Embedded' }).check();
  await expect(page.getByRole('button', { name: /Choose: Picture or video/ })).toHaveCount(0);
  await headlineOf(page).fill(uniqueHeader());
  await address.fill('not an address');
  await saveByKeys(page);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await saveByKeys(page);
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
});

test.describe('of an older version', () => {
  test.use({ site: sites.frosthamn });

  for (const version of ['v1', 'v2']) {
    test(`${version} is shown and not edited; its copy can be`, async ({ page, service }) => {
      const { items } = await service.api<ArticlePage>('GET', `/articles/list/latest?version=${version}`);
      const [old] = items;
      expect(old).toBeDefined();
      await page.goto(`/manage/articles/${old?.id}/edit`);
      await expect(headlineOf(page)).toHaveValue(old?.header ?? '');
      await expect(headlineOf(page)).toHaveAttribute('readonly');
      await expect(
        page.getByRole('main').getByText('Cannot edit old version articles.').filter({ visible: true }),
      ).not.toHaveCount(0);
      await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      await page.getByRole('button', { name: 'Duplicate' }).click();
      await expect(headlineOf(page)).toHaveValue(/\((kopia|copy)\)$/);
      await expect(headlineOf(page)).not.toHaveAttribute('readonly');
    });
  }
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

test('an earlier version is compared word by word, and brought back unsaved', async ({ page, service }) => {
  const header = uniqueHeader();
  const paragraph = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const made = await makeArticle(service, header, { body: paragraph('Målvakten räddade allt.') });
  await service.api('POST', `/articles/${made.id}/publish`);
  await service.api('PUT', `/articles/${made.id}`, {
    ...{ articleVersion: 'v3', header, lang: 'sv' },
    body: paragraph('Målvakten släppte allt.'),
  });
  await page.goto(`/manage/articles/${made.id}/edit`);
  await page.getByRole('button', { name: 'Compare: Version 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Version 1' });
  await expect(dialog.getByRole('deletion')).toHaveText('släppte');
  await expect(dialog.getByRole('insertion')).toHaveText('räddade');
  await dialog.getByRole('button', { name: 'Bring back this version' }).click();
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveText('Målvakten räddade allt.');
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
});

test('an article starts from a template, whose words a game fills in', async ({ page, service }) => {
  const name = `Referat ${uniqueHeader()}`;
  const article = { articleVersion: 'v3', lang: 'sv', header: '{homeTeam} mot {awayTeam}', intro: 'Det blev {score}.' };
  await page.goto('/manage/articles/templates/add');
  await page.getByRole('textbox', { name: 'Name of the template' }).fill(name);
  await headlineOf(page).fill(article.header);
  await page.getByRole('textbox', { name: 'Intro' }).fill(article.intro);
  await saveByKeys(page);
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
  await page.goto('/manage/articles/create');
  await page.getByRole('navigation', { name: 'Start from' }).getByRole('link', { name }).click();
  await expect(headlineOf(page)).toHaveValue(article.header);
  const game = await createGame(service, { state: 'post-game', played: true, homeScore: 4, awayScore: 1 });
  await page.goto(`${page.url().replace(/.*manage/, '/manage')}&game=${game.uuid}`);
  await expect(headlineOf(page)).toHaveValue(game.displayName.replace(' - ', ' mot '));
  await expect(page.getByRole('textbox', { name: 'Intro' })).toHaveValue(/^Det blev 4.1\.$/);
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
