import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { phonePhoto } from '../../tests/fixtures/media/odd-files.ts';
import { signInByForm } from './pages.ts';
import { askUpload } from './pictures.ts';
import { median } from './statistics.ts';
import { type Figure, figure } from './targets.ts';

const PHOTOS = 10;
/** What the page sends side by side; the bare PUTs do the same. */
const AT_ONCE = 3;
/** The line of a good office, in bytes a second: on the machine itself there is no network that could be the limit. */
const LINE = 50_000_000 / 8;

/** Ten photos of a phone from the choice to the last answer about them, against bare PUTs of the same bytes by the same browser over the same line. */
export async function measureUploads(
  browser: Browser,
  address: string,
  token: string,
  instanceId: string,
  runs = 5,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-photos-'));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signInByForm(page, address);
    const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, index) => phonePhoto(100 + index)));
    const line = await context.newCDPSession(page);
    const headers = { authorization: `Bearer ${token}`, 'x-s8y-instance-id': instanceId };
    const [uploads, bare]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      const files = await written(folder, run, photos);
      bare.push(await putBare(page, line, { address, files, headers }));
      uploads.push(await uploadAll(page, line, { address, files }));
    }
    return [
      figure('ten 12 MP photos at 50 Mbit/s: bare PUTs', median(bare), 'ms'),
      figure('ten 12 MP photos at 50 Mbit/s: drop to done', median(uploads), 'ms'),
      figure('ten 12 MP photos: drop to done, in % of bare PUTs', (median(uploads) / median(bare)) * 100, '%'),
    ];
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The photos as files that no run has sent before: what the service knows already it need not look at. */
async function written(folder: string, run: number, photos: readonly Buffer[]): Promise<string[]> {
  const files = photos.map((photo, index) => ({
    path: join(folder, `${run}-${index}.jpg`),
    bytes: Buffer.concat([photo, randomBytes(16)]),
  }));
  for (const { path, bytes } of files) await writeFile(path, bytes);
  return files.map(({ path }) => path);
}

function limit(line: CDPSession, bytesPerSecond: number): Promise<unknown> {
  const free = { offline: false, latency: 0, downloadThroughput: -1 };
  return line.send('Network.emulateNetworkConditions', { ...free, uploadThroughput: bytesPerSecond });
}

interface Sent {
  address: string;
  files: readonly string[];
}

/** Milliseconds until the store has answered all, with addresses that were asked for before. */
async function putBare(
  page: Page,
  line: CDPSession,
  { address, files, headers }: Sent & { headers: Record<string, string> },
): Promise<number> {
  await page.goto(`${address}/manage/`);
  await page.evaluate(() => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', multiple: true, id: 'bare' });
    document.body.append(input);
  });
  await page.locator('#bare').setInputFiles([...files]);
  const sizes = await page
    .locator('#bare')
    .evaluate((input) => (input instanceof HTMLInputElement ? [...(input.files ?? [])].map(({ size }) => size) : []));
  const asked = await Promise.all(sizes.map((size) => askUpload(address, size, headers)));
  await limit(line, LINE);
  const spent = await page.locator('#bare').evaluate(
    async (input, [uploads, atOnce]) => {
      const given = input instanceof HTMLInputElement ? [...(input.files ?? [])] : [];
      const began = performance.now();
      let next = 0;
      const sendOnAndOn = async (): Promise<void> => {
        for (let at = next++; at < given.length; at = next++) {
          const { preSignedUrl = '', headers: own = {} } = uploads[at] ?? {};
          const reply = await fetch(preSignedUrl, { method: 'PUT', headers: own, body: given[at] ?? null });
          if (!reply.ok) throw new Error(`A bare PUT was answered ${reply.status}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, sendOnAndOn));
      return performance.now() - began;
    },
    [asked, AT_ONCE] as const,
  );
  await limit(line, -1);
  return spent;
}

/** Milliseconds from the choice of the files until the page says of all that they are uploaded. */
async function uploadAll(page: Page, line: CDPSession, { address, files }: Sent): Promise<number> {
  await page.goto(`${address}/manage/media-and-files/upload`);
  const input = page.locator('input[data-files="files"]');
  await input.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await limit(line, LINE);
  // The page listens, not its input: the page may draw another one in between.
  const spent = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (began: number): void => {
          const done = document.querySelectorAll('main li[data-step="uploaded"]').length;
          if (done >= wanted) resolve(performance.now() - began);
          else requestAnimationFrame(() => look(began));
        };
        addEventListener('change', () => look(performance.now()), { capture: true, once: true });
      }),
    files.length,
  );
  await input.setInputFiles([...files]);
  const milliseconds = await spent;
  await limit(line, -1);
  return milliseconds;
}
