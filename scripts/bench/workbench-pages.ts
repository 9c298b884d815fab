import { createServer } from 'node:http';
import type { Browser, Page as BrowserPage } from 'playwright';
import { ensurePage, Page } from '../forms/page.ts';
import { frameGaps, watchFrames } from './frames.ts';
import { startBrowser } from './pages.ts';
import { median, percentile } from './statistics.ts';
import { type Figure, figure } from './targets.ts';
import { typeKeys } from './typing.ts';

const MOUNTS = 5;
/** Of so many the slow twentieth is five keys: of thirty it would be the first alone, which draws what says that something was changed. */
const KEYS = 100;
/** What a row of the ordered list is dragged by. */
const HANDLE = 'li[data-sortable] > :first-child';
/** How long a row is dragged about, in milliseconds. */
const DRAG_MS = 2500;

/** Times the bench form and the long ordered list of the workbench's page (`?bench=`), which is built as the console is. */
export async function measureWorkbench(browser: Browser): Promise<Figure[]> {
  await ensurePage();
  const { address, close } = await servePage();
  try {
    const figures: Figure[] = [];
    for (const slowness of [1, 4]) figures.push(...(await measureForm(browser, address, slowness)));
    figures.push(...(await measureKeysAlone(address)));
    for (const slowness of [1, 4]) figures.push(...(await measureDrag(browser, address, slowness)));
    return figures;
  } finally {
    close();
  }
}

async function servePage(): Promise<{ address: string; close: () => void }> {
  const page = new Page();
  const server = createServer(({ url = '' }, response) => {
    if (!page.serve(url, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('the system gave no port');
  return { address: `http://localhost:${place.port}/workbench.html`, close: () => void server.close() };
}

/** How long a list is looked at before an editor is opened from it, in milliseconds: what is done ahead is done by then. */
const LOOKED_AT = 1500;

/** A page whose code has come, at a share of the machine's speed. */
async function openBench(browser: Browser, url: string, slowness: number): Promise<BrowserPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('#mount').waitFor();
  await page.waitForTimeout(LOOKED_AT);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}

/** How long a hand keeps a button down, in milliseconds: that the pointer came and was pressed is dealt with by then, and is no part of what letting go does. */
const PRESSED = 100;

/** Presses the button that mounts or takes away. */
async function press(page: BrowserPage): Promise<void> {
  await page.locator('#mount').hover();
  await page.mouse.down();
  await page.waitForTimeout(PRESSED);
  await page.mouse.up();
}

/** Presses the button that mounts, and waits for what it mounted; in milliseconds. */
async function mount(page: BrowserPage, shown: string): Promise<number> {
  await page.evaluate(() => performance.clearMeasures());
  await press(page);
  await page.locator(shown).first().waitFor();
  return measured(page, 'mount');
}

/** What the page itself measured, as soon as it has; in milliseconds. */
async function measured(page: BrowserPage, name: string): Promise<number> {
  const found = await page.waitForFunction((wanted) => performance.getEntriesByName(wanted)[0]?.duration, name);
  return Number(await found.jsonValue());
}

async function measureForm(browser: Browser, address: string, slowness: number): Promise<Figure[]> {
  const [first, again, whole, keys, rowKeys]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []];
  for (let run = 0; run < MOUNTS; run++) {
    const page = await openBench(browser, `${address}?bench=form`, slowness);
    first.push(await mount(page, 'form input'));
    whole.push(await measured(page, 'whole'));
    await press(page);
    again.push(await mount(page, 'form input'));
    await measured(page, 'whole');
    if (run === 0) {
      keys.push(...(await typeKeys(page.locator('form input').first(), KEYS)));
      rowKeys.push(...(await typeKeys(page.locator('form ol input').first(), KEYS)));
    }
    await page.context().close();
  }
  const at = `${slowness}x`;
  return [
    figure(`40 fields, 2 lists of 20: first mount, ${at}`, median(first), 'ms'),
    figure(`40 fields, 2 lists of 20: first mount, until all is there, ${at}`, median(whole), 'ms'),
    figure(`40 fields, 2 lists of 20: mount, ${at}`, median(again), 'ms'),
    figure(`40 fields, 2 lists of 20: key to paint, median, ${at}`, median(keys), 'ms'),
    figure(`40 fields, 2 lists of 20: key to paint, p95, ${at}`, percentile(keys, 0.95), 'ms'),
    figure(`40 fields, 2 lists of 20: key in a row to paint, median, ${at}`, median(rowKeys), 'ms'),
    figure(`40 fields, 2 lists of 20: key in a row to paint, p95, ${at}`, percentile(rowKeys, 0.95), 'ms'),
  ];
}

/** A display that shows every frame as soon as it is drawn. */
const NO_DISPLAY = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

/** A key at the machine's speed without the wait for a display: one of 60 Hz alone makes a p95 of about 16 ms, whatever is drawn. */
async function measureKeysAlone(address: string): Promise<Figure[]> {
  const browser = await startBrowser(NO_DISPLAY);
  try {
    const page = await openBench(browser, `${address}?bench=form`, 1);
    await mount(page, 'form input');
    await measured(page, 'whole');
    const keys = await typeKeys(page.locator('form input').first(), KEYS);
    const rowKeys = await typeKeys(page.locator('form ol input').first(), KEYS);
    return [
      figure('40 fields, 2 lists of 20: key to paint, p95, 1x, no display waited for', percentile(keys, 0.95), 'ms'),
      figure(
        '40 fields, 2 lists of 20: key in a row to paint, p95, 1x, no display waited for',
        percentile(rowKeys, 0.95),
        'ms',
      ),
    ];
  } finally {
    await browser.close();
  }
}

/** Drags the first row up and down the list with a mouse that never rests, and counts the frames that the page draws meanwhile. */
async function measureDrag(browser: Browser, address: string, slowness: number): Promise<Figure[]> {
  const page = await openBench(browser, `${address}?bench=list`, slowness);
  await mount(page, HANDLE);
  await page.waitForTimeout(1000);
  const box = await page.locator(HANDLE).nth(2).boundingBox();
  if (!box) throw new Error('the ordered list has no handle to drag by');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await watchFrames(page);
  const began = performance.now();
  for (let step = 0; performance.now() - began < DRAG_MS; step++) {
    await page.mouse.move(x, y + 150 + 140 * Math.sin(step / 15));
  }
  const gaps = await frameGaps(page);
  await page.mouse.up();
  await page.context().close();
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const at = `${slowness}x`;
  return [
    figure(`dragging in a list of 500: frames, ${at}`, 1000 / mean, '/s'),
    figure(`dragging in a list of 500: longest of 20 frames, ${at}`, percentile(gaps, 0.95), 'ms'),
  ];
}
