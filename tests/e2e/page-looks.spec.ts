import type { Locator, Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { drawn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.frosthamn });

const heights = (rows: Locator): Promise<number[]> =>
  rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));

/** How much wider than the window the page is, in px. */
const excess = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const width of [375, 768, 1024]) {
  test(`games by day have short rows and whole names at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/manage/sports/game?view=days');
    const rows = page.locator('main ol ul > li');
    await expect(rows.first()).toBeVisible();
    await drawn(page);
    expect(Math.max(...(await heights(rows)))).toBeLessThan(170);
    const cut = rows
      .getByRole('link')
      .locator('span, b')
      .evaluateAll((names) =>
        names
          .filter((name) => name.scrollWidth > name.clientWidth + 1 && name.clientWidth > 1)
          .map((name) => name.textContent),
      );
    expect(await cut).toEqual([]);
  });
}

test('a long address that leads nowhere is broken on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/manage/sports/staff-managers/a-very-long-address-that-nobody-has/edit');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await excess(page)).toBe(0);
});

test('the places of a page with errors are no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/manage/sports/teams/add');
  await page.getByLabel('Website').fill('no address');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('main').getByRole('alert').getByRole('listitem')).toHaveCount(3);
  // The last of them stands beyond the edge of the row, and has errors too.
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last()).toContainText('1');
  expect(await excess(page)).toBe(0);
});

test('uses of a tag stand beside nothing else on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/manage/custom-tag-management?search=Bakom');
  const uses = page.getByRole('link', { name: /article/ }).first();
  await expect(uses).toBeVisible();
  const ticks = page.locator('main dd').filter({ has: page.locator('svg') });
  const [link, tick] = [await uses.boundingBox(), await ticks.first().boundingBox()];
  const isClear =
    !!link &&
    !!tick &&
    (link.x + link.width <= tick.x || link.y >= tick.y + tick.height || link.y + link.height <= tick.y);
  expect(isClear, JSON.stringify({ link, tick })).toBe(true);
});

test('in a wide window columns of words are wide enough for one line', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/manage/menu/routes');
  const cell = page.getByRole('cell', { name: 'List of articles', exact: true }).first();
  await expect(cell).toBeVisible();
  const lines = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test('what deletes is red wherever it stands, and nothing else is', async ({ page }) => {
  const colour = (name: string) =>
    page
      .locator('main header')
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).color);
  const pathOf = async (list: string): Promise<string> => {
    await page.goto(list);
    return (await page.locator('main a[href*="/edit"]').first().getAttribute('href')) ?? '';
  };
  await page.goto(await pathOf('/manage/sports/teams'));
  await expect(
    page
      .getByRole('tab', { name: 'Details' })
      .or(page.getByRole('link', { name: 'Details' }))
      .first(),
  ).toBeVisible();
  const team = await colour('Delete');
  await page.goto(await pathOf('/manage/media-and-files/image/list'));
  await expect(page.getByRole('button', { name: /^Make (private|public)$/ })).toBeVisible();
  expect(await colour('Delete')).toBe(team);
  expect(
    await page
      .getByRole('button', { name: /^Make (private|public)$/ })
      .evaluate((button) => getComputedStyle(button).color),
  ).not.toBe(team);
  await page.goto('/manage/media-and-files/image/list');
  await page.locator('main [data-row] input[type=checkbox]').first().check();
  const several = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' });
  expect(await several.evaluate((button) => getComputedStyle(button).color)).toBe(team);
});

test('what opens beside a button shows all it has where the window has the room', async ({ page }) => {
  await page.goto('/manage/sports/teams');
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns of this list' });
  await expect(panel.getByText('Compact rows')).toBeInViewport({ ratio: 1 });
  expect(await panel.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Switch site/ }).click();
  // A name beside its mark stands on one line, with the network below it where it says one.
  const lines = await page
    .getByRole('option')
    .evaluateAll((options) => options.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...lines)).toBeLessThan(56);
});

test.describe('where the navigation leaves little room', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('names of games are whole on Home beside what is said of the game', async ({ page }) => {
    await page.goto('/manage/');
    const names = page.getByRole('region', { name: 'Games' }).locator('li a bdi');
    await expect(names.first()).toBeVisible();
    const cut = names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
    expect(await cut).toEqual([]);
  });

  test('the bar that saves says its words whole', async ({ page, service }) => {
    const { uuid } = await service.createTeam();
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    await page.getByLabel('Short name', { exact: true }).fill('Whole');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    const words = bar.getByRole('button', { name: '1 change' });
    await expect(words).toBeVisible();
    const room = await words.evaluate((button) => {
      const message = button.closest('[class*="message"]');
      return (message?.clientWidth ?? 0) - (message?.scrollWidth ?? 0);
    });
    expect(room).toBeGreaterThanOrEqual(0);
    await expect(bar.getByRole('button', { name: 'Reset' })).toBeVisible();
  });
});

test('the names of a team stand in a table, each on the site beside the one that counts everywhere', async ({
  page,
  service,
}) => {
  const { uuid } = await service.createTeam();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  const everywhere = page.getByRole('textbox', { name: 'Short name', exact: true });
  const here = page.getByRole('textbox', { name: 'Short name on this site' });
  await everywhere.fill('Same');
  await here.fill('Same');
  await everywhere.focus();
  const [one, other, head] = await Promise.all([
    everywhere.boundingBox(),
    here.boundingBox(),
    page.getByText('On this site', { exact: true }).boundingBox(),
  ]);
  expect(other?.y).toBe(one?.y);
  expect(Math.abs((head?.x ?? 0) - (other?.x ?? 1e4))).toBeLessThan(24);
  const colourOf = (box: typeof here) => box.evaluate((input) => getComputedStyle(input).color);
  expect(await colourOf(here)).not.toBe(await colourOf(page.getByRole('textbox', { name: /^Display name/ })));
});

test('the site’s crest stands in the switcher and in Save, and its blue is the site’s colour', async ({ page }) => {
  await page.goto('/manage/sports/teams/add');
  await page.getByLabel('Display name').fill('x');
  const rings = page
    .getByRole('button', { name: /Switch site|Save to Frosthamn HC/ })
    .locator('[aria-hidden]:has(> img)');
  await expect(rings).toHaveCount(2);
  for (const ring of await rings.all()) {
    const isBlue = () =>
      ring.evaluate((element) => {
        const [red = 0, , blue = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
        return blue > red + 40;
      });
    await expect.poll(isBlue).toBe(true);
    const edge = await ring.evaluate((element) => element.clientWidth - (element.querySelector('img')?.width ?? 0));
    expect(edge).toBe(4);
  }
});

test('between a phone and a wide window, the names of a team stand in two columns and three facts of a card in one line', async ({
  page,
  service,
}) => {
  const { uuid } = await service.createTeam();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  const [everywhere, here] = await Promise.all([
    page.getByRole('textbox', { name: 'Short name', exact: true }).boundingBox(),
    page.getByRole('textbox', { name: 'Short name on this site' }).boundingBox(),
  ]);
  expect(here?.y).toBe(everywhere?.y);
  await page.goto('/manage/sports/players');
  const facts = page.locator('main li[data-row] dl').first().locator('> div');
  await expect(facts).toHaveCount(3);
  expect(new Set(await facts.evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().top))).size).toBe(1);
  // On a phone the last one has a line to itself, of the whole card.
  await page.setViewportSize({ width: 375, height: 800 });
  const widths = await facts.evaluateAll((all) => all.map((fact) => fact.clientWidth));
  expect(widths[2]).toBeGreaterThan((widths[0] ?? 0) * 1.9);
});

test('rows of tabs and of places fade where more of them lies beyond the edge, and nowhere else', async ({
  page,
  service,
}) => {
  const { uuid } = await service.createTeam();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  const tabs = page.getByRole('main').getByRole('tablist');
  const fades = () =>
    tabs.evaluate((row) => {
      const style = getComputedStyle(row);
      return [style.getPropertyValue('--fade-start'), style.getPropertyValue('--fade-end')];
    });
  await expect(tabs).toBeVisible();
  await expect.poll(fades).toEqual(['0px', '32px']);
  await tabs.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  await expect.poll(fades).toEqual(['32px', '0px']);
  await page.setViewportSize({ width: 1920, height: 1024 });
  await expect.poll(fades).toEqual(['0px', '0px']);
});

test('on a phone a page that shows its name large itself says it small above, and a lone action keeps its own width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/manage/articles/create');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-size', '14px');
  await page.goto('/manage/menu/routes');
  await page.locator('main li[data-row] a').first().click();
  const alone = page.locator('main header').getByRole('button', { name: 'Delete' });
  await expect(alone).toBeVisible();
  expect(await alone.evaluate((button) => button.clientWidth)).toBeLessThan(200);
});
