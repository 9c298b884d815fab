import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browserFlags, findBrowser } from '../browser.ts';
import { median, percentile } from './statistics.ts';
import { type Figure, figure } from './targets.ts';
import { typeKeys } from './typing.ts';

/** The longest that anything may take before it counts as broken, in milliseconds. */
const LIMIT_MS = 60_000;
const RUNS = 5;
const KEYS = 40;
/** What a browser keeps of somebody who has signed in. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Starts a browser for measuring, with some more flags. */
export function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ args: [...browserFlags, ...flags], ...(executablePath ? { executablePath } : {}) });
}

/** Times what a user waits for in the console, at the machine's speed and at a quarter of it. */
export async function measurePages(browser: Browser, address: string): Promise<Figure[]> {
  const state = await signedIn(browser, address);
  const figures: Figure[] = [];
  for (const slowness of [1, 4]) figures.push(...(await measureAt(browser, address, state, slowness)));
  return figures;
}

async function measureAt(browser: Browser, address: string, state: State, slowness: number): Promise<Figure[]> {
  const at = `${slowness}x`;
  const login = await repeat(() => visitAnew(browser, slowness, `${address}/manage/`, USERNAME));
  const list = await repeat(() => visitAnew(browser, slowness, `${address}/manage/sports/teams`, FIRST_ROW, state));
  const editors = await repeat(() => openEditor(browser, `${address}/manage/sports/teams`, state, slowness));
  const players = await repeat(() => openEditor(browser, `${address}/manage/sports/players`, state, slowness));
  const keys = await typeInEditor(browser, address, state, slowness);
  return [
    figure(`first visit, login page: until usable, ${at}`, median(login.map(({ ms }) => ms)), 'ms'),
    figure(`list, signed in, empty cache, ${at}`, median(list.map(({ ms }) => ms)), 'ms'),
    figure(`editor by address, ${at}`, median(editors.map(({ byAddress }) => byAddress)), 'ms'),
    figure(`editor from the list, ${at}`, median(editors.map(({ fromList }) => fromList)), 'ms'),
    figure(`editor from a list of 20 000, ${at}`, median(players.map(({ fromList }) => fromList)), 'ms'),
    figure(`key to paint, median, ${at}`, median(keys), 'ms'),
    figure(`key to paint, p95, ${at}`, percentile(keys, 0.95), 'ms'),
    ...(slowness === 1
      ? [
          figure('first visit, login page: transferred', median(login.map(({ bytes }) => bytes)) / 1000, 'kB'),
          figure('first visit, login page: requests', median(login.map(({ requests }) => requests)), ''),
          figure('list: transferred', median(list.map(({ bytes }) => bytes)) / 1000, 'kB'),
          figure('list: requests', median(list.map(({ requests }) => requests)), ''),
        ]
      : []),
  ];
}

const USERNAME = '#username';
/** What a list is for. */
export const FIRST_ROW = 'tbody tr a';
/** What an editor is for. */
export const ANY_FIELD = 'form[id] fieldset input, form[id] section input';

/** Signs in and gives what the browser keeps of it. */
export async function signedIn(browser: Browser, address: string): Promise<State> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signInByForm(await context.newPage(), address);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Signs the administrator in, as a person does. */
export async function signInByForm(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/manage/`);
  await page.getByLabel('Username').fill('admin@touchline.test');
  await page.getByLabel('Password').fill('touchline-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

interface Visit {
  ms: number;
  bytes: number;
  requests: number;
}

function newContext(browser: Browser, state?: State): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, ...(state ? { storageState: state } : {}) });
}

async function newPage(context: BrowserContext, slowness: number): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}

/**
 * Resolves with the moment (epoch, milliseconds) at which an element was first on screen, as the page itself saw it: a tool that looks from outside looks
 * seldom, and its waiting would be counted.
 */
async function paintedAt(page: Page, selector: string): Promise<{ at: Promise<number> }> {
  let tell: (moment: number) => void = () => undefined;
  const at = new Promise<number>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${selector} did not come on screen at ${page.url()}`)), LIMIT_MS);
    tell = (moment) => {
      clearTimeout(limit);
      resolve(moment);
    };
  });
  await page.exposeFunction('touchlinePainted', (moment: number) => tell(moment));
  const watch = (wanted: string): void => {
    const { touchlinePainted } = window as { touchlinePainted?: (moment: number) => void };
    const report = (moment: number): void => touchlinePainted?.(moment);
    const look = (): void => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => report(performance.timeOrigin + performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true });
    look();
  };
  await page.addInitScript(watch, selector);
  return { at };
}

/** Opens an address in a new page and waits until what it is for is on screen; counts what it had fetched by then. */
export async function visit(context: BrowserContext, slowness: number, url: string, selector: string): Promise<Visit> {
  const page = await newPage(context, slowness);
  const { at } = await paintedAt(page, selector);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  const began = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  const ms = (await at) - began;
  const seen = { ms, bytes, requests };
  await page.close();
  return seen;
}

/** Opens an address with an empty cache. */
async function visitAnew(
  browser: Browser,
  slowness: number,
  url: string,
  selector: string,
  state?: State,
): Promise<Visit> {
  const context = await newContext(browser, state);
  const seen = await visit(context, slowness, url, selector);
  await context.close();
  return seen;
}

async function openEditor(
  browser: Browser,
  list: string,
  state: State,
  slowness: number,
): Promise<{ byAddress: number; fromList: number }> {
  const page = await newPage(await newContext(browser, state), slowness);
  const { at } = await paintedAt(page, ANY_FIELD);
  await page.goto(list);
  const row = page.locator(FIRST_ROW).first();
  await row.hover();
  await page.waitForTimeout(1500);
  const clicked = await row.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        link.addEventListener('click', () => resolve(performance.timeOrigin + performance.now()), { capture: true });
        if (link instanceof HTMLElement) link.click();
      }),
  );
  const fromList = (await at) - clicked;
  const url = page.url();
  await page.context().close();
  const { ms: byAddress } = await visitAnew(browser, slowness, url, ANY_FIELD, state);
  return { byAddress, fromList };
}

/** Types into the first field of an editor. */
async function typeInEditor(browser: Browser, address: string, state: State, slowness: number): Promise<number[]> {
  const page = await newPage(await newContext(browser, state), slowness);
  await page.goto(`${address}/manage/sports/teams`);
  await page.locator(FIRST_ROW).first().click();
  const times = await typeKeys(page.locator(ANY_FIELD).first(), KEYS);
  await page.context().close();
  return times;
}

async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await measure());
  return results;
}
