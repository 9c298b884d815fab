import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { identityLibrary, openAccountMenu, rows } from './support/screens.ts';
import { type Service, uniqueName } from './support/service.ts';
import { endSignIn, signIn, signInOver } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const count = (page: Page) => page.getByRole('main').getByText(/^[\d\s,]+ players?$/);

/** Deletes three people of its own, from their list. */
async function deleteThree(page: Page, service: Service): Promise<void> {
  const lastName = uniqueName();
  for (const firstName of ['Ada', 'Bo', 'Cia']) await service.call('POST', '/players', { firstName, lastName });
  await page.goto(`/manage/sports/players?search=${encodeURIComponent(lastName)}`);
  // At once: the browser remembers a page's last hundred requests.
  await identityLibrary(page);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  await expect(count(page)).toHaveText('0 players');
}

test.use({ site: sites.norrstrand, expectedMessages: /401|access token is missing/ });

test('an action that is taken back after the sign-in has ended goes on once one has signed in over the page', async ({
  page,
  context,
  service,
}) => {
  await deleteThree(page, service);
  await endSignIn(page, context);
  await page.getByRole('button', { name: 'Undo' }).click();
  await signInOver(page, 'admin');
  await expect(page.getByText('Restored successfully!')).toBeVisible();
  await expect(count(page)).toHaveText('3 players');
});

test.describe('who signs out while an action is taken back', () => {
  test.use({ role: null });

  test('is asked once, and not again by the browser', async ({ page, service }) => {
    await page.goto('/manage/');
    await signIn(page, 'admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await deleteThree(page, service);
    const { promise: signedOut, resolve } = Promise.withResolvers<void>();
    await page.route(/\/api\/sports-v2\/players\/./, async (route) => {
      await signedOut;
      await route.abort().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Discard and sign out' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(asked).toEqual([]);
    resolve();
  });
});
