import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { sites, tokenFile } from './support/accounts.ts';
import { toast } from './support/screens.ts';
import { uniqueCode } from './support/service.ts';
import { expect, test } from './support/test.ts';
import {
  card,
  choose,
  codeOfFiles,
  drop,
  fixture,
  freshPhoto,
  mediaOf,
  nameIn,
  openUpload,
  saveAll,
  uploaded,
} from './support/upload.ts';

const site = sites.isdalen;
test.use({ site });

const media = async (address: string | undefined) =>
  mediaOf(address ?? '', await readFile(tokenFile('admin'), 'utf8'), site);

test('of eleven dropped photos ten go on, named by their files; what all have in common is written once, and all are saved', async ({
  page,
  baseURL,
}) => {
  const code = codeOfFiles();
  const files = await Promise.all(Array.from({ length: 11 }, (_, index) => freshPhoto(`${code}_${index + 1}.jpg`)));
  await openUpload(page);
  await drop(page, files);
  await expect(page.getByText('At most 10 files can be uploaded at a time')).toBeVisible();
  await expect(page.getByText(`Left out: ${code}_11.jpg.`)).toBeVisible();
  for (const { name } of files.slice(0, 10)) await uploaded(page, name);
  await expect(card(page, `${code}_11.jpg`)).toHaveCount(0);
  await expect(page.getByText('10 of 10 files can be saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use the file names' })).toHaveCount(0);

  const [first, second] = [card(page, `${code}_1.jpg`), card(page, `${code}_2.jpg`)];
  await expect(nameIn(first)).toHaveValue(`${code} 1`);
  await nameIn(first).fill(`مباراة 🏒 ${code}`);
  await second.getByRole('button', { name: /^More details/ }).click();
  await second.getByRole('textbox', { name: 'Photographer' }).fill('Lo');
  const all = page.getByRole('region', { name: 'For all files' });
  await all.getByRole('textbox', { name: 'Photographer' }).pressSequentially('Lo Ek');
  await expect(second.getByRole('textbox', { name: 'Photographer' })).toHaveValue('Lo');
  await first.getByRole('button', { name: /^More details/ }).click();
  await expect(first.getByRole('textbox', { name: 'Photographer' })).toHaveValue('Lo Ek');
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(first.getByRole('textbox', { name: 'Photographer' })).toHaveValue('');
  await expect(all.getByRole('textbox', { name: 'Photographer' })).toBeFocused();
  await page.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' }).click();
  await all.getByLabel('Legal').fill('Free to use');

  await nameIn(card(page, `${code}_3.jpg`)).fill('');
  await expect(card(page, `${code}_3.jpg`).getByText('Name is missing')).toBeVisible();
  await saveAll(page).click();
  await expect(toast(page, 'Some required field is left empty. Cannot save!')).toBeVisible();
  await expect(card(page, `${code}_3.jpg`).getByText('Name is required.')).toBeVisible();
  await expect(page.getByText('0 of 1 file can be saved')).toBeVisible();
  await page.getByRole('button', { name: 'Use the file names' }).click();
  await expect(page.getByText('1 of 1 file can be saved')).toBeVisible();
  await expectAccessible(page);
  await saveAll(page).click();
  await expect(page.getByText('10 files are in the library.')).toBeVisible();
  await expect(all).toHaveCount(0);
  const found = await (await media(baseURL)).find('image', code);
  expect(found.map(({ name, photographer, legal }) => [name, photographer, legal]).sort()).toEqual(
    Array.from({ length: 10 }, (_, index) => [
      index === 0 ? `مباراة 🏒 ${code}` : `${code} ${index + 1}`,
      index === 1 ? 'Lo' : 'Lo Ek',
      'Free to use',
    ]).sort(),
  );
  const edit = page.getByRole('link', { name: 'Focal point and details' }).first();
  await expect(edit).toHaveAttribute('href', /\/media-and-files\/image\/[^/]+\/edit$/);
});

test('what cannot be used is refused by its content, in words, and before a byte of it is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  const bad: readonly [string, string, string][] = [
    ['truncated.jpg', 'This media seems to be broken. Try another!', 'It ends too early'],
    ['page.jpg', 'Invalid media type!', 'it is HTML'],
    ['drawing.svg', 'Invalid media type!', 'it is SVG'],
    ['polyglot.gif', 'Invalid media type!', 'it is GIF'],
    ['huge.png', 'Invalid media!', 'at most 50 megapixels are allowed'],
    ['silent-audio-only.mp4', 'Invalid media!', 'no picture'],
    ['truncated.mp4', 'This media seems to be broken. Try another!', 'It ends too early'],
    ['empty.jpg', 'Invalid file!', 'The file is empty.'],
    ['large.jpg', 'File size too large!', 'It is 15,728,641 bytes; at most 15,728,640 bytes is allowed.'],
  ];
  await openUpload(page);
  await choose(
    page,
    bad.slice(0, 7).map(([name]) => fixture(name)),
  );
  await choose(page, [
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    await freshPhoto('large.jpg', 15_728_641),
  ]);
  for (const [name, message, detail] of bad) {
    await expect(card(page, name).getByText(message, { exact: true })).toBeVisible();
    await expect(card(page, name)).toContainText(detail);
  }
  expect(sent).toEqual([]);
  await expectAccessible(page);
  const good = await freshPhoto(`${uniqueCode()}.jpg`);
  await choose(page, [good]);
  await uploaded(page, good.name);
  expect(sent).toHaveLength(1);
});

test('the same file is offered from the library instead of being stored twice, and once more only when asked', async ({
  page,
  baseURL,
}) => {
  const code = codeOfFiles();
  const photo = await freshPhoto(`${code}.jpg`);
  await openUpload(page);
  await choose(page, [photo]);
  await uploaded(page, photo.name);
  await choose(page, [{ ...photo, name: 'again.jpg' }]);
  await expect(card(page, 'again.jpg').getByText('Already selected this item')).toBeVisible();
  await saveAll(page).click();
  await expect(toast(page, 'Media added!')).toBeVisible();
  await page.reload();
  await choose(page, [photo]);
  const twin = card(page, photo.name);
  await expect(twin.getByText('The library has this very file already')).toBeVisible();
  await expect(twin.getByRole('link', { name: code })).toBeVisible();
  await twin.getByRole('button', { name: 'Use the one in the library' }).click();
  await expect(twin.getByText('The one in the library is used')).toBeVisible();
  await twin.getByRole('button', { name: 'Upload anyway' }).click();
  await uploaded(page, photo.name);
  await nameIn(twin).fill(`${code} twice`);
  await saveAll(page).click();
  await expect(toast(page, 'Media added!')).toBeVisible();
  expect(await (await media(baseURL)).find('image', code)).toHaveLength(2);
});

test('a video is uploaded as a draft, and is none once it is saved', async ({ page, baseURL }) => {
  const code = codeOfFiles();
  const clip = await readFile(fixture('clip.mp4'));
  // A box of its own that players pass over.
  const box = Buffer.concat([Buffer.from([0, 0, 0, 8 + code.length]), Buffer.from(`free${code}`)]);
  await openUpload(page);
  await choose(page, [{ name: `${code}.mp4`, mimeType: 'video/mp4', buffer: Buffer.concat([clip, box]) }]);
  await uploaded(page, `${code}.mp4`);
  const calls = await media(baseURL);
  expect(await calls.find('video', code)).toMatchObject([{ draft: true, status: 'ready' }]);
  await saveAll(page).click();
  await expect(toast(page, 'Media added!')).toBeVisible();
  expect(await calls.find('video', code)).toMatchObject([{ name: code, draft: false, status: 'ready' }]);
});
