import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { Player, PlayerPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { walkTo } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { chooserOf } from './support/upload.ts';

const csv = (...lines: string[]) => ({
  name: 'players.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

async function choose(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  await page.goto('/manage/sports/players/import');
  const chooser = await chooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click());
  await chooser.setFiles(file);
}

/** Makes each call that imports rows take its time, so that an import can be left half way. */
async function slowed(page: Page): Promise<void> {
  await page.route('**/api/sports-v2/players/import', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue().catch(() => undefined);
  });
}

// What somebody has changed since is refused to the undo.
test.use({ site: sites.isdalen, expectedMessages: /412|Precondition|has changed/ });

test('players come in from a Swedish spreadsheet: guessed, checked, made, told and taken back', async ({
  page,
  service,
}) => {
  const family = uniqueName();
  const found = async () =>
    (await service.call<PlayerPage>('GET', `/players?${new URLSearchParams({ lastName: family })}`)).items;
  await service.call<Player>('POST', '/players', {
    firstName: 'Åsa',
    lastName: family,
    dateOfBirth: '2003-02-14',
  });
  await choose(
    page,
    csv(
      'Förnamn;Efternamn;Födelsedatum;Nationalitet;Tröjnummer;Längd;Skostorlek',
      `Åsa;${family};2003-02-14;Sverige;7;170;39`,
      `Bo;${family};14 mars 2001;Finland;8;181;44`,
      `Carl;${family};03/04/2001;Norge;9;182;45`,
      `Dan;${family};2001-05-01;Sverige;900;183;46`,
      `Eva;${family};2001-06-01;se;11;184;47`,
      `Eva;${family};2001-06-01;se;11;184;47`,
    ),
  );
  await expect(page.getByText('Not used: Skostorlek')).toBeVisible();
  await page.getByRole('button', { name: 'Check 6 players' }).click();

  const row = (line: number) => page.getByRole('listitem').filter({ hasText: `Line ${line}` });
  await expect(row(2)).toContainText(`Looks like Åsa ${family}, already on this site.`);
  await expect(row(3)).toContainText('Ready');
  await expect(row(4)).toContainText('may mean two days');
  await expect(row(5)).toContainText('must be at most 99');
  await expect(row(7)).toContainText('Looks like line 6 of the file.');
  expect(await found()).toHaveLength(1);

  await page.getByRole('button', { name: `Import 2 players to ${sites.isdalen.name}` }).click();
  await expect(page.getByText('2 players were imported.')).toBeVisible();
  const made = await found();
  expect(made.map((player) => [player.firstName, player.dateOfBirth, player.nationality, player.jerseyNumber])).toEqual(
    expect.arrayContaining([
      ['Bo', '2001-03-14', 'FI', 8],
      ['Eva', '2001-06-01', 'sv', 11],
    ]),
  );

  // Somebody changes one of them; the undo leaves that one.
  const bo = made.find(({ firstName }) => firstName === 'Bo');
  await service.call('PUT', `/players/${bo?.uuid}`, { firstName: 'Bosse', lastName: family });
  await page.reload();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('button', { name: 'Undo 2 players' }).click();
  await expect(page.getByText('1 player was removed again.')).toBeVisible();
  await expect(page.getByText('1 player was kept, because somebody has made changes since.')).toBeVisible();
  expect((await found()).map(({ firstName }) => firstName).sort()).toEqual(['Bosse', 'Åsa']);
});

test('a Windows-1252 file with titles above its columns comes in, read wrong for a moment', async ({
  page,
  service,
}) => {
  const family = `Sjöström ${uniqueName()}`;
  await choose(page, {
    name: 'trupp.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Trupp 2025/26;;;\r\nUtskriven 2025-08-01;;;\r\n;;;\r\nFörnamn;Efternamn;Födelsedatum;Längd\r\nÅke;${family};2001-02-03;181\r\n`,
      'latin1',
    ),
  });
  await expect(
    page.getByText('The column names were found on line 4; what stands above it is left out.'),
  ).toBeVisible();
  const encoding = page.getByRole('button', { name: /Encoding/ });
  const choice = async (name: string): Promise<void> => {
    await encoding.click();
    await page.getByRole('option', { name }).click();
  };
  await expect(encoding).toContainText('Western European (Windows-1252)');
  await expect(page.getByText('Åke', { exact: true })).toBeVisible();
  await choice('Mac Roman');
  await expect(page.getByText('Åke', { exact: true })).toBeHidden();
  await choice('Western European (Windows-1252)');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check 1 player' }).click();
  await page.getByRole('button', { name: /^Import 1 player/ }).click();
  await expect(page.getByText('1 player was imported.')).toBeVisible();
  const found = new URLSearchParams({ lastName: family });
  expect((await service.call<PlayerPage>('GET', `/players?${found}`)).items).toMatchObject([
    { firstName: 'Åke', dateOfBirth: '2001-02-03', height: 181 },
  ]);

  await page.getByRole('link', { name: 'Show the 1 player that was imported' }).click();
  await expect(page).toHaveURL(/\/sports\/players\?importUuid=/);
  await expect(page.getByRole('row').filter({ hasText: family })).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear the filter One import' }).click();
  await expect(page).not.toHaveURL(/importUuid/);
});

test('a value that is not known here is told once for all its rows; what is left out is told with a file', async ({
  page,
  service,
}) => {
  const family = uniqueName();
  const lines = [
    `"${family}, Ada",Ruritania,LD,6 ft 2 in`,
    `"${family}, Bo",Ruritania,G,185 cm`,
    `"${family}, Cy",SUI,RW,tall`,
  ];
  await choose(page, csv('Player,Nat,Pos,Ht', ...lines));
  await page.getByRole('button', { name: 'Check 3 players' }).click();
  await page.getByRole('combobox', { name: 'Nationality: “Ruritania” means' }).fill('Latv');
  await page.getByRole('option', { name: /Latvia/ }).click();
  await expect(page.getByRole('button', { name: /^Import 2 players/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Import 2 players/ }).click();
  await expect(page.getByText('2 players were imported.')).toBeVisible();
  await expect(page.getByText('“tall” is not a number')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 1 player that was left out' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"${family}, Cy",SUI,RW,tall`);
  const { items } = await service.call<PlayerPage>('GET', `/players?${new URLSearchParams({ lastName: family })}`);
  expect(items.map((one) => [one.firstName, one.nationality, one.positionCode, one.height])).toEqual(
    expect.arrayContaining([
      ['Ada', 'LV', 'D', 188],
      ['Bo', 'LV', 'GK', 185],
    ]),
  );
});

test('an import that was left half way goes on, and makes nothing twice', async ({ page, service }) => {
  const family = uniqueName();
  const count = async () =>
    (await service.call<PlayerPage>('GET', `/players?${new URLSearchParams({ lastName: family, pageSize: '1' })}`))
      .total;
  await slowed(page);
  const lines = Array.from({ length: 600 }, (_, index) => `Nr ${index},${family},2001-01-01`);
  await choose(page, csv('First name,Last name,Date of birth', ...lines));
  await page.getByRole('button', { name: 'Check 600 players' }).click();
  await page.getByRole('button', { name: /^Import 600 players/ }).click();
  await expect.poll(count).toBeGreaterThan(5);
  await page.goto('/manage/sports/players');
  const before = await count();
  expect(before).toBeLessThan(600);
  await page.goto('/manage/sports/players/import');
  await expect(page.getByText('players.csv was not finished')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('600 players were imported.')).toBeVisible({ timeout: 30_000 });
  expect(await count()).toBe(600);
});

test('leaving the page within the console is asked about, and no step has barriers', async ({ page, service }) => {
  const family = uniqueName();
  // The first call goes through; the others wait until the page was left.
  let letGo = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let calls = 0;
  await page.route('**/api/sports-v2/players/import', async (route) => {
    calls += 1;
    if (calls > 1) await left;
    await route.continue();
  });
  const lines = Array.from({ length: 600 }, (_, index) => `Nr ${index},${family},2001-01-01`);
  await choose(page, csv('First name,Last name,Date of birth', ...lines));
  const check = page.getByRole('button', { name: 'Check 600 players' });
  await expect(check).toBeVisible();
  await expectAccessible(page);
  await check.click();
  const make = page.getByRole('button', { name: /^Import 600 players/ });
  await expect(make).toBeVisible();
  await expectAccessible(page);
  await make.click();
  await expect(page.getByText(/^[1-9]\d* of 600 players$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Players' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave while the import is working?' });
  await question.getByRole('button', { name: 'Leave and stop' }).click();
  await expect(page).toHaveURL(/\/players$/);
  letGo();
  // What was under way is finished first.
  const found = new URLSearchParams({ lastName: family, pageSize: '1' });
  const count = async () => (await service.call<PlayerPage>('GET', `/players?${found}`)).total;
  await expect.poll(count).toBe(500);
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('600 players were imported.')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  expect(await count()).toBe(600);
});

test.describe('in Swedish', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('touchline.language', 'sv');
    });
  });

  test('an exported list comes in again: its heads with units, its words, commas and guarded texts', async ({
    page,
    service,
  }) => {
    const family = uniqueName();
    const player = {
      firstName: '-Åsa',
      lastName: family,
      dateOfBirth: '2003-02-14',
      height: 170,
      shoots: 'L' as const,
    };
    const { uuid } = await service.call<Player>('POST', '/players', player);
    await page.goto(`/manage/sports/players?search=${family}`);
    await page.getByRole('button', { name: 'Kolumner' }).click();
    for (const name of ['Förnamn', 'Efternamn', 'Fattning', 'Längd'])
      await page.getByRole('checkbox', { name }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Exportera CSV' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportera', exact: true }).click();
    const exported = await (await download).path();
    await walkTo(page, '/manage/sports/players/import');
    await page.locator('input[type=file]').setInputFiles(exported);
    await expect(page.getByText('Används inte: Foto, Spelare, Ändrad')).toBeVisible();
    await page.getByRole('button', { name: 'Kontrollera 1 spelare' }).click();
    await page.getByRole('checkbox', { name: `-Åsa ${family}` }).check();
    await page.getByRole('button', { name: /^Importera 1 spelare/ }).click();
    await expect(page.getByText('1 spelare importerades.')).toBeVisible();
    const { items } = await service.call<PlayerPage>('GET', `/players?${new URLSearchParams({ lastName: family })}`);
    const again = items.find((one) => one.uuid !== uuid);
    expect(again).toMatchObject(player);
  });
});

test('a file that cannot be read says why; the template has every column', async ({ page }) => {
  await choose(page, csv(''));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It is empty');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download an empty file with all columns' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFFFirst name,Last name,')).toBe(true);
});

test.describe('where players cannot be edited', () => {
  test.use({ site: sites.alvnas });

  test('the import says which add-on is missing', async ({ page }) => {
    await page.goto('/manage/sports/players/import');
    const button = page.getByRole('button', { name: 'Choose a file' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/does not have the add-on/);
  });
});
