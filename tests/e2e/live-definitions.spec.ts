import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { startVite } from '../../scripts/live/vite-server.ts';
import { freePort } from '../../service/database/free-port.ts';
import { sites } from './support/accounts.ts';
import { type Server, startServer } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// The console as `npm run dev` serves it, on a copy of the definitions.

test.use({ role: null, site: sites.isdalen, expectedMessages: /./ });
test.setTimeout(240_000);

let server: Server;
let vite: ViteDevServer;
let address: string;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await freePort();
  address = `http://localhost:${port}`;
  folder = await mkdtemp(path.join(tmpdir(), 'touchline-live-'));
  await cp('forms', folder, { recursive: true });
  server = await startServer({ PUBLIC_URL: address });
  vite = await startVite(port, server.address, folder);
});
test.afterAll(async () => {
  await vite.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a page follows its definition without a reload, keeps what was typed, and tells what is refused', async ({
  page,
}) => {
  const file = path.join(folder, 'team.json');
  const text = await readFile(file, 'utf8');
  await page.goto(`${address}/manage/`);
  await signIn(page, 'admin');
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
  await page.goto(`${address}/manage/sports/teams/add`);
  await page.getByLabel('Display name').waitFor({ timeout: 120_000 });
  await page.getByLabel('Display name').fill('Typed before');
  // A reload would take it away.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const took: number[] = [];
  for (const label of ['Code in feeds', 'Code on the board', 'Code in the table', 'Short code', 'Code of the team']) {
    const began = performance.now();
    await writeFile(file, text.replace('"en": "Team code"', `"en": "${label}"`));
    await page.getByLabel(label).waitFor();
    took.push(Math.round(performance.now() - began));
  }
  console.log(`  a label's change was on screen of the console after ${took.join(', ')} ms`);
  await expect(page.getByLabel('Display name')).toHaveValue('Typed before');
  const told = page.getByRole('alert').filter({ hasText: 'A definition is refused' });
  await writeFile(file, text.replace('"en": "Team code"', '"en": ""'));
  await expect(told).toContainText(/team\.json:\d+ .*Write the English text/);
  await expect(page.getByLabel('Code of the team')).toBeVisible();
  await writeFile(file, text);
  await expect(told).toHaveCount(0);
  await expect(page.getByLabel('Team code')).toBeVisible();
  await expect(page.getByLabel('Display name')).toHaveValue('Typed before');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('names and icon of a definition follow too, in heading, title and navigation, and what was typed stays', async ({
  page,
}) => {
  const file = path.join(folder, 'team.json');
  const text = await readFile(file, 'utf8');
  await page.goto(`${address}/manage/`);
  await signIn(page, 'admin');
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
  // The definition is known of a visit to its list, and none of its pages is on screen.
  await page.goto(`${address}/manage/sports/teams`);
  await page.getByRole('columnheader', { name: 'Team', exact: true }).waitFor({ timeout: 120_000 });
  const places = page.getByRole('navigation', { name: 'Main' }).or(page.getByRole('navigation').first());
  await places.getByRole('link', { name: 'Players', exact: true }).click();
  await page.getByRole('link', { name: 'Add player' }).click();
  await page.getByLabel('First name').fill('Typed before');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const entry = places.getByRole('link', { name: 'Squads', exact: true });
  const began = performance.now();
  const renamed = text
    .replace('"many": { "en": "Teams"', '"many": { "en": "Squads"')
    .replace('"add": { "en": "Add team"', '"add": { "en": "Add squad"');
  await writeFile(file, renamed);
  await entry.waitFor();
  console.log(`  a definition's name was in the navigation after ${Math.round(performance.now() - began)} ms`);
  await writeFile(file, renamed.replace('"icon": "shield"', '"icon": "trophy"'));
  await expect(entry.locator('svg')).toHaveClass(/lucide-trophy/);
  await expect(page.getByLabel('First name')).toHaveValue('Typed before');
  await entry.click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Squads' })).toBeVisible();
  await expect(page).toHaveTitle(/^Squads - /);
  await page.getByRole('searchbox').first().fill('Isdalen');
  await writeFile(file, text);
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await expect(page).toHaveTitle(/^Teams - /);
  await expect(page.getByRole('searchbox').first()).toHaveValue('Isdalen');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  // What the generation then writes is taken over as well, and reloads nothing.
  const routes = vite.moduleGraph.getModulesByFile(path.resolve('generated/forms.ts')) ?? [];
  expect([...routes].map(({ isSelfAccepting }) => isSelfAccepting)).toEqual([true]);
});

test('what makes the page load again waits until what was typed is given up, and says so', async ({ page }) => {
  await page.goto(`${address}/manage/`);
  await signIn(page, 'admin');
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
  await page.goto(`${address}/manage/sports/players/add`);
  await page.getByLabel('First name').fill('Typed before');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  // As when `npm run generate` has written routes with another address.
  const module = '/manage/src/app/live-reload.ts';
  await page.evaluate(
    async (url) => ((await import(/* @vite-ignore */ url)) as { reloadWhenSaved(): void }).reloadWhenSaved(),
    module,
  );
  await expect(page.getByRole('alert').filter({ hasText: 'once what you typed is saved' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Typed before');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.getByLabel('First name').fill('');
  await expect.poll(() => page.evaluate(() => 'isSamePage' in globalThis).catch(() => true)).toBe(false);
});

test('addresses, titles and groups follow while one types, and the page moves along with its own address', async ({
  page,
}) => {
  const file = path.join(folder, 'content-feed.json');
  const text = await readFile(file, 'utf8');
  const following = async (what: string, next: string, seen: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await writeFile(file, next);
    await seen();
    console.log(`  ${what} was on screen after ${Math.round(performance.now() - began)} ms`);
  };
  await page.goto(`${address}/manage/`);
  await signIn(page, 'admin');
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
  await page.goto(`${address}/manage/content-feeds/add`);
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.waitFor({ timeout: 120_000 });
  await name.fill('Typed before');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  const moved = text.replaceAll('"/content-feeds', '"/news/feeds');
  const entry = page.getByRole('link', { name: 'Content feeds', exact: true }).first();
  await following('an address', moved, () => page.waitForURL('**/manage/news/feeds/add'));
  await expect(entry).toHaveAttribute('href', '/manage/news/feeds');
  const titled = moved.replace(
    '"paths": {',
    '"titles": { "create": { "en": "Take in news", "sv": "Ta in nyheter" } }, $&',
  );
  await following('a title', titled, () => page.waitForFunction(() => document.title.startsWith('Take in news - ')));
  const group = page.getByRole('list', { name: 'Commercial' }).getByRole('link', { name: 'Content feeds' });
  await following('a group', titled.replace('"area": "content"', '"area": "commercial"'), () => group.waitFor());
  await expect(name).toHaveValue('Typed before');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await entry.click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content feeds' })).toBeVisible();
  await page.getByRole('searchbox').first().fill('Isdalen');
  await following('the list’s address', text, () => page.waitForURL(/\/manage\/content-feeds\?/));
  await expect(page.getByRole('searchbox').first()).toHaveValue('Isdalen');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  // The first script alone asks for these: they would load the page again when the generation writes them.
  const kept = vite.moduleGraph.getModulesByFile(path.resolve('generated/addresses.ts')) ?? [];
  expect([...kept].map(({ isSelfAccepting }) => isSelfAccepting)).toEqual([true]);
});
