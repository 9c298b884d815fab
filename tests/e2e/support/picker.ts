import { expect, type Locator, type Page } from 'playwright/test';

/** The library in its dialog. */
export const picker = (page: Page): Locator => page.getByRole('dialog');

/** The card of an item in the library's dialog: in the library itself, which stands after what was chosen recently. */
export const item = (page: Page, name: string): Locator =>
  picker(page)
    .locator('li[data-row]')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .last();

/** Opens the dialog by a button of a form, and waits for what the library holds. */
export async function openPicker(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(picker(page).locator('li[data-row]').first()).toBeVisible();
}

/** Chooses what is chosen, and waits until the dialog is gone. */
export async function confirmChoice(page: Page, words: RegExp = /^(Choose|Välj)( \d+)?$/): Promise<void> {
  await picker(page).getByRole('button', { name: words }).last().click();
  await expect(picker(page)).toHaveCount(0);
}
