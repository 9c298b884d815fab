import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { type OutsideProvider, startOutsideProvider } from './support/outside-provider.ts';
import { openAccountMenu, saveByKeys, toast } from './support/screens.ts';
import { type Server, startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** Signs in at the provider's own page. */
async function signInThere(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** A console that signs people in at the provider, which does not know it yet. */
function consoleAt(provider: OutsideProvider): Promise<Server> {
  return startServer({
    AUTH_ISSUER: provider.issuer,
    AUTH_CLIENT_ID: provider.clientId,
    AUTH_SCOPE: provider.scope,
    AUTH_AUDIENCE: provider.audience,
    AUTH_ORGANISATION: `tid=${provider.tenant}`,
  });
}

/** Gives an account access to a site, as who runs the service does. */
async function admitPetra({ dataDir }: Server, subject = 'petra'): Promise<void> {
  const grant = ['scripts/grant.ts', '--subject', subject, '--site', sites.isdalen.id];
  await run(process.execPath, grant, { cwd: root, env: { ...process.env, DATA_DIR: dataDir } });
}

/** What the identity library keeps in the browser of a subject, in small letters, and all its tokens. */
async function keptOf(page: Page, subject: string): Promise<string[]> {
  const { origins } = await page.context().storageState();
  return origins
    .flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
    .filter((name) => name.startsWith('msal') && (name.includes(subject) || /(access|refresh)token/.test(name)));
}

// The tab remembers a site that people of this provider do not have: it is read at once, and refused.
test.use({
  role: null,
  expectedMessages: /403 \(Forbidden\)|503 \(Service|^warning: The user has no access to the site/,
});

for (const [means, habits] of [
  ['by refresh tokens', { refreshTokens: true }],
  ['by refresh tokens without new identity tokens', { refreshTokens: true, renewsIdTokens: false }],
  ['by a hidden frame', { refreshTokens: false }],
] as const) {
  test(`people of another provider sign in, stay signed in ${means}, and sign out`, async ({ page }) => {
    // MSAL renews what ends within a minute: each call a moment later needs a new token.
    const provider = await startOutsideProvider({ ...habits, tokenSeconds: 62 });
    const server = await consoleAt(provider);
    provider.register(server.address);
    try {
      await page.goto(`${server.address}/manage/sports/teams`);
      // With a capital, as in many providers' subjects: the identity library looks for what it keeps of some without finding it.
      await signInThere(page, 'Petra');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(
        page.getByText(/^You are signed in as Petra Provider\./).getByText('Petra', { exact: true }),
      ).toBeVisible();
      await admitPetra(server, 'Petra');
      await page.goto(`${server.address}/manage/sports/teams`);
      await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
      await expect(page.getByRole('button', { name: /Petra Provider/ })).toBeVisible();
      const before = provider.given();
      await expect
        .poll(async () => {
          await page.getByRole('link', { name: 'Players' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
          await page.getByRole('link', { name: 'Teams' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
          return provider.given();
        })
        .toBeGreaterThan(before);
      const other = await page.context().newPage();
      await other.goto(`${server.address}/manage/sports/players`);
      await expect(other.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
      await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
      // While the provider still asks, its session goes on, and must not sign the other tab in again.
      await expect(page.getByRole('button', { name: 'Yes, sign out' })).toBeVisible();
      await expect(other.getByRole('heading', { name: 'Sign in to the provider' })).toBeVisible();
      expect(await keptOf(page, 'petra')).toEqual([]);
      await page.getByRole('button', { name: 'Yes, sign out' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in to the provider' })).toBeVisible();
    } finally {
      await server.stop();
      await provider.stop();
    }
  });
}

test('who signs out as soon as the page is there is signed out, however long the provider takes', async ({ page }) => {
  const provider = await startOutsideProvider({ refreshTokens: true, tokenSeconds: 3600 });
  const server = await consoleAt(provider);
  provider.register(server.address);
  try {
    await admitPetra(server);
    await page.goto(`${server.address}/manage/sports/teams`);
    await signInThere(page, 'petra');
    await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
    await page.route(/session\/end/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
    // Signed in from the beginning, by what was kept: the identity library comes with the sign-out.
    await page.reload();
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Yes, sign out' })).toBeVisible();
    expect(await keptOf(page, 'petra')).toEqual([]);
  } finally {
    await server.stop();
    await provider.stop();
  }
});

for (const [which, signsOut] of [
  ['has no sign-out', false],
  ['does not answer then', true],
] as const) {
  test(`who signs out is asked again who it is, also by a provider that ${which}`, async ({ page }) => {
    const provider = await startOutsideProvider({ refreshTokens: true, tokenSeconds: 3600, signsOut });
    const server = await consoleAt(provider);
    provider.register(server.address);
    const atProvider = page.getByRole('heading', { name: 'Sign in to the provider' });
    try {
      await admitPetra(server);
      await page.goto(`${server.address}/manage/sports/teams`);
      await signInThere(page, 'petra');
      await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
      await page.route(/session\/end/, (route) => route.fulfill({ status: 503, body: 'Down' }));
      await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(signsOut ? page.getByText('Down', { exact: true }) : atProvider).toBeVisible();
      // Nobody has to go back over that page to be somebody else.
      await page.goto(`${server.address}/manage/sports/teams`);
      await expect(atProvider).toBeVisible();
      await signInThere(page, 'petra');
      await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
      // Whoever is signed in is not asked again.
      await page.goto(`${server.address}/manage/sports/players`);
      await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await server.stop();
      await provider.stop();
    }
  });
}

test.describe('another provider in the place of the first', () => {
  test.use({ expectedMessages: /401|warning: The user has no access|403 \(Forbidden|ERR_CONNECTION_REFUSED/ });

  test('asks everybody who it is, also who is still signed in at the first', async ({ page }) => {
    const habits = { refreshTokens: true, tokenSeconds: 3600 };
    const [first, second] = [await startOutsideProvider(habits), await startOutsideProvider(habits)];
    const server = await consoleAt(first);
    for (const provider of [first, second]) provider.register(server.address);
    try {
      await admitPetra(server);
      await page.goto(`${server.address}/manage/sports/teams`);
      await signInThere(page, 'petra');
      await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
      await page.goto('about:blank');
      await server.kill();
      await server.start({ AUTH_ISSUER: second.issuer });
      await page.goto(`${server.address}/manage/sports/teams`);
      await expect(page.getByRole('heading', { name: 'Sign in to the provider' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(new URL(second.issuer).origin);
      await signInThere(page, 'petra');
      await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await server.stop();
      for (const provider of [first, second]) await provider.stop();
    }
  });
});

test.describe('a provider whose page is cut off from the one that opened it', () => {
  test.use({ expectedMessages: /401|access token is missing|403 \(Forbidden|warning: The user has no access/ });

  test('signs in over unsaved work all the same, although its window seems to be closed', async ({ page, context }) => {
    const provider = await startOutsideProvider({ refreshTokens: true, tokenSeconds: 3600 });
    const server = await consoleAt(provider);
    provider.register(server.address);
    try {
      await admitPetra(server);
      await page.goto(`${server.address}/manage/sports/teams/add`);
      await signInThere(page, 'petra');
      await page.getByLabel('Display name').fill('Saved over the page');
      await page.getByLabel('Team code').fill('SOP');
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      await saveByKeys(page);
      const question = page.getByRole('alertdialog', { name: 'You are signed out' });
      const opened = page.waitForEvent('popup');
      await question.getByRole('button', { name: 'Sign in again' }).click();
      const popup = await opened;
      await expect(popup.getByRole('heading', { name: 'Sign in to the provider' })).toBeVisible();
      await expect(question.getByText('If it is still open, finish signing in there')).toBeVisible();
      await signInThere(popup, 'petra');
      await expect(question).toHaveCount(0);
      await expect(toast(page, 'Save successful! High five!')).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await server.stop();
      await provider.stop();
    }
  });
});

test.describe('a provider that does not answer', () => {
  test.use({ expectedMessages: /503|warning: No token can be had|warning: The user has no access|403 \(Forbidden/ });

  test('is what a save names that it stops; the save goes on once it answers', async ({ page }) => {
    const provider = await startOutsideProvider({ refreshTokens: true, tokenSeconds: 62 });
    const server = await consoleAt(provider);
    provider.register(server.address);
    try {
      await admitPetra(server);
      await page.goto(`${server.address}/manage/sports/teams/add`);
      await signInThere(page, 'petra');
      await page.getByLabel('Team code').fill('SIE');
      await page.route(/\/token\b/, (route) => route.fulfill({ status: 503, body: 'Down' }));
      let saves = 0;
      await expect(async () => {
        // A token that is still good saves; the next one has to be renewed.
        await page.getByLabel('Display name').fill(`Saved in the end ${saves++}`);
        await saveByKeys(page);
        const refusal = page.getByRole('main').getByText('the identity provider cannot be reached');
        await expect(refusal).toBeVisible({ timeout: 5000 });
      }).toPass();
      await page.unroute(/\/token\b/);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(toast(page, 'Update successful!').last()).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Display name')).toHaveValue(`Saved in the end ${saves - 1}`);
      await page.goto('about:blank');
    } finally {
      await server.stop();
      await provider.stop();
    }
  });

  test('is named, and the console goes on once it answers', async ({ page }) => {
    const provider = await startOutsideProvider({ refreshTokens: true, tokenSeconds: 3600 });
    const server = await consoleAt(provider);
    try {
      await page.goto(`${server.address}/manage/`);
      await expect(page.getByText('something that it needs does not answer')).toBeVisible();
      await expect(page.getByText(`The identity provider answered 503 at ${provider.issuer}`)).toBeVisible();
      provider.register(server.address);
      await expect(async () => {
        // It is gone while the provider's page is on its way.
        const again = page.getByRole('button', { name: 'Try again' });
        if (await again.isVisible()) await again.click();
        await expect(page.getByRole('heading', { name: 'Sign in to the provider' })).toBeVisible({ timeout: 1000 });
      }).toPass();
    } finally {
      await server.stop();
      await provider.stop();
    }
  });
});
