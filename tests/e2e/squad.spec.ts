import type { Locator } from 'playwright/test';
import type { Staff, TeamPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { toast } from './support/screens.ts';
import {
  add,
  confirm,
  drag,
  find,
  number,
  numbersIn,
  open,
  review,
  row,
  save,
  scene,
  site,
  squad,
  squadOf,
} from './support/squad.ts';
import { expect, test } from './support/test.ts';

test.use({ site });

test('players come by button, by keyboard and by drag, and nothing is sent before the review', async ({
  page,
  service,
}) => {
  const { code, team } = await scene(service, [1, 2], 3);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  await open(page, team);
  await expect(page).toHaveTitle(`${team.displayName} - Edit squad - Touchline`);
  await find(page, code);
  await add(page, `Free0 ${code}`).click();
  await expect(row(page, `Free0 ${code}`).getByText('New', { exact: true })).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(add(page, `Free1 ${code}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Kim Free1 ${code} is added to the squad. Not saved yet.`)).toBeAttached();
  await expect(row(page, `Free1 ${code}`)).toBeVisible();

  const found = page.getByRole('region', { name: 'Add people' });
  await drag(page, found.getByRole('listitem').filter({ hasText: `Free2 ${code}` }), squad(page).getByRole('list'));
  await expect(row(page, `Free2 ${code}`)).toBeVisible();
  await drag(page, row(page, `In0 ${code}`), found);
  await expect(row(page, `In0 ${code}`).getByText('Leaves', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);

  await number(page, `Free0 ${code}`).fill('2');
  await expect(row(page, `In1 ${code}`)).toContainText(`Same number as Kim Free0 ${code}.`);
  await save(page).click();
  await expect(review(page)).toContainText(`Number 2 is given more than once: Kim Free0 ${code}, Kim In1 ${code}.`);
  await expect(review(page)).toContainText('2 players have no number');
  await expect(review(page)).toContainText('3 added');
  await expect(review(page)).toContainText('1 removed');
  await expectAccessible(page);
  await confirm(page).click();
  await expect(toast(page, 'Squad players successfully saved!')).toBeVisible();
  // What was said of a change is past once it is saved.
  await expect(page.locator('[data-squad-said]')).toBeEmpty();
  expect(sent).toHaveLength(1);
  expect(await numbersIn(service, team)).toEqual({
    [`Free0 ${code}`]: 2,
    [`Free1 ${code}`]: null,
    [`Free2 ${code}`]: null,
    [`In1 ${code}`]: 2,
  });
  await expect(save(page)).toHaveCount(0);
});

test('what was changed is undone, redone, reset and taken back, by keyboard', async ({ page, service }) => {
  const { code, team } = await scene(service, [1, 2]);
  await open(page, team);
  await number(page, `In0 ${code}`).fill('44');
  await page.keyboard.press('Enter');
  await expect(number(page, `In1 ${code}`)).toBeFocused();
  const leave = page.getByRole('button', { name: `Take Kim In1 ${code} out of the squad` });
  await leave.focus();
  await page.keyboard.press('Enter');
  const stay = page.getByRole('button', { name: `Keep Kim In1 ${code} in the squad` });
  await expect(stay).toBeFocused();
  await expect(page.getByText('2 changes')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expect(page.getByText(`Undone: Kim In1 ${code}`)).toBeAttached();
  await expect(leave).toBeVisible();
  await page.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' }).click();
  await stay.click();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(toast(page, 'Changes have been reset.')).toBeVisible();
  await expect(number(page, `In0 ${code}`)).toHaveValue('1');
});

test('a number that no jersey has is not sent', async ({ page, service }) => {
  const { code, team } = await scene(service, [1]);
  await open(page, team);
  await number(page, `In0 ${code}`).fill('100');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Invalid data composition. Cannot save!')).toBeVisible();
  await expect(number(page, `In0 ${code}`)).toBeFocused();
  await expect(number(page, `In0 ${code}`)).toHaveAccessibleDescription('A jersey number is 0 to 99.');
  await number(page, `In0 ${code}`).fill('99');
  await page.keyboard.press('Control+s');
  await confirm(page).click();
  await expect(toast(page, 'Squad players successfully saved!')).toBeVisible();
  expect(await numbersIn(service, team)).toEqual({ [`In0 ${code}`]: 99 });
});

test('staff may work for several teams', async ({ page, service }) => {
  const { code, team } = await scene(service, []);
  const other = await service.createTeam();
  const { uuid } = await service.call<Staff>('POST', '/staff', { firstName: 'Kim', lastName: `Busy ${code}` });
  await service.call('PUT', `/staff/squad?teamUuid=${other.uuid}`, { addedStaffs: [{ uuid }], removedStaffs: [] });
  await open(page, team);
  await expect(squad(page, 'Staff/managers')).toContainText('No staff or managers yet');
  await page.getByRole('radio', { name: 'Staff/managers' }).check();
  await find(page, code);
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.getByLabel('Also those who work for other teams').check();
  await expect(page.getByRole('region', { name: 'Add people' }).getByRole('listitem')).toContainText(other.displayName);
  await add(page, `Busy ${code}`).click();
  await save(page).click();
  await confirm(page).click();
  await expect(toast(page, 'Squad staff/managers successfully saved!')).toBeVisible();
  for (const one of [team, other]) expect((await squadOf(service, one)).staffs).toMatchObject([{ uuid }]);
});

test.describe('a team that is not there', () => {
  test.use({ expectedMessages: /404|^warning: / });

  test('is told', async ({ page }) => {
    await page.goto('/manage/sports/teams/nobodyknows/squad');
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  });
});

for (const { place, lacks, fixed, free } of [
  { place: sites.alvnas, lacks: 'Edit teams', fixed: 'Players', free: 'Staff/managers' },
  { place: sites.norrstrand, lacks: 'Edit staff', fixed: 'Staff/managers', free: 'Players' },
] as const) {
  test.describe(`on a site without the add-on ${lacks}`, () => {
    test.use({ site: place });

    test('that side can only be read, and says why', async ({ page, service }) => {
      const { items } = await service.call<TeamPage>('GET', '/teams?pageSize=1');
      const [team] = items;
      if (!team) throw new Error('the demo has a team on each site');
      await page.goto(`/manage/sports/teams/${team.uuid}/squad`);
      const why = `${place.name} does not have the add-on ${lacks}. Ask your account manager for it.`;
      await expect(squad(page, fixed)).toContainText(why);
      await expect(squad(page, fixed).getByRole('textbox')).toHaveCount(0);
      await expect(squad(page, fixed).getByRole('listitem').getByRole('button')).toHaveCount(0);
      await expect(squad(page, free)).not.toContainText('add-on');
      await page.getByRole('radio', { name: fixed }).check();
      await expect(page.getByRole('region', { name: 'Add people' }).getByText(/found$/)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('what the squad is ordered by stands over its column', async ({ page, service }) => {
  const { code, team } = await scene(service, [1]);
  await open(page, team);
  const edges = async (thing: Locator) => {
    const { x = 0, width = 0 } = (await thing.boundingBox()) ?? {};
    return { left: x, right: x + width };
  };
  const cells = [
    ['Number', number(page, `In0 ${code}`)],
    ['Name', row(page, `In0 ${code}`).getByText(`Kim In0 ${code}`, { exact: true })],
    ['Position', page.getByRole('button', { name: `Position of Kim In0 ${code}` })],
  ] as const;
  const orders = squad(page).getByRole('group', { name: 'Order' }).getByRole('button');
  for (const [words, cell] of cells) {
    const [head, under] = [await edges(orders.filter({ hasText: words })), await edges(cell)];
    expect(head.right, words).toBeGreaterThan(under.left + 16);
    expect(Math.min(Math.abs(head.left - under.left), Math.abs(head.right - under.right)), words).toBeLessThan(16);
  }
});

test.describe('on a phone, in Swedish', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('one side is shown at a time, and everything works by finger', async ({ page, service }) => {
    const { code, team } = await scene(service, [1], 1);
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('touchline.language', 'sv');
    });
    await page.goto(`/manage/sports/teams/${team.uuid}/squad`);
    await page.getByRole('searchbox', { name: 'Sök bland alla spelare' }).fill(code);
    // Those who were found have most of the screen, if there are many.
    const found = page.getByRole('region', { name: 'Lägg till personer' }).getByRole('list');
    await expect
      .poll(() => found.evaluate((list) => Number.parseInt(getComputedStyle(list).maxHeight, 10)))
      .toBeGreaterThan(400);
    await page.getByRole('button', { name: `Lägg till Kim Free0 ${code} i truppen` }).tap();
    await expect(page.getByText(`Kim Free0 ${code} läggs till i truppen. Inte sparat ännu.`)).toBeAttached();
    await expectAccessible(page);
    const dialog = page.getByRole('dialog', { name: 'Spara truppen?' });
    await page.getByRole('button', { name: '1 ändring' }).tap();
    await dialog.getByRole('button', { name: 'Återställ allt' }).tap();
    await expect(toast(page, 'Ändringarna har återställts.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Spara till ${site.name}` })).toHaveCount(0);
    await page.getByRole('button', { name: `Lägg till Kim Free0 ${code} i truppen` }).tap();
    await page.getByRole('button', { name: `Spara till ${site.name}` }).tap();
    await expect(dialog).toContainText('1 ny');
    await dialog.getByRole('button', { name: `Spara till ${site.name}` }).tap();
    await expect(toast(page, 'Truppens spelare är sparade!')).toBeVisible();
    await page.getByRole('radio', { name: 'Ledare' }).check();
    await expect(page.getByText('Inga ledare ännu')).toBeVisible();
    expect(Object.keys(await numbersIn(service, team)).sort()).toEqual([`Free0 ${code}`, `In0 ${code}`]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(375);
  });
});

test('the window names the team, and usual roles of staff are offered in the own language', async ({
  page,
  service,
}) => {
  const { code, team } = await scene(service, []);
  const coach = await service.call<Staff>('POST', '/staff', { firstName: 'Kim', lastName: `Role ${code}`, role: null });
  await service.call('PUT', `/staff/squad?teamUuid=${team.uuid}`, {
    addedStaffs: [{ uuid: coach.uuid }],
    removedStaffs: [],
  });
  await open(page, team);
  await expect(page).toHaveTitle(`${team.displayName} - Edit squad - Touchline`);
  const role = page.getByLabel(`Role of Kim Role ${code}`);
  expect(await role.evaluate((box: HTMLInputElement) => box.list?.options[0]?.value)).toBe('Head coach');
  await page.evaluate(() => localStorage.setItem('touchline.language', 'sv'));
  await page.reload();
  await expect(page.getByLabel(`Roll för Kim Role ${code}`)).toBeVisible();
  const swedish = page.getByLabel(`Roll för Kim Role ${code}`);
  expect(await swedish.evaluate((box: HTMLInputElement) => box.list?.options[0]?.value)).toBe('Huvudtränare');
  // What is stored in one language stands there in the other.
  await service.call('PUT', `/staff/squad?teamUuid=${team.uuid}`, {
    addedStaffs: [{ uuid: coach.uuid, role: 'Head coach' }],
    removedStaffs: [],
  });
  await page.reload();
  await expect(swedish).toHaveValue('Huvudtränare');
});

test('the search finds players of other teams, who are moved here, and makes one whom nobody finds', async ({
  page,
  service,
}) => {
  const { code, team } = await scene(service, []);
  const other = await scene(service, [7]);
  await open(page, team);
  await find(page, other.code);
  const move = page.getByRole('button', { name: `Move Kim In0 ${other.code} here from ${other.team.displayName}` });
  await move.click();
  await expect(row(page, `In0 ${other.code}`)).toContainText(`Leaves ${other.team.displayName}`);

  await find(page, `Ada Ny${code.toLowerCase()}`);
  await page.getByRole('button', { name: `Create “Ada Ny${code.toLowerCase()}”` }).click();
  const dialog = page.getByRole('dialog', { name: 'New: Player' });
  await expect(dialog.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ada');
  await expect(dialog.getByRole('textbox', { name: /^Last name/ })).toHaveValue(`Ny${code.toLowerCase()}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Save to/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(squad(page).getByText(`Ada Ny${code.toLowerCase()}`, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await save(page).click();
  await expect(review(page)).toContainText('2 added');
  await expect(review(page)).toContainText(`Leaves ${other.team.displayName}`);
  await confirm(page).click();
  await expect(toast(page, 'Squad players successfully saved!')).toBeVisible();
  expect(Object.keys(await numbersIn(service, team)).sort()).toEqual(
    [`In0 ${other.code}`, `Ny${code.toLowerCase()}`].sort(),
  );
  expect(await numbersIn(service, other.team)).toEqual({});
});
