import type { SeriesPage, Ssgt } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { createCompetition, createSeason, createSeries, freeSeasonCode } from './support/competitions.ts';
import { chooseByWriting, rows, saveByKeys, slowDown, toast } from './support/screens.ts';
import { uniqueCode, uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({
  site: sites.havsband,
  expectedMessages: /409|has the same season|duplicate|A season that a competition uses/,
});

test('a series is added with a name in each language, edited, deleted and restored; a taken code is told at its field', async ({
  page,
  service,
}) => {
  const other = await createSeries(service);
  const [code, name] = [uniqueCode(), uniqueName()];
  await page.goto('/manage/sports-config/series');
  await expect(page).toHaveTitle('Series list - Touchline');
  await page.getByRole('link', { name: 'Add series' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(other.code);
  await page.getByRole('textbox', { name: 'Name in English' }).fill(name);
  await expect(page.getByText(`Code is already used by ${other.displayName}. Choose another.`).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('textbox', { name: 'Name in Swedish' }).fill(`${name} på svenska`);
  await saveByKeys(page);
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
  const found = () => service.call<SeriesPage>('GET', `/series?code=${code}`);
  const [made] = (await found()).items;
  expect(made?.names).toEqual([
    { language: 'en', translation: name },
    { language: 'sv', translation: `${name} på svenska` },
  ]);
  await expect(page).toHaveURL(new RegExp(`/sports-config/series/${made?.uuid}/edit$`));
  await page.getByRole('textbox', { name: 'Name in English' }).fill(`${name} renamed`);
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Delete successful!')).toBeVisible();
  expect((await found()).total).toBe(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Restored successfully!')).toBeVisible();
  expect((await found()).items).toMatchObject([{ uuid: made?.uuid }]);
});

test('a season is made, named and deleted; a code that is taken is refused at its field, and deleting one in use at all', async ({
  page,
  service,
}) => {
  const taken = await createSeason(service);
  await page.goto('/manage/sports/ssgt');
  await page.getByRole('link', { name: 'Create season' }).click();
  await expect(page).toHaveTitle('Create New Season - Touchline');
  await expect(page).toHaveURL(/\/sports-config\/ssgt\/season$/);
  const code = page.getByRole('textbox', { name: 'Season code' });
  await code.fill('26');
  await saveByKeys(page);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(taken.code);
  await saveByKeys(page);
  await expect(
    page.getByText(`Season code is already used by ${taken.displayName}. Choose another.`).first(),
  ).toBeVisible();
  await code.fill(await freeSeasonCode(service));
  // The made page must be there with its address, or what is typed at once would be typed into the form of a new one.
  await slowDown(page);
  await saveByKeys(page);
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
  await expect(page).toHaveURL(/\/sports-config\/ssgt\/season\/[^/]+\/edit$/);
  const name = uniqueName();
  await page.getByRole('textbox', { name: 'Name in English' }).fill(name);
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  await page.goto(`/manage/sports-config/ssgt/seasons?q=${encodeURIComponent(name)}`);
  await rows(page).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Delete successful!')).toBeVisible();
  const used = (await createCompetition(service)).season;
  await page.goto(`/manage/sports-config/ssgt/season/${used.uuid}/edit`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('It is used by a competition and cannot be deleted.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save all the same' })).toHaveCount(0);
});

test('a combination that is there already is refused at the game type, by the name of the other in the own language, with a way to it', async ({
  page,
  service,
}) => {
  const other = await createCompetition(service);
  const names = { en: `${uniqueName()} in English`, sv: `${uniqueName()} på svenska` };
  await service.call('PUT', `/ssgts/${other.uuid}`, {
    season: { uuid: other.season.uuid },
    series: { uuid: other.series.uuid },
    gameType: { uuid: other.gameType.uuid },
    names: Object.entries(names).map(([language, translation]) => ({ language, translation })),
  });
  await page.goto('/manage/sports/ssgt');
  await page.getByRole('link', { name: 'Create competition' }).first().click();
  await expect(page).toHaveTitle('Sports Config - SSGT - Touchline');
  await chooseByWriting(page.getByRole('combobox', { name: 'Season' }), other.season.displayName ?? '');
  await chooseByWriting(page.getByRole('combobox', { name: 'Series' }), other.series.displayName ?? '');
  const gameType = page.getByRole('combobox', { name: 'Game type' });
  await chooseByWriting(gameType, other.gameType.names?.find(({ language }) => language === 'en')?.translation ?? '');
  await saveByKeys(page);
  await expect(gameType).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(`${names.en} has this combination already.`, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute(
    'href',
    new RegExp(`/ssgt/${other.uuid}/edit$`),
  );
  await expect(page.getByRole('combobox', { name: 'Season' })).toHaveValue(other.season.displayName ?? '');
});

test('only the transitions that the state allows can be chosen, in the row’s menu and in the editor; the others say why', async ({
  page,
  service,
}) => {
  const made = await createCompetition(service);
  const state = async () => (await service.call<Ssgt>('GET', `/ssgts/${made.uuid}`)).state;
  const search = new URLSearchParams({ search: made.displayName });
  await page.goto(`/manage/sports/ssgt?${search}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Draft');
  await page.getByRole('button', { name: `Actions for ${made.displayName}` }).click();
  const item = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
  await expect(item('Close')).toHaveAttribute('aria-disabled', 'true');
  await expect(item('Close')).toContainText('Only an active competition can be closed.');
  await item('Close').click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await item('Activate').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The competition leaves the draft.');
  await question.getByRole('button', { name: 'Activate' }).click();
  await expect(toast(page, 'Update successful!')).toBeVisible();
  await expect(rows(page).first()).toContainText('Active');
  expect(await state()).toBe('active');

  await page.getByRole('link', { name: made.displayName }).click();
  await expect(page).toHaveTitle('Sports Config - SSGT - Touchline');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(item('Archive')).toContainText('Only a closed competition can be archived.');
  await item('Close').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('group', { name: 'State' })).toHaveText('Closed');
  expect(await state()).toBe('closed');
});

test('a competition leads to the pages about it', async ({ page, service }) => {
  const made = await createCompetition(service);
  await page.goto(`/manage/sports-config/ssgt/${made.uuid}/edit`);
  const links = page.getByRole('navigation', { name: 'Pages about it' }).getByRole('link');
  await expect(links).toHaveText(['Connect teams', 'Statistics', 'Season rollover']);
  for (const page of ['connect-teams', 'statistics', 'rollover'])
    await expect(links.and(links.page().locator(`[href$="/ssgt/${made.uuid}/${page}"]`))).toHaveCount(1);
  await page.getByRole('tab', { name: /^Game series/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Game series' })).toHaveAttribute(
    'href',
    new RegExp(`/ssgt/${made.uuid}/game-series$`),
  );
  await page.getByRole('tab', { name: /^Games( \d+)?$/ }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(new RegExp(`/sports/game\\?seasonSeriesGameType=${made.uuid}$`));
});

test('the list is narrowed by state, season and what the site shows, and keeps that in its address', async ({
  page,
  service,
}) => {
  const made = await createCompetition(service);
  await page.goto('/manage/sports/ssgt');
  await page.getByRole('button', { name: 'Filter by Season' }).click();
  await page.getByRole('option', { name: made.season.displayName ?? '', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Filter by State' }).click();
  await page.getByRole('option', { name: 'Archived' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('state')).toBe('archived');
});

test.describe('on a site without competition management', () => {
  test.use({ site: sites.alvnas });

  test('the way to the competitions is closed and says why, and their addresses lead home', async ({ page }) => {
    await page.goto('/manage/sports-config/series');
    const entry = page.getByRole('navigation').getByRole('button', { name: 'Competitions' });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await entry.focus();
    await expect(page.getByRole('tooltip')).toContainText('Competition management');
    await expect(page.getByRole('button', { name: 'Add series' }).first()).toHaveAttribute('aria-disabled', 'true');
    for (const path of ['/sports/ssgt', '/sports-config/ssgt/add', '/sports-config/ssgt/season']) {
      await page.goto(`/manage${path}`);
      await expect(page).toHaveURL(/\/manage\/?$/);
    }
  });
});
