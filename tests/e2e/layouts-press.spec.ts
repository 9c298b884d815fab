import type { Page } from 'playwright/test';
import type { SiteLayout } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { makeHero, makeLayout, publish, slidesOf } from './support/layouts.ts';
import { saveByKeys, slowDown, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

const address = ({ id }: SiteLayout) => `/manage/layouts-pages/${id}`;
const sectionOf = (layout: SiteLayout, group: number) => layout.sectionGroups[group]?.sections[0];

/** Presses a part of the page in the preview, as its visitors would. */
async function pressInPage(page: Page, part: string | undefined): Promise<void> {
  const pressed = page.frameLocator('iframe').locator(`[data-part="${part}"]`).first();
  await expect(pressed).toBeAttached();
  // The page is scaled down, which the pointer of the test does not know of; and it may go away with the press.
  await pressed.evaluate((element) => void setTimeout(() => (element as HTMLElement).click()));
}

/** Writes a moment into a field of the open section, part by part. */
async function writeMoment(page: Page, field: string, parts: Readonly<Record<string, string>>): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true });
  for (const [part, keys] of Object.entries(parts)) {
    await group.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).click();
    await page.keyboard.type(keys);
  }
}

test('what is pressed in the page opens beside it, a slide at its row, and the keys reach the console', async ({
  page,
  service,
}) => {
  const layout = await makeHero(service, ['Derby on Friday', 'Season tickets']);
  const slides = slidesOf(layout);
  await page.goto(address(layout));
  await pressInPage(page, slides[1]?.id);
  await expect(page.getByRole('link', { name: 'Season tickets' })).toBeFocused();
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.getByRole('tab', { name: 'Preview' }).click();
  await pressInPage(page, slides[0]?.id);
  await expect(page.getByRole('link', { name: 'Derby on Friday' })).toBeFocused();
  await page.setViewportSize({ width: 375, height: 800 });
  // What is open slides over the narrow page.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await pressInPage(page, slides[0]?.id);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Derby on Friday' })).toBeFocused();
});

test('by keys one gets from a row to its form and back, and to the next row from one that goes', async ({
  page,
  service,
}) => {
  await slowDown(page);
  const layout = await makeLayout(service);
  await page.goto(address(layout));
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  const news = outline.getByRole('button', { name: /^News/ });
  await news.press('Enter');
  await expect(page.getByRole('heading', { name: 'News', level: 2 })).toBeFocused();
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(news).toBeFocused();
  await news.press('Enter');
  await page.getByRole('complementary').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(outline.getByRole('button', { name: /^Below the fold/ })).toBeFocused();
  await page.getByRole('button', { name: 'Add section' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Videos', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'NEW SECTION', level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('keys of a row lead to the others, add a section below it, and move it by cutting', async ({ page, service }) => {
  const layout = await makeLayout(service);
  await page.goto(address(layout));
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  const row = (name: string) => outline.getByRole('button', { name: new RegExp(`^${name}`) });
  await row('Above the fold').press('ArrowDown');
  await expect(row('News')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row('More to read')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(row('Above the fold')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Add a section below');
  await page.keyboard.press('Escape');
  await row('News').press('Control+x');
  await expect(toast(page, 'Section cut. Paste it where it should stand.')).toBeVisible();
  await row('Below the fold').press('Control+v');
  await row('More to read').press('a');
  await page.getByRole('dialog').getByRole('button', { name: 'Videos', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'NEW SECTION', level: 2 })).toBeFocused();
  await publish(page);
  const { sectionGroups } = await service.api<SiteLayout>('GET', `/layouts/site-layouts/${layout.id}`);
  expect(sectionGroups.map(({ sections }) => sections.map(({ title }) => title))).toEqual([
    [],
    ['News', 'More to read', 'NEW SECTION'],
  ]);
  expect(sectionGroups[1]?.sections[0]?.id).toBe(sectionOf(layout, 0)?.id);
});

test('an end before its beginning is told beside it at once, and stops the save there', async ({ page, service }) => {
  const layout = await makeLayout(service);
  await page.goto(`${address(layout)}?open=${sectionOf(layout, 0)?.id}`);
  await writeMoment(page, 'From', { year: '2999', month: '05', day: '02', hour: '19', minute: '00' });
  await writeMoment(page, 'Until', { year: '2999', month: '05', day: '02', hour: '18', minute: '00' });
  const told = page.getByText('It ends before it begins. Choose a later end.');
  await expect(told).toBeVisible();
  await expect(page.getByText('Stockholm time').first()).toBeVisible();
  await saveByKeys(page);
  await expect(toast(page, 'Invalid data composition. Cannot save!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await writeMoment(page, 'Until', { hour: '20' });
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('a section whose time is over keeps nobody from changing the rest of its layout', async ({ page, service }) => {
  const layout = await makeLayout(service);
  const soon = new Date(Date.now() + 2_500).toISOString();
  const { id, name, kind } = layout;
  const sectionGroups = layout.sectionGroups.map((group, index) => ({
    ...group,
    sections: group.sections.map((section) => (index === 0 ? { ...section, visibleUntil: soon } : section)),
  }));
  await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups });
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(soon) + 1000);
  await page.goto(`${address(layout)}?open=${sectionOf(layout, 1)?.id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Read on');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Read on' })).toBeAttached();
  await publish(page);
});

test('a section is dragged by its handle into another group', async ({ page, service }) => {
  const layout = await makeLayout(service);
  await page.goto(`/manage/layouts-pages/${layout.id}`);
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  const row = (name: RegExp) => outline.getByRole('button', { name });
  await row(/^News/).hover();
  const [from, to] = [await row(/^News/).boundingBox(), await row(/^More to read/).boundingBox()];
  if (!from || !to) throw new Error('the rows are not in sight');
  const handle = from.x - 10;
  await page.mouse.move(handle, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle, from.y + from.height, { steps: 4 });
  await page.mouse.move(handle, to.y + to.height - 4, { steps: 12 });
  await page.mouse.up();
  await expect(outline).toHaveText(/Above the fold.*Below the fold.*More to read.*News/s);
  await expect(page.getByText('1 moved')).toBeVisible();
});
