import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type FrameLocator, type Page } from 'playwright/test';

/** The live form. */
export const form = (page: Page): FrameLocator => page.frameLocator('iframe[title="Form, English"]');
/** The label of a field in the live form. */
export const label = (page: Page, name: string) => form(page).locator('[data-part]').getByText(name).first();
/** The live list. */
export const list = (page: Page): FrameLocator => page.frameLocator('iframe[title="List, English"]');
/** What stands beside it: the properties of what is selected, or all parts. */
export const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
/** A text of the properties. */
export const box = (page: Page, name: string) => properties(page).getByRole('textbox', { name, exact: true });
/** A button of the properties: a part to select, or to add. */
export const part = (page: Page, name: string) => properties(page).getByRole('button', { name });

/** The JSON of a definition as it stands in the page: what is being edited, else the file. The editor itself draws only what is in sight. */
export async function writtenJson(page: Page, name: string): Promise<string> {
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), `touchline.workbench.${name}`);
  const text = kept ?? (await (await page.request.get(`/workbench/forms/${name}`)).text());
  return (JSON.parse(text) as { text: string }).text;
}

/** Writes the whole JSON of a definition, as one who pastes it. */
export async function writeJson(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `forms/${name}.json` }).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Saves a definition, that of teams unless told, and gives the lines that the file lost and got. */
export async function save(
  page: Page,
  workbench: { folder: string },
  name = 'team',
): Promise<{ lost: string[]; got: string[] }> {
  const before = (await readFile(`forms/${name}.json`, 'utf8')).split('\n');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('button', { name: 'Write the file' }).press('Enter');
  await expect(page.getByText('No faults; as on disk')).toBeVisible();
  const after = (await readFile(path.join(workbench.folder, `${name}.json`), 'utf8')).split('\n');
  const without = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line));
  return { lost: without(before, after), got: without(after, before) };
}
