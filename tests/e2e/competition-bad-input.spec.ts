import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type {
  ConnectedTeam,
  GameSeries,
  Season,
  SeasonPage,
  Series,
  Ssgt,
  SsgtInput,
} from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { createCompetition, createSeries, freeSeasonCode } from './support/competitions.ts';
import { createGame, settingOf } from './support/games.ts';
import { chooseByWriting, drawn, goWithin, rows, saveByKeys, toast, walkTo } from './support/screens.ts';
import { type Service, uniqueCode } from './support/service.ts';
import { expect, test } from './support/test.ts';

const site = sites.isdalen;

// What others do meanwhile makes the service refuse: that is what these journeys are about.
test.use({ site, expectedMessages: /40[049]|412|already has|duplicate|deleted competition|has no/ });

const ref = ({ uuid }: { uuid: string }) => ({ uuid });
const save = (page: Page) => page.getByRole('button', { name: `Save to ${site.name}` });

/** Changes a competition as somebody else would, whichever version it is at. */
async function change(service: Service, { uuid }: Ssgt, changes: Partial<SsgtInput>): Promise<void> {
  const { season, series, gameType } = await service.call<Ssgt>('GET', `/ssgts/${uuid}`);
  const input = { season: ref(season), series: ref(series), gameType: ref(gameType) };
  await service.call('PUT', `/ssgts/${uuid}`, { ...input, ...changes });
}

test('a change of state that somebody else was quicker with is not done: it is told, and the list shows the state of now', async ({
  page,
  service,
}) => {
  const made = await createCompetition(service);
  await page.goto(`/manage/sports/ssgt?${new URLSearchParams({ search: made.displayName })}`);
  await page.getByRole('button', { name: `Actions for ${made.displayName}` }).click();
  await page.getByRole('menuitem', { name: /^Activate/ }).click();
  const question = page.getByRole('alertdialog', { name: `Activate ${made.displayName}?` });
  await expect(question).toBeVisible();
  for (const transition of ['draft-to-active', 'active-to-closed'])
    await service.call('PUT', `/ssgt-state/${transition}/${made.uuid}`);
  await question.getByRole('button', { name: 'Activate' }).click();
  const told = page.getByRole('dialog', { name: 'Activate' });
  await expect(told).toContainText('Changed meanwhile');
  await told.getByRole('button', { name: 'Close' }).last().click();
  await expect(rows(page).first()).toContainText('Closed');
  expect((await service.call<Ssgt>('GET', `/ssgts/${made.uuid}`)).state).toBe('closed');
});

test('a competition that somebody deletes takes no teams: it is told, what was chosen stays, and is saved once it is restored', async ({
  page,
  service,
}) => {
  const [made, team] = [await createCompetition(service), await service.createTeam()];
  await page.goto(`/manage/sports-config/ssgt/${made.uuid}/connect-teams`);
  await chooseByWriting(page.getByRole('combobox', { name: 'Team' }), team.displayName);
  await page.keyboard.press('Escape');
  const row = page.locator(`[data-team="${team.uuid}"]`);
  await change(service, made, { deleted: true });
  await saveByKeys(page);
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(refusal).toContainText('It is deleted. Restore it first.');
  await expect(refusal).toContainText('Your changes are still here.');
  await expect(row).toContainText('New');
  const connected = () => service.call<ConnectedTeam[]>('GET', `/ssgts/${made.uuid}/teams`);
  expect(await connected()).toEqual([]);
  await change(service, made, { deleted: false });
  await save(page).click();
  await expect(toast(page, 'Update successful!')).toBeVisible();
  expect((await connected()).map(({ uuid }) => uuid)).toEqual([team.uuid]);
});

test('a team that somebody deletes meanwhile is not connected: it is told at the team, and the others are saved without it', async ({
  page,
  service,
}) => {
  const [made, gone, stays] = [
    await createCompetition(service),
    await service.createTeam(),
    await service.createTeam(),
  ];
  await page.goto(`/manage/sports-config/ssgt/${made.uuid}/connect-teams`);
  for (const { displayName } of [gone, stays]) {
    await chooseByWriting(page.getByRole('combobox', { name: 'Team' }), displayName);
    await page.keyboard.press('Escape');
  }
  await service.changeTeam(gone.uuid, { deleted: true });
  await save(page).click();
  const row = page.locator(`[data-team="${gone.uuid}"]`);
  await expect(row.getByRole('alert')).toHaveText(
    `${gone.displayName} does not exist on this site any more. Do not connect it.`,
  );
  await row.getByRole('button', { name: `Do not connect ${gone.displayName}` }).click();
  await save(page).click();
  await expect(toast(page, 'Update successful!')).toBeVisible();
  const connected = await service.call<ConnectedTeam[]>('GET', `/ssgts/${made.uuid}/teams`);
  expect(connected.map(({ uuid }) => uuid)).toEqual([stays.uuid]);
});

test('a deleted competition offers only to be restored, and its rollover makes a new one all the same', async ({
  page,
  service,
}) => {
  const made = await createCompetition(service);
  await change(service, made, { deleted: true });
  await page.goto(`/manage/sports-config/ssgt/${made.uuid}/edit`);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /^Activate/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: /^Activate/ })).toContainText('It is deleted. Restore it first.');
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(toast(page, 'Restored successfully!')).toBeVisible();
  expect(await service.call<Ssgt>('GET', `/ssgts/${made.uuid}`)).toMatchObject({ deleted: false, state: 'draft' });
});

test('one season code in two tabs at once makes one season; the other tab is told at the field and keeps what it has', async ({
  page,
  context,
  service,
}) => {
  const code = await freeSeasonCode(service);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/manage/sports-config/ssgt/season');
    await tab.getByRole('textbox', { name: 'Season code' }).fill(code);
    await tab.getByRole('textbox', { name: 'Name in English' }).fill(`Season ${code}`);
  }
  await Promise.all(tabs.map((tab) => saveByKeys(tab)));
  const refused = (tab: Page) => tab.getByText(/^Season code is already (in use|used by)/).first();
  await expect
    .poll(async () => (await Promise.all(tabs.map((tab) => refused(tab).isVisible()))).filter(Boolean).length)
    .toBe(1);
  expect((await service.call<SeasonPage>('GET', `/seasons?code=${code}`)).total).toBe(1);
  const other = (await refused(page).isVisible()) ? page : tabs[1];
  if (!other) throw new Error('no tab was refused');
  await expect(other.getByRole('textbox', { name: 'Season code' })).toHaveAttribute('aria-invalid', 'true');
  await expect(other.getByRole('textbox', { name: 'Name in English' })).toHaveValue(`Season ${code}`);
  const next = await freeSeasonCode(service);
  await other.getByRole('textbox', { name: 'Season code' }).fill(next);
  await saveByKeys(other);
  await expect(toast(other, 'Save successful! High five!')).toBeVisible();
  expect((await service.call<{ items: Season[] }>('GET', `/seasons?code=${next}`)).items).toHaveLength(1);
});

test('a series that a second user saves meanwhile keeps both changes; where both changed one name, one chooses', async ({
  page,
  service,
}) => {
  const made = await createSeries(service);
  const read = () => service.call<Series>('GET', `/series/${made.uuid}`);
  const names = (en: string, sv: string) => [
    { language: 'en', translation: en },
    { language: 'sv', translation: sv },
  ];
  await page.goto(`/manage/sports-config/series/${made.uuid}/edit`);
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Mine');
  const code = uniqueCode();
  await service.call('PUT', `/series/${made.uuid}`, { code, names: names(made.displayName, 'Deras') });
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  expect(await read()).toMatchObject({ code, names: names('Mine', 'Deras') });
  await expect(page.getByRole('textbox', { name: 'Name in Swedish' })).toHaveValue('Deras');

  await page.getByRole('textbox', { name: 'Name in English' }).fill('Mine again');
  await service.call('PUT', `/series/${made.uuid}`, { code, names: names('Theirs', 'Deras') });
  await saveByKeys(page);
  const question = page.getByRole('dialog', { name: 'You both changed the same' });
  await question.getByRole('button', { name: 'Take all of mine' }).click();
  await question.getByRole('button', { name: /^Save to/ }).click();
  await expect(toast(page, 'Update successful!').last()).toBeVisible();
  await expect.poll(async () => (await read()).names).toEqual(names('Mine again', 'Deras'));
});

test('what is to be decided has a name of its own: games by their round, game series by round and place', async ({
  page,
  service,
}) => {
  const [made, team] = [await createCompetition(service), await service.createTeam()];
  const open = { ssgtUuid: made.uuid, homeTeam: null, awayTeam: null, venueName: null, timeToBeDecided: true };
  const final = await createGame(service, { ...open, roundLabel: 'Finals' });
  await createGame(service, { ...open, homeTeam: ref(team), roundNumber: 4 });
  const list = `/manage/sports/game?seasonSeriesGameType=${made.uuid}`;
  await page.goto(list);
  await expect(page.getByRole('button', { name: 'Actions for Finals, teams to be decided' })).toBeVisible();
  await expect(rows(page).getByText('Finals, teams to be decided', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Actions for ${team.displayName} - To be decided` })).toBeVisible();
  await walkTo(page, settingOf(final));
  await expect(page.getByRole('heading', { level: 1, name: 'Finals, teams to be decided' })).toBeVisible();
  await expect(page).toHaveTitle('Finals, teams to be decided - Edit game setting - Touchline');
  await page.goto(`/manage/sports/game/${final.uuid}/details`);
  await expect(page.getByRole('heading', { level: 1, name: 'Finals, teams to be decided' })).toBeVisible();

  for (const name of ['Quarter Finals 1', 'Quarter Finals 2']) {
    await walkTo(page, `/manage/sports-config/ssgt/${made.uuid}/game-series/add`);
    await expect(save(page)).toBeVisible();
    await drawn(page);
    await save(page).click();
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
    // Its name is known before its page is there, and whoever walks on then stays on the page of new ones.
    await expect(page).toHaveURL(/\/edit$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await service.call<GameSeries>('POST', '/game-series', { ssgtUuid: made.uuid, round: 'ro2', homeTeam: ref(team) });
  await walkTo(page, `/manage/sports-config/ssgt/${made.uuid}/game-series`);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).last()).toContainText(`${team.displayName} - To be decided`);
  await page.evaluate(() => localStorage.setItem('touchline.language', 'sv'));
  await page.reload();
  await expect(rows(page).last()).toContainText(`${team.displayName} - Inte bestämt`);
  await walkTo(page, list);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Exportera CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportera', exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text.trimEnd().split('\r\n').slice(1);
  const games = lines.map((line) => line.split(';').find((cell) => /inte bestäm/i.test(cell)));
  expect(games.sort()).toEqual(['Finals, lagen inte bestämda', `${team.displayName} - Inte bestämt`]);
});

test('a competition that the site does not have is told on each of its pages, with the way back', async ({ page }) => {
  await page.goto('/manage/');
  for (const about of ['edit', 'connect-teams', 'statistics', 'rollover', 'game-series', 'game-series/add']) {
    // Each is a page of its own, with a heading of its own that says the same.
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-left', ''));
    await goWithin(page, `/manage/sports-config/ssgt/nowhere/${about}`);
    await expect(page.locator('h1[data-left]')).toHaveCount(0);
    await expect(page.getByText('This does not exist on the active site.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/manage/sports/ssgt');
  }
});
