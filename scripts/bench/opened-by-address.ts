import type { Browser } from 'playwright';
import { ANY_FIELD, FIRST_ROW, type State, signedIn, visit } from './pages.ts';
import { median } from './statistics.ts';
import { type Figure, figure } from './targets.ts';

const RUNS = 5;

/** The address of a player's editor in the list of players; `list` is the list's own. */
async function editorOf(browser: Browser, list: string, state: State): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
  const page = await context.newPage();
  await page.goto(list);
  const href = await page.locator(FIRST_ROW).first().getAttribute('href');
  await context.close();
  return new URL(href ?? '', list).href;
}

/** Times the list and an editor of 20 000 players, opened by their addresses with an empty cache and with one that an earlier visit has filled. */
export async function measureByAddress(browser: Browser, address: string): Promise<Figure[]> {
  const state = await signedIn(browser, address);
  const figures: Figure[] = [];
  for (const slowness of [1, 4]) figures.push(...(await measureAt(browser, address, state, slowness)));
  return figures;
}

async function measureAt(browser: Browser, address: string, state: State, slowness: number): Promise<Figure[]> {
  const list = `${address}/manage/sports/players`;
  const pages = [
    { name: 'players list', url: list, selector: FIRST_ROW },
    { name: 'player editor by address', url: await editorOf(browser, list, state), selector: ANY_FIELD },
  ];
  const figures: Figure[] = [];
  for (const { name, url, selector } of pages) {
    const cold: number[] = [];
    const warm: number[] = [];
    const requests: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
      const first = await visit(context, slowness, url, selector);
      const second = await visit(context, slowness, url, selector);
      await context.close();
      cold.push(first.ms);
      warm.push(second.ms);
      requests.push(first.requests);
    }
    figures.push(
      figure(`${name}, empty cache, ${slowness}x`, median(cold), 'ms'),
      figure(`${name}, warm cache, ${slowness}x`, median(warm), 'ms'),
      ...(slowness === 1 ? [figure(`${name}: requests`, median(requests), '')] : []),
    );
  }
  return figures;
}
