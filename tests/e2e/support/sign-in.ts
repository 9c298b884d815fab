import type { BrowserContext, Page } from 'playwright/test';
import { password, type Role, usernameOf } from './accounts.ts';

/** Fills in the provider's page for a role, wherever the browser was sent to it from, and waits for the console. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await fillIn(page, role);
  await page.waitForURL((url) => url.pathname.startsWith('/manage') && !url.pathname.startsWith('/manage/auth/'));
}

/** Signs a role in over a page that is not left, in a window that closes by itself. */
export async function signInOver(page: Page, role: Role): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in again' }).click(),
  ]);
  await fillIn(popup, role);
}

async function fillIn(page: Page, role: Role): Promise<void> {
  await page.getByLabel('Username').fill(usernameOf(role));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Ends a sign-in for good, here and at the provider, and leaves what the console keeps. */
export async function endSignIn(page: Page, context: BrowserContext): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith('touchline.')) localStorage.removeItem(key);
  });
  await context.clearCookies();
}

/** Signs a role in at the home page; answers the access token that the console then sends, for calls of one's own. */
export async function signInForToken(page: Page, address: string, role: Role): Promise<string> {
  await page.goto(`${address}/manage/`);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => new URL(sent.url()).pathname.startsWith('/api/')),
    signIn(page, role),
  ]);
  return (await request.headerValue('authorization'))?.replace('Bearer ', '') ?? '';
}
