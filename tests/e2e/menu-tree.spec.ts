import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { menuItem, menuOf, openMenu } from './support/menu.ts';
import { painted, redraw } from './support/screens.ts';
import { expect, moving, test } from './support/test.ts';
import { swipe } from './support/touch.ts';

// The tree itself: what is dragged, carried and written in it. Nothing of it is published here.
test.use({ site: sites.bjornvik, ...moving });

const row = (page: Page, title: string) =>
  page.getByRole('treeitem').filter({ has: page.getByText(title, { exact: true }) });
const said = (page: Page) => page.locator('[data-tree-news]');
const line = (page: Page) => page.locator('[data-drop-line]');
const frame = (page: Page) => page.locator('[data-drop-frame]');
/** The titles under a group from the top, each after as many dots as it has items above it. */
const shape = (page: Page): Promise<string[]> =>
  page.locator('[data-item]').evaluateAll((rows) =>
    rows.map((one) => {
      const title = one.querySelector('[dir="auto"]')?.textContent ?? '';
      return '.'.repeat(Number(one.getAttribute('aria-level')) - 2) + title;
    }),
  );

async function scene(page: Page, address: string | undefined): Promise<void> {
  const menu = await menuOf(address ?? '', sites.bjornvik);
  const women = menuItem('Women', menuItem('Squad'), menuItem('Fixtures'));
  await menu.fill({
    main: [menuItem('News'), menuItem('Teams', menuItem('Men'), women), menuItem('Club')],
    secondary: [menuItem('Tickets'), menuItem('Shop')],
    footer: [menuItem('Contact', menuItem('Press'))],
  });
  await openMenu(page);
  await expect(row(page, 'News')).toBeVisible();
}

/** A point of a row: `part` of its height from its top, and so far from its left. */
async function pointOf(of: Locator, part: number): Promise<[number, number]> {
  const box = await of.boundingBox();
  if (!box) throw new Error('The row is not on the page');
  return [box.x + 160, box.y + box.height * part];
}

/** Takes a row and moves it over a part of another, and then to the side; it is not let go. */
async function take(page: Page, from: string, to: string, part: number, aside = 0): Promise<void> {
  const [x, y] = await pointOf(row(page, from), 0.5);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 8, { steps: 2 });
  const [, goal] = await pointOf(row(page, to), part);
  await page.mouse.move(x + aside, goal, { steps: 4 });
  await painted(page);
}

test.describe('by mouse', () => {
  // High enough for the whole menu: what is dragged to is in sight.
  test.use({ viewport: { width: 1280, height: 1500 } });

  test('items go between groups and levels, a line shows where, and Escape lets go', async ({ page, baseURL }) => {
    await scene(page, baseURL);
    await take(page, 'Shop', 'Women', 0.1);
    await expect(line(page)).toBeVisible();
    await expect(page.getByText('Main › Teams', { exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(said(page)).toHaveText('Shop was put down. Main, under Teams, place 2 of 3.');
    await expect(row(page, 'Shop')).toBeFocused();
    await expect(line(page)).toBeHidden();

    await take(page, 'Contact', 'Club', 0.5);
    await expect(line(page)).toBeHidden();
    await expect(frame(page)).toBeVisible();
    await page.mouse.up();
    await take(page, 'Fixtures', 'Fixtures', 0.95, -50);
    await page.mouse.up();
    const all = ['News', 'Teams', '.Men', '.Shop', '.Women', '..Squad', 'Fixtures', 'Club', '.Contact', '..Press'];
    expect((await shape(page)).slice(0, 10)).toEqual(all);

    await take(page, 'News', 'Club', 0.5);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(said(page)).toHaveText('News was put back. Main, place 1 of 5.');
    expect((await shape(page)).slice(0, 10)).toEqual(all);
  });

  test('what does not fit says why where it is held, and nothing moves', async ({ page, baseURL }) => {
    await scene(page, baseURL);
    const before = await shape(page);
    await take(page, 'Contact', 'Tickets', 0.1);
    await expect(page.getByText('Child item is not supported for secondary menu')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('alert').getByText('Child item is not supported for secondary menu')).toBeVisible();
    await take(page, 'Teams', 'Squad', 0.5);
    await expect(frame(page)).toBeHidden();
    await page.mouse.up();
    expect(await shape(page)).toEqual(before);
  });

  test('what is closed opens under a resting item, and the page scrolls at its edge', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await scene(page, baseURL);
    await row(page, 'Teams').press('ArrowLeft');
    await expect(row(page, 'Men')).toHaveCount(0);
    await take(page, 'News', 'Teams', 0.5);
    await expect(row(page, 'Men')).toBeVisible();
    const [x] = await pointOf(row(page, 'Men'), 0.5);
    await page.mouse.move(x, 490, { steps: 3 });
    await expect(row(page, 'Press')).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(said(page)).toContainText('News was put back.');
  });

  test('several are chosen, cut, pasted, and each step is undone and redone', async ({ page, baseURL }) => {
    await scene(page, baseURL);
    const before = await shape(page);
    await row(page, 'News').click();
    await row(page, 'Squad').click({ modifiers: ['ControlOrMeta'] });
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+x');
    await row(page, 'Contact').focus();
    await page.keyboard.press('ControlOrMeta+v');
    const after = await shape(page);
    expect(after.slice(-2)).toEqual(['News', 'Squad']);
    await page.keyboard.press('Delete');
    await expect(row(page, 'News')).toHaveCount(0);
    for (const _ of [1, 2]) await page.keyboard.press('ControlOrMeta+z');
    expect(await shape(page)).toEqual(before);
    for (const _ of [1, 2]) await page.keyboard.press('ControlOrMeta+y');
    await expect(row(page, 'News')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    expect(await shape(page)).toEqual(after);
  });
});

test.describe('by keyboard alone', () => {
  test('an item is found, carried, named and removed, and the menu of a row leads to what was chosen in it, at once', async ({
    page,
    baseURL,
  }) => {
    await scene(page, baseURL);
    await page.getByRole('treeitem', { name: /^Main/ }).focus();
    await page.keyboard.type('tick');
    await expect(row(page, 'Tickets')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText('Tickets is picked up. Secondary, place 1 of 2.');
    await page.keyboard.press('PageUp');
    await expect(said(page)).toHaveText('Main, place 1 of 5.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(said(page)).toHaveText('Main, under Teams, place 1 of 3.');
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText('Tickets was put down. Main, under Teams, place 1 of 3.');
    await page.keyboard.press('F2');
    await page.keyboard.type('Season tickets');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Season tickets')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(row(page, 'Men')).toBeFocused();

    const choose = async (name: RegExp): Promise<void> => {
      await page.keyboard.press('Shift+F10');
      await page.getByRole('menuitem', { name }).press('Enter');
    };
    await row(page, 'Club').focus();
    await choose(/^Rename/);
    await expect(page.getByRole('textbox', { name: 'Title of Club' })).toBeFocused();
    await page.keyboard.type('Us');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Us')).toBeFocused();
    await choose(/^Add an item after/);
    await page.keyboard.type('Shop window');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Shop window')).toBeFocused();
    await choose(/^Remove/);
    await expect(row(page, 'Shop window')).toHaveCount(0);
    await expect(page.getByRole('tree').locator(':focus')).toHaveCount(1);
    await choose(/^Edit/);
    await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused();
  });

  test('the same is said in Swedish', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('touchline.language', 'sv');
    });
    await scene(page, baseURL);
    await row(page, 'Club').focus();
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText('Club är lyft. Huvudmeny, plats 3 av 4.');
    await page.keyboard.press('ArrowRight');
    await expect(said(page)).toHaveText('Huvudmeny, under Teams, plats 3 av 3.');
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText('Club lades tillbaka. Huvudmeny, plats 3 av 4.');
    await expectAccessible(page);
  });

  test('what is searched is written to its end, whatever row had the focus, keeps its ancestors, and a dialog moves it far', async ({
    page,
    baseURL,
  }) => {
    await scene(page, baseURL);
    await row(page, 'News').focus();
    await page.keyboard.press('/');
    await page.keyboard.type('SQUA');
    await expect(page.getByRole('searchbox')).toHaveValue('SQUA');
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(await shape(page)).toEqual(['Teams', '.Women', '..Squad']);
    await row(page, 'Squad').focus();
    await page.keyboard.press('Shift+F10');
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: /^Move to/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move Squad' });
    await dialog.getByRole('combobox', { name: 'Where to' }).fill('Contact');
    await page.getByRole('option', { name: /Contact/ }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(said(page)).toHaveText('Squad was put down. Footer, under Contact, place 2 of 2.');
    await page.getByRole('searchbox').fill('');
    expect((await shape(page)).slice(-3)).toEqual(['Contact', '.Press', '.Squad']);
  });
});

const long = 'A title that goes on '.repeat(15).slice(0, 300).trim();
const deep = (level: number): ReturnType<typeof menuItem> =>
  level < 9 ? menuItem(`Level ${level}`, deep(level + 1)) : menuItem(`Level ${level}`);

/** A menu of odd titles, nine levels deep. */
async function oddScene(page: Page, address: string | undefined): Promise<void> {
  const menu = await menuOf(address ?? '', sites.bjornvik);
  const odd = [{ ...menuItem('Long'), title: long }, menuItem('نادي كرة القدم'), menuItem('🏒 Puck 👨‍👩‍👧'), deep(1)];
  await menu.fill({ main: odd, secondary: [], footer: [], unassigned: [] });
  await openMenu(page);
  await page.getByRole('button', { name: /^(Expand all|Visa alla nivåer)$/ }).click();
  await expect(row(page, 'Level 9')).toBeVisible();
  // Nothing is pointed at that would tell of itself while the page is looked at.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('odd titles are shown whole or cut, at every width and level, in both themes', async ({ page, baseURL }) => {
  await oddScene(page, baseURL);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme });
    await redraw(page);
    await expectAccessible(page);
    await expect(row(page, long).getByTitle(long)).toBeVisible();
    await page.setViewportSize({ width: 375, height: 740 });
    await expect(row(page, 'Level 9')).toBeVisible();
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
    const [title, button] = [
      row(page, 'Level 9').getByText('Level 9'),
      row(page, 'Level 9').locator('[data-menu-button]'),
    ];
    const [left, right] = [await title.boundingBox(), await button.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    expect((right?.x ?? 999) + (right?.width ?? 0)).toBeLessThanOrEqual(375);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('a handle drags, several are chosen by taps, and a swipe scrolls', async ({ page, baseURL }) => {
    await scene(page, baseURL);
    await row(page, 'Women').evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await painted(page);
    const handle = await row(page, 'Club').locator('[data-handle]').boundingBox();
    const [, goal] = await pointOf(row(page, 'Men'), 0.5);
    await swipe(page, [(handle?.x ?? 0) + 16, (handle?.y ?? 0) + 24], [(handle?.x ?? 0) + 16, goal]);
    await expect(said(page)).toHaveText('Club was put down. Main, under Men, place 1 of 1.');

    // Right after a swipe the browser may take a touch for the end of what moves, and not for a tap: people touch again then.
    await expect(async () => {
      await row(page, 'Squad').locator('[data-menu-button]').tap();
      await expect(page.getByRole('menuitem', { name: 'Select' })).toBeVisible({ timeout: 5000 });
    }).toPass();
    // The row stands in the middle, with no room for all lines below or above it.
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('menuitem', { name: 'Select' }).tap();
    await row(page, 'Fixtures').tap({ position: { x: 200, y: 20 } });
    await expect(page.getByText('2 selected')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove', exact: true }).tap();
    await expect(row(page, 'Squad')).toHaveCount(0);

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const before = await said(page).textContent();
    const [x, y] = await pointOf(row(page, 'News'), 0.5);
    await swipe(page, [x, y], [x, y - 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await said(page).textContent()).toBe(before);
  });
});
