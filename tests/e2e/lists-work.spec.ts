import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { rows, walkTo } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

const list = '/manage/sports/players';
const count = (page: Page) => page.getByRole('main').getByText(/^[\d\s,]+ players?$/);
const names = (page: Page) => rows(page).getByRole('link').allInnerTexts();

test.describe('actions', () => {
  test.use({ site: sites.norrstrand });

  test('rows are chosen and deleted at once, and brought back by Undo or one by one', async ({ page, service }) => {
    // Three of its own: other tests make players of this site meanwhile.
    const lastName = uniqueName();
    for (const firstName of ['Ada', 'Bo', 'Cia']) await service.call('POST', '/players', { firstName, lastName });
    const own = `${list}?search=${encodeURIComponent(lastName)}`;
    await page.goto(own);
    await expect(rows(page)).toHaveCount(3);
    const [first = '', second = ''] = await names(page);
    await page
      .getByRole('checkbox', { name: `Select ${first}` })
      .first()
      .check();
    await rows(page).nth(0).getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await expect(page.getByText(/^2 (?!rows)[a-z]+ selected$/)).toBeVisible();
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Delete successful!')).toBeVisible();
    await expect(count(page)).toHaveText('1 player');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Restored successfully!')).toBeVisible();
    await expect(count(page)).toHaveText('3 players');
    for (const name of [first, second]) {
      await page
        .getByRole('checkbox', { name: `Select ${name}` })
        .first()
        .check();
    }
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
    await expect(count(page)).toHaveText('1 player');
    await page.goto(`${own}&deleted=true`);
    for (const name of [first, second]) {
      await page
        .getByRole('button', { name: `Actions for ${name}` })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Restore' }).click();
      await expect(page.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0);
    }
    await expect(page.getByText('Restored successfully!')).toBeVisible();
    await page.goto(own);
    await expect(count(page)).toHaveText('3 players');
  });
});

test('every row that matches is exported, in the order and with the columns on screen', async ({ page }) => {
  await page.goto(`${list}?gender=female&sort=dateOfBirth&order=desc`);
  await expect(rows(page).first()).toBeVisible();
  const total = Number((await count(page).innerText()).replace(/\D/g, ''));
  expect(total).toBeGreaterThan(100);
  const onScreen = await names(page);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^player-north1_north-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).trimEnd().split('\r\n');
  const head = await page.getByRole('columnheader').allInnerTexts();
  const columns = head.filter((label) => label !== '' && label !== 'Actions');
  expect(lines[0]?.split(',')).toEqual(columns);
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1, 1 + onScreen.length).map((line) => line.split(',')[columns.indexOf('Player')])).toEqual(
    onScreen,
  );
});

test('columns are chosen by keyboard, kept for the user, and reset', async ({ page }) => {
  const headers = () => page.getByRole('columnheader').allInnerTexts();
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(list);
  await expect(rows(page).first()).toBeVisible();
  const before = await headers();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Height' }).focus();
  await page.keyboard.press(' ');
  for (let place = 0; place < 5; place += 1) await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('checkbox', { name: 'Height' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Height' })).toBeVisible();
  const chosen = await headers();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await headers()).toEqual(chosen);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Height' })).toHaveCount(0);
  expect(await headers()).toEqual(before);
});

test('a range of days narrows the list, stays in the address and comes back', async ({ page }) => {
  await page.goto(list);
  await page.getByRole('button', { name: 'Filter by Changed' }).click();
  await page.getByRole('button', { name: 'Last year' }).click();
  await expect(page).toHaveURL(/changedFrom=\d{4}-01-01&changedUntil=\d{4}-12-31/);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Changed: \d{4}-01-01 – \d{4}-12-31/ })).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
});

test('the keyboard alone goes through pages and opens an editor', async ({ page }) => {
  await page.goto(list);
  await expect(rows(page).first()).toBeVisible();
  const [first = ''] = await names(page);
  await rows(page).first().getByRole('link').focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/page=2/);
  // The address turns before the rows do, and nobody turns back from a page that is not there yet.
  await expect(rows(page).first()).not.toContainText(first);
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('PageUp');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await expect(rows(page).first()).toContainText(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await page.goBack();
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first);
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click();
  await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
});

test.describe('a site without the add-on', () => {
  test.use({ site: sites.alvnas });

  test('shows what could be done, and why it cannot', async ({ page }) => {
    await page.goto(list);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: /^Delete.*does not have the add-on/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test('on a phone rows are cards that are chosen and acted on', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  const name = 'Maximiliana-Alexandrina Konstantinopelsdotter von Östra Långstrand';
  await page.route(/\/api\/.*\/players\?/, async (route) => {
    const answer = await route.fetch();
    const { items, ...rest } = (await answer.json()) as { items: object[] };
    await route.fulfill({
      response: answer,
      json: { ...rest, items: items.map((item) => ({ ...item, fullName: name })) },
    });
  });
  await page.goto(list);
  const cards = page.getByRole('main').locator('li[data-row]');
  await expect(cards.first()).toBeVisible();
  // No tooltip could tell the rest of it here.
  const title = cards.first().getByText(name);
  expect(await title.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  expect(await title.evaluate((text) => text.clientHeight)).toBeGreaterThan(30);
  await cards.first().getByRole('checkbox').check();
  await expect(page.getByText(/^1 (?!row)[a-z]+ selected$/)).toBeVisible();
  await cards
    .nth(1)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect(page).toHaveURL(/profile$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('on a phone the filter that is on stands first', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/manage/media-and-files/image/list?incomplete=true');
  await expect(page.getByRole('button', { name: /^Lacking: Rights or focal point/ })).toBeInViewport({ ratio: 1 });
});

test('the lists of teams, players and staff show all their columns in a window of 1440 px, and names whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/manage/');
  for (const [entity, search] of [
    ['teams', 'Almsholmen'],
    ['players', 'Åberg'],
    ['staff-managers', 'Åberg'],
  ] as const) {
    await test.step(entity, async () => {
      await walkTo(page, `/manage/sports/${entity}?search=${encodeURIComponent(search)}`);
      await expect(rows(page).first()).toContainText(search);
      await expect(page.getByRole('columnheader', { name: 'Changed' })).toBeVisible();
      const cut = await rows(page)
        .locator('td span')
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
            // A tag loses its middle, and keeps its last word; its tooltip has all of it.
            .filter(
              (one) => !one.getAttribute('class')?.includes('tagStart') && !one.querySelector('[class*="tagStart"]'),
            )
            .filter((one) => getComputedStyle(one).overflow === 'hidden' && one.clientWidth > 1)
            .map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    });
  }
});

test('the edge of a column is dragged and moved by keys; its width is kept, and goes back', async ({ page }) => {
  await page.goto(list);
  await expect(rows(page).first()).toBeVisible();
  const edge = page.getByRole('separator', { name: 'Width of Team' });
  const head = page.getByRole('columnheader', { name: 'Team' });
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
  const before = await width();
  const box = (await edge.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 34, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect.poll(width).toBe(before - 30);
  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(width).toBe(before - 22);
  await expectAccessible(page);
  await page.reload();
  await expect.poll(width).toBe(before - 22);
  await edge.dblclick();
  await expect.poll(width).toBe(before);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(edge).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('what opens over a list', () => {
  test('has no barriers', async ({ page }) => {
    await page.goto(list);
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('checkbox', { name: 'Height' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filter by Changed' }).click();
    await expect(page.getByRole('button', { name: 'Last year' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // Longer than its panel: it scrolls.
    await page.getByRole('button', { name: 'Filter by Team' }).click();
    await expect(page.getByRole('option').nth(10)).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await rows(page).first().getByRole('checkbox').check();
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/manage/menu/routes');
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test('what is cut in a cell is told in full by its tooltip', async ({ page }) => {
  await page.goto('/manage/sports/teams');
  const row = rows(page).filter({ hasText: sites.league.name }).first();
  const owner = row
    .getByRole('cell')
    .filter({ hasText: new RegExp(`^${sites.league.name}$`) })
    .last();
  const box = await owner.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(row.getByRole('link')).toHaveAttribute('title', sites.league.name);
});
