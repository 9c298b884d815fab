import type { Page } from 'playwright/test';
import { sites, usernameOf } from './support/accounts.ts';
import { changeDatabase, closeDatabase } from './support/database.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { type Server, startServer } from './support/server.ts';
import { type Service, serviceOf } from './support/service.ts';
import { signInForToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// What a save meets when the world has changed under an open editor. Each cause is real: it is made in the database of this file's own server.

const site = sites.bjornvik;
const typed = 'Typed before it happened';
const name = (page: Page) => page.getByLabel('Display name');
const banner = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Not saved' });

test.use({
  role: null,
  site,
  expectedMessages: /40[34]|50[03]|ERR_|cannot be reached|does not answer|not allowed|access|add-on|no team|failed/i,
});

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Runs a statement in the database; `$1` and so on are the values. */
const change = (statement: string, ...values: string[]) => changeDatabase(server.dataDir, site, statement, values);

/** Opens a new team's editor and types into it; gives the way to see which status a read gets now. */
async function type(page: Page): Promise<{ service: Service; uuid: string; statusNow: () => Promise<number> }> {
  const token = await signInForToken(page, server.address, 'admin');
  const service = serviceOf(server.address, token, site);
  const { uuid } = await service.createTeam();
  await page.goto(`${server.address}/manage/sports/teams/${uuid}/edit`);
  await name(page).fill(typed);
  const headers = { authorization: `Bearer ${token}`, 'x-s8y-instance-id': site.id };
  const statusNow = async () =>
    (await fetch(`${server.address}/api/sports-v2/teams/${uuid}`, { method: 'PUT', headers, body: '{}' })).status;
  return { service, uuid, statusNow };
}

/** Expects that nothing was saved and nothing lost, for this reason. */
async function expectKept(page: Page, reason: string, told = 'Update failed!'): Promise<void> {
  await expect(toast(page, told)).toBeVisible();
  await expect(banner(page)).toContainText(reason);
  await expect(banner(page)).toContainText('Your changes are still here.');
  await expect(name(page)).toHaveValue(typed);
}

async function expectSaved(page: Page, service: Service, uuid: string): Promise<void> {
  await expect(toast(page, 'Update successful!')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect((await service.team(uuid)).displayName).toBe(typed);
}

test('access to the site is taken away, and given back', async ({ page }) => {
  const { service, uuid, statusNow } = await type(page);
  const subject = usernameOf('admin');
  const ofAdmin = 'subject = (SELECT subject FROM accounts WHERE email = $1) AND instance_id = $2';
  await change(`DELETE FROM site_access WHERE ${ofAdmin}`, subject, site.id);
  await expect.poll(statusNow).toBe(403);
  await saveByKeys(page);
  await expectKept(page, 'You are not allowed to do this on this site.');
  await change('INSERT INTO site_access SELECT subject, $2 FROM accounts WHERE email = $1', subject, site.id);
  await expect.poll(statusNow).not.toBe(403);
  await saveByKeys(page);
  await expectSaved(page, service, uuid);
});

test('the site loses its add-on: the save is refused, and after a reload the page says why', async ({ page }) => {
  const { service, uuid, statusNow } = await type(page);
  const set = `UPDATE sites SET add_ons = add_ons || jsonb_build_object('addEditTeam', $2::boolean) WHERE instance_id = $1`;
  await change(set, site.id, 'false');
  await expect.poll(statusNow).toBe(403);
  await saveByKeys(page);
  await expectKept(page, 'You are not allowed to do this on this site.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const reason = page.getByRole('main').getByText(`${site.name} does not have the add-on Edit teams.`);
  await expect(reason.filter({ visible: true })).toHaveCount(1);
  await expect(name(page)).toHaveAttribute('readonly');
  await change(set, site.id, 'true');
  await expect.poll(statusNow).not.toBe(403);
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(name(page)).toHaveValue(typed);
  await saveByKeys(page);
  await expectSaved(page, service, uuid);
});

test('the row is deleted from the database: the save says that it is gone, and the form stays', async ({ page }) => {
  const { uuid } = await type(page);
  await change('DELETE FROM teams WHERE uuid = $1', uuid);
  await saveByKeys(page);
  await expectKept(page, 'This no longer exists on the site: somebody removed it after you opened it.');
  await expect(banner(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('the database refuses the service: the save tells what to quote, and works once that is mended', async ({
  page,
}) => {
  const { service, uuid } = await type(page);
  await change('REVOKE UPDATE ON teams FROM touchline_app');
  await saveByKeys(page);
  await expectKept(page, 'Something went wrong. Try again later.', 'Oh crap! Failed to save!');
  await expect(banner(page)).toContainText(/tell support this number: \S+/);
  await change('GRANT UPDATE ON teams TO touchline_app');
  await banner(page).getByRole('button', { name: 'Try again' }).click();
  await expectSaved(page, service, uuid);
});

test('the database stays away: the save waits for it, says so, and works once it is back', async ({ page }) => {
  test.slow();
  const { service, uuid } = await type(page);
  const comeBack = await closeDatabase(server.dataDir);
  await saveByKeys(page);
  await expect(page.getByText('What you do is sent by itself as soon as it can be.')).toBeVisible();
  await expect(banner(page)).toBeVisible({ timeout: 30_000 });
  await expectKept(page, 'The service is busy or starting again. Try again in a moment.');
  await comeBack();
  await banner(page).getByRole('button', { name: 'Try again' }).click();
  await expectSaved(page, service, uuid);
});
