import { sites } from './support/accounts.ts';
import { chooseByWriting, saveByKeys, toast, walkTo } from './support/screens.ts';
import { uniqueCode, uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

const updated = 'Update successful!';

test.describe('an administrator', () => {
  test.use({ site: sites.bjornvik });

  test('changes a team and the service has it, in the forms of the specification', async ({ page, service }) => {
    const made = await service.createTeam({ nationality: 'FI', gender: 'male', series: [] });
    await page.goto(`/manage/sports/teams/${made.uuid}/edit`);
    const name = uniqueName();
    await page.getByLabel('Display name').fill(name);
    await page.getByLabel('Short name', { exact: true }).fill('Björnvik Ö');
    await page.getByLabel('Full club name').fill('Björnviks Bollklubb av 1946');
    await page.getByRole('button', { name: 'Male Gender' }).click();
    await page.getByRole('option', { name: 'Mix' }).click();
    await chooseByWriting(page.getByRole('combobox', { name: 'Nationality' }), 'Sweden');
    await chooseByWriting(page.getByRole('combobox', { name: 'Series' }), 'Northern Ice League Women');
    await chooseByWriting(page.getByRole('combobox', { name: 'Series' }), 'Northern Ice League J18');
    await page.getByLabel('Website').fill('https://bjornvik.example');
    await page.getByLabel('Instagram').fill('bjornvik.mix');
    await page.getByRole('group', { name: 'External ids' }).getByRole('button', { name: 'Add' }).click();
    await chooseByWriting(page.getByRole('combobox', { name: 'Register' }), 'Federation register');
    await page.getByRole('textbox', { name: 'Id', exact: true }).or(page.getByLabel(/^Id\b/)).first().fill('fed-4711');
    await page.getByRole('button', { name: `Save to ${sites.bjornvik.name}` }).click();
    await expect(toast(page, updated)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    const kept = await service.team(made.uuid);
    expect(kept).toMatchObject({
      displayName: name,
      teamCode: made.teamCode,
      gender: 'neutral',
      nationality: 'sv',
      teamNames: { short: 'Björnvik Ö' },
      clubName: { full: 'Björnviks Bollklubb av 1946' },
      teamInfo: { website: 'https://bjornvik.example', instagram: 'bjornvik.mix' },
    });
    expect(kept.series.map(({ displayName }) => displayName)).toEqual(['Nordisligan Dam', 'Nordisligan J18']);
    expect(kept.extIds.map(({ extId, extIdType }) => [extIdType.code, extId])).toEqual([['federation', 'fed-4711']]);

    await page.reload();
    await expect(page.getByLabel('Display name')).toHaveValue(name);
    await expect(page.getByRole('button', { name: 'Mix Gender' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Sweden');
    await expect(page.getByRole('grid', { name: 'Series' }).getByRole('row')).toHaveText([
      'Northern Ice League Women',
      'Northern Ice League J18',
    ]);
  });

  test('shows what a team is in its head, and how much of everything belongs to it', async ({ page, service }) => {
    const [own] = await service.teams({ searchToken: 'Björnvik BK J20' });
    const players = await service.api<{ total: number }>('GET', `/sports-v2/players?teamUuid=${own?.uuid}&pageSize=1`);
    await page.goto(`/manage/sports/teams/${own?.uuid}/edit`);
    const head = page.getByRole('main').locator('header').first();
    await expect(head).toContainText(`${own?.teamCode} · Male · Sweden`);
    await expect(head.locator('img')).toBeVisible();
    await expect(head.getByText('Northern Ice League J20')).toBeVisible();
    await page.getByRole('tab', { name: `Players ${players.total}`, exact: true }).click();
    await page.getByRole('link', { name: `All ${players.total} in Players` }).click();
    await expect(page).toHaveURL(`/manage/sports/players?teamUuid=${own?.uuid}`);
    await expect(page.getByText(`1–${players.total} of ${players.total}`)).toBeVisible();
  });

  test('takes series and external ids away again', async ({ page, service }) => {
    const [other] = await service.teams({ searchToken: 'Björnvik BK J20' });
    const made = await service.createTeam({
      series: other?.series ?? [],
      extIds: (other?.extIds ?? []).slice(0, 1).map(({ extIdType }) => ({ extId: 'old-1', extIdType })),
    });
    await page.goto(`/manage/sports/teams/${made.uuid}/edit`);
    await page.getByRole('button', { name: /^Remove Northern Ice League J20/ }).click();
    await page.getByRole('button', { name: 'Remove row 1' }).click();
    await expect(page.getByText('No external ids yet.')).toBeVisible();
    await saveByKeys(page);
    await expect(toast(page, updated)).toBeVisible();
    expect(await service.team(made.uuid)).toMatchObject({ series: [], extIds: [] });
  });

  test('cannot change a row that an import keeps, but can save around it', async ({ page, service }) => {
    const all = await service.teams();
    const extIdType = all[0]?.extIds[0]?.extIdType;
    if (!extIdType) throw new Error('the demo has no external id');
    const made = await service.createTeam({ extIds: [{ extId: 'isa-1', locked: true, extIdType }] });
    await page.goto(`/manage/sports/teams/${made.uuid}/edit`);
    const row = page.getByRole('group', { name: 'External ids' }).getByRole('listitem');
    const reason = 'Kept by an import; it cannot be changed here.';
    for (const label of [/^Register/, /^Id/]) {
      await expect(row.getByLabel(label)).toHaveAttribute('readonly');
      await expect(row.getByLabel(label)).toHaveAccessibleDescription(reason);
    }
    const remove = row.getByRole('button', { name: 'Remove row 1' });
    await expect(remove).toHaveAccessibleDescription(reason);
    await remove.click({ force: true });
    await expect(row).toHaveCount(1);
    await page.getByLabel('Founded').fill('1946');
    await saveByKeys(page);
    await expect(toast(page, updated)).toBeVisible();
    expect((await service.team(made.uuid)).extIds).toMatchObject([{ extId: 'isa-1', locked: true }]);
  });

  test('makes a team, and the editor of it follows', async ({ page, service }) => {
    const [name, code] = [uniqueName(), uniqueCode()];
    await page.goto('/manage/sports/teams');
    await page.getByRole('link', { name: 'Add team' }).click();
    await page.getByLabel('Display name').fill(name);
    await page.getByLabel('Team code').fill(code);
    await page.getByRole('button', { name: `Save to ${sites.bjornvik.name}` }).click();
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
    await expect(page).toHaveURL(/\/manage\/sports\/teams\/[^/]+\/edit$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const [made] = await service.teams({ teamCode: code });
    expect(page.url()).toContain(`/sports/teams/${made?.uuid}/edit`);
    // Sweden, unless somebody says otherwise, is written `sv` (specification §3).
    expect(made).toMatchObject({ displayName: name, nationality: 'sv', ownerInstanceId: sites.bjornvik.id });
    // The empty form is not there to come back to.
    await page.goBack();
    await expect(page).toHaveURL(/\/manage\/sports\/teams$/);
  });

  test('cannot change the owner, and reads why', async ({ page, service }) => {
    const { uuid } = await service.createTeam();
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    const owner = page.getByLabel('Owner');
    await expect(owner).toHaveValue('Björnvik BK');
    await expect(owner).toHaveAttribute('readonly');
    await expect(owner).toHaveAccessibleDescription('Only a super administrator can change this.');
  });
});

test.describe('an address without a team on the site', () => {
  test.use({ expectedMessages: /404|no team 'NoSuchTeam12'/ });

  test('says so and leads back to the list', async ({ page }) => {
    await page.goto('/manage/sports/teams/NoSuchTeam12/edit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
    await expect(page.getByText('This does not exist on the active site.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
  });
});

test.describe('a super administrator', () => {
  test.use({ role: 'super', site: sites.bjornvik });

  test('changes the owner', async ({ page, service }) => {
    const made = await service.createTeam();
    await page.goto(`/manage/sports/teams/${made.uuid}/edit`);
    await chooseByWriting(page.getByRole('combobox', { name: 'Owner' }), 'Frosthamn HC');
    await saveByKeys(page);
    await expect(toast(page, updated)).toBeVisible();
    expect((await service.team(made.uuid)).ownerInstanceId).toBe(sites.frosthamn.id);
  });
});

test.describe('a site without the add-on', () => {
  test.use({ site: sites.alvnas });
  const reason = 'Älvnäs IF does not have the add-on Edit teams. Ask your account manager for it.';

  test('shows its teams locked, and says why', async ({ page, service }) => {
    const [team] = await service.teams();
    await page.goto('/manage/sports/teams');
    await expect(page.getByRole('button', { name: 'Add team' })).toHaveAccessibleDescription(reason);
    await walkTo(page, `/manage/sports/teams/${team?.uuid}/edit`);
    for (const label of ['Display name', 'Team code', 'Gender', 'Nationality', 'Founded', 'Series']) {
      const field = page.getByRole('textbox', { name: label }).first();
      await expect(field).toHaveAttribute('readonly');
      await expect(field).toHaveAccessibleDescription(new RegExp(reason.replaceAll('.', '\\.')));
    }
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  });
});
