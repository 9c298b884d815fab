import type { Page } from 'playwright/test';
import { nextYear } from '../fixtures/days-ahead.ts';
import { sites } from './support/accounts.ts';
import { createGame, settingOf } from './support/games.ts';
import { mark, pictureBox } from './support/media-edit.ts';
import { confirmChoice, openPicker, picker } from './support/picker.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { called, makeSeason } from './support/seasons.ts';
import { uniqueCode } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { chooserOf, codeOfFiles, freshPhoto } from './support/upload.ts';

// What a task costs in presses of the mouse, from the page where one stands; all else is typed or done by keys.

test.use({ site: sites.isdalen });

/** Counts the presses of the mouse on the page, over all that it shows. */
async function counting(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = '0';
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        const { dataset } = document.documentElement;
        if (isTrusted) dataset.presses = String(Number(dataset.presses) + 1);
      },
      true,
    );
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.presses));
}

test('a team with a logo takes at most 4', async ({ page }) => {
  const code = uniqueCode();
  await page.goto('/manage/sports/teams');
  const presses = await counting(page);
  await page.getByRole('main').getByRole('link', { name: 'Add team' }).first().click();
  await page.getByRole('textbox', { name: /^Display name/ }).fill(`Lag ${code}`);
  await page.getByRole('textbox', { name: /^Team code/ }).fill(code);
  await openPicker(page, 'Choose: Logo');
  await picker(page).locator('li[data-row]').getByRole('button').first().click();
  await confirmChoice(page);
  await saveByKeys(page);
  await expect(toast(page, 'Save successful! High five!')).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(4);
});

test('three new players and their squad take at most 5', async ({ page, service }) => {
  const team = await service.createTeam();
  const code = uniqueCode();
  await page.goto(`/manage/sports/teams/${team.uuid}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: team.displayName })).toBeVisible();
  const presses = await counting(page);
  await page.getByRole('link', { name: 'Squad' }).click();
  const search = page.getByRole('searchbox', { name: 'Search all players' });
  for (const name of ['Ada', 'Bea', 'Cia']) {
    await search.fill(`${name} Ny${code}`);
    await page.getByRole('button', { name: `Create “${name} Ny${code}”` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New: Player' });
    await expect(dialog.getByRole('textbox', { name: /^Last name/ })).toHaveValue(`Ny${code}`);
    await dialog.getByRole('textbox', { name: /^Last name/ }).press('Enter');
    await expect(dialog).toHaveCount(0);
  }
  await saveByKeys(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save to/ })
    .click();
  await expect(toast(page, 'Squad players successfully saved!')).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(5);
});

test('five photos with focal points take at most 12', async ({ page }) => {
  const code = codeOfFiles();
  const photos = await Promise.all([1, 2, 3, 4, 5].map((number) => freshPhoto(`foto${code}${number}.jpg`)));
  await page.goto('/manage/media-and-files/upload');
  const presses = await counting(page);
  const chooser = await chooserOf(page, () => page.getByRole('button', { name: 'Choose files' }).click());
  await chooser.setFiles(photos);
  await expect(page.getByText('5 of 5 files can be saved')).toBeVisible();
  await saveByKeys(page);
  await expect(page.getByText('5 files are in the library.')).toBeVisible();
  await page.getByRole('link', { name: 'Show in the library' }).click();
  // Other journeys add pictures to this library at the same time.
  await page.getByRole('searchbox').fill(`foto${code}`);
  await expect(page.getByText('5 images', { exact: true })).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(`foto${code}`) })
    .first()
    .click();
  for (const left of [4, 3, 2, 1, 0]) {
    const box = await pictureBox(page);
    await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.4);
    await expect(mark(page)).toHaveAttribute('aria-valuetext', /^30 % from the left/);
    await saveByKeys(page);
    // The message of the picture before may still stand there; the bar goes with the save.
    await expect(page.getByRole('button', { name: /^Save to/ })).toHaveCount(0);
    if (left > 0) {
      const before = page.url();
      await page.getByRole('link', { name: /^Next: / }).click();
      await expect.poll(() => page.url(), { timeout: 30_000 }).not.toBe(before);
      await expect(mark(page)).toHaveAttribute('aria-valuetext', /^In the middle/);
    }
  }
  expect(await presses()).toBeLessThanOrEqual(12);
});

test('a game is postponed with at most 3', async ({ page, service }) => {
  const game = await createGame(service);
  await page.goto(settingOf(game));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(game.displayName);
  const presses = await counting(page);
  await page.getByRole('button', { name: 'Postpone' }).click();
  const dialog = page.getByRole('dialog', { name: `Postpone ${game.displayName}` });
  await dialog.getByRole('spinbutton').first().focus();
  await page.keyboard.type(`${nextYear}03011930`);
  await dialog.getByRole('button', { name: /^Postpone on/ }).click();
  await expect(toast(page, `Postponed to ${nextYear}-03-01 19:30.`)).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(3);
});

test('anything by its name takes one key and its letters', async ({ page, service }) => {
  const team = await service.createTeam();
  await page.goto('/manage/');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const presses = await counting(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(team.displayName);
  await expect(page.getByRole('option', { name: new RegExp(team.displayName) }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: team.displayName })).toBeVisible();
  expect(await presses()).toBe(0);
});

test('the rollover of five series takes at most 6', async ({ page, service }) => {
  const { season, to } = await makeSeason(service, ['A', 'B', 'C', 'D', 'E']);
  await page.goto(`/manage/sports-config/ssgt/season/${season.uuid}/edit`);
  await expect(page.getByRole('link', { name: 'Season rollover' })).toBeVisible();
  const presses = await counting(page);
  await page.getByRole('link', { name: 'Season rollover' }).click();
  await page.getByRole('button', { name: 'Check what will be created' }).click();
  await page.getByRole('button', { name: `Create on ${sites.isdalen.name}` }).click();
  await expect(page.getByRole('heading', { name: `The competitions of ${called(to)} are created` })).toBeVisible();
  await expect(page.getByText('2 of 2 teams connected')).toHaveCount(5);
  expect(await presses()).toBeLessThanOrEqual(6);
});
