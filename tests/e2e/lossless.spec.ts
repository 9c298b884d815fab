import { sites } from './support/accounts.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect } from './support/test.ts';
import { test } from './support/variant.ts';

test.use({ site: sites.norrstrand });

test('an edit loses nothing that the form does not know, and writes one form of what it reads in many', async ({
  page,
  service,
  variant,
}) => {
  const [register] = await service.call<{ uuid: string }[]>('GET', '/ext-id-types');
  const { uuid, extIds } = await service.createTeam({
    nationality: 'sv',
    teamNames: { short: 'Kort' },
    teamInfo: { founded: '1907', website: 'https://klubb.example' },
    extIds: [{ extIdType: register as never, extId: '77' }],
  });
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  const name = page.getByLabel('Display name');
  await expect(name).not.toHaveValue('');
  // Reading in one form is nobody's change.
  await expect(page.getByRole('button', { name: /^Save to/ })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Sweden');
  await expect(page.getByLabel('Founded')).toHaveValue('1907');
  const mine = uniqueName();
  await name.fill(mine);
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  expect(variant.received).toHaveLength(1);
  expect(variant.received[0]).toMatchObject({
    displayName: mine,
    federation: { name: 'Frostförbundet', since: [1921, { club: true }] },
    nationality: 'sv',
    gender: null,
    teamNames: { short: 'Kort', nickname: 'Isbjörnarna' },
    clubName: {},
    teamInfo: { founded: '1907', website: 'https://klubb.example' },
    extIds: [{ ...extIds[0], syncedBy: 'nightly' }],
  });
  for (const own of ['uuid', 'createdAt', 'createdBy', 'lastModified', 'ownerSite'])
    expect(variant.received[0]).not.toHaveProperty(own);

  // A row of a list, an object and a text beside what is not known.
  await page.getByLabel('Short name', { exact: true }).fill('Kortare');
  await page.getByRole('textbox', { name: /^Id, row 1/ }).fill('78');
  await saveByKeys(page);
  await expect.poll(() => variant.received.length).toBe(2);
  expect(variant.received[1]).toMatchObject({
    federation: { name: 'Frostförbundet', since: [1921, { club: true }] },
    teamNames: { short: 'Kortare', nickname: 'Isbjörnarna' },
    extIds: [{ extId: '78', syncedBy: 'nightly' }],
  });
  const stored = await service.team(uuid);
  expect(stored).toMatchObject({ displayName: mine, nationality: 'sv', teamNames: { short: 'Kortare' } });
  expect(stored.extIds[0]?.extId).toBe('78');
});

test('saves go on where the service gives no versions and answers nothing', async ({ page, service, variant }) => {
  variant.etags = false;
  variant.emptyReplies = true;
  const { uuid } = await service.createTeam();
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  const name = page.getByLabel('Display name');
  for (const mine of [uniqueName(), uniqueName()]) {
    await name.fill(mine);
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save to/ })).toHaveCount(0);
    await expect.poll(async () => (await service.team(uuid)).displayName).toBe(mine);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await name.inputValue());
});
