import { sites } from './support/accounts.ts';
import { rows, siteSwitcher, switchSite, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const { league, frosthamn, isdalen, norrstrand } = sites;

test.describe('the active site', () => {
  test.use({ site: norrstrand });

  test('switches the list to the other site at once, without a row of the former', async ({ page }) => {
    await page.goto('/manage/sports/teams?search=norrstrand');
    await expect(rows(page)).toHaveCount(6);
    // The answer waits until the test has looked at what stands there meanwhile.
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/sports-v2/teams?*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await switchSite(page, isdalen.name);
    await expect(siteSwitcher(page)).toContainText(isdalen.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
    await expect(page.getByText('Norrstrand')).toHaveCount(0);
    answer.resolve();
    await expect(rows(page).filter({ hasText: 'Isdalen' }).first()).toBeVisible();
    await expect(page.getByText('Norrstrand')).toHaveCount(0);
    await expect(toast(page, 'You now work on Isdalen SK.')).toBeVisible();
    // The former site's search would find nothing here.
    await expect(page).toHaveURL(/\/manage\/sports\/teams$/);
  });

  test('survives a reload and belongs to its tab', async ({ page, context }) => {
    await page.goto('/manage/');
    await switchSite(page, frosthamn.name);
    const second = await context.newPage();
    await second.goto('/manage/');
    await expect(siteSwitcher(second)).toContainText(norrstrand.name);
    await page.reload();
    await expect(siteSwitcher(page)).toContainText(frosthamn.name);
    await expect(page.getByRole('link', { name: 'Open the public site' })).toHaveAttribute('href', /frost1_frost$/);
    await expect(siteSwitcher(second)).toContainText(norrstrand.name);
  });

  test('those before it come first in the switcher, and two tabs on two sites leave each other alone', async ({
    page,
    context,
  }) => {
    await page.goto('/manage/');
    await switchSite(page, frosthamn.name);
    await switchSite(page, isdalen.name);
    const second = await context.newPage();
    await second.goto('/manage/');
    await expect(siteSwitcher(second)).toContainText(norrstrand.name);
    await siteSwitcher(page).click();
    const recent = page.getByRole('listbox').getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toContainText([norrstrand.name, frosthamn.name]);
    await expect(page.getByRole('option', { name: frosthamn.name })).toHaveCount(1);
  });

  test('leads from a team to the list, because the team belongs to the former site', async ({ page, service }) => {
    const [team] = await service.teams();
    await page.goto(`/manage/sports/teams/${team?.uuid}/edit`);
    await expect(page.getByLabel('Team code')).toHaveValue(team?.teamCode ?? '');
    await switchSite(page, frosthamn.name);
    await expect(page).toHaveURL(/\/manage\/sports\/teams$/);
    await expect(rows(page).filter({ hasText: frosthamn.name }).first()).toBeVisible();
    // No guest of Frosthamn is of the site that was left.
    await expect(rows(page).filter({ hasText: norrstrand.name })).toHaveCount(0);
  });

  test('asks before unsaved work is lost', async ({ page }) => {
    await page.goto('/manage/sports/teams/add');
    await page.getByLabel('Display name').fill('Half a team');
    await switchSite(page, frosthamn.name);
    const question = page.getByRole('alertdialog', { name: `Switch to ${frosthamn.name}?` });
    await expect(question).toContainText('You have changes on Norrstrand IK that are not saved.');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Display name')).toHaveValue('Half a team');
    await expect(siteSwitcher(page)).toContainText(norrstrand.name);
    await switchSite(page, frosthamn.name);
    await question.getByRole('button', { name: 'Discard and switch' }).click();
    await expect(siteSwitcher(page)).toContainText(frosthamn.name);
    await expect(page.getByLabel('Display name')).toHaveValue('');
  });

  test('has a search as soon as there are many', async ({ page }) => {
    // No demo has so many sites; the service's own answer is made longer on its way.
    await page.route('**/api/users/networks', async (route) => {
      const response = await route.fetch();
      const [network, ...others] = (await response.json()) as {
        sites: { instanceId: string; displayName: string }[];
      }[];
      const many = Array.from({ length: 30 }, (_, index) => ({
        ...network?.sites[0],
        isMasterSite: false,
        instanceId: `many${index}_many`,
        displayName: `Småort ${index + 1}`,
      }));
      await route.fulfill({ response, json: [{ ...network, sites: [...(network?.sites ?? []), ...many] }, ...others] });
    });
    await page.goto('/manage/');
    await siteSwitcher(page).click();
    await expect(page.getByRole('option')).toHaveCount(37);
    await page.getByRole('searchbox', { name: 'Search sites' }).fill('alvn');
    await expect(page.getByRole('option')).toHaveText([/Älvnäs IF/]);
    await page.getByRole('searchbox', { name: 'Search sites' }).fill('nowhere');
    await expect(page.getByText('No site has this name.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search sites' }).fill('isda');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(siteSwitcher(page)).toContainText(isdalen.name);
  });
});

test.describe('an administrator of one site', () => {
  test.use({ role: 'club', site: frosthamn });

  test('has nothing to switch', async ({ page }) => {
    await page.goto('/manage/sports/teams');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('You work on:')).toBeAttached();
    await expect(siteSwitcher(page)).toHaveCount(0);
  });

  test.describe('whose tab still names a site that was taken away', () => {
    test.use({ site: league });

    test('works on the own site and is told', async ({ page }) => {
      await page.goto('/manage/');
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
        'You no longer have access to the site that you worked on. You now work on Frosthamn HC.',
      );
    });
  });
});
