import type { StatisticsModule } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { rows, toast } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.bjornvik, expectedMessages: /409|played each other/ });

test('two players of a list become one, with the values that were chosen, and two again', async ({ page, service }) => {
  const lastName = uniqueName();
  const make = (firstName: string, more: object) =>
    service.call<{ uuid: string }>('POST', '/players', { firstName, lastName, ...more });
  const anna = await make('Anna', { height: 170, jerseyNumber: 9 });
  const ana = await make('Ana', { height: 172, weight: 70, jerseyNumber: 9 });
  const read = (uuid: string) => service.call<Record<string, unknown>>('GET', `/players/${uuid}`);
  await page.goto(`/manage/sports/players?search=${encodeURIComponent(lastName)}`);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).filter({ hasText: 'Anna' }).getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Merge…' })).toHaveCount(0);
  await rows(page).filter({ hasText: 'Ana ' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Merge…' }).click();
  await expect(page).toHaveURL(new RegExp(`merge\\?kept=${anna.uuid}&ended=${ana.uuid}`));
  await page.getByRole('group', { name: 'Height' }).getByRole('radio', { name: /172/ }).check();
  await expect(page.getByRole('group', { name: 'First name' }).getByRole('radio', { name: 'Anna' })).toBeChecked();
  // What only the other says is taken over.
  await expect(page.getByRole('group', { name: 'Weight' }).getByRole('radio', { name: /70/ })).toBeChecked();
  const weight = (name: RegExp | string) => page.getByRole('group', { name: 'Weight' }).getByRole('radio', { name });
  const first = page.getByRole('group', { name: 'First name' });
  await page.getByRole('button', { name: 'All of the one that disappears' }).click();
  await expect(first.getByRole('radio', { name: 'Ana', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'All of the one that stays' }).click();
  await expect(first.getByRole('radio', { name: 'Anna' })).toBeChecked();
  await expect(weight(/70/)).not.toBeChecked();
  await weight(/70/).check();
  await page.getByRole('group', { name: 'Height' }).getByRole('radio', { name: /172/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Merge on / }).click();
  await expect(toast(page, `Ana ${lastName} is now Anna ${lastName}.`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${anna.uuid}/profile`));
  expect(await read(anna.uuid)).toMatchObject({ firstName: 'Anna', height: 172, weight: 70 });
  expect(await read(ana.uuid)).toMatchObject({ deleted: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, `Ana ${lastName} is back as it was.`)).toBeVisible();
  expect(await read(anna.uuid)).toMatchObject({ height: 170 });
  expect(await read(ana.uuid)).toMatchObject({ deleted: false, height: 172 });
});

test.describe('where there are statistics', () => {
  test.use({ site: sites.isdalen });

  test('figures that a merge adds up stand there with their sum, and what it makes of a consent', async ({
    page,
    service,
  }) => {
    const { items } = await service.call<{ items: { uuid: string }[] }>('GET', '/ssgts?state=active&pageSize=1');
    const module = `/../statistics/modules/player?ssgt=${items[0]?.uuid}`;
    const { rows: both } = await service.call<StatisticsModule>('GET', module);
    const [one, other] = both;
    await page.goto(`/manage/sports/players/merge?kept=${one?.player.uuid}&ended=${other?.player.uuid}`);
    const sum = (one?.values.goals ?? 0) + (other?.values.goals ?? 0);
    await expect(
      page.getByText(`Goals ${one?.values.goals} + ${other?.values.goals} = ${sum}`, { exact: true }).first(),
    ).toBeVisible();
    await expectAccessible(page);
    const lastName = uniqueName();
    const make = (portraitConsent: string) =>
      service.call<{ uuid: string }>('POST', '/players', { firstName: 'Ina', lastName, portraitConsent });
    const [given, withdrawn] = [await make('given'), await make('withdrawn')];
    await page.goto(`/manage/sports/players/merge?kept=${given.uuid}&ended=${withdrawn.uuid}`);
    await expect(page.getByText(/^A consent that either one has withdrawn stays withdrawn/)).toBeVisible();
    await expect(page.getByText('Both have the same values')).toBeVisible();
  });
});

test('a team is merged with another from its editor, by keys alone; what would be wrong is refused', async ({
  page,
  service,
}) => {
  const name = uniqueName();
  const [one, other] = [
    await service.createTeam({ displayName: `${name} IF` }),
    await service.createTeam({ displayName: `${name} Idrottsförening` }),
  ];
  await page.goto(`/manage/sports/teams/${one.uuid}/edit`);
  await page.getByRole('link', { name: 'Merge with…' }).press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await expect(search).toHaveValue(`${name} IF`);
  await search.fill(name);
  await page
    .getByRole('list', { name: 'Found' })
    .getByRole('button', { name: new RegExp(`${name} Idrott`) })
    .press('Enter');
  await expect(page.getByText(`${name} Idrottsförening becomes ${name} IF.`)).toBeVisible();
  await page.getByRole('button', { name: 'Swap' }).press('Enter');
  await expect(page.getByText(`${name} IF becomes ${name} Idrottsförening.`)).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Merge on / }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${other.uuid}/edit`));
  expect(await service.team(one.uuid)).toMatchObject({ deleted: true });
});

test('two teams that have played each other are not one, and that is said', async ({ page, service }) => {
  const { items } = await service.call<{ items: { homeTeam: { uuid: string }; awayTeam: { uuid: string } }[] }>(
    'GET',
    '/games?played=true&pageSize=1',
  );
  await page.goto(`/manage/sports/teams/merge?kept=${items[0]?.homeTeam.uuid}&ended=${items[0]?.awayTeam.uuid}`);
  await expect(
    page.getByRole('alert').filter({ hasText: 'The two have played each other, so they are not one.' }),
  ).toBeVisible();
  // What would move is not counted, and nobody waits for it.
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
});
