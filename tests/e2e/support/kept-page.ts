import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, CDPSession, Disposable, Page } from 'playwright/test';

/** What a page can be given and another test's page can have after it: the size of its window and what the device asks for. */
export type Look = {
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null;
  readonly reducedMotion: 'reduce' | 'no-preference' | null;
};

/** What a test may listen to at a page. */
const heard = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'request', 'response'] as const;

/** Gives a page the look that a test asks for. */
export async function dress(page: Page, { viewport, colorScheme, reducedMotion }: Look): Promise<void> {
  if (viewport && !isDeepStrictEqual(page.viewportSize(), viewport)) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
}

/** The page of a context that goes from test to test. Making one costs as much as opening a page of the console in it. */
export class KeptPage {
  private page: Page | undefined;
  /** Whether a test did to the page what cannot be taken back. */
  private isSpoiled = false;
  private readonly context: BrowserContext;
  private readonly scripts: Disposable[];

  /** @param scripts where scripts are noted that end with their test */
  constructor(context: BrowserContext, scripts: Disposable[]) {
    this.context = context;
    this.scripts = scripts;
    const connect = context.newCDPSession.bind(context);
    context.newCDPSession = (target): Promise<CDPSession> => {
      this.isSpoiled ||= target === this.page;
      return connect(target);
    };
  }

  /** The page in this look, as empty as a new one. */
  async take(look: Look): Promise<Page> {
    if (this.page) await dress(this.page, look);
    this.page ??= await this.open();
    return this.page;
  }

  /**
   * Leaves what the page shows for an answer of the service without any script, and has it forget what a tab remembers; gives the page, if there is one to go on with.
   * @param origins where the pages of the test have been
   */
  async leave(address: string, origins: ReadonlySet<string>): Promise<Page | undefined> {
    const { page } = this;
    if (!page || page.isClosed() || this.isSpoiled || [...origins].some((origin) => origin !== address)) {
      this.page = undefined;
      return undefined;
    }
    for (const event of heard) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Outside the window, where the pointer of a new page is.
    await page.mouse.move(-1, -1);
    await page.goto(`${address}/health`);
    await page.evaluate(() => sessionStorage.clear());
    return page;
  }

  private async open(): Promise<Page> {
    const page = await this.context.newPage();
    this.isSpoiled = false;
    page.on('crash', () => {
      this.isSpoiled = true;
    });
    const add = page.addInitScript.bind(page);
    page.addInitScript = async (...script: Parameters<typeof add>) => {
      const added = await add(...script);
      this.scripts.push(added);
      return added;
    };
    return page;
  }
}
