import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { signInByForm } from './pages.ts';
import { upload } from './pictures.ts';
import { median } from './statistics.ts';
import { type Figure, figure } from './targets.ts';

const RUNS = 5;
const THUMBNAILS = 20;
const LIST = '/manage/media-and-files/image/list';

/** Fills the library up to a page of thumbnails, and times that page as somebody meets it who was there before: from the press on the link to the last picture in sight. */
export async function measureMediaPage(
  browser: Browser,
  address: string,
  token: string,
  instanceId: string,
): Promise<Figure[]> {
  await fill(address, { authorization: `Bearer ${token}`, 'x-s8y-instance-id': instanceId });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signInByForm(page, address);
    await page.goto(`${address}${LIST}`);
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await openFromHome(page, address));
    return [figure('page of 20 thumbnails, warm: all in sight, 1x', median(times), 'ms')];
  } finally {
    await context.close();
  }
}

async function fill(address: string, headers: Record<string, string>): Promise<void> {
  const reply = await fetch(`${address}/api/media/all?type=image&pageSize=1`, { headers });
  const { total } = (await reply.json()) as { total: number };
  const photo = await readFile('tests/fixtures/media/photo.jpg');
  for (let made = total; made < THUMBNAILS; made++) await upload(address, photo, headers);
}

/** Milliseconds from the press on the link of the list until every thumbnail on screen is there, as the page itself sees it. */
async function openFromHome(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/manage/`);
  const link = page.locator(`nav a[href="${LIST}"]`).first();
  await link.hover();
  await page.waitForTimeout(500);
  return link.evaluate(
    (anchor, wanted) =>
      new Promise<number>((resolve) => {
        let began = 0;
        const isThere = (image: Element): boolean => {
          if (!(image instanceof HTMLImageElement)) return false;
          const isInSight = image.getBoundingClientRect().top < window.innerHeight;
          return !isInSight || (image.complete && image.naturalWidth > 0);
        };
        const look = (): void => {
          const images = [...document.querySelectorAll('main li[data-row] img')];
          if (images.length < wanted || !images.every(isThere)) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - began));
        };
        anchor.addEventListener('click', () => {
          began = performance.now();
          look();
        });
        if (anchor instanceof HTMLElement) anchor.click();
      }),
    THUMBNAILS,
  );
}
