import { expect, type Locator, type Page } from 'playwright/test';

/** The toasts on screen, by their text. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: /^(Notifications|Meddelanden)$/ }).getByText(text, { exact: true });
}

/** The button that names the active site and opens the list of the others. */
export function siteSwitcher(page: Page): Locator {
  return page.getByRole('button', { name: /^Switch site/ });
}

/** Chooses another site; a question about unsaved work is the test's own to answer. */
export async function switchSite(page: Page, name: string): Promise<void> {
  await siteSwitcher(page).click();
  await page.getByRole('option', { name }).first().click();
}

/** Opens the menu with language, theme and the way out, in either language. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Account|Konto):/ }).click();
  return page.getByRole('menu');
}

/** Saves what was changed with Ctrl+S. */
export async function saveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
}

/** Makes the page's scripts as slow as on an old phone, from now on: what happens in between can be met then. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Waits for the identity library, which follows the page: until then its token stands in memory, whatever the browser keeps. */
export async function identityLibrary(page: Page): Promise<void> {
  // Not the page’s own list of what it fetched: a browser under load was seen to keep that empty. The start may be forgotten by now.
  const arrived = async () => {
    const all = await page.requests();
    const start = all.findLastIndex((one) => one.isNavigationRequest() && one.frame() === page.mainFrame());
    return all
      .slice(Math.max(start, 0))
      .some((one) => one.url().includes('/assets/sign-in-') && one.timing().responseEnd > 0);
  };
  await expect.poll(arrived).toBe(true);
}

/** Rows of the list on screen, without its header. */
export function rows(page: Page): Locator {
  return page.locator('main tbody tr[data-row]');
}

/** Opens the list of a combo box by a key. */
export async function openList(box: Locator): Promise<void> {
  await box.focus();
  await painted(box.page());
  await box.press('ArrowDown');
}

/** Chooses in a combo box by writing a name; beside it the option may tell more, such as a country's code. */
export async function chooseByWriting(box: Locator, name: string): Promise<void> {
  const page = box.page();
  await box.focus();
  await painted(page);
  await box.fill(name);
  await page
    .getByRole('option')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
}

/**
 * Waits two frames, which nobody is quick enough to do without: the page has then heard of the scrolling that a focus brings, which would
 * close a list that opens before, and what it shows also listens.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until all of a page is drawn: what stands below a place that is still held moves once it is filled, and a press that is half done would be lost. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
  await painted(page);
}

/** Goes to a page within the console, as its links do: to load the console anew takes three times as long. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    // The router counts the places of its history, and complains of one that it has not counted.
    const state = history.state as { idx?: number } | null;
    const next = { usr: null, key: path, idx: (state?.idx ?? 0) + 1 };
    history.pushState(next, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: next }));
  }, address);
}

/** Goes to a page within the console, and waits for its heading, which is another one than that of the page before. */
export async function walkTo(page: Page, address: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(heading).not.toBeEmpty();
  const before = await heading.innerText();
  await goWithin(page, address);
  await expect(heading).not.toHaveText(before);
  await expect(heading).not.toBeEmpty();
}

/** Presses Tab, or Shift+Tab, until something has the focus; fails when it cannot be reached so, and says where it led first. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const way: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return painted(page);
    way.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''));
  }
  throw new Error(`Tab does not lead there, but to:\n${way.slice(0, 10).join('\n')}`);
}

/** Ends a page without telling it, in the browser's own way; its process has gone then. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
}

/** Draws a page anew whose theme or width changed: what is out of sight keeps its former colours until it is scrolled to (`content-visibility`). */
export async function redraw(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    document.body.hidden = false;
  });
  await painted(page);
}
