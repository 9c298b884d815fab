import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { box, form, label, list, part, properties, writtenJson } from './support/studio.ts';
import { test } from './support/workbench-test.ts';

// What is done in the live form and list themselves: parts are dragged, and labels typed where they stand.

test.beforeEach(async ({ page, workbench }) => {
  await writeFile(path.join(workbench.folder, 'team.json'), await readFile('forms/team.json', 'utf8'));
  // Both ends of a drag are in sight.
  await page.setViewportSize({ width: 1440, height: 1500 });
  await page.goto(`${workbench.address}/workbench.html#forms/team`);
  await expect(form(page).getByLabel('Display name')).toBeVisible({ timeout: 60_000 });
});

/** Drags one element to a point of another, told from its left and its top as parts of its width and height. */
async function drag(page: Page, from: Locator, to: Locator, [x, y]: readonly [number, number]): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('what is dragged is out of sight');
  await page.mouse.move(start.x + 10, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + start.height / 2 + 8, { steps: 3 });
  await page.mouse.move(end.x + end.width * x, end.y + end.height * y, { steps: 8 });
  await page.mouse.up();
}

const fieldsOf = (page: Page, section: string) =>
  form(page)
    .locator(`[id="section.${section}"] [data-part]`)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLElement).dataset.part));

test('a field is dragged beside another, and into another section; it is undone in the frame', async ({ page }) => {
  const [first, second] = await fieldsOf(page, 'identity');
  const at = (name: string) => form(page).locator(`[data-part="${name}"]`).first();
  await drag(page, label(page, 'Team code'), at('displayName'), [0.2, 0.5]);
  await expect.poll(() => fieldsOf(page, 'identity').then((names) => names.slice(0, 2))).toEqual([second, first]);
  await expect(properties(page).getByRole('heading', { name: 'Team code' })).toBeVisible();
  await drag(page, label(page, 'Full club name'), form(page).locator('[id="section.pictures"] > header'), [0.2, 0.5]);
  await expect.poll(() => fieldsOf(page, 'pictures').then(([name]) => name)).toBe('clubName.full');
  await form(page).getByLabel('Display name').focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => fieldsOf(page, 'identity').then((names) => names.slice(0, 2))).toEqual([first, second]);
  await expect.poll(() => fieldsOf(page, 'club').then((names) => names.at(-1))).toBe('clubName.full');
});

test('a field is moved by key in the live form, and a section and a column are dragged', async ({ page }) => {
  await form(page).getByLabel('Display name').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => fieldsOf(page, 'identity').then((names) => names[1])).toBe('displayName');
  const headings = form(page).locator('[id^="section."] > header h2');
  const before = await headings.allTextContents();
  await drag(page, headings.nth(1), form(page).locator('[id="section.identity"]'), [0.3, 0.1]);
  await expect(headings.first()).toHaveText(before[1] ?? '');
  await page.getByText('1280', { exact: true }).click();
  await part(page, 'Search and order')
    .or(properties(page).getByRole('button', { name: 'All parts' }))
    .click();
  await page.getByText('List', { exact: true }).first().click();
  const columns = list(page).locator('[data-column]');
  const code = list(page).locator('[data-column="teamCode"]').first();
  await drag(page, list(page).locator('[data-column="gender"]').first(), code, [0.1, 0.5]);
  await expect
    .poll(() => columns.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.column)))
    .toEqual(expect.arrayContaining(['gender', 'teamCode']));
  await expect.poll(() => writtenJson(page, 'team').then((json) => order(json, 'gender', 'teamCode'))).toBe(true);
});

/** Whether one column stands before another in the definition. */
const order = (json: string, first: string, second: string): boolean => {
  const { columns } = (JSON.parse(json) as { list: { columns: { field: string }[] } }).list;
  const at = (name: string) => columns.findIndex(({ field }) => field === name);
  return at(first) < at(second);
};

test('a label is typed where it stands, in the language that is shown, and saved from the frame', async ({
  page,
  workbench,
}) => {
  await form(page).getByLabel('Display name').fill('Isdalen SK');
  await label(page, 'Team code').dblclick();
  const inPlace = form(page).getByRole('textbox', { name: 'Label', exact: true });
  await expect(inPlace).toBeFocused();
  await inPlace.pressSequentially('Code in feeds');
  await expect(box(page, 'Label, English')).toHaveValue('Code in feeds');
  await expect(box(page, 'Label, Swedish')).toHaveValue('Lagkod');
  await page.keyboard.press('Enter');
  await expect(inPlace).toHaveCount(0);
  await expect(form(page).getByLabel('Code in feeds')).toBeVisible();
  await expect(form(page).getByLabel('Display name')).toHaveValue('Isdalen SK');
  await form(page).getByLabel('Display name').focus();
  await page.keyboard.press('F2');
  await inPlace.fill('Name');
  await page.keyboard.press('Escape');
  await expect(form(page).getByLabel('Display name')).toBeVisible();
  await form(page).getByLabel('Display name').focus();
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('button', { name: 'Write the file' }).click();
  await expect(page.getByText('No faults; as on disk')).toBeVisible();
  const saved = await readFile(path.join(workbench.folder, 'team.json'), 'utf8');
  expect(saved).toContain('"label": { "en": "Code in feeds", "sv": "Lagkod" }');
  expect(saved).toContain('"label": { "en": "Display name", "sv": "Visningsnamn" }');
});

test('headings of sections and columns are typed in place as well', async ({ page }) => {
  await form(page).locator('[id="section.names"] > header h2').dblclick();
  await form(page).getByRole('textbox', { name: 'Label', exact: true }).fill('What it is called');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('heading', { name: 'What it is called' })).toBeVisible();
  await page.getByText('1280', { exact: true }).click();
  await page.getByText('List', { exact: true }).first().click();
  await list(page).locator('[data-column="teamCode"]').first().getByText('Code').dblclick();
  await list(page).getByRole('textbox', { name: 'Label', exact: true }).fill('Short code');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('columnheader', { name: 'Short code' })).toBeVisible();
});

test('entries of a menu are typed in place, by a second press and by F2, and the menu stays open', async ({ page }) => {
  await page.getByText('1280', { exact: true }).click();
  await page.getByText('List', { exact: true }).first().click();
  const row = list(page).getByRole('row').nth(1);
  await row.getByRole('button', { name: /^Actions/ }).click();
  const written = list(page).getByRole('textbox', { name: 'Label', exact: true });
  await list(page).getByRole('menuitem', { name: 'Games' }).dblclick();
  await expect(written).toBeFocused();
  await page.keyboard.type('Their games');
  await expect(box(page, 'Label, English')).toHaveValue('Their games');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('menuitem', { name: 'Their games' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F2');
  await page.keyboard.type('Where they play');
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('menuitem', { name: 'Competitions' })).toBeFocused();
  await expect.poll(() => writtenJson(page, 'team')).toContain('"en": "Their games"');
  await expect.poll(() => writtenJson(page, 'team')).not.toContain('Where they play');
});
