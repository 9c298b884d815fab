import { readFile } from 'node:fs/promises';
import type {
  Media,
  RoutePage,
  Sponsor,
  SponsorGroup,
  SponsorGroups,
  SponsorPage,
} from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { confirmChoice, item, openPicker, picker } from './support/picker.ts';
import { rowsInOrder } from './support/row-drag.ts';
import { chooseByWriting, saveByKeys, toast, walkTo } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { chooserOf, freshPhoto } from './support/upload.ts';

test.describe('a sponsor', () => {
  test.use({ site: sites.norrstrand });

  test('is added, takes its place in a group by keyboard, and stands at the foot of the site', async ({
    page,
    service,
    baseURL,
    browser,
  }) => {
    const name = uniqueName();
    await page.goto('/manage/sponsors/all/add');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Address' }).fill('granvik.example');
    await saveByKeys(page);
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
    const { items } = await service.api<SponsorPage>('GET', `/sponsors/sponsors?name=${encodeURIComponent(name)}`);
    expect(items.map(({ url, state }) => [url, state])).toEqual([['http://granvik.example', 'active']]);

    await page.goto('/manage/sponsors/setup');
    await expect(page).toHaveTitle('Sponsor setup - Touchline');
    await page.getByRole('main').getByRole('link', { name: 'Sponsors', exact: true }).first().click();
    await expect(page).toHaveTitle(/Sponsor group - Touchline$/);
    await expect(page.getByRole('combobox', { name: 'Add a logo' })).toBeVisible();
    const before = await rowsInOrder(page).count();
    await chooseByWriting(page.getByRole('combobox', { name: 'Add a logo' }), name);
    await expect(rowsInOrder(page)).toHaveCount(before + 1);
    await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
    await page.keyboard.press('Space');
    for (let place = 0; place < before; place++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(rowsInOrder(page).first()).toContainText(name);
    await expect(page.frameLocator('iframe').first().getByText(name)).toBeVisible();
    await expectAccessible(page);
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const { groups } = await service.api<SponsorGroups>('GET', '/sponsors/site-sponsor-groups');
    expect(groups[0]?.sponsors?.map(({ sponsor }) => sponsor?.name)[0]).toBe(name);

    // A visitor of its own: the tests' browser keeps pages of the site that an earlier test saw for 30 s.
    const site = await (await browser.newContext()).newPage();
    const ofSite = `${baseURL}/site/${sites.norrstrand.id}`;
    // The start page shows its sponsors as a section, other pages at their foot.
    await site.goto(ofSite);
    await expect(site.getByRole('link', { name }).first()).toHaveAttribute('href', 'http://granvik.example');
    const { items: news } = await service.api<RoutePage>('GET', '/routing/routes?resourceType=articleList');
    await site.goto(`${ofSite}${news[0]?.path}`);
    await expect(site.getByRole('main').getByRole('link', { name })).toHaveCount(0);
    const foot = site.getByRole('contentinfo').or(site.locator('main ~ *'));
    await expect(foot.getByRole('link', { name }).first()).toHaveAttribute('href', 'http://granvik.example');
    await expectAccessible(site);
    await site.context().close();
  });

  test('whose contract ends soon is counted on Home, and renewed from the list', async ({ page, service }) => {
    const name = uniqueName();
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await service.api('POST', '/sponsors/sponsors', { name, contractUntil: day });
    await page.goto('/manage/');
    await expect(page.getByRole('link', { name: /^Renew: \d+ sponsors? ends? soon$/ })).toBeVisible();
    await walkTo(page, '/manage/sponsors/all?state=endingSoon');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Calendar file' }).click();
    const calendar = await readFile(await (await coming).path(), 'utf8');
    expect(calendar).toContain(`SUMMARY:${name}: Contract end`);
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Renew a year' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renew a year' }).click();
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const { items } = await service.api<SponsorPage>('GET', `/sponsors/sponsors?name=${encodeURIComponent(name)}`);
    expect(items[0]?.contractUntil?.slice(0, 4)).toBe(String(Number(day.slice(0, 4)) + 1));
  });

  test('shows its logo on light and dark ground, on desktop and phone', async ({ page, service, baseURL }) => {
    const library = await libraryOf(baseURL ?? '', sites.norrstrand);
    const logo = await library.addImage(uniqueMediaName(), {}, 'photo.jpg');
    const name = uniqueName();
    const made = await service.api<{ id: string }>('POST', '/sponsors/sponsors', { name, logo: logo.mediaString });
    const before = await service.api<SponsorGroups>('GET', '/sponsors/site-sponsor-groups?includeSponsors=false');
    const saved = await service.api<SponsorGroups>('POST', '/sponsors/site-sponsor-groups', {
      groups: [...before.groups, { name: uniqueName() }],
    });
    const group = saved.groups.at(-1)?.id ?? '';
    await service.api<SponsorGroup>('PUT', `/sponsors/site-sponsors/${group}`, { sponsors: [{ sponsorId: made.id }] });
    await page.goto(`/manage/sponsors/setup/${group}/edit`);
    await expect(page.locator('iframe')).toHaveCount(4);
    await expect(page.frameLocator('iframe').nth(1).getByRole('img', { name })).toBeVisible();
  });
});

test.describe('a logo', () => {
  test.use({ site: sites.norrstrand });

  test('is chosen among those of sponsors, and one that is uploaded there becomes one of them', async ({
    page,
    service,
    baseURL,
  }) => {
    const library = await libraryOf(baseURL ?? '', sites.norrstrand);
    const [other, name] = [await library.addImage(uniqueMediaName(), { categoryId: 7 }), uniqueName()];
    const { id } = await service.api<Sponsor>('POST', '/sponsors/sponsors', { name });
    await page.goto(`/manage/sponsors/all/${id}/edit`);
    await openPicker(page, /^Choose: Logo$/);
    await expect(
      picker(page)
        .getByRole('button', { name: /Category/ })
        .first(),
    ).toContainText('Sponsor');
    await expect(item(page, other.name)).toHaveCount(0);
    const photo = await freshPhoto(`${uniqueMediaName()}.jpg`);
    await picker(page).locator('input[data-files="files"]').setInputFiles(photo);
    await picker(page).getByRole('button', { name: 'Add to the library' }).click();
    await confirmChoice(page);
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const { logo } = await service.api<Sponsor>('GET', `/sponsors/sponsors/${id}`);
    const query = `/media/all?type=image&mediaString=${encodeURIComponent(logo ?? '')}`;
    const { items } = await library.call<{ items: Media[] }>('GET', query);
    expect(items.map(({ categories }) => categories.map((one) => one.name))).toEqual([['Sponsor']]);
  });
});

test.describe('a group that a section shows', () => {
  test.use({ site: sites.norrstrand, expectedMessages: /409 \(Conflict\)|refers to it/ });

  test('goes after a question that names section and page', async ({ page, service }) => {
    const before = await service.api<SponsorGroups>('GET', '/sponsors/site-sponsor-groups?includeSponsors=false');
    const name = uniqueName();
    const saved = await service.api<SponsorGroups>('POST', '/sponsors/site-sponsor-groups', {
      groups: [...before.groups, { name }],
    });
    const groupId = saved.groups.at(-1)?.id ?? '';
    const [id, sectionGroupId] = [uniqueName(), uniqueName()].map((one) => one.replaceAll(/[^A-Za-z0-9]/g, ''));
    const section = { id, sectionGroupId, type: 'SPONSORS', title: 'Våra partner', config: { groupIds: [groupId] } };
    const layout = uniqueName();
    await service.api('POST', '/layouts/site-layouts', {
      name: layout,
      kind: 'page',
      sectionGroups: [{ id: sectionGroupId, name: 'Nederst', sections: [section] }],
    });
    await page.goto('/manage/sponsors/setup');
    const row = page.getByRole('listitem').filter({ has: page.locator(`input[value="${name}"]`) });
    await row.getByRole('button', { name: /^Remove/ }).click();
    await saveByKeys(page);
    const question = page.getByRole('status').filter({ hasText: `${name}: ${layout} › Våra partner` });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Save all the same' }).click();
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const { groups } = await service.api<SponsorGroups>('GET', '/sponsors/site-sponsor-groups');
    expect(groups.map((one) => one.id)).not.toContain(groupId);
  });
});

test.describe('the main sponsors', () => {
  test.use({ role: 'club', site: sites.frosthamn });

  test('are read-only on a site that is not the master, with the reason', async ({ page, service }) => {
    await page.goto('/manage/sponsors/setup/main');
    await expect(page.getByText(/master site/i).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Add a logo' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
    expect(await service.refusal('PUT', '/sponsors/main-sponsor-group', { name: 'Egen' })).toMatchObject({
      statusCode: 403,
    });
  });
});

test('where a sponsor stands leads there, and is printed to be sent, without its contact and notes', async ({
  page,
  service,
}) => {
  const contact = { name: 'Sara Persson', email: 'sara@example.com' };
  const name = `Tryck ${crypto.randomUUID()}`;
  const made = await service.api<Sponsor>('POST', '/sponsors/sponsors', { name, contact });
  const before = await service.api<SponsorGroups>('GET', '/sponsors/site-sponsor-groups?includeSponsors=false');
  const group = uniqueName();
  const saved = await service.api<SponsorGroups>('POST', '/sponsors/site-sponsor-groups', {
    groups: [...before.groups, { name: group }],
  });
  const groupId = saved.groups.at(-1)?.id ?? '';
  await service.api<SponsorGroup>('PUT', `/sponsors/site-sponsors/${groupId}`, { sponsors: [{ sponsorId: made.id }] });
  await page.goto(`/manage/sponsors/all/${made.id}/edit`);
  const person = page.getByRole('textbox', { name: 'E-mail' });
  await expect(person).toHaveValue(contact.email);
  await page.getByRole('tab', { name: 'Where it is used' }).click();
  // The dialog of the browser would wait for somebody: what it would print is looked at instead.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: group })).toContainText('Sponsor group');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(person).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: group }).click();
  await expect(page).toHaveURL(new RegExp(`/sponsors/setup/${groupId}/edit$`));
});

test.describe('sponsors from a spreadsheet', () => {
  // One that ends before it begins is for the service to refuse.
  test.use({ site: sites.alvnas, expectedMessages: /400|Bad Request|begins/ });

  test('come in, the wrong ones told with their reason, and nothing twice', async ({ page, service }) => {
    const total = async () => (await service.api<SponsorPage>('GET', '/sponsors/sponsors?pageSize=1')).total;
    const before = await total();
    const check = async () => {
      await page.goto('/manage/sponsors/all/import');
      const chooser = await chooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click());
      const buffer = await readFile(new URL('../fixtures/sponsors.csv', import.meta.url));
      await chooser.setFiles({ name: 'sponsors.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: 'Check 72 sponsors' }).click();
    };
    await check();
    const show = async (kind: string) => {
      await page.getByRole('button', { name: /Show/ }).click();
      await page.getByRole('option', { name: kind }).click();
    };
    await show('With errors (1)');
    await expect(page.getByRole('listitem').filter({ hasText: 'Line 67' })).toContainText('Bad Address AB');
    await show('Looks like a duplicate (5)');
    await expect(page.getByRole('listitem').filter({ hasText: 'Line 66' })).toContainText('line 2 of the file');
    await page.getByRole('button', { name: /^Import \d+ sponsors to/ }).click();
    await expect(page.getByText(/sponsors were imported\.$/)).toBeVisible();
    const after = await total();
    expect(after - before).toBeGreaterThanOrEqual(60);
    const found = async (name: string) =>
      (await service.api<SponsorPage>('GET', `/sponsors/sponsors?name=${encodeURIComponent(name)}`)).items;
    expect(await found('End Before Start AB')).toEqual([]);
    expect(await found('Bad Address AB')).toEqual([]);
    expect((await found('No Scheme AB')).map(({ url }) => url)).toEqual(['http://noscheme.example']);
    expect((await found('Blanks Around')).map(({ name }) => name)).toEqual(['Blanks Around']);
    expect((await found('Hamra Sport')).map(({ active }) => active)).toContain(false);
    await check();
    await expect(page.getByRole('button', { name: /^Import [1-9]\d* sponsors to/ })).toHaveCount(0);
    expect(await total()).toBe(after);
  });
});
