import type { Page } from 'playwright/test';
import type { GameHeaderCompetitions, SocialMediaLinks, SsgtChoice } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { dragRow, rowsInOrder } from './support/row-drag.ts';
import { painted, saveByKeys, siteSwitcher, switchSite, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe('the competitions of the game header', () => {
  test.use({ site: sites.bjornvik, expectedMessages: /412/ });
  const address = '/manage/site-settings/competition';
  const path = '/instance-config/game-header-competitions';

  test('are moved by drag and by keyboard, hidden, taken out and added, and told as they stand', async ({
    page,
    service,
  }) => {
    const kept = async () => (await service.api<GameHeaderCompetitions>('GET', path)).competitions;
    const choices = await service.call<SsgtChoice[]>('GET', '/ssgts/by-instance-id');
    const english = new Map(
      choices.map(({ uuid, titles }) => [uuid, titles.find(({ language }) => language === 'en')?.translation]),
    );
    const names = async () => (await kept()).map(({ uuid, name }) => english.get(uuid) ?? name);
    const [a = '', b = '', c = '', ...rest] = await names();
    await page.goto('/manage/site-settings');
    await expect(page).toHaveTitle('Site Settings - Touchline');
    await page.getByRole('main').getByRole('link', { name: 'Game header competitions' }).click();
    await expect(rowsInOrder(page).first()).toContainText(a);
    await dragRow(page, 2, 0);
    await expect(rowsInOrder(page).first()).toContainText(c);
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect(await names()).toEqual([c, a, b, ...rest]);
    expect((await kept()).map(({ sortOrder }) => sortOrder)).toEqual((await kept()).map((_, place) => place));

    await page.getByRole('button', { name: `Move ${c}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${c} is at place 2 of ${3 + rest.length}.`)).toBeAttached();
    await page.keyboard.press('Space');
    await rowsInOrder(page).nth(2).getByRole('switch', { name: 'Shown' }).click();
    await expectAccessible(page);
    await saveByKeys(page);
    await expect.poll(names).toEqual([a, c, b, ...rest]);
    expect((await kept())[2]?.visible).toBe(false);

    await page.getByRole('button', { name: `Remove ${a}`, exact: true }).click();
    await expect(rowsInOrder(page)).toHaveCount(2 + rest.length);
    const box = page.getByRole('combobox', { name: 'Add', exact: true });
    await box.focus();
    await painted(page);
    await box.fill(a);
    await page.getByRole('option', { name: a, exact: true }).click();
    await expect(rowsInOrder(page).last()).toContainText(a);
    // What stands in the list is not offered once more.
    await expect(box).toBeFocused();
    await box.fill(b);
    await expect(page.getByRole('option', { name: b, exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await saveByKeys(page);
    await expect.poll(names).toEqual([c, b, ...rest, a]);
    expect((await kept()).at(-1)?.visible).toBe(true);
    await page.reload();
    await expect(rowsInOrder(page).last()).toContainText(a);
  });

  test('keep what somebody else saved meanwhile, and a switch of the site asks before anything is lost', async ({
    page,
    service,
  }) => {
    await page.goto(address);
    const { competitions } = await service.api<GameHeaderCompetitions>('GET', path);
    const [first, second] = competitions;
    await rowsInOrder(page).first().getByRole('switch').click();
    const others = competitions.map((one) => (one.uuid === second?.uuid ? { ...one, visible: !one.visible } : one));
    await service.api('PUT', path, { competitions: others });
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const { competitions: now } = await service.api<GameHeaderCompetitions>('GET', path);
    expect(now.slice(0, 2).map(({ visible }) => visible)).toEqual([!first?.visible, !second?.visible]);

    await rowsInOrder(page).first().getByRole('switch').click();
    await switchSite(page, sites.norrstrand.name);
    const question = page.getByRole('alertdialog', { name: `Switch to ${sites.norrstrand.name}?` });
    await question.getByRole('button', { name: 'Discard and switch' }).click();
    await expect(siteSwitcher(page)).toContainText(sites.norrstrand.name);
    await expect(page).toHaveURL(/site-settings\/competition$/);
    expect(await service.api('GET', path)).toEqual({ competitions: now });
  });
});

test.describe('the links to social media', () => {
  test.use({ site: sites.isdalen, expectedMessages: /400 \(|409 \(|none of this medium|more than once|twice/ });
  const address = '/manage/site-settings/social-media-links';
  const path = '/instance-config/social-media';
  const urls = (page: Page) => page.getByRole('textbox', { name: 'Address' });

  test('refuse another scheme and the address of another medium at their field, and lose nothing', async ({
    page,
    service,
  }) => {
    const before = await service.api<SocialMediaLinks>('GET', path);
    await page.goto(address);
    await expect(urls(page).first()).toHaveValue(before.links[0]?.url ?? '');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(rowsInOrder(page)).toHaveCount(before.links.length + 1);
    await saveByKeys(page);
    await expect(urls(page).last()).toHaveAttribute('aria-invalid', 'true');
    await page
      .getByRole('button', { name: /Network required$/ })
      .last()
      .click();
    await page.getByRole('option', { name: 'TikTok' }).click();
    await urls(page).last().fill('javascript:alert(document.domain)');
    await saveByKeys(page);
    await expect(
      page.getByText('Address must be a web address that everybody can reach, such as https://example.com.').first(),
    ).toBeVisible();
    await expect(urls(page).last()).toHaveValue('javascript:alert(document.domain)');
    expect(await service.api('GET', path)).toEqual(before);

    await urls(page).last().fill('https://www.tiktok.com.evil.example/@isdalen');
    await saveByKeys(page);
    await expect(
      page.getByText('Address leads to another site than the network that is chosen.', { exact: false }).first(),
    ).toBeVisible();
    await expect(urls(page).last()).toHaveValue('https://www.tiktok.com.evil.example/@isdalen');
    await expectAccessible(page);
    expect(await service.api('GET', path)).toEqual(before);

    await urls(page).last().fill('tiktok.com/@isdalen');
    await urls(page).last().blur();
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const { links } = await service.api<SocialMediaLinks>('GET', path);
    expect(links.at(-1)).toMatchObject({ type: 'tiktok', sortOrder: before.links.length });
    await page.getByRole('button', { name: 'Remove entry 5', exact: true }).click();
    await saveByKeys(page);
    await expect.poll(async () => service.api('GET', path)).toEqual(before);
  });

  test('are moved by drag, and one that comes twice is told at its row', async ({ page, service }) => {
    const { links: before } = await service.api<SocialMediaLinks>('GET', path);
    const kept = async () => (await service.api<SocialMediaLinks>('GET', path)).links.map(({ url }) => url);
    await page.goto(address);
    await expect(rowsInOrder(page)).toHaveCount(before.length);
    await dragRow(page, 0, 1);
    await expect(urls(page).first()).toHaveValue(before[1]?.url ?? '');
    await saveByKeys(page);
    await expect.poll(kept).toEqual([before[1]?.url, before[0]?.url, ...before.slice(2).map(({ url }) => url)]);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page
      .getByRole('button', { name: /Network required$/ })
      .last()
      .click();
    await page.getByRole('option', { name: new RegExp(`^${before[0]?.type}$`, 'i') }).click();
    await urls(page)
      .last()
      .fill(before[0]?.url ?? '');
    await saveByKeys(page);
    await expect(page.getByText('This is here twice. Remove one of them.').first()).toBeVisible();
  });

  test('stand above each other on a phone, in Swedish and in the dark', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('touchline.language', 'sv'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(address);
    await expect(page).toHaveTitle('Länkar till sociala medier - Touchline');
    await expect(page.getByRole('textbox', { name: 'Adress' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
