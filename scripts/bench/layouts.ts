import type { Browser, Page } from 'playwright';
import { frameGaps, watchFrames } from './frames.ts';
import { signInByForm } from './pages.ts';
import { median, percentile } from './statistics.ts';
import { type Figure, figure } from './targets.ts';
import { typeKeys } from './typing.ts';

const RUNS = 5;
const REQUESTS = 60;
const KEYS = 40;
const LIST = '/manage/layouts-pages';
/** How long a section is dragged about, in milliseconds. */
const DRAG_MS = 2500;

/** The largest layout that the types of sections allow: 60 sections, 20 slides in each of five carousels. */
const CAROUSELS = [
  ['HERO SLIDER', 'hero'],
  ['TICKET PROMO CAROUSEL', 'ticketPromo'],
  ['INFO CAROUSEL', 'info'],
  ['INFO CAROUSEL', 'info'],
  ['INFO CAROUSEL', 'info'],
] as const;

/** What the bench needs of a layout that the service answered. */
type Layout = { id: string; name: string; kind: string; isStartPage: boolean; sectionGroups: { name: string }[] };
type Call = <Body>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Body>;

/** What layouts cost: the largest one as it is arranged, the start page as it is looked at and as visitors get it. */
export async function measureLayouts(
  browser: Browser,
  address: string,
  token: string,
  instanceId: string,
): Promise<Figure[]> {
  const call = callsOf(address, token, instanceId);
  const layout = await call<Layout>('POST', '/layouts/site-layouts', largest(`Bench ${Date.now()}`));
  return [
    ...(await measureCalls(call, layout)),
    ...(await measureVisits(`${address}/site/${instanceId}/`)),
    ...(await measureArranging(browser, address, layout)),
  ];
}

function callsOf(address: string, token: string, instanceId: string): Call {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-s8y-instance-id': instanceId,
    'content-type': 'application/json',
  };
  return async <Body>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
}

function largest(name: string): object {
  const sectionGroups = Array.from({ length: 6 }, (_, place) => {
    const id = crypto.randomUUID();
    const sections = Array.from({ length: 10 }, (_, index) => {
      const carousel = place === 0 ? CAROUSELS[index] : undefined;
      const section = { id: crypto.randomUUID(), sectionGroupId: id, title: `Section ${place} ${index}` };
      if (!carousel) return { ...section, type: 'ARTICLE LIST', config: { source: 'latest', count: 6 } };
      const slides = Array.from({ length: 20 }, (_, number) => slideOf(carousel[1], number));
      return { ...section, type: carousel[0], config: { slides } };
    });
    return { id, name: `Group ${place}`, area: place === 0 ? 'top' : 'main', columns: 1, sections };
  });
  return { name, kind: 'page', sectionGroups };
}

function slideOf(kind: 'hero' | 'ticketPromo' | 'info', number: number): object {
  const slide = { id: crypto.randomUUID(), kind, heading: `Slide ${number}` };
  if (kind === 'ticketPromo') return { ...slide, source: 'nextHomeGame', buttonText: 'Tickets' };
  return kind === 'info' ? { ...slide, text: 'A notice.' } : slide;
}

/** Publishes of the largest layout in one call, and looks at the start page. */
async function measureCalls(call: Call, layout: Layout): Promise<Figure[]> {
  const { id, name, kind, sectionGroups } = layout;
  const saves: number[] = [];
  for (let run = 0; run < RUNS * 2; run++) {
    const groups = sectionGroups.map((group) => ({ ...group, name: `${group.name} ${run}` }));
    saves.push(await timedCall(() => call('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups: groups })));
  }
  const { items } = await call<{ items: Layout[] }>('GET', '/layouts/site-layouts?kind=startPage');
  const start = items.find(({ isStartPage }) => isStartPage);
  const looks: number[] = [];
  for (let run = 0; run < REQUESTS; run++)
    looks.push(await timedCall(() => call('GET', `/layouts/site-layouts/${start?.id}/resolved`)));
  return [
    figure('layout of 60 sections, 100 slides: publish of all, p50', median(saves), 'ms'),
    figure('start page resolved: p50', median(looks), 'ms'),
    figure('start page resolved: p95', percentile(looks, 0.95), 'ms'),
  ];
}

async function timedCall(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

/** The start page as visitors get it: until its first byte, and its bytes on the wire without pictures. */
async function measureVisits(url: string): Promise<Figure[]> {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < REQUESTS; run++) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    times.push(performance.now() - began);
    bytes = (await answer.arrayBuffer()).byteLength;
  }
  return [
    figure('public start page: first byte, p50', median(times), 'ms'),
    figure('public start page: first byte, p95', percentile(times, 0.95), 'ms'),
    figure('public start page: HTML, not compressed', bytes / 1000, 'kB'),
  ];
}

async function measureArranging(browser: Browser, address: string, { id, name }: Layout): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signInByForm(page, address);
    await page.goto(`${address}${LIST}/${id}`);
    await page.locator('[data-outline]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const opened: number[] = [];
    for (let run = 0; run < RUNS; run++) opened.push(await openFromList(page, address, { id, name }));
    await page.locator('iframe').waitFor();
    const gaps = await drag(page);
    await page.locator('[data-outline]').nth(7).click();
    const keys = await typeKeys(page.getByRole('textbox', { name: 'Title' }), KEYS);
    return [
      figure('layout of 60 sections: press to rows in sight, 1x', median(opened), 'ms'),
      figure('layout of 60 sections: key to paint, median, 1x', median(keys), 'ms'),
      figure('layout of 60 sections: key to paint, p95, 1x', percentile(keys, 0.95), 'ms'),
      figure('dragging in a layout of 60 sections: frames, 1x', 1000 / (sum(gaps) / gaps.length), '/s'),
    ];
  } finally {
    await context.close();
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Milliseconds from the press on a layout in the list until its rows are painted, as the page itself sees it. */
async function openFromList(page: Page, address: string, { id, name }: Pick<Layout, 'id' | 'name'>) {
  await page.goto(`${address}${LIST}?search=${encodeURIComponent(name)}`);
  const link = page.locator(`tbody a[href$="${id}"]`).first();
  await link.hover();
  await page.waitForTimeout(800);
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = (): void => {
          if (!document.querySelector('[data-outline]')) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - began));
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
  );
}

/** The time between the frames while a section is dragged about, in milliseconds. */
async function drag(page: Page): Promise<number[]> {
  const handle = page.getByRole('button', { name: /^Move Section 0 7$/ });
  await page.locator('[data-outline]').nth(8).hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The layout has no section to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await watchFrames(page);
  const began = performance.now();
  for (let step = 0; performance.now() - began < DRAG_MS; step++)
    await page.mouse.move(x + 10 * Math.sin(step / 9), 400 + 200 * Math.sin(step / 15));
  const gaps = await frameGaps(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return gaps;
}
