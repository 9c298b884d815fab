import type { Locator, Page } from 'playwright/test';
import type { ArticlePage, ArticleReply } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { headlineOf, makeArticle, pastePicture, uniqueHeader } from './support/articles.ts';
import { createGame } from './support/games.ts';
import { uniqueMediaName } from './support/media.ts';
import { saveByKeys, toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { freshPhoto } from './support/upload.ts';

test.use({ site: sites.norrstrand });

/** Opens a new article, and pastes a picture into its text. */
async function withPastedPicture(page: Page, service: Service): Promise<{ id: string; picture: Locator }> {
  const { id } = await makeArticle(service, uniqueHeader());
  const photo = await freshPhoto(`${uniqueMediaName()}.jpg`);
  await page.goto(`/manage/articles/${id}/edit`);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.click();
  await pastePicture(body, photo);
  return { id, picture: body.locator('img[src*="/images/"]') };
}

test('a picture that is pasted into the text goes into the library, and stands there once it is saved', async ({
  page,
  service,
}) => {
  const { id, picture } = await withPastedPicture(page, service);
  await expect(picture).toBeVisible();
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  const { article } = (await service.api<ArticleReply>('GET', `/articles/${id}`)).data;
  expect(JSON.stringify(article.body)).toMatch(/"type":"picture".*"media":"image\|/);
  expect(article.articleBody).toContain('/images/');
});

test('a press beside the controls of a picture leaves them where they are', async ({ page, service }) => {
  const { picture } = await withPastedPicture(page, service);
  await picture.click();
  const controls = page.getByRole('group', { name: 'Picture', exact: true });
  await expect(controls).toBeVisible();
  // Where Safari on a Mac puts the focus of each press on a button.
  await controls.click({ position: { x: 3, y: 3 } });
  await expect(controls).toBeFocused();
  await expect(controls.getByRole('button').first()).toBeVisible();
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
  await page.getByRole('button', { name: 'Compare: Version 3' }).click();
  const newest = page.getByRole('dialog', { name: 'Version 3' });
  await expect(newest.getByText('The text is the same.')).toBeVisible();
  await expect(newest.getByRole('button', { name: 'Bring back this version' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compare: Version 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Version 1' });
  await expect(dialog.getByRole('deletion')).toHaveText('släppte');
  await expect(dialog.getByRole('insertion')).toHaveText('räddade');
  await dialog.getByRole('button', { name: 'Bring back this version' }).click();
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveText('Målvakten räddade allt.');
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
});

test('a single paragraph of an earlier version is brought back, and the others stay', async ({ page, service }) => {
  const header = uniqueHeader();
  const body = (...texts: string[]) => ({
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  const made = await makeArticle(service, header, { body: body('Första raden.', 'Andra raden.', 'Tredje raden.') });
  await service.api('POST', `/articles/${made.id}/publish`);
  await service.api('PUT', `/articles/${made.id}`, {
    ...{ articleVersion: 'v3', header, lang: 'sv' },
    body: body('Ny första rad.', 'Andra raden.', 'Ny tredje rad.'),
  });
  await page.goto(`/manage/articles/${made.id}/edit`);
  await page.getByRole('button', { name: 'Compare: Version 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Version 1' });
  await dialog.getByRole('button', { name: 'Bring back: Tredje raden.' }).click();
  await expect(dialog.getByRole('button', { name: /^Bring back: / })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Body' }).getByRole('paragraph')).toHaveText([
    'Ny första rad.',
    'Andra raden.',
    'Tredje raden.',
  ]);
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

for (const [site, language] of [
  [sites.league, 'English'],
  [sites.norrstrand, 'Swedish'],
] as const) {
  test.describe(`on ${site.name}`, () => {
    test.use({ site });

    test('a new article is in the language of the site', async ({ page }) => {
      await page.goto('/manage/articles/create');
      await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue(language);
    });
  });
}
