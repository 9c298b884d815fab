import { expect, test } from './support/test.ts';

test('an editor leads to the previous and the next of the list that one came from, beyond its page', async ({
  page,
}) => {
  await page.goto('/manage/sports/players?size=10&page=2');
  const rows = page.getByRole('main').locator('[data-row-control="link"][href]');
  await expect(rows).toHaveCount(10);
  await rows.last().click();
  const within = page.getByRole('navigation', { name: 'Within the list' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(within).toContainText('20 of');
  const last = await title.innerText();
  await within.getByRole('link', { name: /^Previous:/ }).click();
  await expect(within).toContainText('19 of');
  await expect(within.getByRole('link', { name: `Next: ${last}` })).toBeVisible();
  await within.getByRole('link', { name: /^Next:/ }).click();
  await expect(title).toHaveText(last);
  const beyond = (await within.getByRole('link', { name: /^Next:/ }).getAttribute('aria-label')) ?? '';
  await within.getByRole('link', { name: /^Next:/ }).click();
  await expect(within).toContainText('21 of');
  await expect(title).toHaveText(beyond.replace('Next: ', ''));
  // Whoever opens the address itself came from no list.
  await page.reload();
  await expect(title).toBeVisible();
  await expect(within).toHaveCount(0);
});

test('the setting of a game leads to those beside it in the list, and so do its details', async ({ page }) => {
  await page.goto('/manage/sports/game?size=10&page=2');
  const rows = page.getByRole('main').locator('[data-row-control="link"][href]');
  await expect(rows).toHaveCount(10);
  const second = (await rows.nth(1).getAttribute('href')) ?? '';
  await rows.first().click();
  const within = page.getByRole('navigation', { name: 'Within the list' });
  await expect(within).toContainText('11 of');
  await within.getByRole('link', { name: /^Next:/ }).click();
  await expect(within).toContainText('12 of');
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await page.goBack();
  await page.goBack();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(within).toContainText('11 of');
  await expect(within.getByRole('link', { name: /^Previous:/ })).toHaveAttribute('href', /details$/);
});
