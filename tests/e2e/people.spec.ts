import type { Player, PlayerPage, Staff, StaffPage } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { chooseByWriting, rows, saveByKeys, toast, walkTo } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.bjornvik });

test('a player is added with every kind of field, and stands in the list with team, position and number', async ({
  page,
  service,
}) => {
  const family = uniqueName();
  const team = await service.createTeam();
  await page.goto('/manage/sports/players');
  await page.getByRole('link', { name: 'Add player' }).click();
  await page.getByLabel('First name').fill('Märta');
  await page.getByLabel('Last name').fill(family);
  const born = page.getByRole('group', { name: 'Date of birth' });
  await born.getByLabel('Day').fill('14');
  await born.getByLabel('Month').selectOption('February');
  await born.getByLabel('Year').fill('2003');
  await page.getByRole('textbox', { name: 'Jersey number' }).fill('17');
  await page.getByRole('textbox', { name: 'Height' }).fill('178');
  await chooseByWriting(page.getByRole('combobox', { name: 'Position' }), 'Goalkeeper');
  await chooseByWriting(page.getByRole('combobox', { name: 'Team' }), team.displayName);
  await saveByKeys(page);
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();

  const { items } = await service.call<PlayerPage>('GET', `/players?${new URLSearchParams({ lastName: family })}`);
  expect(items).toMatchObject([
    { firstName: 'Märta', dateOfBirth: '2003-02-14', jerseyNumber: 17, positionCode: 'GK', team: { uuid: team.uuid } },
  ]);
  await walkTo(page, `/manage/sports/players?teamUuid=${team.uuid}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Goalkeeper');
  await expect(rows(page).first()).toContainText(team.displayName);
});

test('a second player of the same name and birth date is asked about before it is made', async ({ page, service }) => {
  const family = uniqueName();
  const twin = { firstName: 'Nils', lastName: family, dateOfBirth: '2001-12-03' };
  const first = await service.call<Player>('POST', '/players', twin);
  const count = async () =>
    (await service.call<PlayerPage>('GET', `/players?${new URLSearchParams({ lastName: family })}`)).total;
  await page.goto('/manage/sports/players/add');
  await page.getByLabel('First name').fill('nils');
  await page.getByLabel('Last name').fill(family);
  const born = page.getByRole('group', { name: 'Date of birth' });
  await born.getByLabel('Day').fill('3');
  await born.getByLabel('Month').selectOption('December');
  await born.getByLabel('Year').fill('2001');
  await saveByKeys(page);
  const question = page.getByRole('alertdialog', { name: 'Is it one of these?' });
  await expect(question.getByRole('link', { name: `Nils ${family}` })).toHaveAttribute(
    'href',
    new RegExp(`${first.uuid}/profile$`),
  );
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(family);
  expect(await count()).toBe(1);
  await saveByKeys(page);
  await question.getByRole('button', { name: 'Add it all the same' }).click();
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
  expect(await count()).toBe(2);
});

test('players without a team are found', async ({ page, service }) => {
  const family = uniqueName();
  await service.call<Player>('POST', '/players', { firstName: 'Ensam', lastName: family });
  await page.goto(`/manage/sports/players?search=${encodeURIComponent(family)}`);
  await page.getByRole('button', { name: 'Filter by Has a team' }).click();
  await page.getByRole('option', { name: 'No', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/withoutTeam=true/);
});

test('a staff member keeps contacts of every kind; it is deleted at once, and restoring or Undo brings it back', async ({
  page,
  service,
}) => {
  const family = uniqueName();
  const made = await service.call<Staff>('POST', '/staff', { firstName: 'Runa', lastName: family });
  const found = async (deleted: boolean) =>
    (
      await service.call<StaffPage>(
        'GET',
        `/staff?${new URLSearchParams({ search: family, deleted: String(deleted) })}`,
      )
    ).total;
  await page.goto(`/manage/sports/staff-managers/${made.uuid}/profile`);
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByLabel('Contact, row 1').fill('runa@');
  await saveByKeys(page);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /e-mail address/ })
      .first(),
  ).toBeVisible();
  await page.getByLabel('Contact, row 1').fill('runa@bjornvik.example');
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  expect((await service.call<Staff>('GET', `/staff/${made.uuid}`)).contactInfo).toEqual([
    { type: 'email', value: 'runa@bjornvik.example' },
  ]);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Delete successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/sports\/staff-managers(\?|$)/);
  expect([await found(false), await found(true)]).toEqual([0, 1]);
  await walkTo(page, `/manage/sports/staff-managers/${made.uuid}/profile`);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(toast(page, 'Restored successfully!')).toBeVisible();
  expect(await found(false)).toBe(1);

  // The page of what was deleted is left; what is taken back from the list is there again.
  await page.goto(`/manage/sports/staff-managers/${made.uuid}/profile`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/sports\/staff-managers(\?|$)/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => found(false)).toBe(1);
});

test.describe('on a site without the add-ons', () => {
  test.use({ site: sites.alvnas });

  test('players are shown, and each way to change them says which add-on it needs', async ({ page, service }) => {
    const { items } = await service.call<PlayerPage>('GET', '/players?pageSize=1');
    await page.goto('/manage/sports/players');
    await expect(page.getByRole('button', { name: 'Add player' })).toHaveAccessibleDescription(/add-on Edit teams/);
    await walkTo(page, `/manage/sports/players/${items[0]?.uuid}/profile`);
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/add-on Edit teams/);
  });
});
