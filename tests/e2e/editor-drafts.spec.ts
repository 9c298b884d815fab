import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { crash, identityLibrary, openAccountMenu, saveByKeys, switchSite, toast } from './support/screens.ts';
import { endSignIn, signIn, signInOver } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { card, choose, codeOfFiles, connection, freshPhoto, openUpload, uploaded } from './support/upload.ts';

const site = sites.isdalen;
const name = (page: Page) => page.getByLabel('Display name');
const offer = (page: Page) => page.getByText('You have an unsaved draft');
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft/')).length);

test.use({ site });

test('a draft survives a crash of the page, is offered with what differs, and is brought back onto the newest version', async ({
  page,
  context,
  service,
}) => {
  const { uuid, displayName } = await service.createTeam();
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  await name(page).fill('Typed before the crash');
  await expect.poll(() => drafts(page)).toBe(1);
  await crash(page);
  await service.changeTeam(uuid, { nationality: 'NO' });
  const again = await context.newPage();
  await again.goto(`/manage/sports/teams/${uuid}/edit`);
  await expect(offer(again)).toBeVisible();
  await expect(again.getByText('Somebody has changed the record since')).toBeVisible();
  const changes = again.getByRole('status').filter({ hasText: 'You have an unsaved draft' });
  await expect(changes).toContainText(`Display name${displayName}`);
  await expectAccessible(again);
  await again.getByRole('button', { name: 'Bring it back' }).click();
  await expect(name(again)).toHaveValue('Typed before the crash');
  await expect(name(again)).toBeFocused();
  await saveByKeys(again);
  await expect(toast(again, 'Update successful!')).toBeVisible();
  expect(await service.team(uuid)).toMatchObject({ displayName: 'Typed before the crash', nationality: 'NO' });
  expect(await drafts(again)).toBe(0);
});

test('changes that are given up on switching the site are not offered again', async ({ page, service }) => {
  const { uuid, displayName } = await service.createTeam();
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  await name(page).fill('Given up');
  await switchSite(page, sites.bjornvik.name);
  await page.getByRole('button', { name: 'Discard and switch' }).click();
  await expect(toast(page, `You now work on ${sites.bjornvik.name}.`)).toBeVisible();
  expect(await drafts(page)).toBe(0);
  await switchSite(page, site.name);
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  await expect(name(page)).toHaveValue(displayName);
  await expect(offer(page)).toHaveCount(0);
});

test('another tab that edits the same is told of, and its draft is left alone', async ({ page, context, service }) => {
  const { uuid } = await service.createTeam();
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  await name(page).fill('In the first tab');
  await expect.poll(() => drafts(page)).toBe(1);
  const second = await context.newPage();
  await second.goto(`/manage/sports/teams/${uuid}/edit`);
  await expect(second.getByText('You are also editing this in another tab')).toBeVisible();
  await expect(offer(second)).toHaveCount(0);
  await name(second).fill('In the second tab');
  await expect.poll(() => drafts(page)).toBe(2);
});

test.describe('signing out with unsaved changes', () => {
  test.use({ role: null });

  test('asks, and offers nothing to the next user', async ({ page, service }) => {
    const { uuid } = await service.createTeam();
    const address = `/manage/sports/teams/${uuid}/edit`;
    await page.goto(address);
    await signIn(page, 'admin');
    await name(page).fill('Of the first user');
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(name(page)).toHaveValue('Of the first user');
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Discard and sign out' }).click();
    await signIn(page, 'super');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Sixten$/);
    await page.goto(address);
    await expect(name(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test('takes away what was left as a draft, and what another tab has not saved', async ({
    page,
    context,
    service,
  }) => {
    const { uuid } = await service.createTeam();
    const address = `/manage/sports/teams/${uuid}/edit`;
    await page.goto(address);
    await signIn(page, 'admin');
    await name(page).fill('Left as a draft');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(name(page)).toHaveCount(0);
    const second = await context.newPage();
    await second.goto('/manage/sports/teams/add');
    await name(second).fill('Typed in the second tab');
    await expect.poll(() => drafts(page)).toBe(2);
    await page.bringToFront();
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Signing out also removes what this browser keeps of your unsaved work, on every site.',
    );
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(await drafts(page)).toBe(2);
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Discard and sign out' }).click();
    await signIn(page, 'super');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Sixten$/);
    await expect(name(second)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Left as|Typed in/);
  });
});

test.describe('signing out while another tab uploads', () => {
  test.use({ role: null });

  test('asks, and goes on with it for somebody who stays', async ({ page, context }) => {
    await page.goto('/manage/');
    await signIn(page, 'admin');
    const second = await context.newPage();
    await openUpload(second);
    const photo = await freshPhoto(`${codeOfFiles()}.jpg`, 2_000_000);
    await connection(second, { bytesPerSecond: 20_000 });
    await choose(second, [photo]);
    await expect(card(second, photo.name).getByRole('progressbar')).toBeVisible();
    await page.bringToFront();
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Imports and uploads under way end.');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await connection(second);
    await uploaded(second, photo.name);
  });
});

test.describe('a sign-in that ends for good', () => {
  test.use({ expectedMessages: /401|access token is missing/ });

  test('leads through the provider’s page back to the same form, and offers what was typed', async ({
    page,
    context,
    service,
  }) => {
    const { uuid } = await service.createTeam();
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    await name(page).fill('Typed before the sign-in ended');
    await identityLibrary(page);
    await endSignIn(page, context);
    await saveByKeys(page);
    await page.getByRole('button', { name: 'Sign in on this page' }).click();
    await signIn(page, 'admin');
    await expect(page).toHaveURL(new RegExp(`/manage/sports/teams/${uuid}/edit$`));
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(name(page)).toHaveValue('Typed before the sign-in ended');
  });

  test('saves nothing as somebody else who then signs in over the page', async ({ page, context, service }) => {
    const { uuid, displayName } = await service.createTeam();
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    await name(page).fill('Typed by the first user');
    await identityLibrary(page);
    await endSignIn(page, context);
    await saveByKeys(page);
    await signInOver(page, 'super');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Sixten$/);
    await expect.poll(() => drafts(page)).toBe(1);
    // The site that the tab remembers is the first user's, too.
    await switchSite(page, site.name);
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    await expect(name(page)).toHaveValue(displayName);
    await expect(offer(page)).toHaveCount(0);
  });
});

/** Whether a file of a folder holds a text, in one byte for each letter or in two. */
async function holds(folder: string, text: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name)).catch(() => Buffer.alloc(0))));
  return files.some((file) => file.includes(text, 0, 'latin1') || file.includes(text, 0, 'utf16le'));
}

test('a browser that is killed offers the draft when it is opened again', async ({ baseURL, service }, testInfo) => {
  const { uuid } = await service.createTeam();
  const address = `${baseURL}/manage/sports/teams/${uuid}/edit`;
  const executablePath = findBrowser();
  const profile = testInfo.outputPath('profile');
  const open = () =>
    chromium.launchPersistentContext(profile, {
      args: [...browserFlags],
      locale: 'en-GB',
      ...(executablePath !== undefined && { executablePath }),
    });
  const visit = async (page: Page) => {
    await page.addInitScript((instanceId) => {
      const entry = JSON.stringify({ value: instanceId, storedAt: Date.now() });
      sessionStorage.setItem('touchline.active-site', entry);
    }, site.id);
    await page.goto(address);
  };
  const first = await open();
  const page = await first.newPage();
  await visit(page);
  await signIn(page, 'admin');
  await name(page).fill('Typed before the browser died');
  await expect.poll(() => drafts(page)).toBe(1);
  // With the last page of an address Chromium writes its storage to disk at once; before, at times of its own.
  await crash(page);
  const onDisk = path.join(profile, 'Default', 'Local Storage', 'leveldb');
  await expect.poll(() => holds(onDisk, 'Typed before the browser died')).toBe(true);
  const browserSession = await first.newCDPSession(await first.newPage());
  await browserSession.send('Browser.crash').catch(() => undefined);
  await first.close().catch(() => undefined);
  const second = await open();
  const reopened = await second.newPage();
  await visit(reopened);
  // The sign-in is for the browser's session, of which the dying one may have kept enough to go on with; the draft outlives it either way.
  const asked = reopened.getByLabel('Username');
  await expect(asked.or(offer(reopened)).first()).toBeVisible();
  if (await asked.isVisible()) await signIn(reopened, 'admin');
  await expect(offer(reopened)).toBeVisible();
  await second.close();
});
