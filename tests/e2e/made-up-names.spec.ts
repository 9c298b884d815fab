import type { GameType, Ssgt } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { createSeason, createSeries } from './support/competitions.ts';
import { createGame, settingOf } from './support/games.ts';
import { rows, walkTo } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

/** The words of a language that the names hold which the service makes up. */
const words = {
  en: { gameType: 'Regular season', undecided: 'Round 7, teams to be decided' },
  sv: { gameType: 'Grundserie', undecided: 'Omgång 7, lagen inte bestämda' },
} as const;

/** A competition without a name of its own, and what it is called in a language. */
async function createUnnamed(service: Service) {
  const [season, series] = [await createSeason(service), await createSeries(service)];
  const [gameType] = await service.call<GameType[]>('GET', '/game-types');
  const ref = (thing: { uuid: string } | undefined) => ({ uuid: thing?.uuid });
  const body = { season: ref(season), series: ref(series), gameType: ref(gameType), names: [] };
  const ssgt = await service.call<Ssgt>('POST', '/ssgts', body);
  const title = (language: keyof typeof words) =>
    `${series.displayName} ${season.displayName} ${words[language].gameType}`;
  return { ssgt, title };
}

for (const language of ['en', 'sv'] as const) {
  test.describe(`in the language of whoever reads it (${language})`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => {
        if (location.protocol !== 'about:') localStorage.setItem('touchline.language', chosen);
      }, language),
    );

    test.describe('a competition', () => {
      test.use({ site: sites.havsband });

      test('is called by what it is made of, in lists and where games refer to it', async ({ page, service }) => {
        const { ssgt, title } = await createUnnamed(service);
        const game = await createGame(service, { ssgtUuid: ssgt.uuid });
        const name = title(language);
        await page.goto(`/manage/sports/ssgt?${new URLSearchParams({ search: ssgt.displayName })}`);
        await expect(rows(page).getByRole('link', { name, exact: true })).toBeVisible();
        await walkTo(page, `/manage/sports-config/ssgt/${ssgt.uuid}/edit`);
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        await walkTo(page, settingOf({ uuid: game.uuid, ssgtUuid: 'another' }));
        await expect(page.getByText(name).first()).toBeVisible();
      });
    });

    test.describe('a game whose teams are to be decided', () => {
      test.use({ role: 'super', site: sites.bjornvik });

      test('is called in the log as in the lists', async ({ page, service }) => {
        await createGame(service, { homeTeam: null, awayTeam: null, roundNumber: 7 });
        await page.goto('/manage/super-admin/audit?entity=game&action=created');
        const row = rows(page).filter({ hasText: words[language].undecided }).first();
        await row.getByRole('button', { name: /^(Show what changed|Visa vad som ändrades)/ }).click();
        await expect(page.getByRole('dialog', { name: words[language].undecided })).toBeVisible();
      });
    });
  });
}
