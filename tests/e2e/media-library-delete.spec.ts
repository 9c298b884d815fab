import type { Media } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { cards, libraryOf, uniqueMediaName } from './support/media.ts';
import { toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const list = '/manage/media-and-files/image/list';

test.use({ site: sites.bjornvik });

test('what nothing uses is deleted after a question', async ({ page, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', sites.bjornvik);
  const { name } = await library.addImage(uniqueMediaName());
  await page.goto(`${list}?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(dialog).toContainText('It is deleted for good, with its file.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Media successfully deleted')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('what is in use is shown with its uses, and deleted only once its name was typed', async ({
  page,
  baseURL,
  service,
}) => {
  const library = await libraryOf(baseURL ?? '', sites.bjornvik);
  const media = await library.addImage(uniqueMediaName());
  const team = await service.createTeam({ icon: media.imgixUrl ?? '' });
  await page.goto(`${list}?search=${encodeURIComponent(media.name)}`);
  await page.getByRole('button', { name: `Actions for ${media.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('It is in use', { exact: true })).toBeVisible();
  const use = dialog.getByRole('list', { name: 'Where it is used' }).getByRole('link', { name: team.displayName });
  await expect(use).toHaveAttribute('href', `/manage/sports/teams/${team.uuid}/edit`);
  await expectAccessible(page);
  // Without the name it says why it is closed.
  await dialog.getByRole('button', { name: 'Delete' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText(`It is in use. Type “${media.name}” to delete it all the same.`);
  const box = dialog.getByRole('textbox');
  await box.fill(`${media.name.slice(0, -1)}x`);
  await expect(dialog.getByText('That is not the name above.')).toBeVisible();
  await box.fill(media.name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Media successfully deleted')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('of several in use all that refers to them can be gone through, and they are deleted once their number was typed', async ({
  page,
  baseURL,
  service,
}) => {
  const library = await libraryOf(baseURL ?? '', sites.bjornvik);
  const shared = uniqueMediaName();
  const made: Media[] = [];
  for (const letter of ['A', 'B', 'C']) made.push(await library.addImage(`${shared} ${letter}`));
  // Six teams show the first, one each of the others.
  for (const index of [0, 0, 0, 0, 0, 0, 1, 2]) await service.createTeam({ icon: made[index]?.imgixUrl ?? '' });
  await page.goto(`${list}?search=${encodeURIComponent(shared)}`);
  await expect(cards(page)).toHaveCount(3);
  for (const { name } of made) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete 3 images?' });
  await expect(dialog.getByText('3 of 3 are in use')).toBeVisible();
  await expect(dialog.getByText('and one more')).toHaveCount(1);
  // One thing scrolls, the dialog itself: a list that ends within it looks as if nothing came after.
  const lists = dialog.getByRole('list');
  for (const hidden of await lists.evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight))) {
    expect(hidden).toBeLessThanOrEqual(0);
  }
  await dialog.getByRole('button', { name: 'Delete' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('They are in use. Type “3 in use” to delete them all the same.');
  await dialog.getByRole('textbox', { name: 'Type “3 in use” to delete them all the same' }).fill('3 in use');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 of 3 done.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(cards(page)).toHaveCount(0);
});

test('one in use that was not meant stays, and the result names it', async ({ page, baseURL, service }) => {
  const library = await libraryOf(baseURL ?? '', sites.bjornvik);
  const shared = uniqueMediaName();
  const [free, used] = [await library.addImage(`${shared} A`), await library.addImage(`${shared} B`)];
  await service.createTeam({ icon: used.imgixUrl ?? '' });
  await page.goto(`${list}?search=${encodeURIComponent(shared)}`);
  await expect(cards(page)).toHaveCount(2);
  for (const { name } of [free, used]) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete 2 images?' });
  await expect(dialog.getByText('Left empty, only the one that nothing uses is deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 of 2 done.')).toBeVisible();
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(results).toHaveText([
    `${used.name}Left outIt is in use, and its deletion was not confirmed.`,
    `${free.name}Done`,
  ]);
  // It was left out on purpose: there is nothing to try again.
  await expect(page.getByRole('button', { name: /again/ })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(cards(page)).toHaveCount(1);
});

test.describe('one that is used meanwhile', () => {
  test.use({ expectedMessages: /409/ });

  test('of many, those free go and one that is taken into use meanwhile is told as refused', async ({
    page,
    baseURL,
    service,
  }) => {
    const library = await libraryOf(baseURL ?? '', sites.bjornvik);
    const shared = uniqueMediaName();
    const made: Media[] = [];
    for (const letter of ['A', 'B', 'C']) made.push(await library.addImage(`${shared} ${letter}`));
    await page.goto(`${list}?search=${encodeURIComponent(shared)}`);
    await expect(cards(page)).toHaveCount(3);
    for (const { name } of made) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete 3 images?' });
    await expect(dialog).toContainText('They are deleted for good, with their files.');
    await service.createTeam({ icon: made[1]?.imgixUrl ?? '' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Delete failed!')).toBeVisible();
    const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
    await expect(results).toHaveCount(3);
    await expect(results.first()).toContainText(`${shared} B`);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(cards(page)).toHaveCount(1);
  });
});
