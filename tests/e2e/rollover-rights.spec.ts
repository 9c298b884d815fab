import type { ConnectedTeam, Ssgt, SsgtPage } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { createCompetition } from './support/competitions.ts';
import { changeDatabase } from './support/database.ts';
import { walkTo } from './support/screens.ts';
import { type Server, startServer } from './support/server.ts';
import { serviceOf } from './support/service.ts';
import { signInForToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// No site of the demo manages competitions without editing teams: this file's own server has one.

const site = sites.isdalen;

test.use({ role: null, site });

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('whoever may not edit teams rolls a competition over all the same: teams are connected, not changed', async ({
  page,
}) => {
  const token = await signInForToken(page, server.address, 'admin');
  const service = serviceOf(server.address, token, site);
  const teams = await Promise.all([1, 2, 3].map(() => service.createTeam()));
  const made = await createCompetition(service, teams);
  await changeDatabase(
    server.dataDir,
    site,
    `UPDATE sites SET add_ons = add_ons || '{"addEditTeam": false}' WHERE instance_id = $1`,
    [site.id],
  );
  await page.goto(`${server.address}/manage/sports/teams`);
  await expect(page.getByRole('button', { name: 'Add team' }).first()).toHaveAttribute('aria-disabled', 'true');
  await walkTo(page, `/manage/sports-config/ssgt/${made.uuid}/rollover`);
  await page.getByRole('button', { name: 'Check what will be created' }).click();
  await page.getByRole('button', { name: `Create on ${site.name}` }).click();
  await expect(page.locator('[data-step]').filter({ hasText: 'Connected' })).toHaveCount(3);
  const { items } = await service.call<SsgtPage>('GET', `/ssgts?seriesUuid=${made.series.uuid}`);
  const next = items.find(({ uuid }: Ssgt) => uuid !== made.uuid);
  const connected = () => service.call<ConnectedTeam[]>('GET', `/ssgts/${next?.uuid}/teams`);
  expect((await connected()).map(({ uuid }) => uuid).sort()).toEqual(teams.map(({ uuid }) => uuid).sort());
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('[data-step]').filter({ hasText: 'Disconnected' })).toHaveCount(3);
});
