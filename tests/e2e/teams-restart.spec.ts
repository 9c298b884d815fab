import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { headlineOf } from './support/articles.ts';
import { killDatabase } from './support/database.ts';
import { rows, saveByKeys, toast } from './support/screens.ts';
import { type Server, startServer } from './support/server.ts';
import { type Service, serviceOf } from './support/service.ts';
import { signInForToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const site = sites.frosthamn;
/** What a browser and the console say of a service that does not answer. */
const unreachable =
  /ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|FAILED)|The service cannot be reached|dynamically imported module|status of 503|Unable to preload CSS/;

test.use({ role: null, site, expectedMessages: unreachable });

let server: Server;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterAll(async () => {
  await server.stop();
});

/** Signs in at this file's own server and opens a new team's editor there. */
async function openNewTeam(page: Page): Promise<{ service: Service; uuid: string }> {
  const service = serviceOf(server.address, await signInForToken(page, server.address, 'admin'), site);
  const { uuid } = await service.createTeam();
  await page.goto(`${server.address}/manage/sports/teams/${uuid}/edit`);
  return { service, uuid };
}

test('what was saved is there after kill -9 of the service and a restart', async ({ page }) => {
  const { service, uuid } = await openNewTeam(page);
  await page.getByLabel('Display name').fill('Saved before the power went');
  await page.getByLabel('Founded').fill('1934');
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  await server.kill();
  await server.start();
  expect(await service.team(uuid)).toMatchObject({
    displayName: 'Saved before the power went',
    teamInfo: { founded: '1934' },
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved before the power went');
  await expect(page.getByLabel('Founded')).toHaveValue('1934');
});

test('what cannot be fetched any more leaves the form as it is, and comes once the service is back', async ({
  page,
}) => {
  await openNewTeam(page);
  await page.getByLabel('Display name').fill('Typed before the power went');
  await server.kill();
  await page.getByRole('button', { name: 'Choose: Logo' }).click();
  await expect(page.getByText('This part of the page could not be fetched.')).toBeVisible();
  await expect(page.getByLabel('Display name')).toHaveValue('Typed before the power went');
  await server.start();
  await page.getByRole('button', { name: 'Choose: Logo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Display name')).toHaveValue('Typed before the power went');
});

test('a widget that cannot be fetched at once is waited for, and what is typed meanwhile stays', async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/rich-text-*.js', (route) => {
    asked += 1;
    return asked <= 3 ? route.abort() : route.continue();
  });
  await openNewTeam(page);
  await page.goto(`${server.address}/manage/articles/create`);
  const headline = headlineOf(page);
  await headline.fill('Typed while a part was missing');
  await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible();
  expect(asked).toBeGreaterThan(3);
  // A widget comes with its looks.
  const styles = page.locator('link[rel="stylesheet"]');
  await expect
    .poll(() => styles.evaluateAll((links) => links.filter((link) => !(link as HTMLLinkElement).sheet).length))
    .toBe(0);
  await expect(headline).toHaveValue('Typed while a part was missing');
});

test('a save that the service does not live to see keeps the form, and works after the restart', async ({ page }) => {
  const { service, uuid } = await openNewTeam(page);
  await page.getByLabel('Display name').fill('Saved at the second try');
  await page.getByLabel('Code', { exact: true }).fill('SEC');
  await page.route(`**/api/sports-v2/teams/${uuid}`, async (route) => {
    if (route.request().method() === 'PUT') await server.kill();
    await route.continue();
  });
  await saveByKeys(page);
  await expect(toast(page, 'Update failed!')).toBeVisible();
  await expect(page.getByRole('main').getByText('The service cannot be reached.')).toBeVisible();
  await expect(page.getByLabel('Display name')).toHaveValue('Saved at the second try');
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('SEC');
  await page.unroute(`**/api/sports-v2/teams/${uuid}`);
  await server.start();
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  expect(await service.team(uuid)).toMatchObject({
    displayName: 'Saved at the second try',
    teamNames: { code: 'SEC' },
  });
});

const waiting = 'The service is busy or starting again. What you do is sent by itself as soon as it can be.';

/** Waits for words that may be gone again within the second: whoever looks now and then would miss them. */
function appearing(page: Page, words: string): Promise<void> {
  return page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.body.textContent.includes(text)) resolve();
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words,
  );
}

test('a save and a list that meet the end of the database wait for it, say so, and go on by themselves', async ({
  page,
}) => {
  const { service, uuid } = await openNewTeam(page);
  await page.getByLabel('Display name').fill('Saved once it was back');
  const sent: string[] = [];
  await page.route(`**/api/sports-v2/teams/${uuid}`, async (route) => {
    if (route.request().method() === 'PUT' && sent.push(route.request().postData() ?? '') === 1) {
      await killDatabase(server);
    }
    await route.continue();
  });
  const told = appearing(page, waiting);
  await saveByKeys(page);
  await told;
  await expect(toast(page, 'Update successful!')).toBeVisible();
  await expect(page.getByText(waiting)).toBeHidden();
  // Once more for each second that the database needs, and always what was being saved.
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
  expect(await service.team(uuid)).toMatchObject({ displayName: 'Saved once it was back' });
  await page.goto(`${server.address}/manage/sports/teams`);
  await expect(rows(page).first()).toBeVisible();
  let reads = 0;
  await page.route('**/api/sports-v2/teams?*searchToken=*', async (route) => {
    if (++reads === 1) await killDatabase(server);
    await route.continue();
  });
  const toldAgain = appearing(page, waiting);
  await page.getByRole('searchbox').fill('Saved once it was back');
  await toldAgain;
  await expect(rows(page)).toHaveCount(1);
  expect(reads).toBeGreaterThan(1);
});

test('a list under which the service dies says so, stays in the console, and comes back', async ({ page }) => {
  await openNewTeam(page);
  await page.goto(`${server.address}/manage/sports/teams`);
  await expect(rows(page).first()).toBeVisible();
  await server.kill();
  await page.getByRole('searchbox').fill('What nobody asked for yet');
  await expect(page.getByRole('main').getByText('The service cannot be reached.')).toBeVisible();
  // A page whose code is not there yet.
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page.getByRole('main').getByText('The service cannot be reached.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});
