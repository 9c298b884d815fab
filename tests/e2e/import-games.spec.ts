import type { GamePage, SsgtPage } from '../../generated/model/index.ts';
import { nextYear } from '../fixtures/days-ahead.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { chooserOf } from './support/upload.ts';

test.use({ site: sites.frosthamn });

test('a schedule comes in: day and time, teams by name and code, one of several chosen, the result; twice is told', async ({
  page,
  service,
}) => {
  const home = await service.createTeam();
  const away = await service.createTeam();
  // Two of the same name: only the user can say which one is meant.
  const twin = uniqueName();
  const [first] = [await service.createTeam({ displayName: twin }), await service.createTeam({ displayName: twin })];
  const { items } = await service.call<SsgtPage>('GET', '/ssgts?pageSize=1');
  const competition = items[0];
  const lines = [
    'Date;Time;Home team;Away team;League;Arena;Home goals;Away goals;Played',
    `${nextYear}-02-12;19:00;${home.displayName};${away.teamCode};${competition?.displayName};Ishallen;;;no`,
    `${nextYear - 2}-02-13;15.30;${twin};${home.displayName};${competition?.displayName};Ishallen;3;2;yes`,
    `${nextYear}-02-14;;${away.displayName};${home.displayName};${competition?.displayName};Ishallen;;;no`,
  ];
  const choose = async (): Promise<void> => {
    await page.goto('/manage/sports/game');
    await page.getByRole('link', { name: 'Import' }).click();
    const chooser = await chooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click());
    await chooser.setFiles({ name: 'schedule.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
    await page.getByRole('button', { name: 'Check 3 games' }).click();
  };
  await choose();
  await expect(page.getByText(`“${nextYear}-02-14” has no time of day.`)).toBeVisible();
  const which = page.getByRole('combobox', { name: `Home team: “${twin}” means` });
  await which.fill(first?.displayName ?? '');
  await page.getByRole('option', { name: twin }).first().click();
  await expect(which).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Import 2 games/ }).click();
  await expect(page.getByText('2 games were imported.')).toBeVisible();
  const { items: made } = await service.call<GamePage>('GET', `/games?team=${home.uuid}&sortBy=startDateTime`);
  expect(made).toMatchObject([
    { homeTeamInfo: { displayName: twin, score: 3 }, awayTeamInfo: { uuid: home.uuid, score: 2 }, played: true },
    { homeTeamInfo: { uuid: home.uuid }, awayTeamInfo: { uuid: away.uuid }, venueInfo: { name: 'Ishallen' } },
  ]);
  const start = await page.evaluate((year) => new Date(year, 1, 12, 19).toISOString(), nextYear);
  expect(new Date(made[1]?.rawStartDateTime ?? '').toISOString()).toBe(start);
  await page.getByRole('link', { name: 'Show the 2 games that were imported' }).click();
  await expect(page.getByRole('button', { name: /^One import: / })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);

  // The same schedule once more makes no second game.
  await choose();
  await expect(
    page.getByText(`Looks like ${home.displayName} - ${away.displayName}, already on this site.`),
  ).toBeVisible();
});
