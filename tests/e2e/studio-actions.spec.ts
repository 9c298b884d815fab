import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { box, form, list, part, properties, save } from './support/studio.ts';
import { test } from './support/workbench-test.ts';

// What can be done to a thing, made and changed without JSON: what an action calls, asks before and says after it.

test.beforeEach(async ({ page, workbench }) => {
  await writeFile(path.join(workbench.folder, 'ssgt.json'), await readFile('forms/ssgt.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/ssgt`);
  await expect(form(page).locator('[data-part]').first()).toBeVisible({ timeout: 60_000 });
});

/** A choice of the properties. */
const choice = (page: Page, name: string) => properties(page).getByRole('button', { name: new RegExp(`${name}$`) });

test('an action calls what the contract has for it, with its parameters, question and words after it', async ({
  page,
  workbench,
}) => {
  // Two actions that do the same are refused: this one takes the place of the one that archives.
  const others = (await readFile('forms/ssgt.json', 'utf8')).replace(
    /\n {4}\{\n {6}"name": "archive",[\s\S]*?\n {4}\},/,
    '',
  );
  await writeFile(path.join(workbench.folder, 'ssgt.json'), others);
  await page.reload();
  await expect(page.getByText(/^No faults/)).toBeVisible();
  await part(page, 'Add an action').click();
  await box(page, 'The button, English').fill('Archive at once');
  await box(page, 'The button, Swedish').fill('Arkivera genast');
  await choice(page, 'What it does').click();
  await page.getByRole('option', { name: /^calls the service/ }).click();
  await choice(page, 'What is called').click();
  await page.getByRole('option', { name: /changeSsgtState/ }).click();
  await expect(properties(page).getByText('ssgtUuid names what it is done to.')).toBeVisible();
  await expect(box(page, 'Transition')).toHaveAttribute('aria-invalid', 'true');
  await box(page, 'Transition').fill('closed-to-archived');
  await expect(box(page, 'Transition')).not.toHaveAttribute('aria-invalid', 'true');
  // The service archives what is closed and not deleted: the action is offered there alone.
  await properties(page).getByRole('button', { name: 'Add a condition' }).click();
  await choice(page, 'Offered only where').click();
  await page.getByRole('option', { name: /^State/ }).click();
  const states = properties(page).getByRole('group', { name: 'State is' });
  await states.getByText('closed', { exact: true }).click();
  await states.getByText('draft', { exact: true }).click();
  await properties(page).getByRole('button', { name: 'Add a condition' }).click();
  await choice(page, 'And where').click();
  await page.getByRole('option', { name: /^Deleted/ }).click();
  const deleted = properties(page).getByRole('group', { name: 'Deleted is' });
  await deleted.getByText('false', { exact: true }).click();
  await deleted.getByText('true', { exact: true }).click();
  const question = properties(page).getByRole('group', { name: 'The question before it' });
  await question.getByText('Words of its own', { exact: true }).click();
  await expect(box(page, 'Of several, Swedish')).toHaveValue('Arkivera genast {things}?');
  await box(page, 'Of one thing, English').fill('Archive it?');
  await expect(properties(page)).toContainText('Write `{things}` where the name or the number stands');
  await box(page, 'Of one thing, English').fill('Archive {things} at once?');
  await box(page, 'When it went well, English').fill('Archived!');
  await expect(box(page, 'When it went well, Swedish')).toHaveAttribute('aria-invalid', 'true');
  await box(page, 'When it went well, Swedish').fill('Arkiverad!');
  await expectAccessible(page);
  const { lost, got } = await save(page, workbench, 'ssgt');
  expect(lost.filter((line) => others.includes(line))).toEqual([]);
  const written = got.map((line) => line.trim());
  expect(written).toContain('"one": { "en": "Archive {things} at once?", "sv": "Arkivera genast {things}?" },');
  expect(written).toContain(
    '"call": { "operation": "changeSsgtState", "parameters": { "transition": "closed-to-archived" } },',
  );
  expect(written).toContain('"told": { "done": { "en": "Archived!", "sv": "Arkiverad!" } }');
});

test('what an action sends, and that it has no words of its own, is chosen too', async ({ page, workbench }) => {
  await writeFile(path.join(workbench.folder, 'custom-tag.json'), await readFile('forms/custom-tag.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/custom-tag`);
  await part(page, 'Activate activate').click();
  await choice(page, 'Sends: Active').click();
  await page.getByRole('option', { name: 'false' }).click();
  await choice(page, 'Sends: Active').click();
  await page.getByRole('option', { name: 'true' }).click();
  await choice(page, 'Site tag').click();
  await page.getByRole('option', { name: 'true' }).click();
  const { lost, got } = await save(page, workbench, 'custom-tag');
  expect(lost.map((line) => line.trim())).toEqual([
    '"call": { "operation": "setTagActive", "body": { "active": true } }',
  ]);
  expect(got.map((line) => line.trim())).toEqual([
    '"call": { "operation": "setTagActive", "parameters": { "siteTag": true }, "body": { "active": true } }',
  ]);
});

test('actions, links and tabs are pressed where they stand, and do nothing else; their words are typed there', async ({
  page,
  workbench,
}) => {
  await writeFile(path.join(workbench.folder, 'team.json'), await readFile('forms/team.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/team`);
  const action = properties(page).getByText('Action delete');
  const link = properties(page).getByText('Link /sports/game?team={uuid}');
  await form(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(action).toBeVisible();
  await expect(form(page).getByRole('dialog')).toHaveCount(0);
  await form(page).getByRole('tab', { name: 'Games' }).click();
  await expect(link).toBeVisible();
  await form(page).getByRole('tab', { name: 'Games' }).dblclick();
  await form(page).getByRole('textbox', { name: 'Label', exact: true }).fill('Their games');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('tab', { name: 'Their games' })).toBeVisible();
  await expect(box(page, 'Label, English')).toHaveValue('Their games');
  await page.getByText('List', { exact: true }).first().click();
  await page.getByText('1280', { exact: true }).click();
  const row = list(page).getByRole('row').nth(1);
  await row.getByRole('button', { name: /^Actions/ }).click();
  await list(page).getByRole('menuitem', { name: 'Their games' }).click();
  await expect(link).toBeVisible();
  await list(page).getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(action).toBeVisible();
  await expect(properties(page).getByRole('heading', { name: 'Delete' })).toBeFocused();
  await expect(list(page).getByRole('menu')).toHaveCount(0);
  await properties(page).getByRole('button', { name: 'All parts' }).click();
  await list(page).getByRole('heading', { level: 1 }).click();
  await expect(properties(page).getByText('Definition', { exact: true })).toBeVisible();
  await row.getByRole('checkbox').click();
  await list(page).getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  await expect(action).toBeVisible();
  await list(page).getByRole('searchbox').click();
  await expect(properties(page).getByText('Ordered at first by')).toBeVisible();
  await expect(list(page).getByRole('dialog')).toHaveCount(0);
});

test('where presses are let through, an action asks and says what its definition has it say, and does nothing', async ({
  page,
}) => {
  await page.getByText('Use', { exact: true }).click();
  await form(page).getByRole('button', { name: 'Actions' }).click();
  await form(page).getByRole('menuitem', { name: 'Activate' }).click();
  const question = form(page).getByRole('alertdialog');
  await expect(question).toContainText('The competition leaves the draft.');
  await question.getByRole('button', { name: 'Activate' }).click();
  await expect(question).toHaveCount(0);
  await expect(form(page).getByText(/success/i)).toBeVisible();
});
