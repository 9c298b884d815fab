import type { Browser, Page } from 'playwright/test';
import type { PlayerPage } from '../../generated/model/index.ts';
import { stateFile } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

// In which order a page asks for what it takes (docs/decisions/0011): nothing of it is a matter of time.

/** The most that a page may wait for until it can be used, the page itself among it; for what is no part of it nothing waits. */
const MOST = 14;
/** The page's sign, and the font of rarer letters, which a name like Kļaviņš brings: its text is shown without it. */
const NO_PART = /\/(icon\.svg|assets\/inter-latin-ext-[^/]+)$/;

const pages = {
  list: {
    usable: 'tbody tr a',
    address: async () => '/manage/sports/players',
    read: /\/sports-v2\/players\?/,
    code: /list-/,
    /** What its filters offer comes after its rows, or beside them where those are late. */
    later: /\/sports-v2\/(teams\?pageSize|series\?|players\/positions)/,
  },
  editor: {
    usable: 'form[id] section input',
    address: async (player: string) => `/manage/sports/players/${player}/profile`,
    read: /\/sports-v2\/players\/[^/]+$/,
    code: /editor-/,
    later: /^$/,
  },
};

/** A page of a signed-in administrator with an empty cache, who has worked at the site before. */
async function freshPage(browser: Browser, baseURL: string | undefined, site: string): Promise<Page> {
  const context = await browser.newContext({
    storageState: stateFile('admin'),
    ...(baseURL !== undefined && { baseURL }),
  });
  await context.addInitScript((instanceId) => {
    sessionStorage.setItem('touchline.active-site', JSON.stringify({ value: instanceId, storedAt: Date.now() }));
  }, site);
  return context.newPage();
}

/** Everything that the page had asked for when an element was first there. */
async function askedUntil(page: Page, address: string, selector: string): Promise<string[]> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      performance.mark('usable');
    });
    observer.observe(document, { subtree: true, childList: true });
  }, selector);
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  const asked = await page.evaluate(() => {
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= usable)
      .map(({ name }) => name);
  });
  return asked.filter((url) => !NO_PART.test(url));
}

for (const [name, { usable, address, read, code, later }] of Object.entries(pages)) {
  test(`the ${name} of players asks for everything side by side`, async ({ browser, baseURL, service, site }) => {
    const { items } = await service.call<PlayerPage>('GET', '/players?pageSize=1');
    const page = await freshPage(browser, baseURL, site.id);
    // The console comes only once the rest has been asked for: what waited for it would never be.
    const rest = [/\/users\/networks$/, /\/users\/is-superadmin$/, code, /\/player-[^/]+\.js$/, /\/config\.json$/];
    const askedFor = Promise.all(rest.map((one) => page.waitForRequest(one)));
    await page.route(/\/console-[^/]+\.js$/, async (route) => {
      await askedFor;
      await route.continue();
    });
    const isUsable = Promise.withResolvers<void>();
    await page.route(later, async (route) => {
      await isUsable.promise;
      await route.continue();
    });
    const all = await askedUntil(page, await address(items[0]?.uuid ?? ''), usable);
    isUsable.resolve();
    const asked = all.filter((url) => !later.test(url));
    await page.context().close();
    expect(asked.length + 1, asked.join('\n')).toBeLessThanOrEqual(MOST);
    expect(asked.filter((url) => url.includes('/sign-in-'))).toEqual([]);
  });

  test(`the ${name} of players is read before the networks are known`, async ({ browser, baseURL, service, site }) => {
    const { items } = await service.call<PlayerPage>('GET', '/players?pageSize=1');
    const page = await freshPage(browser, baseURL, site.id);
    const own = page.waitForRequest(read);
    await page.route('**/users/networks', async (route) => {
      await own;
      await route.continue();
    });
    await page.goto(await address(items[0]?.uuid ?? ''));
    await page.locator(usable).first().waitFor();
    expect(await (await own).headerValue('x-s8y-instance-id')).toBe(site.id);
    await page.context().close();
  });
}
