import type { TagPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { cardNames, cards, libraryOf, uniqueMediaName } from './support/media.ts';
import { chooseByWriting, rows, toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.bjornvik });

const list = '/manage/custom-tag-management';
/** The calls on tags, from those on sports that the service is called with. */
const meta = '/../meta/tag';

/** Tags whose names nothing else has. */
async function tags(service: Service, ...names: string[]): Promise<string[]> {
  const own = Math.random().toString(36).slice(2, 8).replace(/\d/g, 'q');
  const made = names.map((name) => name.replace('*', own));
  for (const name of made) await service.call('POST', `${meta}?siteTag=true`, { name });
  return made;
}
const found = (service: Service, search: string) =>
  service.call<TagPage>('GET', `${meta}?search=${encodeURIComponent(search)}`);

test.describe('a tag', () => {
  test.use({ expectedMessages: /409 \(Conflict\)|has this name already/ });

  test('a tag is made and renamed in its list, and deactivated; a name that is taken is told at its field, and what was written stays', async ({
    page,
    service,
  }) => {
    const [taken = ''] = await tags(service, 'Zz* finns');
    const name = taken.replace('finns', 'ny 🏒');
    await page.goto(list);
    await expect(page).toHaveTitle('Custom Tag Management - Touchline');
    await page.getByRole('button', { name: 'Add tag' }).click();
    const box = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(box).toBeFocused();
    await box.fill(taken.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText('Another one has this name already.').first()).toBeVisible();
    await expect(box).toHaveValue(taken.toUpperCase());
    await box.fill(name);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await expect(page.getByRole('dialog', { name: `Rename “${name}”` })).toBeVisible();
    await box.fill(taken);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Another one has this name already.').first()).toBeVisible();
    await box.fill(`${name} 2`);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Update successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/custom-tag-management$/);
    expect((await found(service, name)).items).toMatchObject([{ name: `${name} 2`, active: true }]);
    await page.goto(`${list}?search=${encodeURIComponent(name)}`);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect.poll(async () => (await found(service, name)).items[0]?.active).toBe(false);
  });
});

test.describe('a tag that two rename', () => {
  test.use({ expectedMessages: /412 \(Precondition Failed\)|changed by somebody else/ });

  test('is not renamed over the other’s name unseen', async ({ page, service }) => {
    const [name = ''] = await tags(service, 'Zz* delad');
    const { items } = await found(service, name);
    await page.goto(`${list}?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    const box = page.getByRole('textbox', { name: 'Name', exact: true });
    await page.waitForLoadState('networkidle');
    await service.call('PUT', `${meta}/${encodeURIComponent(items[0]?.value ?? '')}/name`, {
      name: `${name} av en annan`,
    });
    await box.fill(`${name} min`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Another has renamed it to “${name} av en annan” meanwhile.`)).toBeVisible();
    await expect(box).toHaveValue(`${name} min`);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect((await found(service, name)).items.map((tag) => tag.name)).toEqual([`${name} min`]);
  });
});

test('ticked tags become one, and the count of a tag leads to what bears it', async ({ page, service, baseURL }) => {
  const [one = '', two = '', three = ''] = await tags(service, 'Zz* ett', 'Zz* två', 'Zz* tre');
  const own = one.split(' ')[0] ?? '';
  const { items } = await found(service, own);
  const library = await libraryOf(baseURL ?? '', sites.bjornvik);
  const name = uniqueMediaName();
  const media = await library.addImage(name);
  await library.call('PUT', `/media/meta?type=image&id=${media.id}`, {
    name,
    tags: items.filter((tag) => tag.name === one).map(({ value }) => ({ value })),
  });
  await page.goto(`${list}?search=${encodeURIComponent(own)}`);
  await page.getByRole('checkbox', { name: `Select ${two}` }).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Merge…' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Select 2 to 101 tags first.');
  await page.getByRole('checkbox', { name: `Select ${one}` }).check();
  await page.getByRole('checkbox', { name: `Select ${three}` }).check();
  await bar.getByRole('button', { name: 'Merge…' }).click();
  // The one that is in use is proposed to stay; another one may.
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('radio', { name: one })).toBeChecked();
  await question.getByRole('radio', { name: three }).check();
  await expect(question.getByText('1 thing gets')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Merge on Björnvik BK' }).click();
  await expect(toast(page, `2 tags were merged into “${three}”.`)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: `Show what has ${three}: 1 image` }).click();
  await expect(page).toHaveURL(/\/media-and-files\/image\/list\?tag=custom\./);
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(() => cardNames(page)).toEqual([name]);
});

test('what images and videos bear stands on one line', async ({ page, service, baseURL }) => {
  const [name = ''] = await tags(service, 'Zz* båda');
  const { items } = await found(service, name);
  const library = await libraryOf(baseURL ?? '', sites.bjornvik);
  const borne = { tags: items.map(({ value }) => ({ value })) };
  await library.addImage(uniqueMediaName(), borne);
  await library.call('POST', '/media/meta?type=video', { name: uniqueMediaName(), ...borne });
  await page.goto(`${list}?search=${encodeURIComponent(name)}`);
  const links = rows(page).getByRole('link', { name: /^Show what has / });
  await expect(links).toHaveText(['1 image', '1 video']);
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  expect(boxes[1]?.top).toBe(boxes[0]?.top);
  // A line of the table's text, and no more.
  expect(boxes[0]?.height).toBeLessThan(30);
});

test('look-alikes are proposed, previewed, and become one after a question that says there is no way back', async ({
  page,
  service,
}) => {
  const [one = '', two = ''] = await tags(service, 'Zz* final', 'Zz*-finaler');
  await page.goto(list);
  await page.getByRole('link', { name: 'Merge duplicates' }).click();
  const group = page.getByRole('region', { name: `${one} · ${two}` });
  await group.getByRole('radio', { name: two }).check();
  await expect(group.getByText(`${one} disappears. It is not in use, so nothing else changes.`)).toBeVisible();
  await group.getByRole('checkbox', { name: one }).uncheck();
  await expect(group.getByRole('status')).toHaveText('Tick at least one tag to merge into the other.');
  await group.getByRole('checkbox', { name: one }).check();
  await expectAccessible(page);
  await group.getByRole('button', { name: 'Merge…' }).click();
  const question = page.getByRole('alertdialog', { name: `Merge into “${two}”?` });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Merge on Björnvik BK' }).click();
  await expect(toast(page, `1 tag was merged into “${two}”.`)).toBeVisible();
  await expect(group).toHaveCount(0);
  expect((await found(service, one.split(' ')[0] ?? '')).items.map(({ name }) => name)).toEqual([two]);
});

test('any tags are merged by hand, in Swedish, by keyboard, on a phone', async ({ page, service }) => {
  const [one = '', two = ''] = await tags(service, 'Zz*a kvast', 'Zz*b lampa');
  await page.addInitScript(() => localStorage.setItem('touchline.language', 'sv'));
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${list}/merge`);
  const box = page.getByRole('combobox', { name: 'Taggar att slå ihop' });
  for (const name of [one, two]) await chooseByWriting(box, name);
  // The open list hides the rest of the page.
  await page.keyboard.press('Escape');
  const group = page.getByRole('region', { name: 'Valda taggar' });
  await expect(group.getByText(`${two} försvinner. Den används inte, så inget annat ändras.`)).toBeVisible();
  await group.getByRole('button', { name: 'Slå ihop …' }).press('Enter');
  await page.getByRole('button', { name: 'Slå ihop på Björnvik BK' }).press('Enter');
  await expect(toast(page, `1 tagg gick upp i ”${one}”.`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
