import { sites } from './support/accounts.ts';
import { rows } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.bjornvik });

test('a list on paper has the names of its columns, its order and its filters, and nothing to press', async ({
  page,
  service,
}) => {
  const name = uniqueName();
  // What the list is ordered by, not the order in which they are made.
  for (const lastName of ['Östman', 'Zeta', 'Åberg']) {
    await service.call('POST', '/players', { firstName: name, lastName, gender: 'female' });
  }
  await page.addInitScript(() => localStorage.setItem('touchline.theme', 'dark'));
  await page.goto(`/manage/sports/players?search=${encodeURIComponent(name)}&gender=female`);
  await expect(rows(page)).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: /Player/ })).toContainText('by last name');
  await expect(page.getByRole('columnheader', { name: 'Position' }).getByText('Position')).toBeVisible();
  await expect(page.getByRole('main').getByText('Female')).toBeVisible();
  expect(await rows(page).locator('strong, a').allInnerTexts()).toEqual(
    ['Zeta', 'Åberg', 'Östman'].map((lastName) => `${name} ${lastName}`),
  );
  for (const words of ['Import', 'Add player', 'Series', 'Export CSV'])
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeHidden();
  await expect(rows(page).getByRole('checkbox')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await page.emulateMedia({ media: null });
});
