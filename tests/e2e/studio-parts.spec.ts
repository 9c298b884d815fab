import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import { box, form, part, properties, save } from './support/studio.ts';
import { test } from './support/workbench-test.ts';

// What belongs to a thing as a whole and is changed without JSON: links, actions, the head of its editor, what must be unique.

test.beforeEach(async ({ page, workbench }) => {
  await writeFile(path.join(workbench.folder, 'team.json'), await readFile('forms/team.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/team`);
  await expect(form(page).getByLabel('Display name')).toBeVisible({ timeout: 60_000 });
});

test('a link is made and moved, and an action gets other words, without JSON', async ({ page, workbench }) => {
  await part(page, 'Add a link').click();
  await expect(properties(page).getByText(/It is an address as in/)).toBeVisible();
  await box(page, 'Label, English').fill('All players');
  await box(page, 'Label, Swedish').fill('Alla spelare');
  await box(page, 'Address').fill('/sports/players');
  await box(page, 'Address').press('Tab');
  await expect(properties(page).getByRole('heading', { name: 'All players' })).toBeVisible();
  await expect(properties(page).getByText(/It is an address as in/)).toHaveCount(0);
  await properties(page)
    .getByRole('button', { name: /^Move up/ })
    .click();
  await properties(page).getByRole('button', { name: 'All parts' }).click();
  await part(page, 'Delete delete').click();
  await box(page, 'The button, English').fill('Take away');
  const { lost, got } = await save(page, workbench);
  expect(lost).toEqual(['      "label": { "en": "Delete", "sv": "Ta bort" },']);
  expect(got).toEqual([
    '      "label": { "en": "Take away", "sv": "Ta bort" },',
    '    { "label": { "en": "All players", "sv": "Alla spelare" }, "path": "/sports/players" },',
  ]);
});

test('the head of the editor is pressed, and shows other columns in another order', async ({ page, workbench }) => {
  await form(page).getByRole('heading', { level: 1 }).click();
  await expect(properties(page).getByText('Head of the editor')).toBeVisible();
  await properties(page)
    .getByRole('button', { name: /Add to facts$/ })
    .click();
  await page.getByRole('option', { name: /^Gender/ }).click();
  await expect(form(page).getByRole('term')).toHaveText(['Gender']);
  const line = properties(page).getByRole('list', { name: 'Second line' });
  await line.getByRole('button', { name: 'Take Code away' }).click();
  await line.getByRole('button', { name: 'Move Owner up' }).click();
  await expect(line.getByRole('listitem')).toContainText(['Owner', 'Nationality']);
  const { lost, got } = await save(page, workbench);
  expect(lost).toEqual([]);
  expect(got).toEqual(['  "head": { "line": ["ownerSite", "nationality"], "facts": ["gender"] },']);
});

test('an action is made: where it is offered and what it saves, without JSON', async ({ page, workbench }) => {
  await part(page, 'Add an action').click();
  await expect(properties(page).getByText('does nothing')).toBeVisible();
  await properties(page).getByRole('button', { name: 'Add a value' }).click();
  await properties(page)
    .getByRole('button', { name: /Save a value in$/ })
    .click();
  await page.getByRole('option', { name: /^Gender/ }).click();
  await properties(page)
    .getByRole('button', { name: /Gender becomes$/ })
    .click();
  await page.getByRole('option', { name: 'neutral' }).click();
  await properties(page).getByRole('button', { name: 'Add a condition' }).click();
  await properties(page)
    .getByRole('button', { name: /Offered only where$/ })
    .click();
  await page.getByRole('option', { name: /^Gender/ }).click();
  await properties(page).getByRole('group', { name: 'Gender is' }).getByText('female', { exact: true }).click();
  await expect(properties(page).getByText('does nothing')).toHaveCount(0);
  const { lost, got } = await save(page, workbench);
  expect(lost).toEqual([]);
  expect(got.join('\n')).toMatch(/"when": \{ "gender": \["male", "female"\] \},\s+"set": \{ "gender": "neutral" \}/);
});

test('what must be unique is chosen, with the parameters that find it, without JSON', async ({ page }) => {
  await part(page, 'All of it').click();
  const unique = properties(page).getByRole('group', { name: 'No two alike' });
  await unique.getByRole('button', { name: 'Ask without ownerInstanceId' }).click();
  // The contract says that another owner may have the same code.
  await expect(page.getByText(/^1 fault/)).toBeVisible();
  await unique.getByRole('button', { name: /Ask by another parameter$/ }).click();
  await page.getByRole('option', { name: /^ownerInstanceId/ }).click();
  await expect(unique.getByRole('button', { name: /ownerInstanceId is filled with$/ })).toContainText('Owner');
  await expect(page.getByText(/^No faults/)).toBeVisible();
  await unique.getByRole('button', { name: /Value that no other may have$/ }).click();
  await page.getByRole('option', { name: 'none', exact: true }).click();
  await expect(page.getByText('No faults; not saved yet')).toBeVisible();
  await unique.getByRole('button', { name: /Value that no other may have$/ }).click();
  await page.getByRole('option', { name: /^Display name/ }).click();
  // No parameter of the list is called so: it is asked for.
  await expect(unique).toContainText('`parameters`');
});

test('what the contract lets several have is not said to be taken, and the studio says so at once', async ({
  page,
  workbench,
}) => {
  await writeFile(path.join(workbench.folder, 'sponsor.json'), await readFile('forms/sponsor.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/sponsor`);
  await part(page, 'All of it').click();
  const unique = properties(page).getByRole('group', { name: 'No two alike' });
  for (const value of ['none', 'Name']) {
    await unique.getByRole('button', { name: /Value that no other may have$/ }).click();
    await page
      .locator('[role="option"]', { hasText: new RegExp(`^${value}`) })
      .first()
      .click();
  }
  await expect(unique).toContainText('The service takes several with the same `name`');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('the frame has the tabs that the console has, History among them; settings have it in their head', async ({
  page,
  workbench,
}) => {
  await expect(form(page).getByRole('tab').last()).toHaveText('History');
  await page.goto(`${workbench.address}/workbench.html#forms/article`);
  await expect(form(page).getByRole('tab', { name: 'Where it is used' })).toBeVisible({ timeout: 60_000 });
  await page.goto(`${workbench.address}/workbench.html#forms/social-media-links`);
  await expect(form(page).getByRole('button', { name: 'Show history' })).toBeVisible({ timeout: 60_000 });
  await expect(form(page).getByRole('tab')).toHaveCount(0);
});
