import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sites } from './support/accounts.ts';
import { killDatabase } from './support/database.ts';
import { type Server, startServer } from './support/server.ts';
import { uniqueCode } from './support/service.ts';
import { signInForToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { card, choose, connection, freshPhoto, mediaOf, openUpload, uploaded } from './support/upload.ts';

const site = sites.frosthamn;
/** What a browser says of a service that is away, of a refused address, and of a file that was changed. */
const provoked =
  /ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE|INTERNET_DISCONNECTED|UPLOAD_FILE_CHANGED|FILE_NOT_FOUND|NETWORK_CHANGED)|status of (403|404|409|413|500|503)|The service cannot be reached/;

test.use({ role: null, site, expectedMessages: provoked });

/** Room for little more than one photo of half a megabyte at a time, and for no second one. */
const QUOTA = 3_000_000;
const HALF = 500_000;

let server: Server;

test.beforeAll(async () => {
  server = await startServer({ MEDIA_QUOTA_BYTES: String(QUOTA) });
});

test.afterAll(async () => {
  await server.stop();
});

test('the service goes away while files are sent, and comes back: all go on by themselves, with new addresses', async ({
  page,
}) => {
  await signInForToken(page, server.address, 'admin');
  await openUpload(page, server.address);
  const photos = await Promise.all(['a', 'b'].map((name) => freshPhoto(`${name}${uniqueCode()}.jpg`, HALF)));
  const renewed = page.waitForRequest(
    (request) => request.url().includes('upload-url') && /uploadKey=/.test(request.url()),
  );
  await connection(page, { bytesPerSecond: 100_000 });
  await choose(page, photos);
  await expect(card(page, photos[0]?.name ?? '').getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Whole upload' })).toBeVisible();
  await expect.poll(() => page.getByRole('region', { name: 'Whole upload' }).textContent()).toMatch(/left/);
  await server.kill();
  await expect(card(page, photos[0]?.name ?? '').getByText('Interrupted. It is tried again by itself.')).toBeVisible();
  await server.start();
  await connection(page);
  for (const { name } of photos) await uploaded(page, name);
  await renewed;
});

test('the database is killed while a file is sent: the page says so, and the file arrives by itself', async ({
  page,
}) => {
  await signInForToken(page, server.address, 'admin');
  await openUpload(page, server.address);
  const photo = await freshPhoto(`${uniqueCode()}.jpg`, HALF);
  await connection(page, { bytesPerSecond: 100_000 });
  await choose(page, [photo]);
  await expect(card(page, photo.name).getByRole('progressbar')).toBeVisible();
  await killDatabase(server);
  await expect(page.getByText('The service is busy or starting again.')).toBeVisible();
  await connection(page);
  await uploaded(page, photo.name);
});

test('a lost connection is waited for', async ({ page }) => {
  await signInForToken(page, server.address, 'admin');
  await openUpload(page, server.address);
  const photo = await freshPhoto(`${uniqueCode()}.jpg`, HALF);
  await connection(page, { bytesPerSecond: 100_000 });
  await choose(page, [photo]);
  await expect(card(page, photo.name).getByText(/ of /)).toBeVisible();
  await connection(page, { offline: true });
  await expect(card(page, photo.name).getByText('No connection. It goes on by itself when it is back.')).toBeVisible();
  // Nothing moves now, so there is neither a speed nor an end in sight.
  await expect(page.getByRole('region', { name: 'Whole upload' })).not.toContainText(/left|\/s/);
  await connection(page);
  await uploaded(page, photo.name);
});

test('paused it stands still, resumed it goes on, cancelled it is taken back', async ({ page }) => {
  const token = await signInForToken(page, server.address, 'admin');
  const media = mediaOf(server.address, token, site);
  await openUpload(page, server.address);
  const before = (await media.quota()).used;
  const photo = await freshPhoto(`${uniqueCode()}.jpg`, HALF);
  await connection(page, { bytesPerSecond: 100_000 });
  await choose(page, [photo]);
  await card(page, photo.name)
    .getByRole('button', { name: `Pause ${photo.name}` })
    .click();
  await expect(card(page, photo.name).getByText('Paused. It starts over when you resume it.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume all' }).click();
  await expect(card(page, photo.name).getByRole('button', { name: `Pause ${photo.name}` })).toBeVisible();
  await card(page, photo.name)
    .getByRole('button', { name: `Cancel ${photo.name}` })
    .click();
  await expect(card(page, photo.name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
  await expect.poll(async () => (await media.quota()).used).toBe(before);
});

test('an upload that the service no longer knows fails with its status, and a retry beside it begins anew', async ({
  page,
}) => {
  const token = await signInForToken(page, server.address, 'admin');
  const media = mediaOf(server.address, token, site);
  await openUpload(page, server.address);
  const [lost, fine] = [await freshPhoto(`${uniqueCode()}.jpg`, HALF), await freshPhoto(`${uniqueCode()}.jpg`)];
  const address = page.waitForResponse((response) => response.url().includes('upload-url'));
  await connection(page, { bytesPerSecond: 100_000 });
  await choose(page, [lost]);
  const { uploadKey } = (await (await address).json()) as { uploadKey: string };
  await choose(page, [fine]);
  await media.forget(uploadKey);
  await connection(page);
  const told = card(page, lost.name).getByText(`Upload of (${lost.name} | image/jpeg) failed with error 404`, {
    exact: true,
  });
  await expect(told).toBeVisible();
  await uploaded(page, fine.name);
  await card(page, lost.name).getByRole('button', { name: 'Try again' }).click();
  await uploaded(page, lost.name);
});

test('a file that is changed on disk while it is sent is told of, and takes no other with it', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchline-upload-'));
  try {
    const [photo, fine] = [await freshPhoto(`${uniqueCode()}.jpg`, HALF), await freshPhoto(`${uniqueCode()}.jpg`)];
    const file = path.join(folder, photo.name);
    await writeFile(file, photo.buffer);
    await signInForToken(page, server.address, 'admin');
    await openUpload(page, server.address);
    await connection(page, { bytesPerSecond: 100_000 });
    await choose(page, [file]);
    await card(page, photo.name)
      .getByRole('button', { name: `Pause ${photo.name}` })
      .click();
    await writeFile(file, Buffer.concat([photo.buffer, Buffer.from('changed')]));
    await connection(page);
    await card(page, photo.name)
      .getByRole('button', { name: `Resume ${photo.name}` })
      .click();
    await choose(page, [fine]);
    await expect(card(page, photo.name).getByText('Invalid file!')).toBeVisible();
    await expect(card(page, photo.name)).toContainText('was changed');
    await uploaded(page, fine.name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a site without room is told how much is left, and no byte is sent', async ({ page }) => {
  const token = await signInForToken(page, server.address, 'admin');
  const media = mediaOf(server.address, token, sites.bjornvik);
  await page.addInitScript((id) => {
    if (location.pathname.startsWith('/manage')) {
      sessionStorage.setItem('touchline.active-site', JSON.stringify({ value: id, storedAt: Date.now() }));
    }
  }, sites.bjornvik.id);
  await openUpload(page, server.address);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  const { limit } = await media.quota();
  expect(limit).toBe(QUOTA);
  const large = await freshPhoto(`${uniqueCode()}.jpg`, QUOTA + 1);
  await choose(page, [large]);
  await expect(card(page, large.name).getByText('File size too large!')).toBeVisible();
  await expect(card(page, large.name)).toContainText('of its space left');
  expect(sent).toEqual([]);
  await expect(page.getByText(/left \(.* of 2\.9 MB used\)/)).toBeVisible();
});
