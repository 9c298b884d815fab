import type { Browser, Page } from 'playwright';
import { frameGaps, watchFrames } from './frames.ts';
import { signInByForm } from './pages.ts';
import { median, percentile } from './statistics.ts';
import { type Figure, figure } from './targets.ts';

/** Steps of one drag, twice round the picture: about two seconds. */
const STEPS = 240;
const TURNS = 2;
/** A frame of a screen that shows 60 a second, in milliseconds; one that took half as long again was missed. */
const FRAME = 1000 / 60;

/** Drags the focal point of a picture of the library round and round, and counts the frames that are drawn meanwhile. */
export async function measureFocalPoint(
  browser: Browser,
  address: string,
  token: string,
  instanceId: string,
): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${token}`, 'x-s8y-instance-id': instanceId };
  const reply = await fetch(`${address}/api/media/all?type=image&pageSize=1`, { headers });
  const { items } = (await reply.json()) as { items: readonly { id: string }[] };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signInByForm(page, address);
    await page.goto(`${address}/manage/media-and-files/image/${items[0]?.id}/edit`);
    await page.locator('[data-crop] img').nth(3).waitFor();
    await page.waitForLoadState('networkidle');
    const gaps = await drag(page);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const missed = gaps.filter((gap) => gap > FRAME * 1.5).length;
    return [
      figure('dragging a focal point: frames, 1x', 1000 / mean, '/s'),
      figure('dragging a focal point: median of a frame, 1x', median(gaps), 'ms'),
      figure('dragging a focal point: longest of 20 frames, 1x', percentile(gaps, 0.95), 'ms'),
      figure('dragging a focal point: missed frames, 1x', (missed / gaps.length) * 100, '%'),
    ];
  } finally {
    await context.close();
  }
}

/** The time between the frames of one drag, in milliseconds, as the page itself sees them. */
async function drag(page: Page): Promise<number[]> {
  const picture = page.locator('img:has(+ span [role="slider"])');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not on the page');
  const at = (share: number): [number, number] => {
    const angle = share * TURNS * 2 * Math.PI;
    return [box.x + box.width * (0.5 + 0.4 * Math.cos(angle)), box.y + box.height * (0.5 + 0.4 * Math.sin(angle))];
  };
  await page.mouse.move(...at(0));
  await page.mouse.down();
  await watchFrames(page);
  for (let step = 1; step <= STEPS; step++) await page.mouse.move(...at(step / STEPS));
  const gaps = await frameGaps(page);
  await page.mouse.up();
  return gaps;
}
