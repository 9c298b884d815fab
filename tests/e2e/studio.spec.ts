import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { box, form, label, list, part, properties, save, writtenJson } from './support/studio.ts';
import { test } from './support/workbench-test.ts';

// What a product owner changes by pointing at it: none of these journeys writes JSON.

const savedFile = (workbench: { folder: string }) => readFile(path.join(workbench.folder, 'team.json'), 'utf8');

test.beforeEach(async ({ page, workbench }) => {
  await writeFile(path.join(workbench.folder, 'team.json'), await readFile('forms/team.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/team`);
  await expect(form(page).getByLabel('Display name')).toBeVisible({ timeout: 60_000 });
});

test('a field is relabelled where it is pressed; what was typed stays, and the save touches nothing else', async ({
  page,
  workbench,
}) => {
  await form(page).getByLabel('Display name').fill('Isdalen SK');
  await label(page, 'Team code').click();
  await expect(properties(page).getByRole('heading', { name: 'Team code' })).toBeVisible();
  await box(page, 'Label, English').fill('Short code');
  await box(page, 'Label, Swedish').fill('Kortkod för laget');
  await expect(form(page).getByLabel('Short code')).toBeVisible();
  await expect(form(page).getByLabel('Display name')).toHaveValue('Isdalen SK');
  await expect.poll(() => writtenJson(page, 'team')).toContain('"en": "Short code"');
  const { lost, got } = await save(page, workbench);
  expect(lost).toEqual(['            "label": { "en": "Team code", "sv": "Lagkod" },']);
  expect(got).toEqual(['            "label": { "en": "Short code", "sv": "Kortkod för laget" },']);
});

test('every step is undone and done again', async ({ page }) => {
  await label(page, 'Team code').click();
  await box(page, 'Label, English').fill('Short code');
  await expect(form(page).getByLabel('Short code')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(form(page).getByLabel('Team code')).toBeVisible();
  await expect(box(page, 'Label, English')).toHaveValue('Team code');
  await page.keyboard.press('Control+Shift+z');
  await expect(form(page).getByLabel('Short code')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No faults; as on disk')).toBeVisible();
});

test('fields are reordered by button and key, into the next section too', async ({ page, workbench }) => {
  await label(page, 'Nationality').click();
  await properties(page)
    .getByRole('button', { name: /^Move up/ })
    .click();
  const labels = form(page).locator('[id="section.identity"] [data-part]');
  await expect(labels.nth(2)).toHaveAttribute('data-part', 'nationality');
  await label(page, 'Full club name').click();
  await expect(properties(page).getByRole('heading', { name: 'Full club name' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(form(page).locator('[id="section.pictures"] [data-part]').first()).toHaveAttribute(
    'data-part',
    'clubName.full',
  );
  await save(page, workbench);
});

test('a field that the contract has is added, with the widgets that fit it', async ({ page, workbench }) => {
  await part(page, 'Add a field to Contact and social media').click();
  await page.getByRole('textbox', { name: 'Find' }).fill('linkedin');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /teamInfo\.linkedin/ })
    .click();
  await box(page, 'Label, English').fill('LinkedIn page');
  await box(page, 'Label, Swedish').fill('LinkedIn-sida');
  await expect(form(page).getByLabel('LinkedIn page')).toBeVisible();
  await properties(page)
    .getByRole('button', { name: /Widget$/ })
    .click();
  await page.getByRole('option', { name: /^web-address/ }).click();
  const { lost, got } = await save(page, workbench);
  expect(lost).toHaveLength(1);
  expect(got.join('\n')).toContain('"field": "teamInfo.linkedin"');
  expect(got.join('\n')).toContain('"widget": "web-address"');
});

test('a field that is added stands in the form at once, and its Swedish is asked for beside its English', async ({
  page,
  workbench,
}) => {
  await writeFile(path.join(workbench.folder, 'player.json'), await readFile('forms/player.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/player`);
  await label(page, 'Height').click();
  await properties(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await part(page, 'Add a field to').first().click();
  await page.getByRole('textbox', { name: 'Find' }).fill('height');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^height/ })
    .click();
  await expect(form(page).getByRole('textbox', { name: 'Height' })).toBeVisible();
  await expect(box(page, 'Label, Swedish')).toHaveAttribute('aria-invalid', 'true');
  await expect(properties(page)).toContainText('“Height” stands for Swedish, too, and is English.');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await box(page, 'Label, Swedish').fill('Längd');
  await expect(page.getByText('No faults; not saved yet')).toBeVisible();
});

test('a column is added to the list, told how it is shown, and moved', async ({ page, workbench }) => {
  await page.getByText('1280', { exact: true }).click();
  await part(page, 'Add a column').click();
  await page.getByRole('textbox', { name: 'Find' }).fill('clubName.short');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /clubName\.short/ })
    .click();
  await box(page, 'Heading, English').fill('Club in short');
  await box(page, 'Heading, Swedish').fill('Klubben kort');
  // Where there is no room for all columns, the last ones are left out.
  for (let times = 0; times < 8; times++) await page.keyboard.press('Alt+ArrowUp');
  await expect(list(page).getByRole('columnheader', { name: 'Club in short' })).toBeVisible();
  await list(page).getByRole('columnheader', { name: 'Gender' }).click();
  await expect(properties(page).getByRole('heading', { name: 'Gender' })).toBeVisible();
  await properties(page).getByText('Hidden until a user chooses it', { exact: true }).click();
  await expect(list(page).getByRole('columnheader', { name: 'Gender' })).toHaveCount(0);
  const { got } = await save(page, workbench);
  expect(got.join('\n')).toMatch(/"field": "clubName\.short",\s+"kind": "text"/);
});

test('a filter is taken away, and added again from the parameters of the list', async ({ page, workbench }) => {
  await part(page, 'Search and order').click();
  await list(page).getByText('Gender', { exact: true }).first().click();
  await expect(properties(page).getByText('Filter gender')).toBeVisible();
  await properties(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(list(page).locator('[data-filter="Gender"]')).toHaveCount(0);
  await part(page, 'Add a filter').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^gender/ })
    .click();
  await box(page, 'Label, English').fill('Who plays');
  await box(page, 'male, English').fill('Men');
  await expect(properties(page)).toContainText('“Male” is English.');
  await box(page, 'male, Swedish').fill('Herrar');
  await expect(properties(page)).toContainText('Write “Kvinna” or “Dam”.');
  await box(page, 'female, Swedish').fill('Damer');
  await expect(list(page).locator('[data-filter="Who plays"]')).toBeVisible();
  const { got } = await save(page, workbench);
  expect(got.join('\n')).toContain('"male": { "en": "Men", "sv": "Herrar" }');
});

test('a field is made conditional', async ({ page, workbench }) => {
  await form(page).getByText('Short name', { exact: true }).click();
  await properties(page).getByRole('button', { name: 'Add a condition' }).click();
  await properties(page)
    .getByRole('button', { name: /Shown only while this field$/ })
    .click();
  await page.getByRole('option', { name: /^Gender/ }).click();
  const asked = properties(page).getByRole('group', { name: 'Gender is' });
  await expect(asked.getByRole('checkbox', { name: 'male', exact: true })).toBeChecked();
  await asked.getByText('neutral', { exact: true }).click();
  await asked.getByText('male', { exact: true }).click();
  // The sample is a team of men.
  await expect(form(page).locator('[data-part="teamNames.short"]')).toHaveCount(0);
  const { got } = await save(page, workbench);
  expect(got.map((line) => line.trim())).toEqual(['"when": { "gender": "neutral" },']);
});

test('a choice gets a short form by which files mean it', async ({ page, workbench }) => {
  await label(page, 'Gender').click();
  const words = properties(page).getByRole('combobox', { name: 'Short forms of neutral in imported files' });
  await words.fill('Blandat');
  await words.press('Enter');
  const { got } = await save(page, workbench);
  expect(got.join('\n')).toContain('"also": ["N", "X", "Mixed", "Neutral", "Mixat", "Blandat"]');
});

test('what is refused elsewhere is told too, and leads to its place', async ({ page }) => {
  await label(page, 'Nationality').click();
  await properties(page).getByRole('button', { name: 'Remove', exact: true }).click();
  const refused = properties(page).getByRole('list', { name: 'Refused by the check' });
  await refused.getByRole('button', { name: /The form has no field `nationality`/ }).click();
  await properties(page)
    .getByRole('button', { name: /nationality/ })
    .click();
  await expect(refused).toHaveCount(0);
  await expect(page.getByText('No faults; not saved yet')).toBeVisible();
});

test('what the check refuses is told at the place, and cannot be saved', async ({ page, workbench }) => {
  await label(page, 'Team code').click();
  await box(page, 'Label, Swedish').fill('');
  await expect(box(page, 'Label, Swedish')).toHaveAttribute('aria-invalid', 'true');
  await expect(properties(page)).toContainText('Write the Swedish text, in one line.');
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/The check refuses it/);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await savedFile(workbench)).toBe(await readFile('forms/team.json', 'utf8'));
});

test('a field that the API requires is taken away by giving new ones a start value', async ({ page }) => {
  await label(page, 'Display name').click();
  await properties(page).getByRole('button', { name: 'Remove', exact: true }).click();
  const missing = properties(page).getByRole('region', { name: 'displayName is missing' });
  await expect(missing).toContainText('required by the API');
  await missing.getByRole('textbox', { name: 'A new one starts with' }).fill('NEW');
  await expect(missing).toHaveCount(0);
});

test('pressing and keys: Use lets a press through, Select does not; Enter leads from the form to the properties', async ({
  page,
}) => {
  await form(page)
    .getByRole('button', { name: /Gender$/ })
    .click();
  await expect(form(page).getByRole('listbox')).toHaveCount(0);
  await form(page).getByLabel('Display name').focus();
  await expect(properties(page).getByRole('heading', { name: 'Display name' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(properties(page).getByRole('heading', { name: 'Team code' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(properties(page).getByRole('heading', { name: 'Team code' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(part(page, 'Add a section')).toBeVisible();
  await page.getByText('Use', { exact: true }).click();
  await form(page)
    .getByRole('button', { name: /Gender$/ })
    .click();
  await expect(form(page).getByRole('listbox')).toBeVisible();
});

test('a file that is changed elsewhere is followed without a reload: what was typed stays, and what is refused is told', async ({
  page,
  workbench,
}) => {
  const file = path.join(workbench.folder, 'team.json');
  const text = await readFile(file, 'utf8');
  await form(page).getByLabel('Display name').fill('Isdalen SK');
  await label(page, 'Team code').click();
  await writeFile(file, text.replace('"en": "Team code"', '"en": ""'));
  await expect(box(page, 'Label, English')).toHaveAttribute('aria-invalid', 'true');
  await expect(properties(page)).toContainText('Write the English text, in one line.');
  await writeFile(file, text.replace('"en": "Team code"', '"en": "Code in feeds"'));
  await expect(form(page).getByLabel('Code in feeds')).toBeVisible();
  await expect(box(page, 'Label, English')).toHaveValue('Code in feeds');
  await expect(form(page).getByLabel('Display name')).toHaveValue('Isdalen SK');
});

test('it opens on the definition that was worked on last', async ({ page, workbench }) => {
  await page.goto(`${workbench.address}/workbench.html#forms/sponsor`);
  await expect(page.getByText('forms/sponsor.json')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${workbench.address}/workbench.html`);
  await expect(page.getByText('forms/sponsor.json')).toBeVisible();
});

test('the studio is in nobody’s way, in either theme', async ({ page }) => {
  await label(page, 'Gender').click();
  await expect(properties(page).getByRole('heading', { name: 'Gender' })).toBeVisible();
  for (const theme of ['Dark', 'Light']) {
    await page.getByLabel('Theme').selectOption(theme);
    await expectAccessible(page);
  }
  await properties(page).getByRole('button', { name: 'All parts' }).click();
  await expectAccessible(page);
});
