import type { Page } from 'playwright/test';
import { toast } from './support/screens.ts';
import { confirm, number, numbersIn, open, review, scene, site } from './support/squad.ts';
import { expect, test } from './support/test.ts';

test.use({ site });

/** Goes elsewhere and answers the question about it. */
async function leave(page: Page, answer: string): Promise<void> {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: answer }).click();
  await expect(question).toHaveCount(0);
}

test('unsaved changes are not left without a question, and are offered again after a crash', async ({
  page,
  service,
}) => {
  const { code, team } = await scene(service, [1]);
  await open(page, team);
  await number(page, `In0 ${code}`).fill('5');
  await leave(page, 'Keep editing');
  await expect(number(page, `In0 ${code}`)).toHaveValue('5');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(number(page, `In0 ${code}`)).toHaveValue('5');
});

test('what is left without saving is offered to whoever comes back', async ({ page, service }) => {
  const { code, team } = await scene(service, [1]);
  await open(page, team);
  await number(page, `In0 ${code}`).fill('5');
  await leave(page, 'Leave without saving');
  await expect(number(page, `In0 ${code}`)).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(number(page, `In0 ${code}`)).toHaveValue('5');
  expect(await numbersIn(service, team)).toEqual({ [`In0 ${code}`]: 1 });
});

test('what is saved before leaving is reviewed first, and a fault keeps the page', async ({ page, service }) => {
  const { code, team } = await scene(service, [1]);
  await open(page, team);
  await number(page, `In0 ${code}`).fill('100');
  await leave(page, 'Save and leave');
  await expect(toast(page, 'Invalid data composition. Cannot save!')).toBeVisible();
  await expect(number(page, `In0 ${code}`)).toBeFocused();
  await number(page, `In0 ${code}`).fill('7');
  await leave(page, 'Save and leave');
  await review(page).getByRole('button', { name: 'Back to the squad' }).click();
  await expect(number(page, `In0 ${code}`)).toHaveValue('7');
  await leave(page, 'Save and leave');
  await confirm(page).click();
  await expect(page).toHaveURL(/\/manage\/?$/);
  await expect(toast(page, 'Squad players successfully saved!')).toBeVisible();
  expect(await numbersIn(service, team)).toEqual({ [`In0 ${code}`]: 7 });
});
