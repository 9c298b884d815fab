import type { Page } from 'playwright/test';
import type { Upload } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { type Server, startServer } from './support/server.ts';
import { uniqueCode } from './support/service.ts';
import { signInForToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { card, choose, connection, freshPhoto, openUpload, uploaded } from './support/upload.ts';

test.use({ role: null, site: sites.frosthamn, expectedMessages: /status of 403/ });

let server: Server;

test.beforeAll(async () => {
  server = await startServer({ UPLOAD_ADDRESS_SECONDS: '2' });
});

test.afterAll(async () => {
  await server.stop();
});

/** Chooses a photo, pauses it while it is sent, and waits until its address takes nothing any more. */
async function pausedUntilExpired(page: Page): Promise<{ name: string; upload: Upload }> {
  const photo = await freshPhoto(`${uniqueCode()}.jpg`, 500_000);
  await openUpload(page, server.address);
  await connection(page, { bytesPerSecond: 20_000 });
  const answers: Promise<Upload>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/media/upload-url') && response.ok()) answers.push(response.json() as Promise<Upload>);
  });
  await choose(page, [photo]);
  await card(page, photo.name)
    .getByRole('button', { name: `Pause ${photo.name}` })
    .click();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  const upload = await (answers.at(-1) as Promise<Upload>);
  const put = async (): Promise<number> =>
    (await fetch(upload.preSignedUrl, { method: 'PUT', headers: upload.headers, body: new Uint8Array(photo.buffer) }))
      .status;
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(upload.expiresAt));
  expect(await put()).toBe(403);
  await connection(page);
  return { name: photo.name, upload };
}

test('an address that expired while the file was paused is not tried: another one is asked for, and the file goes on', async ({
  page,
}) => {
  await signInForToken(page, server.address, 'admin');
  const { name, upload } = await pausedUntilExpired(page);
  const answers = putsOf(page);
  const renewed = page.waitForRequest((request) => request.url().includes(`uploadKey=${upload.uploadKey}`));
  await card(page, name)
    .getByRole('button', { name: `Resume ${name}` })
    .click();
  await renewed;
  await uploaded(page, name);
  expect(answers).toEqual([200]);
});

test('a device whose clock is slow learns from the refusal that the address has expired, and goes on as well', async ({
  page,
}) => {
  await signInForToken(page, server.address, 'admin');
  // Only what the page reads as the time: an hour is nothing unusual on a device without a network clock.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 3_600_000;
  });
  const { name } = await pausedUntilExpired(page);
  const answers = putsOf(page);
  await card(page, name)
    .getByRole('button', { name: `Resume ${name}` })
    .click();
  await uploaded(page, name);
  expect(answers).toEqual([403, 200]);
});

/** The statuses that PUTs are answered with from now on. */
function putsOf(page: Page): number[] {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answers.push(response.status());
  });
  return answers;
}
