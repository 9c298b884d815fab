import type { Page } from 'playwright/test';
import type { Season, Ssgt, SsgtPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { called, makeSeason } from './support/seasons.ts';
import { expect, test } from './support/test.ts';

// Answers are cut off on purpose, and a call that is sent again without having heard its answer is refused.
test.use({ site: sites.isdalen, expectedMessages: /ERR_|412/ });

test('all competitions of a season go to the next one in one run, are kept over a reload, and are taken back', async ({
  page,
  service,
}) => {
  const { season, ssgts, from, to } = await makeSeason(service, ['A', 'B', 'C']);
  const named = (ssgt: Ssgt | undefined, year: number) =>
    (ssgt?.names?.[0]?.translation ?? '').replace(called(from), called(year));
  await page.goto(`/manage/sports-config/ssgt/season/${season.uuid}/edit`);
  await page.getByRole('link', { name: 'Season rollover' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await expect(page.getByText(`Becomes ${named(ssgts[0], to)}, with 2 teams`)).toBeVisible();
  await page.getByRole('checkbox', { name: named(ssgts[2], from) }).uncheck();
  await page.getByRole('switch', { name: 'Hand on the default of a series' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check what will be created' }).click();
  await expect(page.getByText(named(ssgts[1], to))).toBeVisible();
  await expect(page.getByText(/is no longer the default of its series/)).toHaveCount(1);
  await expect(page.getByText(named(ssgts[2], to))).toHaveCount(0);
  await expectAccessible(page);

  // The second competition's answer is lost.
  let posts = 0;
  await page.route('**/sports-v2/ssgts', async (route) => {
    if (route.request().method() === 'POST' && ++posts === 2) {
      await route.fetch();
      await route.abort();
    } else await route.continue();
  });
  await page.getByRole('button', { name: `Create on ${sites.isdalen.name}` }).click();
  await expect(page.getByText('The rollover stopped')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Continue on ${sites.isdalen.name}` }).click();
  await expect(page.getByRole('heading', { name: `The competitions of ${called(to)} are created` })).toBeVisible();
  await expect(page.getByText('2 of 2 teams connected')).toHaveCount(2);
  await expectAccessible(page);
  const next = (await service.call<{ items: Season[] }>('GET', `/seasons?code=${to}`)).items[0];
  const made = async () => (await service.call<SsgtPage>('GET', `/ssgts?seasonUuid=${next?.uuid}`)).items;
  expect((await made()).map(({ names }) => names?.[0]?.translation).sort()).toEqual(
    [named(ssgts[0], to), named(ssgts[1], to)].sort(),
  );
  expect((await made()).map(({ teamCount }) => teamCount)).toEqual([2, 2]);
  const defaults = (await made()).filter(({ defaultForSeries }) => defaultForSeries);
  expect(defaults.map(({ names }) => names?.[0]?.translation)).toEqual([named(ssgts[0], to)]);

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Check what will be created' }).click();
  await expect(page.getByText('it is left as it is')).toHaveCount(2);
  await page.getByRole('button', { name: `Create on ${sites.isdalen.name}` }).click();
  await expect(page.getByRole('heading', { name: `The competitions of ${called(to)} are created` })).toBeVisible();
  expect(await made()).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: `The competitions of ${called(to)} are undone` })).toBeVisible();
  expect(await made()).toHaveLength(2);
});

test('an undo whose tab is closed on its way says that it is open, and goes on in another', async ({
  context,
  page,
  service,
}) => {
  const { season, to } = await makeSeason(service, ['A', 'B']);
  const heading = (tab: Page, state: string) =>
    tab.getByRole('heading', { name: `The competitions of ${called(to)} are ${state}`, exact: true });
  const tab = await context.newPage();
  const address = `/manage/sports-config/ssgt/season/${season.uuid}/rollover`;
  await tab.goto(address);
  await tab.getByRole('button', { name: 'Check what will be created' }).click();
  await tab.getByRole('button', { name: `Create on ${sites.isdalen.name}` }).click();
  await expect(heading(tab, 'created')).toBeVisible();
  // The first competition is empty and gone by the third call, whose answer nobody hears.
  let calls = 0;
  const closed = tab.waitForEvent('close');
  await tab.route('**/sports-v2/ssgts/**', async (route) => {
    if (route.request().method() !== 'PUT' || ++calls < 3) return route.fallback();
    await route.fetch();
    return tab.close();
  });
  await tab.getByRole('button', { name: 'Undo', exact: true }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await closed;

  await page.goto(address);
  await expect(heading(page, 'partly undone')).toBeVisible();
  await expect(page.getByText('What is undone stays undone; the rest is still there.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Continue on ${sites.isdalen.name}` }).click();
  await expect(heading(page, 'undone')).toBeVisible();
  expect((await service.call<{ items: Season[] }>('GET', `/seasons?code=${to}`)).items).toEqual([]);
});
