import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { switchSite, walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.frosthamn });

test('groups of the navigation stay folded, and pages that are pinned stay at hand on their site', async ({ page }) => {
  await page.goto('/manage/');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('button', { name: 'Commercial' }).click();
  await expect(navigation.getByRole('link', { name: 'All sponsors' })).toHaveCount(0);
  await walkTo(page, '/manage/sports/players?gender=female');
  await navigation.getByRole('button', { name: 'Pin this page' }).click();
  const pinned = navigation.getByRole('list', { name: 'Pinned' }).getByRole('link');
  await expect(pinned).toHaveText(['Players: female']);
  await expectAccessible(page);
  await page.reload();
  await expect(navigation.getByRole('button', { name: 'Commercial' })).toHaveAttribute('aria-expanded', 'false');
  await expect(pinned).toHaveAttribute('href', '/manage/sports/players?gender=female');
  await switchSite(page, sites.isdalen.name);
  await expect(pinned).toHaveCount(0);
  await switchSite(page, sites.frosthamn.name);
  await navigation.getByRole('button', { name: 'Unpin Players: female' }).click();
  await expect(pinned).toHaveCount(0);
  // The title is the specification's, the name is that of the navigation.
  await walkTo(page, '/manage/sports/game');
  await expect(page).toHaveTitle('List of game settings - Touchline');
  await navigation.getByRole('button', { name: 'Pin this page' }).click();
  await expect(pinned).toHaveText(['Games']);
  await navigation.getByRole('button', { name: 'Unpin Games' }).click();
});
