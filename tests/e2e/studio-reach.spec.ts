import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { box, form, label, list, part, properties, save } from './support/studio.ts';
import { test } from './support/workbench-test.ts';

// The studio in a narrow window, and without a mouse.

test.beforeEach(async ({ page, workbench }) => {
  await writeFile(path.join(workbench.folder, 'team.json'), await readFile('forms/team.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/team`);
  await expect(form(page).getByLabel('Display name')).toBeVisible({ timeout: 60_000 });
});

const focused = (page: Page) => page.locator(':focus');

for (const width of [375, 768])
  test(`at ${width} px what is pressed in the form is changed beneath it, and the difference and its buttons are in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.reload();
    await expect(form(page).getByLabel('Display name')).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Until the frame is told what a press does, a press is the form's own.
    await expect(async () => {
      await label(page, 'Display name').click();
      await expect(box(page, 'Label, English')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await box(page, 'Label, English').fill('Name of the team');
    await expect(box(page, 'Label, English')).toBeInViewport({ ratio: 1 });
    await expect(label(page, 'Name of the team')).toBeVisible();
    await expect(page.getByRole('button', { name: 'All parts' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    for (const name of ['Cancel', 'Write the file'])
      await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });

for (const width of [375, 768])
  test(`at ${width} px a part that is chosen or focused comes into sight above the properties`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.reload();
    await expect(form(page).getByLabel('Display name')).toBeVisible();
    const isClear = async (field: string): Promise<boolean> => {
      const shown = await form(page).locator(`[data-part="${field}"]`).boundingBox();
      const over = await properties(page).boundingBox();
      return shown !== null && over !== null && shown.y >= 0 && shown.y + shown.height <= over.y;
    };
    for (const [name, field] of [
      ['YouTube', 'teamInfo.youtube'],
      ['Short name on this site', 'teamNames.shortSite'],
      ['Team code', 'teamCode'],
    ] as const) {
      await part(page, name).last().click();
      await expect.poll(() => isClear(field)).toBe(true);
      await properties(page).getByRole('button', { name: 'All parts' }).click();
    }
    await form(page).getByLabel('Team code').focus();
    for (let times = 0; times < 6; times++) await page.keyboard.press('Tab');
    await expect(properties(page).getByText('Field teamNames', { exact: false })).toBeVisible();
    const focused = await form(page).locator('[data-part]:focus-within').last().getAttribute('data-part');
    await expect.poll(() => isClear(focused ?? '')).toBe(true);
  });

test('by keyboard a part is chosen, changed and left, and the focus is never lost', async ({ page, workbench }) => {
  await part(page, 'Nationality nationality').last().focus();
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveText('Nationality');
  // It is brought into sight in the form.
  await expect(form(page).locator('[data-part="nationality"]')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(box(page, 'Label, English')).toBeFocused();
  await page.keyboard.type('Country');
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveText('Countrynationality');
  await part(page, 'Add a column').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('clubName.short');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveText('Short');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Club in short');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Klubben kort');
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveText('Club in shortclubName.short');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(focused(page)).toHaveText('Club in shortclubName.short');
  await expect(list(page).getByRole('heading', { level: 1 })).toBeVisible();
  const { got } = await save(page, workbench);
  expect(got.join('\n')).toContain('"en": "Country"');
  expect(got.join('\n')).toContain('"sv": "Klubben kort"');
});

for (const width of [375, 768])
  test(`at ${width} px the bars are one line, which unfolds by keyboard, and the form has most of the height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.reload();
    await expect(form(page).getByLabel('Display name')).toBeVisible();
    const frame = await page.locator('[data-region="frames"]').boundingBox();
    const over = await properties(page).boundingBox();
    expect(((over?.y ?? 0) - (frame?.y ?? 0)) / 812).toBeGreaterThanOrEqual(0.7);
    const definitions = page.getByRole('combobox', { name: 'Definition' });
    await expect(definitions).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show all bars' }).focus();
    await page.keyboard.press('Enter');
    await expect(definitions).toBeVisible();
    await expect(page.getByText('375', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(definitions).toBeHidden();
    await expect(focused(page)).toHaveAccessibleName('Show all bars');
  });

test('a form is shown in the studio’s language at first, and in that of its address', async ({ page, workbench }) => {
  await page.addInitScript(() => localStorage.setItem('touchline.language', 'sv'));
  await page.reload();
  await expect(page.frameLocator('iframe').getByLabel('Visningsnamn')).toBeVisible();
  await page.goto(`${workbench.address}/workbench.html?language=en#forms/team`);
  await expect(page.frameLocator('iframe').getByLabel('Display name')).toBeVisible();
});
