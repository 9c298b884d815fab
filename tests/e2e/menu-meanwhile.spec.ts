import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import {
  confirmSave,
  dialogOf,
  menuItem,
  menuOf,
  openItem,
  openMenu,
  rename,
  reviewOf,
  saveBar,
} from './support/menu.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const site = sites.alvnas;
const saveText = `Save to ${site.name}`;

// Somebody else publishes in between, and groups and routes go meanwhile.
test.use({ site, expectedMessages: /404|409|412|422/ });

const review = (page: Page) => reviewOf(page, site);
const confirm = (page: Page) => confirmSave(page, site);

/** Has the item that is open lead to a route, found by its title. */
async function chooseRoute(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Route' }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
}

test.describe('a publish', () => {
  test('that is refused for the second of three groups says which are published, and sends only the others again', async ({
    page,
    baseURL,
  }) => {
    const menu = await menuOf(baseURL ?? '', site);
    const route = await menu.makeRoute(`Going ${Date.now().toString(36)}`);
    await menu.fill({ main: [menuItem('News')], secondary: [menuItem('Tickets')], footer: [menuItem('Contact')] });
    await openMenu(page);
    for (const title of ['News', 'Tickets', 'Contact']) {
      await openItem(page, title);
      await rename(page, `${title} 2`);
      if (title !== 'Tickets') continue;
      await chooseRoute(page, route.title ?? '');
    }
    await menu.deleteRoute(route.id);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).searchParams.get('publishId') ?? '');
    });
    await saveByKeys(page);
    await confirm(page);
    await expect(toast(page, 'Failed to save menu!')).toBeVisible();
    const told = review(page).getByRole('alert');
    await expect(told).toContainText('Secondary: The route is gone: somebody deleted it. Choose another one.');
    await expect(told).toContainText('Published: Main.');
    await expect(told).toContainText('Not published, and still here: Secondary, Footer.');
    await expectAccessible(page);
    expect(await menu.titles('main')).toBe('News 2');
    expect(await menu.titles('secondary')).toBe('Tickets');
    expect(await menu.titles('footer')).toBe('Contact');
    await review(page).getByRole('button', { name: 'Back to the menu' }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Published: Main.');
    await openItem(page, 'Tickets 2');
    await expect(page.getByRole('region', { name: 'Item: Tickets 2' })).toContainText('The route is gone');
    await page.getByRole('combobox', { name: 'Route' }).fill('');
    await page.keyboard.press('Escape');
    await saveByKeys(page);
    await review(page)
      .getByRole('button', { name: `Save the rest to ${site.name}` })
      .click();
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    expect(await menu.titles('secondary')).toBe('Tickets 2');
    expect(await menu.titles('footer')).toBe('Contact 2');
    // Main once, Secondary twice, Footer once: all of one publish.
    expect(sent).toHaveLength(4);
    expect(new Set(sent).size).toBe(1);
  });

  for (const viewport of [
    { width: 375, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(`that is refused leaves its answers free to press, ${viewport.width} px wide`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const menu = await menuOf(baseURL ?? '', site);
      const route = await menu.makeRoute(`Leaving ${viewport.width} ${Date.now().toString(36)}`);
      await menu.fill({ main: [menuItem('News')] });
      await openMenu(page);
      await openItem(page, 'News');
      await chooseRoute(page, route.title ?? '');
      await menu.deleteRoute(route.id);
      await saveByKeys(page);
      await confirm(page);
      await expect(toast(page, 'Failed to save menu!')).toBeVisible();
      // Nothing lies over them: each could be pressed, and is not.
      for (const name of ['Back to the menu', saveText]) {
        await review(page).getByRole('button', { name, exact: true }).click({ trial: true });
      }
      await review(page).getByRole('button', { name: 'Close', exact: true }).click({ trial: true });
    });
  }

  test('keeps what somebody else published meanwhile, and shows side by side what both changed', async ({
    page,
    baseURL,
  }) => {
    const menu = await menuOf(baseURL ?? '', site);
    await menu.fill({ main: [menuItem('News'), menuItem('Club')] });
    await openMenu(page);
    await openItem(page, 'News');
    await rename(page, 'Mine');
    await menu.publish('main', (items) => [menuItem('Theirs'), ...items]);
    await saveByKeys(page);
    await confirm(page);
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    await expect(toast(page, 'Somebody else had published meanwhile, and it was kept: 1 new.')).toBeVisible();
    expect(await menu.titles('main')).toBe('Theirs, Mine, Club');

    await openItem(page, 'Mine');
    await rename(page, 'Mine again');
    await menu.publish('main', (items) =>
      items.map((item) => (item.title === 'Mine' ? { ...item, title: 'Theirs again' } : item)),
    );
    await saveByKeys(page);
    await confirm(page);
    const clash = dialogOf(page, 'You both changed the same');
    await expect(clash).toContainText('They published: 1 renamed.');
    await expect(clash.getByRole('group')).toHaveText(/Mine › Title.*Before: Mine.*Mine again.*Theirs again/);
    await expectAccessible(page);
    expect(await menu.titles('main')).toBe('Theirs, Theirs again, Club');
    await clash.getByRole('radio', { name: /Mine again/ }).check();
    await clash.getByRole('button', { name: saveText }).click();
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    await expect(clash).toHaveCount(0);
    expect(await menu.titles('main')).toBe('Theirs, Mine again, Club');
  });

  test('of a group that was deleted meanwhile asks, and makes it anew with all that is in it', async ({
    page,
    baseURL,
  }) => {
    const menu = await menuOf(baseURL ?? '', site);
    await menu.fill({ main: [menuItem('News'), menuItem('Contact')] });
    await openMenu(page);
    await page.getByTitle('Add an item to Footer').click();
    await page.keyboard.type('Imprint');
    await page.keyboard.press('Enter');
    await expect(saveBar(page)).toContainText('1 new');
    await menu.deleteGroup('footer');
    await saveByKeys(page);
    await confirm(page);
    const clash = dialogOf(page, 'You both changed the same');
    await expect(clash).toContainText('The group is removed');
    await clash.getByRole('radio', { name: /The group with 1 item/ }).check();
    await clash.getByRole('button', { name: saveText }).click();
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    expect(await menu.titles('footer')).toBe('Imprint');
  });
});

/** The window is looked at again, as after another program. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test.describe('a newer menu', () => {
  test('is there at once where nothing was changed', async ({ page, baseURL }) => {
    const menu = await menuOf(baseURL ?? '', site);
    await menu.fill({ main: [menuItem('News')] });
    await openMenu(page);
    await menu.publish('main', (items) => [menuItem('Theirs'), ...items]);
    await comeBack(page);
    await expect(page.getByRole('tree').getByText('Theirs', { exact: true })).toBeVisible();
    await expect(toast(page, 'Somebody else has published, and it is here now: 1 new.')).toBeVisible();
    await expect(saveBar(page)).toHaveCount(0);
  });

  test('is told before one saves, taken in with what one changed, and asked about where both changed the same', async ({
    page,
    baseURL,
  }) => {
    const menu = await menuOf(baseURL ?? '', site);
    await menu.fill({ main: [menuItem('News'), menuItem('Club')] });
    await openMenu(page);
    await openItem(page, 'News');
    await rename(page, 'Mine');
    await menu.publish('main', (items) => [menuItem('Theirs'), ...items]);
    await comeBack(page);
    const told = page.getByRole('status').filter({ hasText: 'Somebody else has published a newer menu' });
    await expect(told).toContainText('They published: 1 new.');
    await expectAccessible(page);
    await told.getByRole('button', { name: 'Take it in' }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('tree').getByText('Theirs', { exact: true })).toBeVisible();
    await expect(saveBar(page)).toContainText('1 renamed');
    expect(await menu.titles('main')).toBe('Theirs, News, Club');
    // What was taken in stays when one's own change is undone.
    await page.keyboard.press('Control+z');
    await expect(saveBar(page)).toHaveCount(0);
    await expect(page.getByRole('tree').getByText('Theirs', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(saveBar(page)).toContainText('1 renamed');

    await menu.publish('main', (items) =>
      items.map((item) => (item.title === 'News' ? { ...item, title: 'Theirs again' } : item)),
    );
    await comeBack(page);
    await told.getByRole('button', { name: 'Take it in' }).click();
    const clash = dialogOf(page, 'You both changed the same');
    await clash.getByRole('radio', { name: /Theirs again/ }).check();
    await clash.getByRole('button', { name: 'Take it in' }).click();
    await expect(page.getByRole('tree').getByText('Theirs again', { exact: true })).toBeVisible();
    await expect(saveBar(page)).toHaveCount(0);
    expect(await menu.titles('main')).toBe('Theirs, Theirs again, Club');
  });
});

test('an item whose id another site has taken is told at the item, and nothing is lost', async ({ page, baseURL }) => {
  const menu = await menuOf(baseURL ?? '', site);
  await menu.fill({ main: [menuItem('News')] });
  await openMenu(page);
  await page.getByTitle('Add an item to Footer').click();
  await page.keyboard.type('Twin');
  await page.keyboard.press('Enter');
  await expect(saveBar(page)).toContainText('1 new');
  const twin = page.locator('[data-row]').filter({ hasText: 'Twin' }).last();
  const id = await twin.getAttribute('data-row');
  const elsewhere = await menuOf(baseURL ?? '', sites.havsband);
  await elsewhere.publish('footer', (items) => [...items, { ...menuItem('Taken'), id: id ?? '' }]);
  await saveByKeys(page);
  await confirm(page);
  await expect(review(page).getByRole('alert')).toContainText('This item belongs to another site.');
  // Nothing was published, so there is no rest.
  await expect(review(page).getByRole('button', { name: saveText, exact: true })).toBeVisible();
  await review(page).getByRole('button', { name: 'Back to the menu' }).click();
  await expect(twin).toBeVisible();
  await openItem(page, 'Twin');
  await expect(page.getByRole('region', { name: 'Item: Twin' }).getByRole('alert')).toContainText(
    'This item belongs to another site.',
  );
  await elsewhere.publish('footer', (items) => items.filter((item) => item.id !== id));
});

test('what of the tree is closed stays so over a reload, on this site', async ({ page, baseURL }) => {
  const menu = await menuOf(baseURL ?? '', site);
  await menu.fill({ main: [menuItem('Teams', menuItem('Men')), menuItem('Club', menuItem('Board'))] });
  await openMenu(page);
  const tree = page.getByRole('tree');
  await tree.getByText('Teams', { exact: true }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByText('Men', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(tree.getByText('Board', { exact: true })).toBeVisible();
  await expect(tree.getByText('Men', { exact: true })).toHaveCount(0);
});

test('a missing group of what is not assigned is created empty and active, and shown as Extra', async ({
  page,
  baseURL,
}) => {
  const menu = await menuOf(baseURL ?? '', site);
  await menu.fill({ main: [menuItem('News')] });
  await menu.deleteGroup('unassigned');
  await openMenu(page);
  await expect(page.getByRole('treeitem', { name: /Extra/ })).toBeVisible();
  await expect(saveBar(page)).toHaveCount(0);
  const made = (await menu.groups()).find(({ identifier }) => identifier === 'unassigned');
  expect(made).toMatchObject({ active: true, children: [] });
});
