import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { rows, tabTo, toast, walkTo } from './support/screens.ts';
import { uniqueCode, uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

const looks = [
  { name: 'light', language: 'en', theme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark', language: 'en', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'dark, in Swedish, on a phone', language: 'sv', theme: 'dark', viewport: { width: 375, height: 740 } },
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { name, language, theme, viewport } of looks) {
  test.describe(`without barriers, ${name}`, () => {
    test.use({
      viewport,
      site: sites.isdalen,
      expectedMessages: /404|no team 'NoSuchTeam12'/,
    });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        (kept) => {
          // The empty page that a tab begins with has no storage.
          if (location.protocol === 'about:') return;
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        },
        { 'touchline.language': language, 'touchline.theme': theme },
      );
    });

    test('pages', async ({ page, service }) => {
      const [team] = await service.teams();
      const paths = ['/', '/sports/teams', '/ecal', '/sports/teams?search=nothing', '/sports/teams/add', '/nowhere'];
      const people = ['/sports/players', '/sports/players/import', '/sports/staff-managers/add'];
      const edits = [`/sports/teams/${team?.uuid}/edit`, '/sports/teams/NoSuchTeam12/edit'];
      await page.goto('/manage/');
      for (const path of [...paths, ...people, ...edits]) {
        await test.step(path, async () => {
          // Home is where the walk begins.
          if (path !== '/') await walkTo(page, `/manage${path}`);
          await expect(heading(page)).not.toBeEmpty();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(page);
        });
      }
    });

    test('an editor with errors, and the question before leaving it', async ({ page }) => {
      await page.goto('/manage/sports/teams/add');
      await page.getByLabel(/^(Website|Webbplats)$/).fill('no address');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('main').getByRole('alert').getByRole('listitem')).toHaveCount(3);
      await expectAccessible(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(Teams|Lag)$/ })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('what opens over a page', async ({ page }) => {
      await page.goto('/manage/sports/teams');
      await page.getByRole('button', { name: /^(Switch site|Byt webbplats)/ }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^(Filter by Series|Filtrera på serie)/i }).click();
      await expect(page.getByRole('option', { name: /^(Nordisligan|Northern Ice League) J20$/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      if (viewport.width < 760) {
        await page.getByRole('button', { name: /^(Open navigation|Öppna navigeringen)$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      }
      await page.getByRole('button', { name: /^(Account|Konto):/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('a site without any team', () => {
  test.use({ site: sites.havsband });

  test('says so, without barriers, and offers to add one', async ({ page, service }) => {
    for (const { uuid } of await service.teams()) await service.changeTeam(uuid, { deleted: true });
    await page.goto('/manage/sports/teams');
    await expect(page.getByText('No teams yet')).toBeVisible();
    await expect(page.getByText('Add one at a time, or many at once from a CSV file.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Add team' })).toHaveCount(2);
    await expectAccessible(page);
  });
});

test.describe('the provider’s page', () => {
  test.use({ role: null });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is without barriers, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/manage/');
      await expect(page.getByLabel('Username')).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('without a mouse', () => {
  test.use({ site: sites.isdalen });

  test('a team is made, from the list to the saved team', async ({ page, service }) => {
    const [name, code] = [uniqueName(), uniqueCode()];
    await page.goto('/manage/sports/teams');
    await expect(rows(page).first()).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Add team' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await tabTo(page, page.getByLabel('Display name'));
    await page.keyboard.type(name);
    await tabTo(page, page.getByLabel('Team code'));
    await page.keyboard.type(code);
    await tabTo(page, page.getByRole('button', { name: /Gender$/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Not set' })).toBeFocused();
    await page.keyboard.type('Fem');
    await expect(page.getByRole('option', { name: 'Female' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('combobox', { name: 'Nationality' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Norw');
    await expect(page.getByRole('option')).toHaveText([/^Norway/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('combobox', { name: 'Series' }));
    await page.keyboard.type('j18');
    await expect(page.getByRole('option')).toHaveText(['Northern Ice League J18']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // The list stays open for more, and hides the page behind it meanwhile.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid', { name: 'Series' }).getByRole('row')).toHaveText(['Northern Ice League J18']);
    await tabTo(page, page.getByRole('button', { name: `Save to ${sites.isdalen.name}` }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
    await expect(heading(page)).toHaveText(name);
    const [made] = await service.teams({ teamCode: code });
    expect(made).toMatchObject({ displayName: name, gender: 'female', nationality: 'NO' });
    expect(made?.series.map(({ code: series }) => series)).toEqual(['NILJ18']);
  });
});
