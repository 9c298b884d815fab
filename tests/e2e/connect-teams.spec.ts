import type { Page } from 'playwright/test';
import type { ConnectedTeam, Ssgt, Team } from '../../generated/model/index.ts';
import { nextYear } from '../fixtures/days-ahead.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { createCompetition } from './support/competitions.ts';
import { chooseByWriting, saveByKeys, toast } from './support/screens.ts';
import { type Service, uniqueCode, uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

const updated = 'Update successful!';

// Somebody else saves in between, and a register's id is taken.
test.use({ site: sites.frosthamn, expectedMessages: /412|409|^warning: Another one already has the extId/ });

const address = ({ uuid }: Ssgt) => `/manage/sports-config/ssgt/${uuid}/connect-teams`;
const row = (page: Page, { uuid }: Team) => page.locator(`[data-team="${uuid}"]`);
const save = (page: Page) => page.getByRole('button', { name: `Save to ${sites.frosthamn.name}` });
async function connected(service: Service, { uuid }: Ssgt): Promise<string[]> {
  const teams = await service.call<ConnectedTeam[]>('GET', `/ssgts/${uuid}/teams`);
  return teams.map((team) => team.displayName).sort();
}

test('teams are found, connected, kept on top of what somebody else did, and disconnected', async ({
  page,
  service,
}) => {
  const ssgt = await createCompetition(service);
  const [mine, theirs] = [await service.createTeam(), await service.createTeam()];
  await page.goto(address(ssgt));
  await expect(page).toHaveTitle(/Connect Teams - /);
  await expect(page.getByText('No team is connected yet')).toBeVisible();
  await chooseByWriting(page.getByRole('combobox', { name: 'Team' }), mine.displayName);
  await page.keyboard.press('Escape');
  await expect(row(page, mine)).toContainText('New');
  await page.setViewportSize({ width: 780, height: 900 });
  const said = page.locator('[class*="message"]').filter({ hasText: `on ${sites.frosthamn.name}` });
  expect(await said.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await connected(service, ssgt)).toEqual([]);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(save(page)).toHaveCount(0);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, mine)).toContainText('New');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain(mine.uuid);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(row(page, mine)).toContainText('New');

  await service.call('PUT', `/ssgts/${ssgt.uuid}/teams`, { addedTeams: [{ uuid: theirs.uuid }], removedTeams: [] });
  await saveByKeys(page);
  await expect(toast(page, updated)).toBeVisible();
  await expect(toast(page, `Somebody else connected meanwhile: ${theirs.displayName}.`)).toBeVisible();
  expect(await connected(service, ssgt)).toEqual([mine.displayName, theirs.displayName].sort());

  await row(page, theirs)
    .getByRole('button', { name: `Disconnect ${theirs.displayName}` })
    .click();
  await expect(row(page, theirs)).toContainText('Will be disconnected');
  await save(page).click();
  await expect(row(page, theirs)).toHaveCount(0);
  expect(await connected(service, ssgt)).toEqual([mine.displayName]);
});

test('what is changed is undone and redone, kept when one leaves, and saved before one leaves', async ({
  page,
  service,
}) => {
  const ssgt = await createCompetition(service);
  const [first, second] = [await service.createTeam(), await service.createTeam()];
  const teams = { addedTeams: [{ uuid: first.uuid }, { uuid: second.uuid }], removedTeams: [] };
  await service.call('PUT', `/ssgts/${ssgt.uuid}/teams`, teams);
  await page.goto(address(ssgt));
  const out = row(page, first).getByRole('button', { name: `Disconnect ${first.displayName}` });
  await out.click();
  await expect(row(page, first)).toContainText('Will be disconnected');
  await page.keyboard.press('Control+z');
  await expect(out).toBeFocused();
  await expect(page.getByText(`Undone: ${first.displayName}`)).toBeAttached();
  await expect(save(page)).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(page.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' }).locator('svg')).toBeVisible();
  await page.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' }).click();
  await expect(row(page, first)).toContainText('Will be disconnected');
  await page.setViewportSize({ width: 1280, height: 720 });

  const leave = async (answer: string) => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
    await expect(row(page, first)).toHaveCount(0);
  };
  await leave('Leave without saving');
  await page.goBack();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(row(page, first)).toContainText('Will be disconnected');
  await leave('Save and leave');
  await expect(toast(page, updated)).toBeVisible();
  expect(await connected(service, ssgt)).toEqual([second.displayName]);
});

test('while the teams are read, shapes that stand apart hold their places', async ({ page, service }) => {
  const ssgt = await createCompetition(service);
  const { promise: isLookedAt, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**/ssgts/${ssgt.uuid}/teams`, async (route) => {
    await isLookedAt;
    await route.continue();
  });
  await page.goto(address(ssgt));
  const shapes = page.getByRole('status', { name: 'Loading' }).locator('section [aria-hidden="true"]');
  await expect(shapes.first()).toBeVisible();
  const boxes = await shapes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const isApart = (a: DOMRect, b: DOMRect) =>
    a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
  expect(boxes.every((one, at) => boxes.every((other, place) => at === place || isApart(one, other)))).toBe(true);
  goOn();
  await expect(page.getByText('No team is connected yet')).toBeVisible();
});

test('a team with games says why it cannot leave, also when it got its first game meanwhile', async ({
  page,
  service,
}) => {
  const ssgt = await createCompetition(service);
  const [home, away] = [await service.createTeam(), await service.createTeam()];
  const teams = { addedTeams: [{ uuid: home.uuid }, { uuid: away.uuid }], removedTeams: [] };
  await service.call('PUT', `/ssgts/${ssgt.uuid}/teams`, teams);
  await page.goto(address(ssgt));
  await row(page, home)
    .getByRole('button', { name: `Disconnect ${home.displayName}` })
    .click();
  await service.call('POST', '/games', {
    ssgtUuid: ssgt.uuid,
    startDateTime: `${nextYear}-01-15T19:00:00+0000`,
    homeTeam: { uuid: home.uuid },
    awayTeam: { uuid: away.uuid },
  });
  await save(page).click();
  const why = `${home.displayName} has 1 game in this competition and cannot be disconnected.`;
  await expect(row(page, home).getByRole('alert')).toContainText(why);
  await row(page, home)
    .getByRole('button', { name: `Keep ${home.displayName} connected` })
    .click();
  await expect(save(page)).toHaveCount(0);
  const out = row(page, home).getByRole('button', { name: `Disconnect ${home.displayName}` });
  await expect(out).toHaveAttribute('aria-disabled', 'true');
  await expect(out).toHaveAccessibleDescription(new RegExp(why));
});

test('an external id is connected in place, and one that another team has is refused at its field', async ({
  page,
  service,
}) => {
  const ssgt = await createCompetition(service);
  const [first, second] = [await service.createTeam(), await service.createTeam()];
  const teams = { addedTeams: [{ uuid: first.uuid }, { uuid: second.uuid }], removedTeams: [] };
  await service.call('PUT', `/ssgts/${ssgt.uuid}/teams`, teams);
  const extId = uniqueCode();
  await page.goto(address(ssgt));
  for (const team of [first, second]) {
    const label = `Connect an external id to ${team.displayName}`;
    await row(page, team).getByRole('button', { name: label }).click();
    const form = page.getByRole('form', { name: label });
    await form.getByRole('button', { name: /Register/ }).click();
    await page.getByRole('option', { name: 'Federation register' }).click();
    await form.getByLabel('Id', { exact: true }).fill(extId);
    await form.getByRole('button', { name: `Connect to ${sites.frosthamn.name}` }).click();
    if (team === first) await expect(row(page, first)).toContainText(`Federation register: ${extId}`);
  }
  await expect(page.getByText('Another team has this id of this register.')).toBeVisible();
  expect((await service.team(first.uuid)).extIds.map((id) => id.extId)).toEqual([extId]);
  // The version went on: the next change is not refused as stale.
  await row(page, second)
    .getByRole('button', { name: `Disconnect ${second.displayName}` })
    .click();
  await save(page).click();
  await expect(row(page, second)).toHaveCount(0);
});

test('a pasted list is matched, doubts are chosen, and what is chosen is saved', async ({ page, service }) => {
  const ssgt = await createCompetition(service);
  const name = uniqueName();
  const sure = await service.createTeam();
  const doubtful = await service.createTeam({ displayName: `Österå ${name} IK` });
  const there = await service.createTeam();
  await service.call('PUT', `/ssgts/${ssgt.uuid}/teams`, { addedTeams: [{ uuid: there.uuid }], removedTeams: [] });
  await page.goto(address(ssgt));
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog');
  const lines = [sure.teamCode, `ostera ${name}`, `${there.displayName}; ${sure.displayName}`, 'Qxzzv Wkkj'];
  await dialog.getByLabel('Names or codes').fill(lines.join('\n'));
  await expect(dialog.getByRole('status')).toHaveText(
    '1 found · 1 doubtful · 1 not found · 1 already connected · 1 twice in the list',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Team meant by ostera ${name}` }).click();
  await page.getByRole('option', { name: doubtful.displayName }).click();
  await dialog.getByRole('button', { name: 'Connect 2 teams' }).click();
  expect(await connected(service, ssgt)).toEqual([there.displayName]);
  await save(page).click();
  await expect(toast(page, updated)).toBeVisible();
  const expected = [sure, doubtful, there].map(({ displayName }) => displayName).sort();
  expect(await connected(service, ssgt)).toEqual(expected);
});

test.describe('on a site without the add-on', () => {
  test.use({ site: sites.alvnas });
  test('the page is not entered', async ({ page }) => {
    await page.goto('/manage/sports-config/ssgt/anything/connect-teams');
    await expect(page).toHaveURL(/\/manage\/?$/);
  });
});
