import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { tabTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen, expectedMessages: /ERR_FAILED|cannot be reached|409|undone already/ });

interface Made {
  uuid: string;
}

test('the histories of two that were merged lead to each other, and tell of the undoing', async ({ page, service }) => {
  const make = (firstName: string) =>
    service.api<Made>('POST', '/sports-v2/players', { firstName, lastName: 'Dubbelberg', playerExtIds: [] });
  const [kept, ended] = [await make('Tilde'), await make('Tilda')];
  const address = ({ uuid }: Made) => `/manage/sports/players/${uuid}/profile`;
  await service.api<Made>('POST', '/merges?kind=player', { kept: kept.uuid, ended: ended.uuid });

  await page.goto(address(kept));
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('tabpanel', { name: 'History' });
  await expect(history.getByRole('link', { name: 'Merged Tilda Dubbelberg into this one' })).toBeVisible();
  await expectAccessible(page);
  await history.getByRole('link', { name: 'Merged Tilda Dubbelberg into this one' }).click();

  await expect(page).toHaveURL(address(ended));
  await page.goto(address(ended));
  await expect(page.getByText('Merged into Tilde Dubbelberg', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open Tilde Dubbelberg' }).click();
  await expect(page).toHaveURL(address(kept));
  await expect(page.getByText('Merged into Tilde Dubbelberg', { exact: true })).toHaveCount(0);
  await page.goto(address(ended));
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(history.getByRole('link', { name: 'Merged into Tilde Dubbelberg' })).toBeVisible();

  await page.goto(address(ended));
  // The first answer is lost.
  await page.route('**/api/merges/*/undo', async (route) => {
    await route.fetch();
    await route.abort();
    await page.unroute('**/api/merges/*/undo');
  });
  await page.getByRole('textbox', { name: 'First name' }).fill('Tildan');
  const undo = page.getByRole('button', { name: 'Undo the merge' });
  await tabTo(page, undo, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The merge cannot be undone/)).toBeVisible();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tilda Dubbelberg is back as it was.')).toBeVisible();
  await expect(page.getByText('Merged into Tilde Dubbelberg', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Tildan');
  await page.getByRole('button', { name: /^Save to/ }).click();
  await expect(page.getByText('Update successful!')).toBeVisible();
  await page.goto(address(kept));
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(history.getByRole('link', { name: 'Undid the merge of Tilda Dubbelberg into this one' })).toBeVisible();
});
