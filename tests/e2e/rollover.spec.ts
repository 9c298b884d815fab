import type { Page } from 'playwright/test';
import type { ConnectedTeam, Season, Sponsor, Ssgt, SsgtPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { toast } from './support/screens.ts';
import { type Service, uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

// A season that something still belongs to is not deleted, an answer is cut off on purpose, and a changed competition is refused to the undo.
test.use({ site: sites.isdalen, expectedMessages: /409|412|ERR_/ });

const [from, to] = [2061, 2062];

async function seasonOf(service: Service, year: number): Promise<Season | undefined> {
  return (await service.call<{ items: Season[] }>('GET', `/seasons?code=${year}`)).items[0];
}

/** A competition of a year that the demo knows nothing of, with three teams; each has a series of its own. */
async function makeCompetition(service: Service): Promise<{ ssgt: Ssgt; teams: string[]; name: string }> {
  const names = ['sv', 'en'].map((language) => ({ language, translation: `${from}/${from + 1}` }));
  const season =
    (await seasonOf(service, from)) ?? (await service.call<Season>('POST', '/seasons', { code: `${from}`, names }));
  const name = uniqueName();
  const series = await service.call<{ uuid: string }>('POST', '/series', {
    code: `R${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`.toUpperCase().slice(0, 20),
    names: [{ language: 'en', translation: name }],
  });
  const [model] = (await service.call<SsgtPage>('GET', '/ssgts?pageSize=1')).items;
  if (!model) throw new Error('the demo has no competition');
  const ssgt = await service.call<Ssgt>('POST', '/ssgts', {
    season: { uuid: season.uuid },
    series: { uuid: series.uuid },
    gameType: { uuid: model.gameType.uuid },
    names: [
      { language: 'en', translation: `${name} ${from}/62` },
      { language: 'sv', translation: `${name} 61/62` },
    ],
    active: true,
    defaultForSeries: true,
  });
  const teams = await Promise.all([1, 2, 3].map(() => service.createTeam()));
  await service.call('PUT', `/ssgts/${ssgt.uuid}/teams`, {
    addedTeams: teams.map(({ uuid }) => ({ uuid })),
    removedTeams: [],
  });
  return { ssgt, name, teams: teams.map(({ displayName }) => displayName).sort() };
}

const open = (page: Page, { uuid }: Ssgt) => page.goto(`/manage/sports-config/ssgt/${uuid}/rollover`);
const check = (page: Page) => page.getByRole('button', { name: 'Check what will be created' });
const make = (page: Page) => page.getByRole('button', { name: `Create on ${sites.isdalen.name}` });
const steps = (page: Page) => page.locator('[data-step]');

/** The competitions of a series that are not deleted, but for the one that all began with. */
async function madeOf(service: Service, { uuid, series }: Ssgt): Promise<Ssgt[]> {
  const { items } = await service.call<SsgtPage>('GET', `/ssgts?seriesUuid=${series.uuid}`);
  return items.filter((ssgt) => ssgt.uuid !== uuid);
}
async function teamsOf(service: Service, uuid: string): Promise<string[]> {
  const teams = await service.call<ConnectedTeam[]>('GET', `/ssgts/${uuid}/teams`);
  return teams.map(({ displayName }) => displayName).sort();
}

test('the next season is shown first, then made, kept over a reload, and taken back', async ({ page, service }) => {
  const { ssgt, name, teams } = await makeCompetition(service);
  await open(page, ssgt);
  await expect(page.getByLabel('Name (English)', { exact: true })).toHaveValue(`${name} ${to}/63`);
  await expect(page.getByLabel('Name (Swedish)', { exact: true })).toHaveValue(`${name} 62/63`);
  await expect(page.getByText('No players, no staff')).toHaveCount(3);
  await expectAccessible(page);
  const [left] = teams;
  await page.getByRole('checkbox', { name: new RegExp(`^${left}`) }).uncheck();
  await page.getByRole('switch', { name: 'Default for the series' }).check();
  await check(page).click();
  await expect(page.getByText('2 teams:')).toBeVisible();
  await expect(page.getByText(`${name} ${from}/62 is no longer the default of its series`)).toBeVisible();
  await expectAccessible(page);
  expect(await madeOf(service, ssgt)).toEqual([]);

  await make(page).click();
  await expect(page.getByRole('heading', { name: `${name} ${to}/63 is created` })).toBeVisible();
  await expect(steps(page).filter({ hasText: 'Connected' })).toHaveCount(2);
  const [made] = await madeOf(service, ssgt);
  expect(made).toMatchObject({ season: { code: `${to}` }, active: true, defaultForSeries: true, extIds: [] });
  expect(await teamsOf(service, made?.uuid ?? '')).toEqual(teams.slice(1));

  await page.reload();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('[data-step="ssgt"]')).toContainText('Undone');
  await expect(steps(page).filter({ hasText: 'Disconnected' })).toHaveCount(2);
  await expectAccessible(page);
  expect(await madeOf(service, ssgt)).toEqual([]);
  expect(await service.call<Ssgt>('GET', `/ssgts/${ssgt.uuid}`)).toMatchObject({ defaultForSeries: true });
});

test('after a lost answer and a reload it goes on, and makes nothing twice', async ({ page, service }) => {
  const { ssgt, teams } = await makeCompetition(service);
  await open(page, ssgt);
  await check(page).click();
  let isCut = false;
  await page.route('**/api/sports-v2/ssgts', async (route) => {
    if (route.request().method() !== 'POST' || isCut) return route.fallback();
    isCut = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await make(page).click();
  await expect(page.getByText('The rollover stopped')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Continue on ${sites.isdalen.name}` }).click();
  await expect(steps(page).filter({ hasText: 'Connected' })).toHaveCount(3);
  const made = await madeOf(service, ssgt);
  expect(made).toHaveLength(1);
  expect(await teamsOf(service, made[0]?.uuid ?? '')).toEqual(teams);
});

test('the same combination stands in the way, with a link to it', async ({ page, service }) => {
  const { ssgt } = await makeCompetition(service);
  const season =
    (await seasonOf(service, to)) ?? (await service.call<Season>('POST', '/seasons', { code: `${to}`, names: [] }));
  const there = await service.call<Ssgt>('POST', '/ssgts', {
    season: { uuid: season.uuid },
    series: { uuid: ssgt.series.uuid },
    gameType: { uuid: ssgt.gameType.uuid },
    names: [{ language: 'en', translation: 'The one before' }],
  });
  await open(page, ssgt);
  await check(page).click();
  await expect(page.getByText('The one before is there already')).toBeVisible();
  await expect(make(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: 'Show it' })).toHaveAttribute('href', new RegExp(`${there.uuid}/edit$`));
});

test('what somebody has changed since is not taken back, and says so', async ({ page, service }) => {
  const { ssgt, teams } = await makeCompetition(service);
  await open(page, ssgt);
  await check(page).click();
  await make(page).click();
  await expect(steps(page).filter({ hasText: 'Connected' })).toHaveCount(3);
  const [made] = await madeOf(service, ssgt);
  if (!made) throw new Error('nothing was made');
  const { season, series, gameType } = made;
  await service.call('PUT', `/ssgts/${made.uuid}`, {
    season: { uuid: season.uuid },
    series: { uuid: series.uuid },
    gameType: { uuid: gameType.uuid },
    names: [{ language: 'en', translation: 'Named by somebody else' }],
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('[data-step="ssgt"]')).toContainText('Somebody has changed the competition since');
  expect(await teamsOf(service, made.uuid)).toEqual(teams);
});

test('what was chosen is not left without a question', async ({ page, service }) => {
  const { ssgt } = await makeCompetition(service);
  await open(page, ssgt);
  const name = page.getByLabel('Name (English)', { exact: true });
  await name.fill('Typed with care');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Typed with care');
});

test('contracts that end before the new season are named, led to, and renewed at a press', async ({
  page,
  service,
}) => {
  const { ssgt } = await makeCompetition(service);
  const name = uniqueName();
  const made = await service.api<Sponsor>('POST', '/sponsors/sponsors', { name, contractUntil: `${to}-06-30` });
  await open(page, ssgt);
  await check(page).click();
  await make(page).click();
  const card = page.getByRole('region', { name: /^Sponsors: \d+ contracts? ends? before the new season$/ });
  await expect(card.getByText(name)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Show them' })).toHaveAttribute(
    'href',
    new RegExp(`/manage/sponsors/all\\?endsFrom=[\\d-]+&endsUntil=${to}-07-31$`),
  );
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Renew a year \(\d+\)$/ }).click();
  await expect(toast(page, 'Update successful!')).toBeVisible();
  const renewed = await service.api<Sponsor>('GET', `/sponsors/sponsors/${made.id}`);
  expect(renewed.contractUntil).toBe(`${to + 1}-06-30`);
  // What ended in the demo years before still does after a year more, so the card may stay.
  await expect(card.getByText(name)).toHaveCount(0);
});
