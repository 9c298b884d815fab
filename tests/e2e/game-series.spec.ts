import type { Game, GameSeriesPage, Ssgt, Team } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { createCompetition } from './support/competitions.ts';
import { chooseByWriting, rows, saveByKeys, toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

/** A competition with two teams, and a team that is in none. */
async function scene(service: Service): Promise<{ competition: Ssgt; home: Team; away: Team; stranger: Team }> {
  const [home, away, stranger] = [await service.createTeam(), await service.createTeam(), await service.createTeam()];
  return { competition: await createCompetition(service, [home, away]), home, away, stranger };
}

const list = ({ uuid }: Ssgt): string => `/manage/sports-config/ssgt/${uuid}/game-series`;

test('a game series is made in its competition: teams of that one only, their games once both are chosen, and it is deleted', async ({
  page,
  service,
}) => {
  const { competition, home, away, stranger } = await scene(service);
  const game = await service.call<Game>('POST', '/games', {
    ssgtUuid: competition.uuid,
    startDateTime: '2030-03-01T18:00:00.000Z',
    homeTeam: { uuid: away.uuid },
    awayTeam: { uuid: home.uuid },
  });
  await page.goto(list(competition));
  await expect(page).toHaveTitle('Game Series List - Touchline');
  const way = page.getByRole('navigation', { name: 'You are here' });
  await expect(way.getByRole('link', { name: competition.displayName })).toHaveAttribute(
    'href',
    new RegExp(`/ssgt/${competition.uuid}/edit$`),
  );
  await page.getByRole('link', { name: 'Add game series' }).first().click();
  await expect(page).toHaveTitle('Create New Game Series - Touchline');
  await expect(way.getByRole('link', { name: 'Game series' })).toHaveAttribute('href', list(competition));
  const homeBox = page.getByRole('combobox', { name: 'Home team' });
  await homeBox.click();
  await expect(page.getByRole('option', { name: home.displayName })).toBeVisible();
  await expect(page.getByRole('option', { name: stranger.displayName })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Choose both teams to see their games.')).toBeVisible();
  await chooseByWriting(homeBox, home.displayName);
  await chooseByWriting(page.getByRole('combobox', { name: 'Away team' }), away.displayName);
  const games = page.getByRole('group', { name: 'Their games in this competition' });
  await expect(games.getByRole('link')).toHaveText(game.displayName);
  await expect(games.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`/sports/game/${game.uuid}/edit/${competition.uuid}$`),
  );
  await page.getByRole('button', { name: 'Quarter Finals' }).click();
  await page.getByRole('option', { name: 'Semi Finals' }).click();
  await saveByKeys(page);
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
  await expect(page).toHaveTitle('Edit Game Series - Touchline');
  const stored = () => service.call<GameSeriesPage>('GET', `/game-series?ssgtUuid=${competition.uuid}`);
  const { items } = await stored();
  expect(items).toMatchObject([
    { ssgtUuid: competition.uuid, round: 'ro4', homeTeam: { uuid: home.uuid }, awayTeam: { uuid: away.uuid } },
  ]);
  await expect(page).toHaveURL(new RegExp(`/ssgt/${competition.uuid}/game-series/${items[0]?.uuid}/edit$`));
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('A deleted game series cannot be restored. Its games stay.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Delete successful!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list(competition)}$`));
  expect((await stored()).total).toBe(0);
});

test('a list holds the game series of its own competition, in the order of the rounds', async ({ page, service }) => {
  const [one, other] = [await scene(service), await scene(service)];
  for (const round of ['ro2', 'ro16', 'ro4', 'ro8'])
    await service.call('POST', '/game-series', { ssgtUuid: one.competition.uuid, round });
  await service.call('POST', '/game-series', { ssgtUuid: other.competition.uuid, round: 'ro2' });
  await page.goto(list(one.competition));
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page)).toContainText(['Round of 16 1', 'Quarter Finals 1', 'Semi Finals 1', 'Finals']);
  const whole = () =>
    page.locator('th').evaluateAll((cells) => cells.every((cell) => cell.scrollWidth <= cell.clientWidth));
  await expect(page.getByRole('columnheader', { name: 'Home wins' })).toBeVisible();
  expect(await whole()).toBe(true);
  await page.evaluate(() => localStorage.setItem('touchline.language', 'sv'));
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Bortasegrar' })).toBeVisible();
  expect(await whole()).toBe(true);
  await page.evaluate(() => localStorage.setItem('touchline.language', 'en'));
  await page.reload();
  await page.getByRole('link', { name: 'Quarter Finals 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quarter Finals 1' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Filter by Round' }).click();
  await page.getByRole('option', { name: 'Quarter Finals' }).click();
  await expect(rows(page)).toHaveCount(1);
});
