import type { Locator } from 'playwright/test';
import type { Game, GamePage, Route, SeriesPage, SsgtPage } from '../../generated/model/index.ts';
import { clockNights, nextYear } from '../fixtures/days-ahead.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { makeArticle, uniqueHeader } from './support/articles.ts';
import { createGame, settingOf } from './support/games.ts';
import { menuItem, menuOf } from './support/menu.ts';
import { rows, saveByKeys, toast, walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.frosthamn });

/** Writes a moment into the segments of a date field, the month before the day: not every month has a 31st. */
async function writeMoment(field: Locator, [year, month, day, hour, minute]: readonly string[]): Promise<void> {
  const parts = { year, month, day, hour, minute };
  for (const [name, value] of Object.entries(parts)) {
    await field.getByRole('spinbutton', { name: new RegExp(`^${name}`, 'i') }).click();
    await field.page().keyboard.type(value ?? '');
  }
}

test('the list asks for the specification’s fifty by start, and of one competition for the last ones first', async ({
  page,
  service,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/\/(games|ssgts\/[^/]+\/games)$/.test(url.pathname)) asked.push(url);
  });
  const { items } = await service.call<GamePage>('GET', '/games?pageSize=1');
  const ssgtUuid = items[0]?.ssgtUuid ?? '';
  await page.goto('/manage/sports/game');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect(page).toHaveTitle('List of game settings - Touchline');
  await expect(rows(page).first()).toContainText(items[0]?.homeTeamInfo?.displayName ?? '');
  expect(asked.at(-1)?.search).toBe('?page=1&pageSize=50&sortBy=startDateTime&sortOrder=asc');
  await expectAccessible(page);

  await page.goto(`/manage/sports/game?seasonSeriesGameType=${ssgtUuid}`);
  await expect(rows(page).first()).toBeVisible();
  expect(asked.at(-1)?.pathname).toBe(`/api/sports-v2/ssgts/${ssgtUuid}/games`);
  expect(asked.at(-1)?.search).toBe('?page=1&pageSize=50&sortBy=startDateTime&sortOrder=desc');

  await page.goto(`/manage/sports/game?seasonSeriesGameType=${ssgtUuid}&status=upcoming`);
  await expect(page.getByRole('status').filter({ hasText: /games?$/ })).toBeVisible();
  expect(asked.at(-1)?.pathname).toBe('/api/sports-v2/games');
});

test('the chosen series has games or an available competition of 2023 and 2022, and comes back when the list is opened', async ({
  page,
  service,
}) => {
  const { items } = await service.call<SsgtPage>('GET', '/ssgts/available?pageSize=100&date=2023&date=2022');
  const played = await service.call<SeriesPage>('GET', '/series?withGames=true&pageSize=100');
  const series = new Set([...played.items.map(({ uuid }) => uuid), ...items.map((ssgt) => ssgt.series.uuid)]);
  await page.goto('/manage/sports/game');
  await page.getByRole('button', { name: 'Filter by Series' }).click();
  await expect(page.getByRole('option')).toHaveCount(series.size);
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/series=/);
  const chosen = new URL(page.url()).searchParams.get('series') ?? '';
  expect(series).toContain(chosen);
  await expect(page.getByRole('button', { name: 'Clear the filter Series' })).toBeVisible();
  await walkTo(page, '/manage/');
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(new RegExp(`series=${chosen}`));
  await page.getByRole('button', { name: 'Clear the filter Series' }).click();
  await expect(page).not.toHaveURL(/series=/);
  // The address is there a moment before the page follows it.
  await expect(page.getByRole('button', { name: 'Clear the filter Series' })).toHaveCount(0);
  await page.goto('/manage/sports/game');
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/series=/);
});

test('what is not decided yet is called so, and a played game says why it cannot be postponed', async ({
  page,
  service,
}) => {
  const open = await createGame(service, { awayTeam: null, timeToBeDecided: true });
  await page.goto(`/manage/sports/game?search=${encodeURIComponent(open.homeTeamInfo?.displayName ?? '')}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByText('To be decided', { exact: true })).toHaveCount(2);
  await expect(rows(page)).toContainText('Time to be decided');
  await expect(rows(page)).toContainText('Upcoming');

  const played = await createGame(service, { played: true, state: 'post-game', homeScore: 3, awayScore: 1 });
  await page.goto(`/manage/sports/game?search=${encodeURIComponent(played.homeTeamInfo?.displayName ?? '')}`);
  // Of a game that is over nothing is left to decide.
  await expect(rows(page).getByText('Not known', { exact: true })).toHaveCount(1);
  await rows(page)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Postpone' })).toContainText('The game was played');
});

test('a game is postponed over both nights of the clocks; the original time stays in sight', async ({
  page,
  service,
}) => {
  const game = await createGame(service);
  await page.goto(`/manage/sports/game?search=${encodeURIComponent(game.homeTeamInfo?.displayName ?? '')}`);
  await rows(page)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Postpone' }).click();
  const dialog = page.getByRole('dialog', { name: `Postpone ${game.displayName}` });
  const confirm = dialog.getByRole('button', { name: 'Postpone on Frosthamn HC' });
  await expect(dialog).toContainText(`Planned for ${nextYear}-02-10 19:00.`);
  await expect(dialog).toContainText('Nothing links to this game.');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');

  const { forward, back } = clockNights(nextYear);
  await writeMoment(dialog, [...forward.split('-'), '02', '30']);
  await expect(dialog).toContainText(`${forward} 02:30 does not exist: the clocks go forward that night, to 03:30.`);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await writeMoment(dialog, [...back.split('-'), '02', '30']);
  await expect(dialog).toContainText(`${back} 02:30 comes twice`);
  const marks = await dialog
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio, '::before').scale));
  expect(marks, 'none is chosen').toEqual(['0', '0']);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await dialog.getByText('The second (UTC+1), after the clocks went back').click();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  // Pressed twice before the page is drawn anew.
  await confirm.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(toast(page, `Postponed to ${back} 02:30.`)).toBeVisible();
  expect(sent).toHaveLength(1);

  await expect(rows(page)).toContainText(`${back} 02:30`);
  await expect(rows(page)).toContainText('Postponed');
  await expect(rows(page).locator('s')).toHaveText(`${nextYear}-02-10 19:00`);
  const now = await service.call<Game>('GET', `/games/${game.uuid}`);
  expect([now.startDateTime, now.originalStartDateTime]).toEqual([`${back}T01:30:00Z`, `${nextYear}-02-10T18:00:00Z`]);
});

test('before a game is postponed, what links to it is listed: its metadata, its game series, and the menu', async ({
  page,
  service,
  baseURL,
}) => {
  const game = await createGame(service);
  const { uuid: gameUuid, ssgtUuid, homeTeam, awayTeam } = game;
  const tickets = { type: 'ticket', uri: 'https://tickets.example.com/1', label: 'Tickets', logo: null };
  await service.api('POST', '/game-metadata', { gameUuid, ssgtUuid, metadata: [tickets] });
  await service.call('POST', '/game-series', { ssgtUuid, round: 'ro4', homeTeam: awayTeam, awayTeam: homeTeam });
  const menu = await menuOf(baseURL ?? '', sites.frosthamn);
  const path = `/game-${gameUuid}`;
  const made = { path, title: 'The game', resourceType: 'game', resourceId: gameUuid } as const;
  const { id } = await service.api<Route>('POST', '/routing/routes', made);
  const item = { ...menuItem('To the game'), route: { id, path, resourceType: 'game', resourceId: gameUuid } as const };
  await menu.publish('main', (items) => [item, ...items]);
  await page.goto(settingOf(game));
  await page.getByRole('button', { name: 'Postpone' }).click();
  const dialog = page.getByRole('dialog', { name: `Postpone ${game.displayName}` });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'MetadataTickets',
    `Game series${awayTeam?.displayName} - ${homeTeam?.displayName}`,
    'Menu itemMain › To the game',
  ]);
  await expect(dialog.getByRole('link', { name: /To the game$/ })).toHaveAttribute('href', /\/manage\/menu$/);
  // The day alone may be known: the time is then to be decided.
  await writeMoment(dialog, [String(nextYear), '04', '02', '18', '00']);
  await dialog.getByRole('switch', { name: 'Time to be decided' }).click();
  await dialog.getByRole('button', { name: /^Postpone on/ }).click();
  await expect(toast(page, `Postponed to ${nextYear}-04-02.`)).toBeVisible();
  expect(await service.call<Game>('GET', `/games/${gameUuid}`)).toMatchObject({
    timeToBeDecided: true,
    originalStartDateTime: `${nextYear}-02-10T18:00:00Z`,
  });
});

test('before a game is postponed, the articles that tell the old time are shown with their sentences', async ({
  page,
  service,
}) => {
  const game = await createGame(service);
  const header = uniqueHeader();
  const tags = [{ value: `game.${game.uuid}.preview` }];
  const intro = 'Derbyt spelas den 10 februari. Biljetterna är släppta.';
  const { id } = await makeArticle(service, header, { tags, intro });
  await makeArticle(service, `${header} utan tid`, { tags });
  await page.goto(settingOf(game));
  await page.getByRole('button', { name: 'Postpone' }).click();
  const dialog = page.getByRole('dialog', { name: `Postpone ${game.displayName}` });
  await expect(dialog.getByRole('link', { name: header, exact: true })).toHaveAttribute('href', new RegExp(id));
  await expect(dialog.getByText('It still has the old time:')).toHaveCount(1);
  await expect(dialog.getByText('Derbyt spelas den 10 februari.')).toBeVisible();
  await expect(dialog.getByText('Biljetterna är släppta.')).toHaveCount(0);
});

test.describe('while somebody else is at it', () => {
  test.use({ expectedMessages: /412|changed by somebody else/ });

  test('a postponement overwrites nothing: it tells, and asks again', async ({ page, service }) => {
    const game = await createGame(service);
    await page.goto(`/manage/sports/game/${game.uuid}/edit/${game.ssgtUuid}`);
    await page.getByRole('button', { name: 'Postpone' }).click();
    const dialog = page.getByRole('dialog');
    await writeMoment(dialog, [String(nextYear), '04', '02', '18', '00']);
    const { homeTeam, awayTeam, ssgtUuid } = game;
    const changed = { ssgtUuid, homeTeam, awayTeam, startDateTime: `${nextYear}-02-11T18:00:00+0000` };
    await service.call<Game>('PUT', `/games/${game.uuid}`, changed);
    await dialog.getByRole('button', { name: /^Postpone on/ }).click();
    await expect(dialog).toContainText('Somebody else changed the game meanwhile. Nothing was overwritten.');
    await expect(dialog).toContainText(`Planned for ${nextYear}-02-11 19:00.`);
    const sent = page.waitForRequest((one) => one.url().endsWith('/postpone'));
    await dialog.getByRole('button', { name: /^Postpone on/ }).click();
    expect(await (await sent).headerValue('if-match')).not.toBeNull();
    await expect(toast(page, `Postponed to ${nextYear}-04-02 18:00.`)).toBeVisible();
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are the user’s own', async ({ page, service }) => {
    const game = await createGame(service);
    await page.goto(`/manage/sports/game?search=${encodeURIComponent(game.homeTeamInfo?.displayName ?? '')}`);
    await expect(rows(page)).toContainText(`${nextYear}-02-10 13:00`);
  });
});

test('a game is made with what is known of it, and its score and periods are kept', async ({ page, service }) => {
  const game = await createGame(service);
  await page.goto(`/manage/sports/game/${game.uuid}/details`);
  await page.getByRole('textbox', { name: 'Home score' }).fill('2');
  await page.getByRole('textbox', { name: 'Away score' }).fill('1');
  await page.getByRole('switch', { name: 'Played' }).click();
  await page.getByLabel('Venue').fill('Arena ملعب ⚽️');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Update successful!')).toBeVisible();
  const now = await service.call<Game>('GET', `/games/${game.uuid}`);
  expect(now).toMatchObject({
    homeScore: 2,
    awayScore: 1,
    played: true,
    displayStatus: 'Played',
    venueName: 'Arena ملعب ⚽️',
  });
});

test.describe('in Stockholm', () => {
  test.use({ timezoneId: 'Europe/Stockholm' });

  test('details refuse a time that the clocks go forward over, with its own sentence, and lose nothing', async ({
    page,
    service,
  }) => {
    const night = clockNights(nextYear).forward;
    const game = await createGame(service, { startDateTime: `${night}T00:30:00Z` });
    await page.goto(`/manage/sports/game/${game.uuid}/details`);
    const hour = page.getByRole('group', { name: 'Starts' }).getByRole('spinbutton', { name: /^hour/i });
    await hour.click();
    await page.keyboard.type('02');
    const sentence = page.getByText(
      `${night} 02:30 does not exist: the clocks go forward that night, to 03:30. Choose another time.`,
    );
    await expect(sentence).toBeVisible();
    await saveByKeys(page);
    await expect(toast(page, 'Invalid data composition. Cannot save!')).toBeVisible();
    await expect(sentence.first()).toBeVisible();
    await expect(hour).toHaveText('02');
    await hour.click();
    await page.keyboard.type('04');
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect((await service.call<Game>('GET', `/games/${game.uuid}`)).startDateTime).toBe(`${night}T02:30:00Z`);
  });

  test('a day that teams were changed on is one of the own time zone', async ({ page }) => {
    const asked = page.waitForRequest(/\/api\/.*changedFrom/);
    await page.goto('/manage/sports/teams?changedFrom=2026-01-01&changedUntil=2026-01-02');
    expect(new URL((await asked).url()).searchParams.get('timeZone')).toBe('Europe/Stockholm');
  });
});
