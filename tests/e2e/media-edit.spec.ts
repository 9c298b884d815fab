import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { cards, libraryOf, uniqueMediaName } from './support/media.ts';
import { changeItem, editAddress, mark, openEditor, readItem } from './support/media-edit.ts';
import { saveByKeys, toast, walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const site = sites.isdalen;
const name = (page: Page) => page.getByRole('textbox', { name: /^(Name|Namn)/ });
/** What the card of the file tells under a label. */
const fact = (page: Page, label: string) => page.locator('dl div').filter({ hasText: label }).locator('dd');

test.use({ site });

test('all that an image has is edited, and what is derived from its file is told', async ({ page, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName());
  await openEditor(page, media);
  await expect(page).toHaveTitle('Edit Media - Touchline');
  await expect(fact(page, 'Resolution')).toHaveText(`${media.width} × ${media.height}`);
  await expect(fact(page, 'Size')).toHaveText(`${Math.round((media.size ?? 0) / 1024)} kB`);
  await expect(fact(page, 'Format')).toHaveText('JPEG');
  await expect(fact(page, 'Main media')).toHaveText(media.sixteenNine ? 'Yes, it is 16:9' : 'No, it is not 16:9');
  await expect(fact(page, 'Views')).toHaveText(/^\d+$/);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Where it is used' }).click();
  await expect(page.getByText('Nothing links to it')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Details' }).click();

  const renamed = uniqueMediaName();
  await name(page).fill(renamed);
  await page.getByRole('textbox', { name: 'Description' }).fill('Mål i sista perioden 🏒');
  await page.getByRole('textbox', { name: 'Photographer' }).fill('Elin Rask');
  await page.getByRole('textbox', { name: 'Legal' }).fill('Fri att använda');
  await page.getByRole('switch', { name: 'Private' }).press('Space');
  await page.getByRole('combobox', { name: /^Category/ }).fill('Action');
  await page.getByRole('option', { name: 'Action' }).click();
  await page.keyboard.press('Escape');
  await saveByKeys(page);
  await expect(toast(page, 'Media info updated!')).toBeVisible();
  expect(await readItem(library, 'image', media.id)).toMatchObject({
    name: renamed,
    description: 'Mål i sista perioden 🏒',
    photographer: 'Elin Rask',
    legal: 'Fri att använda',
    isPrivate: true,
    categories: [{ id: 2, name: 'Action' }],
    mediaString: media.mediaString,
  });

  await name(page).fill('');
  await saveByKeys(page);
  await expect(page.getByText('Name is required.').first()).toBeVisible();
});

test('its address is copied whole', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName());
  await openEditor(page, media);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(toast(page, 'URL Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(media.imgixUrl);
});

test.describe('what is looked for afterwards is gone', () => {
  test.use({ expectedMessages: /404|^warning: The site has no image/ });

  test('where it is used is shown, and deleting what is in use asks for its name', async ({
    page,
    baseURL,
    service,
  }) => {
    const library = await libraryOf(baseURL ?? '', site);
    const media = await library.addImage(uniqueMediaName());
    const team = await service.createTeam({ icon: media.imgixUrl ?? '' });
    await openEditor(page, media);
    await page.getByRole('tab', { name: 'Where it is used' }).click();
    const use = page.getByRole('tabpanel', { name: 'Where it is used' }).getByRole('row', { name: team.displayName });
    await expect(use).toContainText('Team');
    await expect(use.getByRole('link')).toHaveAttribute('href', new RegExp(`/sports/teams/${team.uuid}/edit$`));
    await page.getByRole('tab', { name: 'Details' }).click();
    await name(page).fill('Never saved');
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill(media.name);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Media successfully deleted')).toBeVisible();
    // The list, without a question about what was not saved.
    await expect(page).toHaveURL(/\/image\/list$/);
    await page.goto(editAddress(media));
    await expect(page.getByRole('link', { name: /Back|back/ }).first()).toBeVisible();
  });
});

test.describe('two edit the same image', () => {
  test.use({ expectedMessages: /412|^warning: .*(version|changed)/ });

  test('a focal point of the one and a name of the other are both kept', async ({ page, baseURL }) => {
    const library = await libraryOf(baseURL ?? '', site);
    const media = await library.addImage(uniqueMediaName());
    await openEditor(page, media);
    const renamed = uniqueMediaName();
    await name(page).fill(renamed);
    await changeItem(library, media, { focalPoint: { fpx: 0.2, fpy: 0.3 } });
    await saveByKeys(page);
    await expect(toast(page, 'Somebody else had changed this meanwhile, and it was kept: Focal point.')).toBeVisible();
    await expect(mark(page)).toHaveAttribute('aria-valuetext', '20 % from the left, 30 % from the top');
    expect(await readItem(library, 'image', media.id)).toMatchObject({
      name: renamed,
      focalPoint: { fpx: 0.2, fpy: 0.3 },
    });
  });

  test('two focal points are a question, answered by who saves last', async ({ page, baseURL }) => {
    const library = await libraryOf(baseURL ?? '', site);
    const media = await library.addImage(uniqueMediaName());
    await openEditor(page, media);
    await mark(page).press('Shift+ArrowLeft');
    await changeItem(library, media, { focalPoint: { fpx: 0.9, fpy: 0.9 } });
    await saveByKeys(page);
    const question = page.getByRole('dialog', { name: 'You both changed the same' });
    await expect(question.getByRole('group', { name: 'Focal point' })).toContainText(
      '90 % from the left, 90 % from the top',
    );
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Take all of mine' }).click();
    await question.getByRole('button', { name: /^Save to/ }).click();
    await expect
      .poll(async () => (await readItem(library, 'image', media.id)).focalPoint)
      .toEqual({ fpx: 0.4, fpy: 0.5 });
  });
});

test('what was typed is offered again after a crash of the page', async ({ page, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName());
  await openEditor(page, media);
  await mark(page).press('Shift+ArrowLeft');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('fpx'))).toBe(true);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: /^(Restore|Bring)/ }).click();
  await expect(mark(page)).toHaveAttribute('aria-valuetext', '40 % from the left, 50 % from the top');
});

test.describe('on a phone, in Swedish, in the dark', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('everything is within reach, and a save keeps it', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('touchline.language', 'sv');
    });
    const library = await libraryOf(baseURL ?? '', site);
    const media = await library.addImage(uniqueMediaName());
    await openEditor(page, media);
    await expect(fact(page, 'Upplösning')).toHaveText(`${media.width} × ${media.height}`);
    const renamed = `${uniqueMediaName()} på isen`;
    await name(page).fill(renamed);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Spara/ }).tap();
    await expect.poll(async () => (await readItem(library, 'image', media.id)).name).toBe(renamed);
    await walkTo(page, `/manage/media-and-files/image/list?search=${encodeURIComponent(renamed)}`);
    await expect(cards(page)).toHaveCount(1);
  });
});
