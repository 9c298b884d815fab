import type { Page } from 'playwright/test';
import { sites } from './support/accounts.ts';
import { saveByKeys, siteSwitcher, switchSite, toast } from './support/screens.ts';
import { type Server, startServer } from './support/server.ts';
import { type Service, serviceOf } from './support/service.ts';
import { signInForToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const site = sites.bjornvik;
const name = (page: Page) => page.getByLabel('Display name');
const banner = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Not saved' });

test.use({ site });

test('a tab stays on its site when another one selects another, refuses to save, and goes on when told to', async ({
  page,
  context,
  service,
}) => {
  const { uuid, displayName } = await service.createTeam();
  await page.goto(`/manage/sports/teams/${uuid}/edit`);
  await name(page).fill('Meant for this site');
  const other = await context.newPage();
  await other.goto('/manage/');
  await switchSite(other, sites.isdalen.name);
  await expect(toast(other, `You now work on ${sites.isdalen.name}.`)).toBeVisible();
  await expect(siteSwitcher(page)).toContainText(site.name);
  await saveByKeys(page);
  await expect(page.getByText(`Not saved: this tab still works on ${site.name}`)).toBeVisible();
  await expect(page.getByText(`You selected ${sites.isdalen.name} in another tab.`)).toBeVisible();
  expect((await service.team(uuid)).displayName).toBe(displayName);
  await page.getByRole('button', { name: `Keep working on ${site.name} here` }).click();
  await expect(page.getByRole('button', { name: `Save to ${site.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Update successful!')).toBeVisible();
  expect((await service.team(uuid)).displayName).toBe('Meant for this site');
});

test.describe('a body that is too large', () => {
  test.use({ expectedMessages: /413|larger than/ });

  test('is refused with the limit, and the form stays', async ({ page, service }) => {
    const { uuid } = await service.createTeam();
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    await name(page).fill('Still here');
    await page.route(`**/api/sports-v2/teams/${uuid}`, (route) =>
      route.request().method() === 'PUT'
        ? route.continue({ postData: JSON.stringify({ displayName: 'x'.repeat(1_200_000) }) })
        : route.continue(),
    );
    await saveByKeys(page);
    await expect(banner(page)).toContainText('the service takes at most 1 MB');
    await expect(name(page)).toHaveValue('Still here');
  });
});

test.describe('a service in trouble', () => {
  test.use({
    role: null,
    expectedMessages:
      /412|Precondition|429|Too many requests|ERR_|did not answer|cannot be reached|404|nothing|no team|not found|There is no/i,
  });

  let server: Server;
  test.beforeAll(async () => {
    server = await startServer({ REQUEST_TIMEOUT_MS: '3000', RATE_LIMIT: '60' });
  });
  test.afterAll(async () => {
    server.wake();
    await server.stop();
  });

  /** Opens a new team's editor at this file's own server and types into it. */
  async function type(page: Page): Promise<{ service: Service; uuid: string; token: string }> {
    const token = await signInForToken(page, server.address, 'admin');
    const service = serviceOf(server.address, token, site);
    const { uuid } = await service.createTeam();
    await page.goto(`${server.address}/manage/sports/teams/${uuid}/edit`);
    await name(page).fill('Typed in bad times');
    return { service, uuid, token };
  }

  test('that does not answer in time is told, and saves once it does', async ({ page }) => {
    const { service, uuid } = await type(page);
    server.freeze();
    await saveByKeys(page);
    await expect(page.getByRole('button', { name: `Save to ${site.name}` })).toBeVisible();
    await expect(banner(page)).toContainText('The service did not answer in time.');
    await expect(name(page)).toHaveValue('Typed in bad times');
    server.wake();
    await banner(page).getByRole('button', { name: 'Try again' }).click();
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect((await service.team(uuid)).displayName).toBe('Typed in bad times');
  });

  test('that asks to slow down says when, counts down, and then saves', async ({ page }) => {
    const { service, uuid, token } = await type(page);
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${token}`, 'x-s8y-instance-id': site.id };
        const calls = Array.from({ length: 30 }, () => fetch(`${server.address}/api/sports-v2/sports`, { headers }));
        return (await Promise.all(calls)).some(({ status }) => status === 429);
      })
      .toBe(true);
    await saveByKeys(page);
    await expect(banner(page)).toContainText(/You can try again at \d\d:\d\d:\d\d\./);
    const retry = banner(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveText(/^Try again in \d+ s$/);
    await expect(retry).toHaveText('Try again');
    await retry.click();
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect((await service.team(uuid)).displayName).toBe('Typed in bad times');
  });
});
