import { expectAccessible } from './support/accessible.ts';
import { password, sites, usernameOf } from './support/accounts.ts';
import { openAccountMenu, siteSwitcher, toast } from './support/screens.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const login = { name: 'Sign in', exact: true } as const;

test.describe('signing in', () => {
  test.use({ role: null });

  test('leads to the address that was asked for, with query and hash', async ({ page }) => {
    await page.goto('/manage/sports/teams?search=alvn&gender=female#below');
    await signIn(page, 'admin');
    await expect(page).toHaveURL(/\/manage\/sports\/teams\?search=alvn&gender=female#below$/);
    await expect(page.getByRole('searchbox')).toHaveValue('alvn');
    await expect(page.getByRole('link', { name: 'Älvnäs IF Dam' })).toBeVisible();
  });

  test('leads into the depth of the console for somebody who followed a link', async ({ page, service }) => {
    const [team] = await service.teams({ searchToken: 'Frosthamn HC Dam' });
    await page.goto(`/manage/sports/teams/${team?.uuid}/edit`);
    await expect(page.getByRole('button', login)).toBeVisible();
    await signIn(page, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frosthamn HC Dam');
    expect(new URL(page.url()).pathname).toBe(`/manage/sports/teams/${team?.uuid}/edit`);
  });

  test('with a wrong password is refused in words and keeps the username', async ({ page }) => {
    await page.goto('/manage/');
    await page.getByLabel('Username').fill(usernameOf('admin'));
    await page.getByLabel('Password').fill('not-the-password');
    await page.getByRole('button', login).click();
    await expect(page.getByText('The username or password is wrong.')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue(usernameOf('admin'));
    await expectAccessible(page);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', login).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Alva$/);
  });

  test('speaks the language that was chosen in the console', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('touchline.language', 'sv'));
    await page.goto('/manage/');
    await expect(page.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible();
    await expect(page.getByLabel('Användarnamn')).toBeFocused();
  });

  test('is asked for again after signing out, which leads home', async ({ page }) => {
    await page.goto('/manage/sports/teams');
    await signIn(page, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', login)).toBeVisible();
    await signIn(page, 'club');
    await expect(page).toHaveURL(/\/manage\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Cleo$/);
  });

  test('is asked for by any address that is opened after signing out', async ({ page }) => {
    await page.goto('/manage/sports/teams');
    await signIn(page, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', login)).toBeVisible();
    await page.goto('/manage/sports/players');
    await expect(page.getByRole('button', login)).toBeVisible();
    await signIn(page, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Players');
  });

  test('is not ended without a connection, which is said, and is ended with one', async ({ page, context }) => {
    await page.goto('/manage/sports/teams');
    await signIn(page, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
    const signOut = async () => (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await context.setOffline(true);
    await signOut();
    const refused = 'You are offline, so you are still signed in. Sign out once you are connected again.';
    await expect(toast(page, refused)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
    await context.setOffline(false);
    await signOut();
    await expect(page.getByRole('button', login)).toBeVisible();
  });

  test('opens every tab, and signing out in one closes the other', async ({ page, context }) => {
    await page.goto('/manage/');
    await signIn(page, 'admin');
    const second = await context.newPage();
    await second.goto('/manage/sports/teams');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Teams');
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', login)).toBeVisible();
    await expect(second.getByRole('button', login)).toBeVisible();
  });
});

test.describe('signing in, cancelled', () => {
  // Failures are also written as warnings (specification §8).
  test.use({ role: null, expectedMessages: /^warning: Signing in failed: accessDenied/ });

  test('ends in Access Denied, also after a reload', async ({ page }) => {
    await page.goto('/manage/sports/teams');
    await page
      .getByRole('button', { name: 'Cancel' })
      .or(page.getByRole('link', { name: 'Cancel' }))
      .click();
    await expect(page).toHaveURL(/\/manage\/\?error=access_denied/);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await page.getByRole('button', { name: 'LOGIN AGAIN' }).click();
    await expect(page.getByRole('button', login)).toBeVisible();
    await signIn(page, 'admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Alva$/);
  });
});

test.describe('Access Denied by the provider', () => {
  test.use({ role: null });

  test('says so word for word and offers the products of the roles in the address', async ({ page }) => {
    await page.route('https://sideline.example/**', (route) => route.fulfill({ body: 'Sideline' }));
    const description = encodeURIComponent('Not for you. roles: Sideline, Touchline,Nothing');
    await page.goto(`/manage/?error=access_denied&error_description=${description}`);
    const words = page.getByRole('main');
    await expect(words.getByRole('heading')).toHaveText('Access Denied');
    await expect(words.getByText('Not authorized to access Touchline', { exact: true })).toBeVisible();
    await expect(words.getByText('Please log in with another account.', { exact: true })).toBeVisible();
    await expect(words.getByText('or try another of our products', { exact: true })).toBeVisible();
    await expect(words.getByText('If you should have access, please contact your account manager.')).toBeVisible();
    await expect(words.getByRole('listitem')).toHaveText(['Sideline Statistics']);
    await expectAccessible(page);
    await words.getByRole('button', { name: 'Sideline Statistics' }).click();
    await expect(page).toHaveURL('https://sideline.example/');
  });
});

test.describe('an account without any site', () => {
  // Its tab remembers a site all the same, which is read at once, and refused.
  test.use({ role: 'outsider', expectedMessages: /403 \(Forbidden\)|^warning: The user has no access to the site/ });

  test('sees Access Denied, with the other products', async ({ page }) => {
    await page.goto('/manage/sports/teams');
    const modal = page.getByRole('alertdialog', { name: 'Access Denied' });
    await expect(modal.getByText('Not authorized to access Touchline', { exact: true })).toBeVisible();
    await expect(modal.getByRole('listitem')).toHaveText(['Sideline Statistics', 'Gatehouse Ticketing']);
    await page.keyboard.press('Escape');
    await expect(modal.getByRole('button', { name: 'LOGIN AGAIN' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('an outsider who logs in again', () => {
  test.use({ role: null });

  test('may take another account', async ({ page }) => {
    await page.goto('/manage/');
    await signIn(page, 'outsider');
    await page.getByRole('button', { name: 'LOGIN AGAIN' }).click();
    await signIn(page, 'club');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Cleo$/);
  });
});

test('a kept sign-in opens the console without asking again, also after a reload', async ({ page }) => {
  await page.goto('/manage/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Alva$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Alva$/);
  await expect(siteSwitcher(page)).toContainText(sites.league.name);
});
