import type { ContentFeedPage, EditableSeries, GameFilters, SsgtPage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { chooseByWriting, rows, saveByKeys, toast, walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe('the landing page of the settings', () => {
  test.use({ site: sites.alvnas });

  test('leads to each of them, and each leads back', async ({ page }) => {
    await page.goto('/manage/');
    await page.getByRole('navigation').getByRole('link', { name: 'Site Settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site settings');
    const names = [
      'Active series',
      'Available competitions',
      'Editable series',
      'Event calendar',
      'Game filters',
      'Game header competitions',
      'Image crops',
      'Social media links',
    ];
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names);
    await expectAccessible(page);
    for (const name of names) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      // The title is the specification's, where it gives one.
      await expect(page).toHaveTitle(`${name === 'Event calendar' ? 'ECAL settings' : name} - Touchline`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.getByRole('main').getByRole('link', { name: 'Site Settings' }).click();
      await expect(page).toHaveTitle('Site Settings - Touchline');
    }
  });
});

test.describe('the game filters', () => {
  test.use({ site: sites.havsband, expectedMessages: /400 \(|412|shown/ });
  const path = '/network/game-filters';

  test('choose a first series among those that are shown', async ({ page, service }) => {
    const before = await service.api<GameFilters>('GET', path);
    await page.goto('/manage/site-settings/game-filters');
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch') })
      .first();
    expect(before.filters[0]?.name).toBe('Norra Innebandyligan');
    await expect(first).toContainText('Northern Floorball League');
    await first.getByRole('switch').click();
    await saveByKeys(page);
    await expect(page.getByText('Choose a series that is shown above, or none.').first()).toBeVisible();
    expect(await service.api('GET', path)).toEqual(before);
    await first.getByRole('switch').click();
    await page.getByRole('switch', { name: 'Show played games' }).click();
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect(await service.api('GET', path)).toEqual({ ...before, showPlayed: before.showPlayed !== true });
  });
});

test.describe('on a site that is not the master', () => {
  test.use({ site: sites.frosthamn });

  test('the game filters are closed and say where they are changed; the series have their names', async ({
    page,
    service,
  }) => {
    const { filters } = await service.api<GameFilters>('GET', '/network/game-filters');
    expect(filters.map(({ name }) => name)).toContain('Norra Innebandyligan');
    await page.goto('/manage/site-settings/game-filters');
    await expect(page.getByText('Name not found')).toHaveCount(0);
    // Whatever the service calls it first: one series has one name, in the user's language, in the list and where it is chosen.
    await expect(page.getByRole('listitem').filter({ hasText: 'Northern Floorball League' })).toBeVisible();
    await expect(page.getByLabel('Chosen series')).toHaveValue('Northern Floorball League');
    await expect(
      page.getByText('This holds for the whole network and is changed on its master site.').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Add', exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('which series can be changed is for super administrators to say', async ({ page }) => {
    await page.goto('/manage/site-settings/editable-series');
    await expect(page.getByText('Only a super administrator can change this.').first()).toBeVisible();
    await expect(page.getByRole('switch').first()).toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('a super administrator', () => {
  test.use({ role: 'super', site: sites.isdalen });

  test('says which series can be changed', async ({ page, service }) => {
    const path = '/instance-config/editable-series';
    const before = await service.api<EditableSeries>('GET', path);
    await page.goto('/manage/site-settings/editable-series');
    await expect(page.getByRole('switch')).toHaveCount(before.series.length);
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
    await page.getByRole('switch').first().click();
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const after = await service.api<EditableSeries>('GET', path);
    expect(after.series.map(({ editable }) => editable)).toEqual(
      before.series.map(({ editable }, place) => (place === 0 ? !editable : editable)),
    );
  });
});

test.describe('subscriptions', () => {
  test.use({ site: sites.norrstrand });

  test('show how many there are and their levels, and save their texts alone', async ({ page, service }) => {
    const count = await service.api<{ active: number }>('GET', '/subscription/count');
    await page.goto('/manage/subscriptions');
    await expect(page).toHaveTitle('Subscriptions - Touchline');
    await expect(page.getByText(String(count.active), { exact: true })).toBeVisible();
    await expect(
      page.getByRole('cell', { name: 'Läktarplats' }).or(page.getByText('Läktarplats')).first(),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Heading in Norwegian' }).fill('Abonner på Norrstrand');
    await expectAccessible(page);
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const { texts } = await service.api<{ texts: Record<string, { title?: string }> }>('GET', '/subscription/texts');
    expect(Object.keys(texts).sort()).toEqual(['en', 'no', 'sv']);
    expect(texts.no).toEqual({ title: 'Abonner på Norrstrand' });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Heading in Norwegian' })).toHaveValue('Abonner på Norrstrand');
  });
});

test.describe('the shop', () => {
  test.use({ site: sites.norrstrand });

  test('shows its categories in their order, and orders them by another', async ({ page }) => {
    await page.goto('/manage/shop');
    await expect(page).toHaveTitle('Shop categories - Touchline');
    await expect(rows(page).first()).toContainText('Matchkläder');
    await expect(rows(page).filter({ hasText: 'Tröjor' })).toContainText('Matchkläder');
    await expect(rows(page)).toHaveCount(8);
    await expect(rows(page).getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Products' }).click();
    await expect(rows(page).first()).toContainText('Barn');
    await expectAccessible(page);
  });

  test('is closed where the site has none, and the navigation says why', async ({ page }) => {
    await page.addInitScript(
      (id) => sessionStorage.setItem('touchline.active-site', JSON.stringify({ value: id, storedAt: Date.now() })),
      sites.alvnas.id,
    );
    await page.goto('/manage/shop');
    await expect(toast(page, 'Älvnäs IF does not have the add-on “Shop”, which that page needs.')).toBeVisible();
    await expect(page).toHaveURL(/\/manage\/?$/);
  });
});

test.describe('content feeds', () => {
  test.use({ site: sites.norrstrand, expectedMessages: /409 \(|has this address|Another one/ });

  test('are added, switched off and removed; an address that is none or comes twice is told at its field', async ({
    page,
    service,
  }) => {
    await page.goto('/manage/content-feeds');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Add content feed' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await saveByKeys(page);
    await expect(toast(page, 'Invalid parameter passed')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Hamnbladet');
    const address = page.getByRole('textbox', { name: 'Address' });
    await address.fill('javascript:alert(1)');
    await saveByKeys(page);
    await expect(
      page.getByText('Address must be a web address that everybody can reach, such as https://example.com.').first(),
    ).toBeVisible();
    const { items } = await service.api<ContentFeedPage>('GET', '/content-feeds');
    await address.fill(items[0]?.url ?? '');
    await saveByKeys(page);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Hamnbladet');
    await address.fill('https://hamnbladet.example/rss.xml');
    await saveByKeys(page);
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
    const row = rows(page).filter({ hasText: 'Hamnbladet' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hamnbladet');
    await page.getByRole('switch', { name: 'Active' }).uncheck();
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    await page.goto('/manage/content-feeds?active=false');
    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    // Back in the list: the editor's own address begins the same.
    await expect(page).toHaveURL(/\/content-feeds(\?|$)/);
    await page.goto('/manage/content-feeds');
    await expect(rows(page).first()).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test.describe('what settings are made of', () => {
  test.use({ site: sites.league });

  test('is shown: the active series, and the competitions of a season', async ({ page, service }) => {
    const active = await service.call<unknown[]>('GET', '/series/active');
    await page.goto('/manage/site-settings/active-series');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Active series');
    await expect(rows(page)).toHaveCount(active.length);
    await expectAccessible(page);
    const { items } = await service.call<SsgtPage>('GET', '/v2/ssgts?pageSize=1');
    const season = items[0]?.season;
    const all = await service.call<SsgtPage>('GET', `/v2/ssgts?seasonMulti=${season?.uuid}`);
    await walkTo(page, `/manage/site-settings/available-competitions?seasonMulti=${season?.uuid}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available competitions');
    await expect(rows(page)).toHaveCount(all.total);
    await expect(rows(page).getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('are offered for the filters of games', async ({ page }) => {
    await page.goto('/manage/site-settings/game-filters');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    const removed = page.getByRole('combobox', { name: 'Add', exact: true });
    await chooseByWriting(removed, 'Northern Floorball League');
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('switch') })).toHaveCount(5);
  });
});
