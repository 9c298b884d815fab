import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { box, form, list, part, properties, save } from './support/studio.ts';
import { test } from './support/workbench-test.ts';

// What a product owner does in the studio without a mouse: nothing here is pressed, and nothing is focused but by keys.

test.beforeEach(async ({ page, workbench }) => {
  await writeFile(path.join(workbench.folder, 'team.json'), await readFile('forms/team.json', 'utf8'));
  await page.goto(`${workbench.address}/workbench.html#forms/team`);
  await expect(form(page).getByLabel('Display name')).toBeVisible({ timeout: 60_000 });
});

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus());

/** Presses a key until something has the focus. */
async function until(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let times = 0; times < 120; times++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}.`);
}

/** From the beginning of the page to the list of all parts. */
async function toParts(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(part(page, 'All of it')).toBeFocused();
}

/** Opens the part that is called so. */
async function openPart(page: Page, name: string, key = 'Tab'): Promise<void> {
  await until(page, part(page, name), key);
  await page.keyboard.press('Enter');
  await expect(properties(page).getByRole('heading', { level: 2 })).toBeFocused();
}

/** Chooses an option of the select that has the focus. */
async function choose(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await until(page, page.getByRole('option', { name: new RegExp(`^${name}`) }), 'ArrowDown');
  await page.keyboard.press('Enter');
}

test('the JSON is passed by Tab and stays as it is; F6 leads from region to region, out of the form too', async ({
  page,
}) => {
  const json = page.getByRole('textbox', { name: 'forms/team.json' });
  await until(page, json);
  await page.keyboard.press('Tab');
  await expect(json).not.toBeFocused();
  await expect(page.getByText('No faults; as on disk')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('F6');
  const name = form(page).getByLabel('Display name');
  await until(page, name);
  await page.keyboard.press('F6');
  await expect(properties(page).getByRole('heading', { name: 'Display name' })).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(name).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(json).toBeFocused();
});

test('a field is relabelled where it stands, and moved', async ({ page, workbench }) => {
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await until(page, form(page).getByLabel('Team code'));
  await page.keyboard.press('F2');
  await expect(form(page).getByRole('textbox', { name: 'Label', exact: true })).toBeFocused();
  await page.keyboard.type('Short code');
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Short code')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(form(page).locator('[id="section.identity"] [data-part]').first()).toHaveAttribute(
    'data-part',
    'teamCode',
  );
  await expect(form(page).getByLabel('Short code')).toBeFocused();
  const { got } = await save(page, workbench);
  expect(got.join('\n')).toContain('"label": { "en": "Short code", "sv": "Lagkod" }');
});

test('a field, a column and a filter are added, and one taken away again', async ({ page, workbench }) => {
  await toParts(page);
  for (const [button, word, kind] of [
    ['Add a column', 'clubName.short', 'Heading'],
    ['Add a filter', 'ssgtUuid', 'Label'],
    ['Add a field to Contact and social media', 'linkedin', 'Label'],
  ] as const) {
    await until(page, part(page, button));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(properties(page).getByRole('heading', { level: 2 })).toBeFocused();
    await until(page, box(page, `${kind}, Swedish`));
    await page.keyboard.type(`Eget ord, ${word}`);
    await page.keyboard.press('Escape');
    await expect(page.locator(':focus')).toHaveAttribute('data-spot', /column|filter|field/);
  }
  await openPart(page, 'TikTok teamInfo.tiktok', 'Shift+Tab');
  await until(page, properties(page).getByRole('button', { name: 'Remove', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  // The one in its place has the focus.
  await expect(page.locator(':focus')).toHaveText(/linkedin/i);
  const { lost, got } = await save(page, workbench);
  expect(lost.join('\n')).toContain('teamInfo.tiktok');
  const written = got.join('\n');
  for (const name of ['"clubName.short"', '"ssgtUuid"', '"teamInfo.linkedin"']) expect(written).toContain(name);
});

test('a field is made conditional, and a choice gets a short form', async ({ page, workbench }) => {
  await toParts(page);
  await openPart(page, 'Short name teamNames.short');
  await until(page, properties(page).getByRole('button', { name: 'Add a condition' }));
  await page.keyboard.press('Enter');
  await expect(properties(page).getByRole('button', { name: /Shown only while this field$/ })).toBeFocused();
  await choose(page, 'Gender');
  const asked = properties(page).getByRole('group', { name: 'Gender is' });
  await expect(asked.getByRole('checkbox', { name: 'male', exact: true })).toBeFocused();
  await until(page, asked.getByRole('checkbox', { name: 'neutral' }));
  await page.keyboard.press('Space');
  await until(page, asked.getByRole('checkbox', { name: 'male', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(form(page).locator('[data-part="teamNames.short"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await until(page, part(page, 'Gender gender').last(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await until(page, properties(page).getByRole('combobox', { name: 'Short forms of neutral in imported files' }));
  await page.keyboard.type('Blandat');
  await page.keyboard.press('Enter');
  const { got } = await save(page, workbench);
  const written = got.map((line) => line.trim());
  expect(written).toContain('"when": { "gender": "neutral" },');
  expect(written.join('\n')).toContain('"Mixat", "Blandat"]');
});

for (const [word, english, swedish, kind] of [
  ['start page', 'Start of the site', 'Webbplatsens start', 'New settings'],
  ['levels', 'Levels of a shop', 'Butikens nivåer', 'New list'],
] as const)
  test(`a page is made of what no definition uses: ${kind.toLowerCase()}`, async ({ page, workbench }) => {
    await until(page, page.getByRole('button', { name: 'New definition' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
    await expect(page.getByRole('list', { name: 'What no definition uses' })).toBeVisible();
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: kind });
    await expect(sheet.getByRole('textbox').first()).toBeFocused();
    for (const words of [english, swedish, ...(kind === 'New list' ? [english, swedish] : [])]) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    const name = sheet.getByRole('textbox', { name: 'Name of the file' });
    await until(page, name);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('made-by-keys');
    const file = path.join(workbench.folder, 'made-by-keys.json');
    await page.keyboard.press('Enter');
    try {
      await expect(page.getByText('forms/made-by-keys.json', { exact: true })).toBeVisible();
      await expect(page.getByText('No faults; as on disk')).toBeVisible();
      await expect(page.getByRole('button', { name: 'New definition' })).toBeFocused();
      if (kind === 'New list') await expect(list(page).getByRole('heading', { level: 1 })).toHaveText(/^Levels/);
    } finally {
      await rm(file, { force: true });
    }
  });
