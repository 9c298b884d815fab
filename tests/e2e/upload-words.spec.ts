import { readFile } from 'node:fs/promises';
import { sites, tokenFile } from './support/accounts.ts';
import { openAccountMenu, toast } from './support/screens.ts';
import { uniqueCode } from './support/service.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import {
  card,
  choose,
  codeOfFiles,
  connection,
  fixture,
  freshPhoto,
  keptFiles,
  mediaOf,
  openUpload,
  saveAll,
  uploaded,
} from './support/upload.ts';

const site = sites.norrstrand;
test.use({ site });

const media = async (address: string | undefined) =>
  mediaOf(address ?? '', await readFile(tokenFile('admin'), 'utf8'), site);

test.describe('without a network', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|The service cannot be reached|sign-in-/ });

  test('files that had not arrived go on after the page was closed, with what was typed about them', async ({
    page,
  }) => {
    const photos = await Promise.all(['a', 'b'].map((name) => freshPhoto(`${name}${uniqueCode()}.jpg`, 500_000)));
    const [first = '', second = ''] = photos.map(({ name }) => name);
    await openUpload(page);
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await connection(page, { offline: true });
    await choose(page, photos);
    await card(page, first).getByRole('textbox', { name: 'Name' }).fill('A goal');
    await page.getByLabel('Photographer').first().fill('Lo Ek');
    await expect(card(page, first).getByText('No connection. It goes on by itself when it is back.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Lo Ek'))).toBe(true);
    expect(await keptFiles(page)).toBe(2);
    page.on('dialog', (dialog) => void dialog.accept());
    // Slow: nothing arrives before the page has gone.
    await connection(page, { bytesPerSecond: 10_000 });
    await page.reload();
    await connection(page);
    await expect(page.getByText(`2 files had not arrived (${first}, ${second}).`)).toBeVisible();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    for (const name of [first, second]) await uploaded(page, name);
    await expect(card(page, first).getByRole('textbox', { name: 'Name' })).toHaveValue('A goal');
    await expect(page.getByLabel('Photographer').first()).toHaveValue('Lo Ek');
    await expect(page.getByText('Choose the same')).toHaveCount(0);
    await saveAll(page).click();
    await expect(toast(page, 'Media uploaded!')).toBeVisible();
    // What has arrived is kept no longer.
    await expect.poll(() => keptFiles(page)).toBe(0);
  });

  test.describe('signing out', () => {
    test.use({ role: null });

    test('leaves no file to the next user', async ({ page }) => {
      await page.goto('/manage/media-and-files/upload');
      await signIn(page, 'admin');
      await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
      await connection(page, { bytesPerSecond: 10_000 });
      await choose(page, [await freshPhoto(`${uniqueCode()}.jpg`, 500_000)]);
      await expect.poll(() => keptFiles(page)).toBe(1);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await page.getByRole('button', { name: 'Leave without saving' }).click();
      await connection(page);
      expect(await keptFiles(page)).toBe(1);
      await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Discard and sign out' }).click();
      await expect(page.getByLabel('Username')).toBeVisible();
      expect(await keptFiles(page)).toBe(0);
    });
  });
});

test('where a browser keeps no files, what was typed is filled in when the same file is chosen again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The browser keeps nothing.', 'InvalidStateError');
    };
  });
  const [photo, other] = [
    await freshPhoto(`${uniqueCode()}.jpg`, 500_000),
    await freshPhoto(`${uniqueCode()}.jpg`, 500_001),
  ];
  await openUpload(page);
  await connection(page, { bytesPerSecond: 10_000 });
  await choose(page, [photo]);
  await card(page, photo.name).getByLabel('Photographer').fill('Lo Ek');
  await card(page, photo.name).getByLabel('Name', { exact: false }).first().fill('A goal');
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('A goal'));
  await expect.poll(kept).toBe(true);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await connection(page);
  await expect(
    page.getByText(`${photo.name} had not arrived, and this browser could not keep it: choose it again.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText('Choose the same file again')).toBeVisible();
  await expect.poll(kept).toBe(true);
  // Brought back is not lost with the next reload either.
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await choose(page, [{ ...other, name: photo.name }]);
  await uploaded(page, photo.name);
  await expect(card(page, photo.name).getByLabel('Photographer')).toHaveValue('');
  await page.getByRole('button', { name: `Remove ${photo.name} from the list` }).click();
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await choose(page, [photo]);
  await uploaded(page, photo.name);
  await expect(page.getByText('Choose the same file again')).toHaveCount(0);
  await expect(card(page, photo.name).getByLabel('Photographer')).toHaveValue('Lo Ek');
  await expect(card(page, photo.name).getByLabel('Name', { exact: false }).first()).toHaveValue('A goal');
  await saveAll(page).click();
  await expect(toast(page, 'Media added!')).toBeVisible();
});

test('tags, the one category of an image and a switch are applied to all that have them', async ({ page, baseURL }) => {
  const code = codeOfFiles();
  const clip = await readFile(fixture('clip.mp4'));
  const box = Buffer.concat([Buffer.from([0, 0, 0, 8 + code.length]), Buffer.from(`free${code}`)]);
  const photos = await Promise.all(['a', 'b'].map((name) => freshPhoto(`${code}_${name}.jpg`)));
  await openUpload(page);
  await choose(page, [...photos, { name: `${code}_c.mp4`, mimeType: 'video/mp4', buffer: Buffer.concat([clip, box]) }]);
  for (const name of ['a.jpg', 'b.jpg', 'c.mp4']) await uploaded(page, `${code}_${name}`);
  const first = card(page, `${code}_a.jpg`);
  await first.getByRole('button', { name: /^More details/ }).click();
  await first.getByRole('combobox', { name: /^Category/ }).fill('Action');
  await page.getByRole('option', { name: 'Action', exact: true }).click();
  // Another one takes the place of the first.
  await first.getByRole('combobox', { name: /^Category/ }).fill('Match');
  await page.getByRole('option', { name: 'Match', exact: true }).click();
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Apply category to all 2 files' }).click();
  await first.getByRole('combobox', { name: /^Tags/ }).fill(`Tag ${code}`);
  await page.getByRole('option', { name: new RegExp(`Tag ${code}`) }).click();
  await expect(first.getByText(/was created and added/)).toBeAttached();
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Apply tags to all 3 files' }).click();
  await first.getByRole('switch', { name: 'Private' }).check();
  await first.getByRole('button', { name: 'Apply private to all 3 files' }).click();
  await saveAll(page).click();
  await expect(toast(page, 'Media uploaded!')).toBeVisible();
  const calls = await media(baseURL);
  const told = [...(await calls.find('image', code)), ...(await calls.find('video', code))].map(
    ({ name, tags, categories, isPrivate }) => [
      name.replace(`${code} `, ''),
      tags.map((tag) => tag.name),
      categories.map((one) => one.name),
      isPrivate,
    ],
  );
  expect(told.sort()).toEqual([
    ['a', [`Tag ${code}`], ['Match'], true],
    ['b', [`Tag ${code}`], ['Match'], true],
    ['c', [`Tag ${code}`], [], true],
  ]);
});
