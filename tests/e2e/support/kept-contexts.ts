import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright/test';
import { dress, KeptPage, type Look } from './kept-page.ts';

/** What a browser keeps of a signed-in user. */
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** How a context is made; what it begins with and how its pages look is given to it for each test. */
type ContextOptions = Omit<BrowserContextOptions, 'storageState' | keyof Look>;

/** A context that goes from test to test. */
type Kept = {
  readonly context: BrowserContext;
  /** A page that no test sees: its process stays, and with it what was compiled there. */
  readonly keeper: Page;
  readonly session: CDPSession;
  readonly page: KeptPage;
  look: Look;
  /** Where its pages were, and may have stored something. */
  readonly origins: Set<string>;
  /** What a test runs before each page. */
  readonly scripts: Disposable[];
  isCrashed: boolean;
};

/** Contexts at a time: more than the tests of a file need. Each costs memory. */
const MOST = 3;

/**
 * The browser contexts of a worker. A context goes on to the next test that wants the same options, for a page's code is compiled anew in each new one, which costs
 * more than most tests. Cookies, storage, permissions, routes and pages do not go along: they are a test's own.
 */
export class KeptContexts {
  private readonly all = new Map<string, Kept>();
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /**
   * A context as new for the pages of an address.
   * @param look how its pages look
   * @param state what it knows of a signed-in user, or the file with it
   */
  async take(address: string, options: ContextOptions, look: Look, state: string | State): Promise<BrowserContext> {
    const key = JSON.stringify([address, options]);
    const kept = this.all.get(key) ?? (await this.open(address, options, look));
    kept.look = look;
    // The one that was used last is the last to go.
    this.all.delete(key);
    this.all.set(key, kept);
    await begin(
      kept,
      address,
      typeof state === 'string' ? (JSON.parse(await readFile(state, 'utf8')) as State) : state,
    );
    return kept.context;
  }

  /** A page of a context: of one that was taken here the page that goes from test to test, as empty as a new one. */
  pageOf(context: BrowserContext): Promise<Page> {
    const kept = [...this.all.values()].find((one) => one.context === context);
    return kept ? kept.page.take(kept.look) : context.newPage();
  }

  /** Takes a context back from a test. After one that failed it is closed, for Playwright then keeps what its page showed. */
  async giveBack(address: string, context: BrowserContext, isGood: boolean): Promise<void> {
    const [key, kept] = [...this.all].find(([, one]) => one.context === context) ?? [];
    if (key === undefined || !kept) return;
    if (isGood && !kept.isCrashed && !kept.keeper.isClosed()) {
      await end(kept, address);
      return;
    }
    this.all.delete(key);
    await kept.keeper.close();
    await context.close();
  }

  /** Closes all of them. */
  async close(): Promise<void> {
    await Promise.all([...this.all.values()].map(({ context }) => context.close()));
    this.all.clear();
  }

  private async open(address: string, options: ContextOptions, look: Look): Promise<Kept> {
    const [oldest] = this.all.entries();
    if (oldest && this.all.size >= MOST) {
      this.all.delete(oldest[0]);
      await oldest[1].context.close();
    }
    const context = await this.browser.newContext(options);
    const keeper = await context.newPage();
    // An empty page of the address, so that its storage is at hand.
    await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: 'No test sees this page.' }));
    await keeper.goto(address);
    await keeper.unrouteAll();
    const session = await context.newCDPSession(keeper);
    const scripts: Disposable[] = [];
    const page = new KeptPage(context, scripts);
    const kept: Kept = { context, keeper, session, page, look, origins: new Set(), scripts, isCrashed: false };
    const openPage = context.newPage.bind(context);
    context.newPage = async () => {
      const made = await openPage();
      await dress(made, kept.look);
      return made;
    };
    const add = context.addInitScript.bind(context);
    context.addInitScript = async (...script: Parameters<typeof add>) => {
      const added = await add(...script);
      kept.scripts.push(added);
      return added;
    };
    keeper.on('crash', () => {
      kept.isCrashed = true;
    });
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) kept.origins.add(new URL(frame.url()).origin);
      });
    });
    return kept;
  }
}

/** Empties what a context keeps, and puts a state into it. */
async function begin(kept: Kept, address: string, { cookies, origins }: State): Promise<void> {
  const { context, keeper, session } = kept;
  await context.clearCookies();
  await context.addCookies(cookies);
  const own = new URL(address).origin;
  for (const origin of kept.origins) {
    // The keeper empties its own local storage, in the order in which it fills it.
    const storageTypes = origin === own ? 'indexeddb,cache_storage' : 'local_storage,indexeddb,cache_storage';
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }
  kept.origins.clear();
  const items = origins.find(({ origin }) => origin === own)?.localStorage ?? [];
  await keeper.evaluate((entries) => {
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, items);
}

/** Ends what a test began in a context. */
async function end({ context, keeper, page, scripts, origins }: Kept, address: string): Promise<void> {
  for (const script of scripts.splice(0)) await script.dispose();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  const staying = await page.leave(address, origins);
  await Promise.all(context.pages().map(async (one) => one !== keeper && one !== staying && (await one.close())));
}
