import type { Browser, Locator, Page } from 'playwright';
import { frameGaps, watchFrames } from './frames.ts';
import { signInByForm } from './pages.ts';
import { median, percentile } from './statistics.ts';
import { type Figure, figure } from './targets.ts';

const RUNS = 5;
const MENU = '/manage/menu';
/** How long an item is dragged about, in milliseconds. */
const DRAG_MS = 2500;
/** A frame of a screen that shows 60 a second, in milliseconds; one that took half as long again was missed. */
const FRAME = 1000 / 60;

/**
 * Opens the menu of the master site, which the bench has filled up to a thousand items, from another page, opens all its levels, and drags an item about in
 * it with a mouse that never rests, first within sight and then with the page scrolling along.
 */
export async function measureMenuTree(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signInByForm(page, address);
    await page.goto(`${address}${MENU}`);
    await page.getByRole('tree').waitFor();
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await openFromHome(page, address));
    const all = await openAll(page);
    const drawn = await page.getByRole('treeitem').count();
    const session = await context.newCDPSession(page);
    const dragged: Figure[] = [];
    await watchFrames(page);
    for (const slowness of [1, 4]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      dragged.push(...dragFigures(await drag(page), `${slowness}x`));
    }
    return [
      figure('menu of 1 000 items: press to rows in sight, 1x', median(times), 'ms'),
      figure('menu of 1 000 items: all levels opened, 1x', all, 'ms'),
      figure('menu of 1 000 items: rows in the document', drawn, ''),
      ...dragged,
    ];
  } finally {
    await context.close();
  }
}

/** Milliseconds from the press on the link of the menu until its rows are painted, as the page itself sees it. */
async function openFromHome(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/manage/`);
  const link = page.locator(`nav a[href="${MENU}"]`).first();
  await link.hover();
  await page.waitForTimeout(500);
  return timed(link, '[role="treeitem"][data-item]');
}

/** Milliseconds from the press on the button that opens all levels until the rows of the second are painted. */
function openAll(page: Page): Promise<number> {
  return timed(page.getByRole('button', { name: 'Expand all' }), '[role="treeitem"][aria-level="3"]');
}

function timed(pressed: Locator, wanted: string): Promise<number> {
  return pressed.evaluate(
    (element, selector) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = (): void => {
          if (!document.querySelector(selector)) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - began));
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
    wanted,
  );
}

/** The time between the frames while an item is dragged, in milliseconds: within sight, and with the page scrolling. */
async function drag(page: Page): Promise<{ still: number[]; scrolling: number[] }> {
  await page.evaluate(() => scrollTo(0, 0));
  const row = page.locator('[role="treeitem"][data-item]:not([aria-expanded])').first();
  const box = await row.boundingBox();
  if (!box) throw new Error('The menu has no item to drag');
  const x = box.x + box.width / 3;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await forgetFrames(page);
  const began = performance.now();
  for (let step = 0; performance.now() - began < DRAG_MS; step++) {
    await page.mouse.move(x + 30 * Math.sin(step / 9), 450 + 220 * Math.sin(step / 15));
  }
  const still = await frameGaps(page);
  await forgetFrames(page);
  await page.mouse.move(x, 890, { steps: 3 });
  await page.waitForTimeout(DRAG_MS / 2);
  const scrolling = await frameGaps(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { still, scrolling };
}

/** Begins to count anew; each frame is marked already. */
async function forgetFrames(page: Page): Promise<void> {
  await page.evaluate(() => performance.clearMarks('frame'));
}

function dragFigures({ still, scrolling }: { still: number[]; scrolling: number[] }, at: string): Figure[] {
  const rate = (gaps: readonly number[]): number => 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
  const missed = still.filter((gap) => gap > FRAME * 1.5).length;
  return [
    figure(`dragging in a menu of 1 000 items: frames, ${at}`, rate(still), '/s'),
    figure(`dragging in a menu of 1 000 items: median of a frame, ${at}`, median(still), 'ms'),
    figure(`dragging in a menu of 1 000 items: longest of 20 frames, ${at}`, percentile(still, 0.95), 'ms'),
    figure(`dragging in a menu of 1 000 items: missed frames, ${at}`, (missed / still.length) * 100, '%'),
    figure(`dragging in a menu of 1 000 items while it scrolls: frames, ${at}`, rate(scrolling), '/s'),
  ];
}
