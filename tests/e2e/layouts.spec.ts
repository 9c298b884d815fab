import type { SiteLayout } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { makeArticle, uniqueHeader } from './support/articles.ts';
import { makeLayout, moveUp, publish, review, widePicture } from './support/layouts.ts';
import { chooseByWriting, drawn, saveByKeys, toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

const address = ({ id }: SiteLayout) => `/manage/layouts-pages/${id}`;
const stored = (service: Service, { id }: SiteLayout) => service.api<SiteLayout>('GET', `/layouts/site-layouts/${id}`);
const titles = ({ sectionGroups }: SiteLayout) =>
  sectionGroups.map(({ sections }) => sections.map(({ title }) => title));

test('the start page gets a hero slide from an article for later and a video section above the fold', async ({
  page,
  service,
  browser,
}) => {
  const header = uniqueHeader();
  const { mediaString: mainMedia } = await widePicture(service);
  const { id: articleId } = await makeArticle(service, header, { mainMedia });
  await service.api('POST', `/articles/${articleId}/publish`);
  const { items } = await service.api<{ items: SiteLayout[] }>(
    'GET',
    '/layouts/site-layouts?kind=startPage&pageSize=5',
  );
  const start = items.find(({ isStartPage }) => isStartPage);
  if (!start) throw new Error('the demo has no start page');
  await page.goto('/manage/layouts-pages?kind=startPage');
  await page.getByRole('link', { name: start.name, exact: true }).click();
  await expect(page).toHaveTitle('Layout and page - Touchline');
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  await outline.getByRole('button', { name: /^SLIDE SHOW/ }).click();
  await page.getByRole('link', { name: 'Add slide' }).click();
  await expect(page).toHaveTitle('New hero carousel slide - Touchline');
  const later = `Fredag 19.00 ${header}`;
  await page.getByRole('textbox', { name: 'Heading' }).fill(later);
  await chooseByWriting(page.getByRole('combobox', { name: 'From an article' }), header);
  const from = (part: string) =>
    page.getByRole('group', { name: 'From', exact: true }).getByRole('spinbutton', { name: new RegExp(`^${part}`) });
  const friday = new Date(Date.now() + 3 * 86_400_000);
  for (const [part, keys] of [
    ['year', String(friday.getFullYear())],
    ['month', String(friday.getMonth() + 1).padStart(2, '0')],
    ['day', String(friday.getDate()).padStart(2, '0')],
    ['hour', '19'],
    ['minute', '00'],
  ] as const) {
    await from(part).click();
    await page.keyboard.type(keys);
  }
  await saveByKeys(page);
  await expect(toast(page, 'New slide created! Cowabunga!')).toBeVisible();
  await expect(page).toHaveURL(/open=/);
  await expect(page.getByRole('link', { name: later })).toBeFocused();

  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Videos', exact: true }).click();
  await expect(toast(page, 'Section added. Save to publish.')).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('NEW SECTION');
  await title.fill(`Filmer ${header}`);
  await moveUp(page, `Filmer ${header}`);
  await drawn(page);
  await expectAccessible(page);

  // The page itself, as it is now and as it will be.
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: `Filmer ${header}` })).toBeAttached();
  await expect(frame.getByText(later)).toHaveCount(0);
  await page.getByRole('slider').fill(String(4 * 24));
  await expect(frame.getByText(later).first()).toBeAttached();

  await page.getByRole('button', { name: `Save to ${sites.isdalen.name}` }).click();
  await expect(page.getByRole('dialog').getByText(later).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await publish(page);

  const visitor = await browser.newContext();
  const public_ = await visitor.newPage();
  await public_.goto(new URL(`/site/${sites.isdalen.id}/`, page.url()).href);
  await expect(public_.getByRole('heading', { name: `Filmer ${header}` })).toBeAttached();
  await expect(public_.getByText(later)).toHaveCount(0);
  await visitor.close();
});

test('nothing is sent before Save; Reset takes all back, Undo brings it again, and a draft outlives a reload', async ({
  page,
  service,
}) => {
  const layout = await makeLayout(service);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/layouts/site-layouts')) sent.push(request.url());
  });
  await page.goto(address(layout));
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  await outline.getByRole('button', { name: /^More to read/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Read on');
  await outline.getByRole('button', { name: /^News/ }).press('d');
  await expect(toast(page, 'Section added. Save to publish.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(toast(page, 'Changes have been reset.')).toBeVisible();
  await expect(outline.getByRole('button', { name: /^More to read/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(outline.getByRole('button', { name: /^Read on/ })).toBeVisible();
  await page.waitForTimeout(400);
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(outline.getByRole('button', { name: /^Read on/ })).toBeVisible();
  expect(sent).toEqual([]);
  expect(titles(await stored(service, layout))).toEqual([['News'], ['More to read']]);
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('the list of layouts says which of them was opened last, and which holds unsaved work', async ({
  page,
  service,
}) => {
  const layout = await makeLayout(service);
  const other = await makeLayout(service);
  await page.goto(`${address(layout)}?open=${layout.sectionGroups[0]?.sections[0]?.id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Held News');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await page.getByRole('link', { name: 'Layouts and pages' }).last().click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  const list = page.getByRole('table', { name: 'Layouts and pages' });
  const row = (name: string) => list.getByRole('row').filter({ hasText: name });
  // The site has many layouts by now.
  const search = page.getByRole('searchbox');
  await search.fill(other.name);
  await expect(list.getByRole('link')).toHaveText([other.name]);
  await expect(row(other.name)).not.toContainText(/Unsaved|Last opened/);
  await search.fill(layout.name);
  await expect(row(layout.name)).toContainText('Unsaved changes');
  await expect(row(layout.name)).toContainText('Last opened');
  // Home names it once: by its draft, which has its name.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs.getByText(layout.name)).toBeVisible();
  await expect(needs.getByText('A layout has changes that are not published')).toHaveCount(0);
  await needs.getByRole('link', { name: new RegExp(`^Continue.*${layout.name}`) }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Layouts and pages' }).last().click();
  await search.fill(layout.name);
  await expect(row(layout.name)).toContainText('Last opened');
  await expect(row(layout.name)).not.toContainText('Unsaved');
});

test('by keys alone a section moves to another group, and is published', async ({ page, service }) => {
  const layout = await makeLayout(service);
  await page.goto(address(layout));
  const handle = page.getByRole('button', { name: 'Move More to read', exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await saveByKeys(page);
  // The button that publishes has the focus.
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Save to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Published successfully!')).toBeVisible();
  expect(titles(await stored(service, layout))).toEqual([['More to read', 'News'], []]);
});

test.describe('with somebody else', () => {
  test.use({ expectedMessages: /412/ });

  test('what somebody else published meanwhile is kept; where both wrote the same, one is asked', async ({
    page,
    service,
  }) => {
    const layout = await makeLayout(service);
    await page.goto(address(layout));
    const outline = page.getByRole('list', { name: 'Groups and sections' });
    await outline.getByRole('button', { name: /^News/ }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
    const theirs = (title: string, at: number) => ({
      ...layout,
      sectionGroups: layout.sectionGroups.map((group, index) => ({
        ...group,
        sections: group.sections.map((section) => (index === at ? { ...section, title } : section)),
      })),
    });
    const { id, name, kind, sectionGroups } = theirs('Theirs', 0);
    await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups });
    await review(page);
    const choice = page.getByRole('dialog');
    await expect(choice.getByText('Theirs', { exact: true })).toBeVisible();
    await choice.getByRole('radio', { name: /^Yours/ }).check();
    await choice.getByRole('button', { name: /^Save to/ }).click();
    await expect(toast(page, 'Published successfully!')).toBeVisible();
    expect(titles(await stored(service, layout))).toEqual([['Mine'], ['More to read']]);
  });
});

test('a required field that is empty is told beside its form, and nothing is sent', async ({ page, service }) => {
  const layout = await makeLayout(service);
  await page.goto(address(layout));
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  await outline.getByRole('button', { name: /^Above the fold/ }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await outline.getByRole('button', { name: /^News/ }).click();
  await saveByKeys(page);
  await expect(toast(page, 'Some required field is left empty. Cannot save!')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('pictures that are linked have room for their buttons beside the page', async ({ page, service }) => {
  const layout = await makeLayout(service);
  await page.goto(address(layout));
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Linked images', exact: true }).click();
  // What is wrong with the new section comes above its form, and moves what is being pressed.
  await expect(page.getByText('NEW SECTION: it has nothing to show.')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const choose = page.getByRole('button', { name: /^Choose: Picture/ });
  await expect(choose).toBeVisible();
  expect((await choose.boundingBox())?.width).toBeGreaterThan(80);
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('a text is written in a section of its own, and visitors read it', async ({ page, service }) => {
  const layout = await makeLayout(service);
  await page.goto(address(layout));
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Doors open at 17:30.');
  await expect(page.frameLocator('iframe').getByText('Doors open at 17:30.')).toBeAttached();
  await publish(page);
  const { sectionGroups } = await stored(service, layout);
  const written = sectionGroups.flatMap(({ sections }) => sections).find(({ type }) => type === 'TEXT');
  expect(written?.config.body).toMatchObject({ type: 'doc' });
  expect(JSON.stringify(written?.config.body)).toContain('Doors open at 17:30.');
});
