import type { Locator, Page } from 'playwright/test';

/** The rows of the list that is put in order on a page. */
export const rowsInOrder = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) });

/** Drags a row by its handle, with the mouse, to where another one stands. */
export async function dragRow(page: Page, from: number, to: number): Promise<void> {
  const rows = rowsInOrder(page);
  const handle = rows.nth(from).getByRole('button').first();
  await handle.scrollIntoViewIfNeeded();
  const start = await handle.boundingBox();
  const end = await rows.nth(to).boundingBox();
  if (!start || !end) throw new Error('the rows are not in sight');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.move(start.x + start.width / 2, to < from ? end.y + 4 : end.y + end.height - 4, { steps: 4 });
  await page.mouse.up();
}
