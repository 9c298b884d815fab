import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sites, tokenFile } from './support/accounts.ts';
import { toast } from './support/screens.ts';
import { uniqueCode } from './support/service.ts';
import { expect, test } from './support/test.ts';
import {
  card,
  choose,
  chooserOf,
  codeOfFiles,
  connection,
  fixture,
  freshPhoto,
  mediaOf,
  openUpload,
  saveAll,
  uploaded,
} from './support/upload.ts';

const site = sites.alvnas;
// Changed before it is sent, a file goes out with a size for which its address was not made.
test.use({ site, expectedMessages: /ERR_UPLOAD_FILE_CHANGED|403 \(Forbidden\)/ });

const media = async (address: string | undefined) =>
  mediaOf(address ?? '', await readFile(tokenFile('admin'), 'utf8'), site);

/** A file of tests/fixtures/media that no other test has sent, under a name of its own. */
async function freshFile(name: string, mimeType: string, code: string) {
  const end = path.extname(name);
  const bytes = await readFile(fixture(name));
  // Players pass over a box of their own, pictures end where they end.
  const tail = mimeType.startsWith('video')
    ? Buffer.from([0, 0, 0, 8 + code.length, ...Buffer.from(`free${code}`)])
    : Buffer.from(code);
  return { name: `${code}-${path.basename(name, end)}${end}`, mimeType, buffer: Buffer.concat([bytes, tail]) };
}

test('a small picture that the camera has turned is previewed and measured as it is shown', async ({ page }) => {
  const name = `${uniqueCode()}.jpg`;
  const pixels = { width: 320, height: 160, channels: 3 as const, background: '#2b6' };
  const buffer = await sharp({ create: pixels }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await openUpload(page);
  await choose(page, [{ name, mimeType: 'image/jpeg', buffer: Buffer.concat([buffer, Buffer.from(name)]) }]);
  await uploaded(page, name);
  await expect(card(page, name)).toContainText('160 × 320 pixels');
  const preview = card(page, name).locator('img').first();
  await expect
    .poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth))
    .toBeCloseTo(2, 1);
});

test('turned, GPS-bearing, CMYK and 16-bit pictures and an HEVC video come out as they are shown, without a trace of the place', async ({
  page,
  baseURL,
}) => {
  const code = codeOfFiles();
  const files = await Promise.all([
    freshFile('rotated-gps.jpg', 'image/jpeg', code),
    freshFile('cmyk.jpg', 'image/jpeg', code),
    freshFile('deep.png', 'image/png', code),
    freshFile('hevc.mov', 'video/quicktime', code),
  ]);
  await openUpload(page);
  await choose(page, files);
  for (const { name } of files) await uploaded(page, name);
  const film = card(page, `${code}-hevc.mov`);
  await expect(film).toContainText('320 × 180 pixels · 2 s');
  await expect(film.locator('img')).toHaveCount(0);
  await expect(card(page, `${code}-rotated-gps.jpg`)).toContainText('1600 × 900 pixels');
  await saveAll(page).click();
  await expect(toast(page, 'Media uploaded!')).toBeVisible();
  const calls = await media(baseURL);
  const shown = async (name: string): Promise<Buffer> => {
    const [found] = await calls.find('image', `${code} ${name}`);
    return Buffer.from(await (await fetch(found?.imgixUrl ?? '')).arrayBuffer());
  };
  const turned = await shown('rotated gps');
  expect(await sharp(turned).metadata()).toMatchObject({ width: 1600, height: 900 });
  expect((await sharp(turned).metadata()).exif).toBeUndefined();
  for (const secret of ['GPS', 'secret-studio', 'Invented']) expect(turned.includes(secret)).toBe(false);
  const { channels } = await sharp(
    await sharp(turned).extract({ left: 20, top: 20, width: 80, height: 80 }).png().toBuffer(),
  ).stats();
  expect(channels.map(({ mean }) => mean > 120)).toEqual([true, false, false]);
  expect((await sharp(await shown('cmyk')).metadata()).space).toBe('srgb');
  expect(await sharp(await shown('deep')).metadata()).toMatchObject({ width: 320, height: 180 });
  expect(await calls.find('video', code)).toMatchObject([{ status: 'ready', width: 320, height: 180 }]);
});

test('names of 300 characters, from right to left and in emoji are shown whole, kept and never break the page', async ({
  page,
  baseURL,
}) => {
  const code = codeOfFiles();
  const names = [`${'Ö'.repeat(296 - code.length)}${code}.jpg`, `ملعب ${code}.jpg`, `🏒🥅${code}.jpg`] as const;
  await openUpload(page);
  await choose(page, await Promise.all(names.map((name) => freshPhoto(name))));
  for (const name of names) await uploaded(page, name);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 375, height: 740 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  const field = (name: string) => card(page, name).getByLabel('Name', { exact: false }).first();
  const long = `${code} ${'🏒'.repeat(300)}`;
  await field(names[2]).fill(long);
  await card(page, names[2])
    .getByRole('button', { name: `Save ${names[2]}` })
    .click();
  await expect(card(page, names[2]).getByText(/300/).first()).toBeVisible();
  await expect(field(names[2])).toHaveValue(long);
  const most = `${code} ${'🏒'.repeat(299 - code.length)}`;
  await field(names[2]).fill(most);
  await saveAll(page).click();
  await expect(toast(page, 'Media uploaded!')).toBeVisible();
  const found = await (await media(baseURL)).find('image', code);
  expect(found.map(({ name }) => name).sort()).toEqual(
    [most, ...names.slice(0, 2).map((name) => name.replace('.jpg', ''))].sort(),
  );
});

test('a folder is dropped, and another one is chosen: the files of both, without what systems hide', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchline-folder-'));
  try {
    const code = uniqueCode();
    const put = async (name: string) => writeFile(path.join(folder, name), (await freshPhoto(name)).buffer);
    await mkdir(path.join(folder, 'zone'));
    for (const name of [`${code}-2.jpg`, `${code}-10.jpg`, `zone/${code}-3.jpg`, '.DS_Store']) await put(name);
    await openUpload(page);
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, x: 600, y: 300, data });
    }
    for (const name of [`${code}-2.jpg`, `${code}-10.jpg`, `${code}-3.jpg`]) await uploaded(page, name);
    const heads = page.getByRole('list', { name: 'Files of this upload' }).getByRole('heading');
    await expect(heads).toHaveText([`${code}-2.jpg`, `${code}-10.jpg`, `${code}-3.jpg`]);
    await page.reload();
    await openUpload(page);
    const chooser = await chooserOf(page, () => page.getByRole('button', { name: 'Choose a folder' }).click());
    await chooser.setFiles(folder);
    await expect(heads).toHaveCount(3);
    for (const name of [`${code}-2.jpg`, `${code}-10.jpg`, `${code}-3.jpg`]) await uploaded(page, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a file that is changed on disk while its bytes are on their way is told of, and its words wait for the changed one', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchline-upload-'));
  try {
    const photo = await freshPhoto(`${uniqueCode()}.jpg`, 6_000_000);
    const file = path.join(folder, photo.name);
    await writeFile(file, photo.buffer);
    await openUpload(page);
    await connection(page, { bytesPerSecond: 200_000 });
    await choose(page, [file]);
    const own = card(page, photo.name);
    await expect(own.getByText(/ of /)).toBeVisible();
    await own.getByLabel('Photographer').fill('Lo Ek');
    await writeFile(file, Buffer.concat([photo.buffer.subarray(0, 3_000_000), Buffer.from('changed')]));
    await connection(page);
    await expect(own.getByText('Invalid file!')).toBeVisible();
    await expect(own).toContainText('was changed');
    const changed = await freshPhoto(photo.name);
    await writeFile(file, changed.buffer);
    await choose(page, [file]);
    await expect(own.last().getByLabel('Photographer')).toHaveValue('Lo Ek');
    await uploaded(page, photo.name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
