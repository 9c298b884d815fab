import { readFile } from 'node:fs/promises';
import type { Media, MediaUse, Player } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites, tokenFile } from './support/accounts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { confirmChoice, item, openPicker, picker } from './support/picker.ts';
import { crash, saveByKeys, toast } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { connection, freshPhoto, mediaOf } from './support/upload.ts';

const site = sites.bjornvik;
const saved = 'Update successful!';
test.use({ site });

test('a team’s logo is chosen by keyboard, saved and removed', async ({ page, service, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const name = uniqueMediaName();
  const crest = await library.addImage(name, {}, 'portrait.jpg');
  const team = await service.createTeam();
  await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
  await page.getByRole('button', { name: 'Choose: Logo' }).focus();
  await page.keyboard.press('Enter');
  const search = picker(page).getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(picker(page).getByText('Search keyword is required')).toBeVisible();
  await page.keyboard.type(name);
  await expect(item(page, name)).toBeVisible();
  await item(page, name).focus();
  await page.keyboard.press('Space');
  await expect(item(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await confirmChoice(page);
  await expect(page.getByRole('button', { name: 'Change: Logo' })).toBeFocused();
  await saveByKeys(page);
  await expect(toast(page, saved)).toBeVisible();
  expect((await service.team(team.uuid)).logo).toEqual({ path: crest.mediaString });

  await page.getByRole('button', { name: 'Remove: Logo' }).click();
  await expect(page.getByRole('button', { name: 'Choose: Logo' })).toBeFocused();
  await saveByKeys(page);
  await expect.poll(async () => (await service.team(team.uuid)).logo).toBeNull();
});

test('a logo is uploaded in place, under a name that is asked for, and the library knows who uses it', async ({
  page,
  service,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  const team = await service.createTeam();
  await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
  const photo = await freshPhoto(`${uniqueMediaName()}.jpg`);
  const label = photo.name.replace('.jpg', '');
  await openPicker(page, 'Choose: Logo');
  await picker(page).locator('input[data-files="files"]').setInputFiles(photo);
  const asked = picker(page).getByRole('textbox', { name: 'Name' });
  await expect(asked).toHaveValue(label);
  await asked.fill('');
  await picker(page).getByRole('button', { name: 'Add to the library' }).click();
  await expect(picker(page).getByText('Name is required.')).toBeVisible();
  await asked.fill(label);
  await picker(page).getByRole('button', { name: 'Add to the library' }).click();
  await expect(item(page, label)).toHaveAttribute('aria-pressed', 'true');
  await confirmChoice(page);
  await saveByKeys(page);
  const { items } = await library.call<{ items: Media[] }>('GET', `/media/all?type=image&search=${label}`);
  await expect.poll(async () => (await service.team(team.uuid)).logo).toEqual({ path: items[0]?.mediaString });
  const uses = await library.call<MediaUse[]>('GET', `/media/uses/image/${items[0]?.id}`);
  expect(uses).toMatchObject([{ type: 'team', id: team.uuid, field: 'logo.path' }]);
});

test('a file that is not in the library yet is given up only after a question', async ({ page, service }) => {
  const team = await service.createTeam();
  await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
  await openPicker(page, 'Choose: Logo');
  await picker(page)
    .locator('input[data-files="files"]')
    .setInputFiles(await freshPhoto(`${uniqueMediaName()}.jpg`));
  const name = picker(page).getByRole('textbox', { name: 'Name' });
  await name.fill('Half a na');
  const question = page.getByRole('alertdialog', { name: 'Discard the upload?' });
  await page.keyboard.press('Escape');
  await expect(question).toContainText('One file is not in the library yet.');
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(name).toHaveValue('Half a na');
  await item(page, '').click();
  await picker(page).getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Discard the upload' }).click();
  await expect(picker(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change: Logo' })).toBeVisible();
});

test('a picture is uploaded, named and chosen with Enter alone, and the focus comes back to the field', async ({
  page,
  service,
}) => {
  const team = await service.createTeam();
  await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
  await page.getByRole('button', { name: 'Choose: Logo' }).focus();
  await page.keyboard.press('Enter');
  const photo = await freshPhoto(`${uniqueMediaName()}.jpg`);
  await picker(page).locator('input[data-files="files"]').setInputFiles(photo);
  const keep = picker(page).getByRole('button', { name: 'Add to the library' });
  await expect(keep).not.toHaveAttribute('aria-disabled');
  await picker(page).getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Media added!')).toBeVisible();
  await expect(picker(page).getByRole('button', { name: 'Choose', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change: Logo' })).toBeFocused();
});

test('what is chosen already is refused in the catalogue’s words', async ({ page, service, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const name = uniqueMediaName();
  const { mediaString } = await library.addImage(name);
  const team = await service.createTeam({ icon: mediaString });
  await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
  await openPicker(page, 'Change: Icon');
  await item(page, name).click();
  await expect(picker(page).getByRole('status').filter({ hasText: 'Already selected this item' })).toBeVisible();
  await expect(item(page, name)).toHaveAttribute('aria-pressed', 'false');
});

test('portraits are chosen several at once, and put in order by drag and by keyboard', async ({
  page,
  service,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  const names = [uniqueMediaName(), uniqueMediaName(), uniqueMediaName()];
  const media = [];
  for (const name of names) media.push(await library.addImage(name, {}, 'portrait.jpg'));
  const [a, b, c] = media.map(({ mediaString }) => mediaString);
  const player = await service.call<Player>('POST', '/players', { firstName: 'Vera', lastName: uniqueName() });
  const kept = async () =>
    (await service.call<Player>('GET', `/players/${player.uuid}`)).portraitList.map(({ mediaString }) => mediaString);
  await page.goto(`/manage/sports/players/${player.uuid}/profile`);
  await openPicker(page, 'Add pictures');
  for (const name of names) await item(page, name).click();
  await confirmChoice(page, /^Choose 3$/);
  const list = page.getByRole('list', { name: 'Portraits' });
  const rows = list.locator('li[data-sortable]');
  await expect(rows).toHaveCount(3);
  await saveByKeys(page);
  await expect.poll(kept).toEqual([a, b, c]);

  await list
    .getByRole('button', { name: `Move ${names[2]}` })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(rows.first()).toContainText(names[2] ?? '');
  await saveByKeys(page);
  await expect.poll(kept).toEqual([c, a, b]);

  const handle = rows.nth(2).getByRole('button').first();
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await rows.first().boundingBox();
  if (!from || !to) throw new Error('the rows are not in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect(rows.first()).toContainText(names[1] ?? '');
  await saveByKeys(page);
  await expect.poll(kept).toEqual([b, c, a]);
});

test.describe('with a picture of another site', () => {
  test.use({ expectedMessages: /422|has no media item/ });

  test('one that a kept draft holds from another site is told as unknown, refused at its field, and nothing typed is lost', async ({
    page,
    context,
    service,
    baseURL,
  }) => {
    const [own, other] = [await libraryOf(baseURL ?? '', site), await libraryOf(baseURL ?? '', sites.isdalen)];
    const name = uniqueMediaName();
    const media = await own.addImage(name);
    const foreign = await other.addImage(uniqueMediaName(), {}, 'portrait.jpg');
    const team = await service.createTeam();
    await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
    await page.getByLabel('Display name').fill(`${name} FC`);
    await openPicker(page, 'Choose: Icon');
    await item(page, name).click();
    await confirmChoice(page);
    const exchange = ([mine = '', theirs = '']: string[]): boolean => {
      const found = Object.entries(localStorage).find(
        ([key, kept]: [string, string]) => key.startsWith('touchline.draft/') && kept.includes(mine),
      );
      if (found) localStorage.setItem(found[0], String(found[1]).replaceAll(mine, theirs));
      return found !== undefined;
    };
    const isKept = (mine: string): boolean =>
      Object.entries(localStorage).some(
        ([key, kept]: [string, string]) => key.startsWith('touchline.draft/') && kept.includes(mine),
      );
    await expect.poll(() => page.evaluate(isKept, media.mediaString)).toBe(true);
    // A page that is told of its end writes the draft once more.
    await crash(page);
    const again = await context.newPage();
    await again.goto('/manage/sports/teams');
    expect(await again.evaluate(exchange, [media.mediaString, foreign.mediaString])).toBe(true);
    await again.goto(`/manage/sports/teams/${team.uuid}/edit`);
    await again.getByRole('button', { name: 'Bring it back' }).click();
    const field = again.getByRole('group', { name: 'Icon' });
    await expect(field).toContainText('Is no longer in the library');
    await saveByKeys(again);
    await expect(again.locator('[id$="icon-error"]')).toContainText('The library of this site does not have it.');
    await expect(again.getByLabel('Display name')).toHaveValue(`${name} FC`);
    expect((await service.team(team.uuid)).icon).not.toBe(foreign.mediaString);
    await openPicker(again, 'Change: Icon');
    await item(again, name).click();
    await confirmChoice(again);
    await saveByKeys(again);
    await expect(toast(again, saved)).toBeVisible();
    expect(await service.team(team.uuid)).toMatchObject({ displayName: `${name} FC`, icon: media.mediaString });
  });

  test('the service’s refusal stands at its field', async ({ page, service, baseURL }) => {
    const library = await libraryOf(baseURL ?? '', site);
    const name = uniqueMediaName();
    const media = await library.addImage(name);
    const team = await service.createTeam();
    await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
    await openPicker(page, 'Choose: Icon');
    await item(page, name).click();
    await confirmChoice(page);
    // Somebody deletes it meanwhile: from now on it is as unknown to the site as one of another site.
    await library.remove('image', media.id);
    await saveByKeys(page);
    const field = page.getByRole('group', { name: 'Icon' });
    await expect(field).toBeVisible();
    await expect(page.locator('[id$="icon-error"]')).toContainText('The library of this site does not have it.');
  });
});

test.describe('a portrait that is uploaded in place', () => {
  test.use({ expectedMessages: /status of 40[34]|^warning: / });

  test('is told with its file, type and status when its upload fails, and comes with the next try', async ({
    page,
    service,
    baseURL,
  }) => {
    const token = await readFile(tokenFile('admin'), 'utf8');
    const player = await service.call<Player>('POST', '/players', { firstName: 'Vera', lastName: uniqueName() });
    await page.goto(`/manage/sports/players/${player.uuid}/profile`);
    await openPicker(page, 'Add pictures');
    const photo = await freshPhoto(`${uniqueMediaName()}.jpg`, 500_000);
    const asked = page.waitForResponse((response) => response.url().includes('upload-url'));
    await connection(page, { bytesPerSecond: 100_000 });
    await picker(page).locator('input[data-files="files"]').setInputFiles(photo);
    const { uploadKey } = (await (await asked).json()) as { uploadKey: string };
    // The service forgets it while its bytes are on their way.
    await mediaOf(baseURL ?? '', token, site).forget(uploadKey);
    await connection(page);
    await expect(
      picker(page).getByText(`Upload of (${photo.name} | image/jpeg) failed with error 404`, { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await picker(page).getByRole('button', { name: 'Try again' }).click();
    const keep = picker(page).getByRole('button', { name: 'Add to the library' });
    // What says why it is closed is open once the picture has come.
    await expect(keep).not.toHaveAttribute('aria-disabled');
    await keep.click();
    await expect(item(page, photo.name.replace('.jpg', ''))).toHaveAttribute('aria-pressed', 'true');
    await confirmChoice(page);
    await saveByKeys(page);
    await expect
      .poll(async () => (await service.call<Player>('GET', `/players/${player.uuid}`)).portraitList.length)
      .toBe(1);
  });
});
