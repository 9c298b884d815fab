import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { identityLibrary, rows } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { endSignIn, signInOver } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const count = (page: Page) => page.getByRole('main').getByText(/^[\d\s,]+ players?$/);

test.use({ site: sites.norrstrand, expectedMessages: /401|access token is missing/ });

test('an action that is taken back after the sign-in has ended goes on once one has signed in over the page', async ({
  page,
  context,
  service,
}) => {
  const lastName = uniqueName();
  for (const firstName of ['Ada', 'Bo', 'Cia']) await service.call('POST', '/players', { firstName, lastName });
  await page.goto(`/manage/sports/players?search=${encodeURIComponent(lastName)}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  await expect(count(page)).toHaveText('0 players');
  await identityLibrary(page);
  await endSignIn(page, context);
  await page.getByRole('button', { name: 'Undo' }).click();
  await signInOver(page, 'admin');
  await expect(page.getByText('Restored successfully!')).toBeVisible();
  await expect(count(page)).toHaveText('3 players');
});
