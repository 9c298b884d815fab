import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { menuItem, menuOf, openMenu } from './support/menu.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const site = sites.norrstrand;

test.use({ site });

test('earlier menus are listed, compared with the one on the page, and restored as a change that can be published', async ({
  page,
  baseURL,
}) => {
  const menu = await menuOf(baseURL ?? '', site);
  const [news, club] = [menuItem('News'), menuItem('Club')];
  await menu.fill({ main: [news, club] });
  await menu.publish('main', (items) => [
    { ...news, title: 'Latest' },
    menuItem('Added'),
    ...items.filter(({ locked }) => locked),
  ]);
  await openMenu(page);
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'Published menus' });
  const publications = dialog.getByRole('radio');
  await expect(publications.first()).toBeChecked();
  await expect(dialog.getByText('This menu says the same as the one on the page.').first()).toBeVisible();
  // However many there are, each card has room for all that it says.
  const cards = dialog.locator('label').filter({ has: page.getByRole('radio') });
  expect(await cards.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length)).toBe(0);
  expect(await cards.count()).toBeGreaterThan(5);
  const restore = dialog.getByRole('button', { name: 'Restore as a change' });
  await expect(restore).toHaveAttribute('aria-disabled', 'true');
  // Before it were the four groups of the scene, each published by itself: main was the first of them.
  await publications.nth(1).check();
  await expect(dialog.getByRole('region', { name: 'If you restore it' })).toContainText('1 renamed, 1 new, 1 removed');
  await expectAccessible(page);
  await restore.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('tree').getByText('Club', { exact: true })).toBeVisible();
  expect(await menu.titles('main')).toBe('Latest, Added');
  await saveByKeys(page);
  const review = page.getByRole('dialog', { name: `Publish the menu to ${site.name}` });
  await review.getByRole('button', { name: `Save to ${site.name}` }).click();
  await expect(toast(page, 'Published successfully!')).toBeVisible();
  expect(await menu.titles('main')).toBe('News, Club');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByText('admin@touchline.test').first()).toBeVisible();
});

test('a menu with a route that is deleted since says so before it is restored, and can be published', async ({
  page,
  baseURL,
}) => {
  const menu = await menuOf(baseURL ?? '', site);
  const title = `Gone ${Date.now().toString(36)}`;
  const { id, path, resourceType } = await menu.makeRoute(title);
  const led = {
    ...menuItem('Leads on'),
    route: { id, path, resourceType: resourceType ?? 'startpage', resourceId: null },
  };
  await menu.fill({ main: [led] });
  await menu.publish('main', (items) => items.filter(({ locked }) => locked));
  await openMenu(page);
  // Deleted by somebody else while the page is open.
  await menu.deleteRoute(id);
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'Published menus' });
  await dialog.getByRole('radio').nth(1).check();
  const view = dialog.getByRole('region', { name: 'If you restore it' });
  await expect(view).toContainText('1 item leads to a route that is deleted. It will lead nowhere:');
  await expect(view).toContainText('Leads on');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore as a change' }).click();
  await expect(toast(page, '1 item led to a route that is gone; it leads nowhere now.')).toBeVisible();
  await saveByKeys(page);
  const review = page.getByRole('dialog', { name: `Publish the menu to ${site.name}` });
  await review.getByRole('button', { name: `Save to ${site.name}` }).click();
  await expect(toast(page, 'Published successfully!')).toBeVisible();
  const [main] = await menu.groups();
  expect(main?.children.find((item) => item.id === led.id)).toMatchObject({ title: 'Leads on', route: null });
});
