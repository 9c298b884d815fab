import type { Series, Ssgt } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { createCompetition } from './support/competitions.ts';
import { createGame, settingOf } from './support/games.ts';
import { rows, toast, walkTo } from './support/screens.ts';
import { uniqueCode } from './support/service.ts';
import { expect, test } from './support/test.ts';

const site = sites.isdalen;

test.use({ site });

const ref = ({ uuid }: { uuid: string }) => ({ uuid });

test.describe('five hundred games', () => {
  test('in one competition are paged, narrowed and ordered; its teams stay, and its rollover takes none of them along', async ({
    page,
    service,
  }) => {
    const teams = await Promise.all(Array.from({ length: 10 }, () => service.createTeam()));
    const made = await createCompetition(service, teams);
    const team = (number: number) => ref(teams[number % teams.length] ?? { uuid: '' });
    for (let number = 0; number < 500; number += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          service.call('POST', '/games', {
            ssgtUuid: made.uuid,
            startDateTime: new Date(Date.UTC(2031, 0, 1, 18) + (number + index) * 3_600_000).toISOString(),
            homeTeam: team(number + index),
            awayTeam: team(number + index + 1),
            roundNumber: number + index + 1,
          }),
        ),
      );
    }
    await page.goto(`/manage/sports/game?seasonSeriesGameType=${made.uuid}`);
    await expect(page.getByRole('status').filter({ hasText: '500 games' })).toBeVisible();
    await expect(rows(page)).toHaveCount(50);
    await expect(rows(page).first()).toContainText('2031-01-22');
    await page.goto(`/manage/sports/game?seasonSeriesGameType=${made.uuid}&page=10`);
    await expect(rows(page)).toHaveCount(50);
    await expect(rows(page).last()).toContainText('2031-01-01');
    await page.goto(`/manage/sports/game?seasonSeriesGameType=${made.uuid}&page=99`);
    await expect(page).toHaveURL(/page=10/);
    await page.goto(`/manage/sports/game?seasonSeriesGameType=${made.uuid}&team=${teams[0]?.uuid}`);
    await expect(page.getByRole('status').filter({ hasText: '100 games' })).toBeVisible();

    await walkTo(page, `/manage/sports-config/ssgt/${made.uuid}/connect-teams`);
    const [one] = teams;
    if (!one) throw new Error('no team');
    const out = page.getByRole('button', { name: `Disconnect ${one.displayName}`, exact: true });
    await expect(out).toHaveAccessibleDescription(/has 100 games in this competition and cannot be disconnected/);

    await walkTo(page, `/manage/sports-config/ssgt/${made.uuid}/rollover`);
    await page.getByRole('button', { name: 'Check what will be created' }).click();
    await page.getByRole('button', { name: `Create on ${site.name}` }).click();
    await expect(page.locator('[data-step]').filter({ hasText: 'Connected' })).toHaveCount(10);
    const { items } = await service.call<{ items: Ssgt[] }>('GET', `/ssgts?seriesUuid=${made.series.uuid}`);
    expect(items.map(({ teamCount, gameCount }) => [teamCount, gameCount]).sort()).toEqual(
      [
        [10, 500],
        [10, 0],
      ].sort(),
    );
  });
});

const ARABIC = 'الدوري الشمالي الممتاز لهوكي الجليد';
const EMOJI = '🏒🥅 Slaget om Önskan 👩‍👩‍👧';

test.describe('names in Arabic and emoji, on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('are written, shown, found, rolled over and asked about as they are, and nothing grows out of the screen', async ({
    page,
    service,
  }) => {
    const code = uniqueCode();
    await page.goto('/manage/sports-config/series/add');
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('textbox', { name: 'Name in English' }).fill(`${ARABIC} ${code}`);
    await page.getByRole('textbox', { name: 'Name in Swedish' }).fill(`${EMOJI} ${code}`);
    await page.getByRole('button', { name: `Save to ${site.name}` }).click();
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
    const [series] = (await service.call<{ items: Series[] }>('GET', `/series?code=${code}`)).items;
    expect(series?.names?.map(({ translation }) => translation)).toEqual([`${ARABIC} ${code}`, `${EMOJI} ${code}`]);

    const team = await service.createTeam({ displayName: `${EMOJI} ${ARABIC} ${code}` });
    const made = await createCompetition(service, [team]);
    const name = `${ARABIC} ${made.season.code}/${Number(made.season.code) + 1}`;
    const { season, series: its, gameType } = made;
    const named = { season: ref(season), series: ref(its), gameType: ref(gameType) };
    await service.call('PUT', `/ssgts/${made.uuid}`, { ...named, names: [{ language: 'en', translation: name }] });
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.goto(`/manage/sports/ssgt?${new URLSearchParams({ search: `الممتاز ${made.season.code}` })}`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await fits();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: /^Activate/ }).click();
    await expect(page.getByRole('alertdialog', { name: `Activate ${name}?` })).toBeVisible();
    await fits();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await walkTo(page, `/manage/sports-config/ssgt/${made.uuid}/connect-teams`);
    await expect(page.locator(`[data-team="${team.uuid}"]`)).toContainText(team.displayName);
    await fits();
    await walkTo(page, `/manage/sports-config/ssgt/${made.uuid}/rollover`);
    const next = Number(made.season.code) + 1;
    await expect(page.getByLabel('Name (English)', { exact: true })).toHaveValue(`${ARABIC} ${next}/${next + 1}`);
    await fits();
    await expectAccessible(page);
    const game = await createGame(service, { ssgtUuid: made.uuid, homeTeam: ref(team), venueName: `${EMOJI} ملعب` });
    await walkTo(page, settingOf(game));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(team.displayName);
    await fits();
  });
});
