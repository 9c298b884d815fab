import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { rows } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const list = '/manage/sports/staff-managers';
test.use({ site: sites.norrstrand });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Views' });
async function openViews(page: Page) {
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

test('a view is saved, found again, pinned, changed, removed, and brought back', async ({ page }) => {
  await page.goto(list);
  await expect(rows(page).first()).toBeVisible();
  await expect(await openViews(page)).toContainText('Search, filter or order the list');
  await page.keyboard.press('Escape');
  await page.goto(`${list}?search=coach&sort=role&order=desc`);
  const views = await openViews(page);
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByText('Write a name.')).toBeVisible();
  await views.getByRole('textbox', { name: 'Save what is shown as' }).fill('Coaches');
  await views.getByText('For everybody who works on this site').click();
  await expectAccessible(page);
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views).toHaveCount(0);
  await page.goto(list);
  await expect(rows(page).first()).toBeVisible();
  await openViews(page);
  await views.getByRole('button', { name: 'Pin Coaches to the navigation' }).click();
  await views.getByRole('link', { name: /^Coaches/ }).click();
  await expect(page).toHaveURL(/search=coach&sort=role&order=desc$/);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Staff and managers: Coaches' })).toBeVisible();
  await page.goto(`${list}?search=manager`);
  await openViews(page);
  await views.getByRole('button', { name: 'Change Coaches' }).click();
  await views.getByRole('textbox', { name: 'Name' }).fill('Managers');
  await views.getByText('Take over what the list shows now').click();
  await views.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(views.getByRole('link', { name: /^Managers/ })).toHaveAttribute('aria-current', 'true');
  await views.getByRole('button', { name: 'Remove Managers' }).click();
  await expect(views.getByRole('link', { name: /^Managers/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await openViews(page);
  await expect(views.getByRole('link', { name: /^Managers/ })).toBeVisible();
});

test.describe('a name that another view has', () => {
  test.use({ expectedMessages: /409|already has the name/ });
  test('is told at its field, and what was typed stays', async ({ page }) => {
    await page.goto('/manage/sports/teams?search=a');
    const views = await openViews(page);
    await views.getByRole('textbox', { name: 'Save what is shown as' }).fill('Mine');
    await views.getByRole('button', { name: 'Save view' }).click();
    await expect(views).toHaveCount(0);
    await page.goto('/manage/sports/teams?search=b');
    await openViews(page);
    await views.getByRole('textbox', { name: 'Save what is shown as' }).fill('mine');
    await views.getByRole('button', { name: 'Save view' }).click();
    await expect(views.getByText('Another of your views has this name.')).toBeVisible();
    await expect(views.getByRole('textbox', { name: 'Save what is shown as' })).toHaveValue('mine');
  });
});

test.describe('a call whose answer is lost', () => {
  test.use({ expectedMessages: /ERR_FAILED|cannot be reached/ });
  test('is seen in the list of views once it was done', async ({ page }) => {
    const loseAnswer = (method: string) =>
      page.route(/\/api\/saved-views/, async (route) => {
        if (route.request().method() !== method) return route.fallback();
        await route.fetch();
        await route.abort();
        await page.unroute(/\/api\/saved-views/);
      });
    await page.goto('/manage/sports/teams?search=lost');
    const views = await openViews(page);
    await loseAnswer('POST');
    await views.getByRole('textbox', { name: 'Save what is shown as' }).fill('Lost');
    await views.getByRole('button', { name: 'Save view' }).click();
    await expect(views.getByRole('link', { name: /^Lost/ })).toHaveAttribute('aria-current', 'true');
    await loseAnswer('DELETE');
    await views.getByRole('button', { name: 'Remove Lost' }).click();
    await expect(views.getByRole('link', { name: /^Lost/ })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });
  test('the panel stands on the page', async ({ page }) => {
    await page.goto('/manage/sports/players?gender=female');
    const views = await openViews(page);
    await expect(views.getByRole('link', { name: /^Målvakter/ })).toBeVisible();
    const box = await views.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollLeft)).toBe(0);
  });
});
