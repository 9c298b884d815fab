import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import {
  confirmSave,
  dialogOf,
  field,
  menuItem,
  menuOf,
  moveAfter,
  openItem,
  openMenu,
  rename,
  reviewOf,
  saveBar,
} from './support/menu.ts';
import { saveByKeys, switchSite, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const site = sites.isdalen;

test.use({ site });

const review = (page: Page) => reviewOf(page, site);
const confirm = (page: Page) => confirmSave(page, site);

test.describe('what is changed', () => {
  test('is held, shown as a difference with a preview, and published with one call for each changed group', async ({
    page,
    baseURL,
  }) => {
    const menu = await menuOf(baseURL ?? '', site);
    await menu.fill({
      main: [menuItem('News'), menuItem('Teams', menuItem('Men'))],
      secondary: [menuItem('Tickets')],
      footer: [menuItem('Contact'), menuItem('Press')],
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (['PUT', 'POST'].includes(request.method()) && request.url().includes('/routing/'))
        sent.push(request.method());
    });
    await openMenu(page);
    await expect(page).toHaveTitle(/^Menu - /);
    await expect(saveBar(page)).toHaveCount(0);
    await openItem(page, 'News');
    await rename(page, 'Latest news');
    await moveAfter(page, 'Press', 'Men');
    await expect(saveBar(page)).toContainText(`1 moved, 1 renamed on ${site.name}`);
    await expectAccessible(page);
    expect(sent).toEqual([]);

    await saveByKeys(page);
    await expect(review(page)).toContainText('1 moved, 1 renamed');
    await expect(review(page).getByRole('heading', { level: 3 })).toHaveText(['Main', 'Footer']);
    await expect(review(page)).toContainText('Footer, place 2 Main › Teams, place 2');
    // Teams leads to what stands under it; the others, which have no address, lead nowhere.
    await expect(review(page)).toContainText('5 items have no address: a press on them shows nothing');
    await expect(review(page)).toContainText('Latest news, Men, Press, Tickets, Contact');
    const preview = review(page).getByRole('region', { name: 'Preview' });
    await preview.getByRole('button', { name: 'Teams' }).click();
    await expect(preview.getByText('Press')).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('radio', { name: 'Phone' }).check();
    await expect(preview.getByRole('button', { name: 'Close the menu' })).toBeVisible();
    await expect(preview.getByText('Latest news')).toBeVisible();
    expect(sent).toEqual([]);

    await confirm(page);
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    await expect(review(page)).toHaveCount(0);
    await expect(saveBar(page)).toHaveCount(0);
    expect(sent).toEqual(['PUT', 'PUT']);
    expect(await menu.titles('main')).toBe('Latest news, Teams (Men, Press)');
    expect(await menu.titles('footer')).toBe('Contact');

    // Undoing reaches behind the publish: what it brings back is a change again.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(saveBar(page)).toContainText('1 moved');
  });

  test('is taken back by Reset, which can be undone, and is not left without a question', async ({ page, baseURL }) => {
    const menu = await menuOf(baseURL ?? '', site);
    await menu.fill({ main: [menuItem('News')] });
    await openMenu(page);
    await openItem(page, 'News');
    await rename(page, 'Latest');
    await saveBar(page).getByRole('button', { name: 'Reset' }).click();
    await expect(toast(page, 'Changes have been reset.')).toBeVisible();
    await expect(saveBar(page)).toHaveCount(0);
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
    await expect(saveBar(page)).toContainText('1 renamed');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('tree')).toContainText('Latest');
    expect(await menu.titles('main')).toBe('News');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save and leave' }).click();
    await expect(review(page)).toContainText('1 renamed');
    await expectAccessible(page);
    await confirm(page);
    await expect(page).toHaveURL(/\/manage$/);
    expect(await menu.titles('main')).toBe('Latest');
  });

  test('survives a reload, and comes back onto what was published meanwhile', async ({ page, baseURL }) => {
    const menu = await menuOf(baseURL ?? '', site);
    await menu.fill({ main: [menuItem('News'), menuItem('Club')] });
    await openMenu(page);
    await openItem(page, 'News');
    await rename(page, 'Kept');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Kept');
    await menu.publish('main', (items) =>
      items.map((item) => (item.title === 'Club' ? { ...item, title: 'Us' } : item)),
    );
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    const tree = page.getByRole('tree');
    await expect(tree.getByText('News', { exact: true })).toBeVisible();
    await expect(page.getByText('If you bring it back: 1 renamed.')).toBeVisible();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(tree.getByText('Kept', { exact: true })).toBeVisible();
    await expect(tree.getByText('Us', { exact: true })).toBeVisible();
    await saveByKeys(page);
    await confirm(page);
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    expect(await menu.titles('main')).toBe('Kept, Us');
  });

  test('is not sent once another site was selected in another tab, until the user says so', async ({
    page,
    context,
    baseURL,
  }) => {
    const menu = await menuOf(baseURL ?? '', site);
    await menu.fill({ main: [menuItem('News')] });
    await openMenu(page);
    await openItem(page, 'News');
    await rename(page, 'For Isdalen');
    const other = await context.newPage();
    await other.goto('/manage/');
    await switchSite(other, sites.bjornvik.name);
    await expect(toast(other, `You now work on ${sites.bjornvik.name}.`)).toBeVisible();
    await page.bringToFront();
    await saveByKeys(page);
    await confirm(page);
    await expect(page.getByText(`You selected ${sites.bjornvik.name} in another tab.`)).toBeVisible();
    expect(await menu.titles('main')).toBe('News');
    await page.getByRole('button', { name: `Keep working on ${site.name} here` }).click();
    await expect(saveBar(page).getByRole('button', { name: `Save to ${site.name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await confirm(page);
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    expect(await menu.titles('main')).toBe('For Isdalen');
  });
});

test.describe('what cannot be sent', () => {
  test('is told in the words of the catalogue, and shown at its item', async ({ page, baseURL }) => {
    const menu = await menuOf(baseURL ?? '', site);
    const [news, club] = [menuItem('News'), menuItem('Club')];
    await menu.fill({ main: [news], footer: [club] });
    await openMenu(page);
    await openItem(page, 'Club');
    await field(page, 'Identifier').fill(news.identifier.toUpperCase());
    await expect(page.getByRole('region', { name: 'Item: Club' })).toContainText(
      'Cannot have duplicate menu identifiers. Please contact admnistrator.',
    );
    await saveByKeys(page);
    await expect(toast(page, 'Cannot have duplicate menu identifiers. Please contact admnistrator.')).toBeVisible();
    await expect(review(page)).toHaveCount(0);
    // The item that one has just written in stays open, and the focus goes to what is wrong there.
    await expect(page.getByRole('region', { name: 'Item: Club' })).toBeVisible();
    await expect(field(page, 'Identifier')).toBeFocused();
    await field(page, 'Identifier').fill('club');
    await expect(toast(page, 'Cannot have duplicate menu identifiers. Please contact admnistrator.')).toHaveCount(0);
    await field(page, 'Title').fill('');
    await saveByKeys(page);
    await expect(toast(page, 'Some required field is left empty. Cannot save!')).toBeVisible();
    await expect(field(page, 'Title')).toBeFocused();
    await field(page, 'Title').fill('Club');
    await page.getByRole('radio', { name: 'External' }).check();
    await field(page, 'Address').fill('javascript:alert(1)');
    await saveByKeys(page);
    await expect(toast(page, 'Invalid data composition. Cannot save!')).toBeVisible();
    await field(page, 'Address').fill('club.example/');
    await field(page, 'Title').focus();
    await expect(field(page, 'Address')).toHaveValue('http://club.example');
    await field(page, 'Title').fill('Åäö '.repeat(75).trim());
    await saveByKeys(page);
    await confirm(page);
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    const footer = (await menu.groups()).find(({ identifier }) => identifier === 'footer');
    expect(footer?.children[0]).toMatchObject({ route: { path: 'http://club.example', resourceType: 'external' } });
    expect(footer?.children[0]?.title).toHaveLength(299);
  });

  test('a locked item keeps its title and says why', async ({ page, baseURL }) => {
    const menu = await menuOf(baseURL ?? '', site);
    await menu.fill({ main: [menuItem('News')] });
    await openMenu(page);
    const more = (await menu.groups())[0]?.children.find(({ locked }) => locked);
    await openItem(page, more?.title ?? '');
    await expect(field(page, 'Title')).toHaveAttribute('readonly', '');
    await expect(page.getByRole('switch', { name: 'Locked' })).toHaveAccessibleDescription(/belongs to every menu/);
  });

  test('a route is found by the service, and refused where the item has it already', async ({ page, baseURL }) => {
    const menu = await menuOf(baseURL ?? '', site);
    const title = `Journey ${Date.now().toString(36)}`;
    const route = await menu.makeRoute(title);
    await menu.fill({ main: [menuItem('News')] });
    await openMenu(page);
    await openItem(page, 'News');
    const box = page.getByRole('combobox', { name: 'Route' });
    await box.fill('   ');
    await expect(page.getByText('Search keyword is required')).toBeVisible();
    // One that was made since the page has read the routes is called by its title as well.
    const later = await menu.makeRoute(`Later ${Date.now().toString(36)}`);
    await box.fill(later.title ?? '');
    await page.getByRole('option').filter({ hasText: later.path }).click();
    await expect(box).toHaveValue(later.title ?? '');
    await box.fill(title);
    await page.getByRole('option').filter({ hasText: route.path }).click();
    await expect(page.getByRole('region', { name: 'Item: News' })).toContainText(route.path);
    await box.fill(title.slice(0, -1));
    const chosen = page.getByRole('option', { name: title }).first();
    await expect(chosen).toContainText('Already selected this item');
    await expect(chosen).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await saveByKeys(page);
    await confirm(page);
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    expect((await menu.groups())[0]?.children[0]?.route?.id).toBe(route.id);
  });
});

test.describe('making a route', () => {
  test.use({ expectedMessages: /^warning: duplicate|409 \(Conflict\)|has the path/ });

  test('a route that there is not is made in place; what is wrong with it is told there, and the item then leads to it', async ({
    page,
    baseURL,
  }) => {
    const menu = await menuOf(baseURL ?? '', site);
    const taken = await menu.makeRoute(`Taken ${Date.now().toString(36)}`);
    const title = `Made ${Date.now().toString(36)}`;
    const path = `/${title.toLowerCase().replace(' ', '-')}`;
    await menu.fill({ main: [menuItem('News')] });
    await openMenu(page);
    await openItem(page, 'News');
    await page.getByRole('combobox', { name: 'Route' }).fill(title);
    await page.getByRole('option', { name: new RegExp(title) }).click();
    const dialog = dialogOf(page, 'New: Route');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await dialog.getByRole('textbox', { name: 'Path' }).fill(taken.path);
    await dialog.getByRole('button', { name: /Shows required/ }).click();
    await page.getByRole('option', { name: 'Start page' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `Save to ${site.name}` }).click();
    await expect(dialog.getByText(`Path is already used by ${taken.title}. Choose another.`).first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Path' }).fill(path);
    await dialog.getByRole('button', { name: `Save to ${site.name}` }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Item: News' })).toContainText(path);
    await expect(page.getByRole('combobox', { name: 'Route' })).toHaveValue(title);
    await saveByKeys(page);
    await confirm(page);
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    expect((await menu.groups())[0]?.children[0]?.route).toMatchObject({ path, resourceType: 'startpage' });
  });
});
