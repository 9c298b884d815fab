import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { identityLibrary, saveByKeys, toast } from './support/screens.ts';
import { uniqueCode, uniqueName } from './support/service.ts';
import { endSignIn, signInOver } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const site = sites.norrstrand;
const code = (page: Page) => page.getByLabel('Team code');
const name = (page: Page) => page.getByLabel('Display name');
const save = (page: Page) => page.getByRole('button', { name: `Save to ${site.name}` });
/** What is sent to be kept. */
const isWrite = (method: string) => method === 'POST' || method === 'PUT';

test.use({ site });

test.describe('a code that another team of the owner has', () => {
  test.use({ expectedMessages: /^warning: duplicate$|409|^warning: .*(teamCode|already)/ });

  test('is refused before anything is sent, and the form stays', async ({ page, service }) => {
    const other = await service.createTeam();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (isWrite(request.method()) && request.url().includes('/api/')) sent.push(request.url());
    });
    const mine = uniqueName();
    await page.goto('/manage/sports/teams/add');
    await name(page).fill(mine);
    // Letter case does not make another code.
    await code(page).fill(other.teamCode.toLowerCase());
    await save(page).click();
    await expect(toast(page, 'Save failed!')).toBeVisible();
    const message = `Team code is already used by ${other.displayName}. Choose another.`;
    await expect(page.getByRole('alert').getByRole('button', { name: message })).toBeVisible();
    await expect(code(page)).toHaveAccessibleDescription(new RegExp(message));
    await expect(code(page)).toBeFocused();
    expect(sent).toEqual([]);
    await expect(name(page)).toHaveValue(mine);
    await code(page).fill(uniqueCode());
    await save(page).click();
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
  });

  test('is refused by the service when it was taken after the check', async ({ page, service }) => {
    const wanted = uniqueCode();
    await page.goto('/manage/sports/teams/add');
    await name(page).fill(uniqueName());
    await code(page).fill(wanted);
    await page.route('**/api/sports-v2/teams', async (route) => {
      if (route.request().method() === 'POST') await service.createTeam({ teamCode: wanted });
      await route.continue();
    });
    await save(page).click();
    await expect(toast(page, 'Save failed!')).toBeVisible();
    // Looking for it when the field was left may tell it first, and then knows whose it is.
    await expect(code(page)).toHaveAccessibleDescription(
      /Team code is already (in use|used by Journey \S+)\. Choose another\./,
    );
    await expect(code(page)).toBeFocused();
    expect(await service.teams({ teamCode: wanted })).toHaveLength(1);
  });
});

test('an empty required field stops the save, and the focus goes to the first', async ({ page }) => {
  await page.goto('/manage/sports/teams/add');
  await page.getByLabel('Website').fill('not an address');
  await saveByKeys(page);
  await expect(toast(page, 'Some required field is left empty. Cannot save!')).toBeVisible();
  const summary = page.getByRole('main').getByRole('alert').filter({ hasText: 'fields need your attention' });
  await expect(summary.getByRole('heading')).toHaveText('3 fields need your attention');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Display name is required.',
    'Team code is required.',
    'Website must be a web address that everybody can reach, such as https://example.com.',
  ]);
  await expect(name(page)).toBeFocused();
  await summary.getByRole('button', { name: /^Website/ }).click();
  await expect(page.getByLabel('Website')).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription(/Display name is required\./);
  await name(page).fill('Now there');
  await expect(summary.getByRole('listitem')).toHaveCount(2);
});

test.describe('unsaved changes', () => {
  test('are not left without a question', async ({ page, service }) => {
    const { uuid, displayName } = await service.createTeam();
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    await name(page).fill('Not saved');
    await page.getByRole('link', { name: 'Home' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(name(page)).toHaveValue('Not saved');
    await page.getByRole('link', { name: 'Home' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/manage\/?$/);
    expect((await service.team(uuid)).displayName).toBe(displayName);
  });

  test('hold the tab until the browser has asked', async ({ page }) => {
    await page.goto('/manage/sports/teams/add');
    await name(page).fill('Not saved');
    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closed;
    await expect(name(page)).toHaveValue('Not saved');
  });
});

test.describe('a sign-in that ends while something is typed', () => {
  // The save that had no token any more, and nothing else.
  test.use({ expectedMessages: /401|access token is missing/ });

  test('keeps the page and lets one sign in over it; the save then goes on by itself', async ({
    page,
    context,
    service,
  }) => {
    const team = await service.createTeam();
    await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
    await name(page).fill('Skrivet innan inloggningen gick ut');
    await identityLibrary(page);
    await endSignIn(page, context);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alertdialog', { name: 'You are signed out' })).toBeVisible();
    await signInOver(page, 'admin');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    await expect(name(page)).toHaveValue('Skrivet innan inloggningen gick ut');
    expect((await service.team(team.uuid)).displayName).toBe('Skrivet innan inloggningen gick ut');
  });
});

test('on a phone what a refused save says does not cover what the question before leaving says', async ({
  page,
  service,
}) => {
  const { uuid } = await service.createTeam();
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  await name(page).fill('');
  await saveByKeys(page);
  const refusal = toast(page, 'Some required field is left empty. Cannot save!');
  await expect(refusal).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Teams', exact: true }).click();
  const question = page.getByRole('alertdialog').getByText('Your changes on this page are not saved.');
  await expect(question).toBeVisible();
  await expect
    .poll(async () => {
      const [over, under] = [await refusal.boundingBox(), await question.boundingBox()];
      return (over?.y ?? 0) + (over?.height ?? 0) - (under?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);
});
