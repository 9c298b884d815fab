import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { sites, tokenFile } from './support/accounts.ts';
import { toast } from './support/screens.ts';
import { uniqueCode } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { card, choose, drop, fixture, freshPhoto, mediaOf, openUpload, saveAll, uploaded } from './support/upload.ts';

const site = sites.isdalen;
test.use({ site });

const media = async (address: string | undefined) =>
  mediaOf(address ?? '', await readFile(tokenFile('admin'), 'utf8'), site);

test('of eleven dropped photos ten go on; they are described together, named by their files and saved at once', async ({
  page,
  baseURL,
}) => {
  const code = uniqueCode();
  const files = await Promise.all(Array.from({ length: 11 }, (_, index) => freshPhoto(`${code}-${index + 1}.jpg`)));
  await openUpload(page);
  await drop(page, files);
  await expect(page.getByText('At most 10 files can be uploaded at a time')).toBeVisible();
  await expect(page.getByText(`Left out: ${code}-11.jpg.`)).toBeVisible();
  for (const { name } of files.slice(0, 10)) await uploaded(page, name);
  await expect(card(page, `${code}-11.jpg`)).toHaveCount(0);

  const first = card(page, `${code}-1.jpg`);
  await expect(first.getByText('Name is missing')).toBeVisible();
  await expect(first.getByText('Nothing filled in yet')).toBeVisible();
  await first.getByLabel('Photographer').fill('Kim Ek');
  await expect(first.getByText('Partially filled')).toBeVisible();
  await first.getByRole('button', { name: 'Apply photographer to all 10 files' }).click();
  await expect(card(page, `${code}-10.jpg`).getByText('Partially filled')).toBeVisible();
  await first.getByLabel('Name', { exact: false }).first().fill(`مباراة 🏒 ${code}`);
  await expect(first.getByText('Required complete')).toBeVisible();
  await saveAll(page).click();
  await expect(toast(page, 'Some required field is left empty. Cannot save!')).toBeVisible();
  await expect(card(page, `${code}-2.jpg`).getByText('Name is required.')).toBeVisible();
  await expect(toast(page, 'Media added!')).toBeVisible();

  await page.getByRole('button', { name: 'Use the file names' }).click();
  await expect(page.getByText('9 of 9 files can be saved')).toBeVisible();
  await expectAccessible(page);
  await saveAll(page).click();
  await expect(toast(page, 'Media uploaded!')).toBeVisible();
  await expect(page.getByText('10 files are in the library.')).toBeVisible();
  const found = await (await media(baseURL)).find('image', code);
  expect(found.map(({ name }) => name).sort()).toEqual(
    [`مباراة 🏒 ${code}`, ...files.slice(1, 10).map(({ name }) => name.replace('.jpg', ''))].sort(),
  );
  expect(new Set(found.map(({ photographer }) => photographer))).toEqual(new Set(['Kim Ek']));
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
    ['huge.png', 'Invalid media!', '50 megapixels are the most'],
    ['silent-audio-only.mp4', 'Invalid media!', 'no picture'],
    ['truncated.mp4', 'This media seems to be broken. Try another!', 'It ends too early'],
    ['empty.jpg', 'Invalid file!', 'The file is empty.'],
    ['large.jpg', 'File size too large!', 'It has 15,728,641 bytes, and 15,728,640 bytes is the most.'],
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
  const code = uniqueCode();
  const photo = await freshPhoto(`${code}.jpg`);
  await openUpload(page);
  await choose(page, [photo]);
  await uploaded(page, photo.name);
  await choose(page, [{ ...photo, name: 'again.jpg' }]);
  await expect(card(page, 'again.jpg').getByText('Already selected this item')).toBeVisible();
  await page.getByRole('button', { name: 'Use the file names' }).click();
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
  await twin.getByLabel('Name', { exact: false }).first().fill(`${code} twice`);
  await saveAll(page).click();
  await expect(toast(page, 'Media added!')).toBeVisible();
  expect(await (await media(baseURL)).find('image', code)).toHaveLength(2);
});

test('a video is uploaded as a draft, and is none once it is saved', async ({ page, baseURL }) => {
  const code = uniqueCode();
  const clip = await readFile(fixture('clip.mp4'));
  // A box of its own that players pass over.
  const box = Buffer.concat([Buffer.from([0, 0, 0, 8 + code.length]), Buffer.from(`free${code}`)]);
  await openUpload(page);
  await choose(page, [{ name: `${code}.mp4`, mimeType: 'video/mp4', buffer: Buffer.concat([clip, box]) }]);
  await uploaded(page, `${code}.mp4`);
  const calls = await media(baseURL);
  expect(await calls.find('video', code)).toMatchObject([{ draft: true, status: 'ready' }]);
  await page.getByRole('button', { name: 'Use the file names' }).click();
  await saveAll(page).click();
  await expect(toast(page, 'Media added!')).toBeVisible();
  expect(await calls.find('video', code)).toMatchObject([{ name: code, draft: false, status: 'ready' }]);
});
