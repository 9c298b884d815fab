import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type FrameLocator, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { writeJson, writtenJson } from './support/studio.ts';
import { test } from './support/workbench-test.ts';

const definition = (page: Page) => page.getByRole('textbox', { name: 'forms/team.json' });
const faults = (page: Page) => page.getByRole('list', { name: 'Faults' });
const form = (page: Page, language = 'English'): FrameLocator => page.frameLocator(`iframe[title="Form, ${language}"]`);
const sent = (page: Page) => page.getByRole('region', { name: 'What a save would send' });

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, workbench }) => {
  await writeFile(path.join(workbench.folder, 'team.json'), await readFile('forms/team.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/team`);
  await expect(form(page).getByLabel('Display name')).toBeVisible({ timeout: 60_000 });
});

/** Replaces a part of the JSON as a person would who pastes it. */
async function edit(page: Page, from: string, to: string): Promise<void> {
  await writeJson(page, 'team', (await writtenJson(page, 'team')).replace(from, to));
}

test('an edit on disk is on screen at once', async ({ page, workbench }) => {
  const file = path.join(workbench.folder, 'team.json');
  const text = await readFile(file, 'utf8');
  for (const label of ['Name on the shirt', 'Name on the door', 'Name on the cup']) {
    const began = performance.now();
    await writeFile(file, text.replace('"Display name"', `"${label}"`));
    await form(page).getByLabel(label).waitFor();
    console.log(`  an edit on disk was on screen after ${Math.round(performance.now() - began)} ms`);
  }
});

test('an edit in the page shows in the form, and what was typed there stays', async ({ page }) => {
  await form(page).getByLabel('Display name').fill('Isdalen SK');
  await edit(page, '"Display name"', '"Name on the door"');
  await expect(form(page).getByLabel('Name on the door')).toHaveValue('Isdalen SK');
  const after = await page.locator('[data-shown-after]').getAttribute('data-shown-after');
  expect(after).toMatch(/^\d+$/);
  console.log(`  an edit in the page was on screen after ${after} ms`);
});

test('a fault is told at its line, and the last good form stays', async ({ page }) => {
  await edit(page, '"teamNames.short"', '"teamNames.shrot"');
  await expect(faults(page).getByRole('listitem')).toHaveText([
    /teamNames\.shrot.*[Dd]id you mean `teamNames\.short`\?/,
  ]);
  const text = await writtenJson(page, 'team');
  const line = text.slice(0, text.indexOf('teamNames.shrot')).split('\n').length;
  await expect(faults(page)).toContainText(String(line));
  await expect(form(page).getByLabel('Display name')).toBeVisible();
  await faults(page).getByRole('button').click();
  await expect(definition(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('shrot');
  await edit(page, '"teamNames.shrot"', '"teamNames.short"');
  await expect(faults(page)).toHaveCount(0);
  await edit(page, '{', '{{');
  await expect(faults(page).getByRole('listitem').first()).toBeVisible();
});

test('the JSON is completed and explained by the language of forms, and is searched', async ({ page }) => {
  const editor = definition(page);
  await editor.press('ControlOrMeta+f');
  const find = page.getByRole('textbox', { name: 'Find' });
  await find.pressSequentially('"icon": "');
  await find.press('Enter');
  await find.press('Escape');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Space');
  const offered = page.getByRole('listbox', { name: 'Completions' });
  await expect(offered.getByRole('option', { name: 'users', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // A key that is not there yet brings its value along; one step takes it back.
  const before = await writtenJson(page, 'team');
  await writeJson(page, 'team', before.replace('"icon"', '\n  \n  "icon"'));
  await editor.press('ControlOrMeta+Home');
  for (let line = 1; line < before.slice(0, before.indexOf('"icon"')).split('\n').length + 1; line++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.type('"req');
  await offered.getByRole('option', { name: 'requires' }).click();
  await expect.poll(() => writtenJson(page, 'team')).toMatch(/"requires": /);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => writtenJson(page, 'team')).not.toMatch(/"requires": /);
  await editor.getByText('"operations"').first().hover();
  await expect(page.getByRole('tooltip').or(page.locator('.cm-tooltip-hover'))).toContainText(/operation/i);
});

test('Save writes the file as the formatter does; a file that changed meanwhile is never overwritten', async ({
  page,
  workbench,
}) => {
  const file = path.join(workbench.folder, 'team.json');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const write = page.getByRole('button', { name: 'Write the file' });
  await edit(page, '"en": "Display name"', '      "en":   "Name on the door"');
  await save.click();
  await expect(page.getByRole('dialog')).toContainText('+ ');
  await write.click();
  await expect(page.getByText('No faults; as on disk')).toBeVisible();
  const saved = await readFile(file, 'utf8');
  expect(saved).toContain('"en": "Name on the door"');
  await edit(page, 'Name on the door', 'Mine');
  await writeFile(file, saved.replace('Name on the door', 'Somebody else’s'));
  await expect(page.getByRole('alert')).toContainText('was changed on disk while you edited it here');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(await readFile(file, 'utf8')).toContain('Somebody else’s');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await save.click();
  await write.click();
  await expect.poll(() => readFile(file, 'utf8')).toContain('"Mine"');
});

test('what is edited survives a reload', async ({ page }) => {
  await edit(page, '"Display name"', '"Name on the door"');
  await expect(form(page).getByLabel('Name on the door')).toBeVisible();
  await page.reload();
  await expect(form(page).getByLabel('Name on the door')).toBeVisible({ timeout: 60_000 });
});

test('both languages stand side by side and edit one record; the body that a save would send follows', async ({
  page,
}) => {
  await page.getByText('Both', { exact: true }).click();
  await expect(form(page, 'Swedish').getByLabel('Visningsnamn')).toBeVisible();
  await form(page).getByLabel('Display name').fill('Isdalen SK');
  await expect(form(page, 'Swedish').getByLabel('Visningsnamn')).toHaveValue('Isdalen SK');
  await expect(sent(page)).toContainText('"displayName": "Isdalen SK"');
  await expect(sent(page)).toContainText('changed: displayName');
});

test('a record is pasted, or fetched from the running service; the list shows its rows', async ({ page }) => {
  await page.getByText('Pasted', { exact: true }).click();
  await page.getByRole('textbox', { name: 'A record as JSON' }).fill('{"displayName": "Norrstrand IK", "extra": 1}');
  await expect(form(page).getByLabel('Display name')).toHaveValue('Norrstrand IK');
  await expect(sent(page)).toContainText('"extra": 1');
  await page.getByLabel(/^Site/).selectOption({ label: 'Frosthamn HC' });
  await page.getByText('Fetched', { exact: true }).click();
  const first = page.getByRole('list', { name: 'Records' }).getByRole('button').first();
  const name = await first.innerText();
  await first.click();
  await expect(form(page).getByLabel('Display name')).toHaveValue(name);
  await page.getByRole('region', { name: 'Preview' }).getByText('List', { exact: true }).click();
  await expect(page.frameLocator('iframe[title="List, English"]').getByRole('link', { name }).first()).toBeVisible();
});

test('a definition without a form shows its list, and nothing that a save would send', async ({ page, workbench }) => {
  await page.goto(`${workbench.address}/workbench.html#forms/active-series`);
  const list = page.frameLocator('iframe[title="List, English"]');
  await expect(list.getByRole('heading', { name: 'Active series' })).toBeVisible();
  await expect(list.getByRole('row')).not.toHaveCount(1);
  await expect(sent(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Record' })).toHaveCount(0);
});

test('a list in tabs shows rows without a service as well', async ({ page, workbench }) => {
  await page.goto(`${workbench.address}/workbench.html#forms/article`);
  await page.getByRole('region', { name: 'Preview' }).getByText('List', { exact: true }).click();
  const list = page.frameLocator('iframe[title="List, English"]');
  await expect(list.getByText('12 articles')).toBeVisible({ timeout: 60_000 });
});

test('a record is fetched by its id; an id that nothing has is told, and the form stays', async ({ page }) => {
  await page.getByLabel(/^Site/).selectOption({ label: 'Frosthamn HC' });
  await page.getByText('Fetched', { exact: true }).click();
  // The form in the frame asks for rows of its own, such as owners.
  const answer = page.waitForResponse((response) => [...new URL(response.url()).searchParams.values()].includes('ha'));
  await page.getByRole('searchbox', { name: 'Find a record' }).fill('ha');
  const { items } = (await (await answer).json()) as { items: { uuid: string; displayName: string }[] };
  const last = items.at(-1);
  if (!last) throw new Error('the service has no team');
  const id = page.getByRole('textbox', { name: 'Id of a record' });
  await id.fill(` ${last.uuid} `);
  await id.press('Enter');
  await expect(form(page).getByLabel('Display name')).toHaveValue(last.displayName);
  await id.fill('00000000-0000-4000-8000-000000000000');
  await id.press('Enter');
  await expect(page.getByRole('alert')).toContainText('404');
  await expect(form(page).getByLabel('Display name')).toHaveValue(last.displayName);
});

test('narrow is 375 px wide, dark is dark, and nothing is in anybody’s way', async ({ page }) => {
  await page.getByText('375', { exact: true }).click();
  await expect
    .poll(() =>
      form(page)
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(375);
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(form(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await page.getByLabel('Theme').selectOption('Light');
  await expectAccessible(page);
});

test('nobody but its own page gets an answer', async ({ workbench }) => {
  const { port } = new URL(workbench.address);
  const foreign = await fetch(`${workbench.address}/workbench/forms`, { headers: { origin: 'https://evil.example' } });
  expect(foreign.status).toBe(403);
  const other = await fetch(`${workbench.address}/workbench/forms/team`, {
    method: 'PUT',
    headers: { origin: `http://127.0.0.1:${port}` },
  });
  expect(other.status).toBe(403);
});
