import type { Page } from 'playwright/test';
import type { GameMetadata, SsgtPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { createGame, settingOf } from './support/games.ts';
import { saveByKeys, toast, walkTo } from './support/screens.ts';
import { expect, moving, test } from './support/test.ts';

test.use({ site: sites.isdalen, ...moving });

const entries = (page: Page) => page.locator('[data-sortable]');
const address = (page: Page, index: number) =>
  entries(page)
    .nth(index)
    .getByRole('textbox', { name: /^Address/ });

/** How many drafts the browser keeps. */
const keptDrafts = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft/')).length);

test('the home team stands first, in whatever direction its name is written', async ({ page, service }) => {
  const home = await service.createTeam({ displayName: 'نادي الشمال لهوكي الجليد' });
  const game = await createGame(service, { homeTeam: { uuid: home.uuid } });
  for (const address of [settingOf(game), `/manage/sports/game/${game.uuid}/details`]) {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1, name: game.displayName, exact: true });
    await expect(title).toBeVisible();
    const [first, second] = await title
      .locator('bdi')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect()));
    expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0);
  }
});

test('entries are added, put in order and removed; those without an address are dropped', async ({ page, service }) => {
  const game = await createGame(service);
  await page.goto(settingOf(game));
  await expect(page.getByRole('heading', { level: 1, name: game.displayName })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add entry' });
  for (const index of [0, 1, 2, 3]) {
    await add.click();
    await expect(address(page, index)).toBeFocused();
  }
  await address(page, 0).fill('tickets.example.com/game/');
  await address(page, 2).fill('https://live.example.com');
  await address(page, 3).fill('https://gone.example.com');
  await entries(page)
    .nth(0)
    .getByRole('button', { name: /\bType\b/ })
    .click();
  await page.getByRole('option', { name: 'Tickets' }).click();
  await entries(page).nth(0).getByRole('textbox', { name: 'Text' }).fill('Köp biljett');
  await entries(page)
    .nth(3)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(entries(page)).toHaveCount(3);
  const handle = entries(page)
    .nth(2)
    .getByRole('button', { name: /^Move .*live\.example\.com$/ });
  await handle.focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(address(page, 0)).toHaveValue('https://live.example.com');
  await expectAccessible(page);
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  await expect(entries(page)).toHaveCount(2);

  const kept = await service.call<GameMetadata>('GET', `/../game-metadata/${game.uuid}`);
  expect(kept).toEqual({
    gameUuid: game.uuid,
    ssgtUuid: game.ssgtUuid,
    instanceId: sites.isdalen.id,
    metadata: [
      { type: 'other', uri: 'https://live.example.com', label: null, logo: null },
      { type: 'ticket', uri: 'http://tickets.example.com/game', label: 'Köp biljett', logo: null },
    ],
  });
  await expect(page.getByRole('link', { name: 'Köp biljett' })).toBeVisible();
});

test('an address with spaces is flagged at once and refused on saving, at its field', async ({ page, service }) => {
  await page.goto(settingOf(await createGame(service)));
  await page.getByRole('button', { name: 'Add entry' }).click();
  await address(page, 0).fill('two words.example');
  await expect(entries(page).first()).toContainText('An address holds no spaces.');
  // An empty one is dropped when saving, so none has to be written.
  await expect(address(page, 0)).not.toHaveAttribute('aria-required', 'true');
  await page.getByRole('button', { name: 'Add entry' }).click();
  await entries(page).nth(1).getByRole('textbox', { name: 'Text' }).fill('Follows later');
  await saveByKeys(page);
  await expect(toast(page, 'Invalid data composition. Cannot save!')).toBeVisible();
  // Nothing that was typed is gone, and the fault reads alike at the field and in the summary.
  await expect(entries(page).nth(1).getByRole('textbox', { name: 'Text' })).toHaveValue('Follows later');
  await expect(entries(page).first()).toContainText('Address must be a web address');
  await page
    .getByText(/^Address must be a web address/)
    .first()
    .click();
  await expect(address(page, 0)).toBeFocused();
});

test('types whose add-on the site lacks are closed and say so', async ({ page, service }) => {
  await page.goto(settingOf(await createGame(service)));
  await page.getByRole('button', { name: 'Add entry' }).click();
  await entries(page)
    .first()
    .getByRole('button', { name: /\bType\b/ })
    .click();
  const closed = page.getByRole('option', { name: /^Live game(?!, version)/ });
  await expect(closed).toHaveAttribute('aria-disabled', 'true');
  await expect(closed).toContainText('Isdalen SK does not have the add-on Live games.');
  await expect(page.getByRole('option', { name: 'Line-up' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('what was typed is offered back after a reload, and taken back by undo', async ({ page, service }) => {
  await page.goto(settingOf(await createGame(service)));
  await page.getByRole('button', { name: 'Add entry' }).click();
  await address(page, 0).fill('https://kept.example.com');
  await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(address(page, 0)).toHaveValue('https://kept.example.com');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(entries(page)).toHaveCount(0);
});

test('who changed the links is shown, and those of before are brought back unsaved', async ({ page, service }) => {
  const game = await createGame(service);
  const { uuid: gameUuid, ssgtUuid } = game;
  const entry = { type: 'other', uri: 'https://first.example.com', label: null, logo: null };
  await service.call('POST', '/../game-metadata', { gameUuid, ssgtUuid, metadata: [entry] });
  await page.goto(settingOf(game));
  await address(page, 0).fill('https://second.example.com');
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  await page.getByRole('button', { name: 'Show history' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect(dialog.getByText('admin@touchline.test').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bring back Entries as it was before' }).first().click();
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(address(page, 0)).toHaveValue('https://first.example.com');
  await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
  const kept = await service.call<GameMetadata>('GET', `/../game-metadata/${gameUuid}`);
  expect(kept.metadata.map(({ uri }) => uri)).toEqual(['https://second.example.com']);
});

test('an address with another competition is told, with the way to the right one', async ({ page, service }) => {
  const game = await createGame(service);
  const { items } = await service.call<SsgtPage>('GET', '/ssgts?pageSize=5');
  const other = items.find(({ uuid }) => uuid !== game.ssgtUuid);
  await page.goto(settingOf({ uuid: game.uuid, ssgtUuid: other?.uuid ?? 'another' }));
  await expect(page.getByText('This game belongs to another competition')).toBeVisible();
  await page.getByRole('link', { name: 'Open the game’s own setting' }).click();
  await expect(page).toHaveURL(new RegExp(`${game.ssgtUuid}$`));
});

test('the name of its round stands among the facts, beside its number; without both there is none', async ({
  page,
  service,
}) => {
  const round = page.getByRole('term').filter({ hasText: /^Round$/ });
  const named = await createGame(service, { roundNumber: 7, roundLabel: 'Slutspel, åttondel' });
  await page.goto(settingOf(named));
  await expect(round.locator('xpath=following-sibling::dd')).toHaveText('7, Slutspel, åttondel');
  const unnamed = await createGame(service, { roundNumber: null, roundLabel: null });
  await walkTo(page, settingOf(unnamed));
  await expect(page.getByRole('term').filter({ hasText: 'Venue' })).toBeVisible();
  await expect(round).toHaveCount(0);
});

test.describe('while somebody else', () => {
  test.use({ expectedMessages: /412/ });

  test('adds an entry, one’s own is added beside it', async ({ page, service }) => {
    const game = await createGame(service);
    await page.goto(settingOf(game));
    await page.getByRole('button', { name: 'Add entry' }).click();
    await address(page, 0).fill('https://mine.example.com');
    // Entries without an address are not sent, and disturb no merge.
    for (const index of [1, 2]) {
      await page.getByRole('button', { name: 'Add entry' }).click();
      await entries(page).nth(index).getByRole('textbox', { name: 'Text' }).fill('Follows later');
    }
    const { uuid: gameUuid, ssgtUuid } = game;
    const theirs = { type: 'other', uri: 'https://theirs.example.com', label: null, logo: null };
    await service.call('POST', '/../game-metadata', { gameUuid, ssgtUuid, metadata: [theirs] });
    await saveByKeys(page);
    await expect
      .poll(async () => {
        const { metadata } = await service.call<GameMetadata>('GET', `/../game-metadata/${gameUuid}`);
        return metadata.map(({ uri }) => uri).sort();
      })
      .toEqual(['https://mine.example.com', 'https://theirs.example.com']);
    await expect(entries(page)).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  });
});
