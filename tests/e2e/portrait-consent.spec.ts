import type { Player, RoutePage } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { libraryOf } from './support/media.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.bjornvik });

test('once consent is withdrawn the public page has no picture of the player, and the editor says so', async ({
  page,
  service,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', sites.bjornvik);
  const { mediaString } = await library.addImage(uniqueName());
  const routes = await service.api<RoutePage>('GET', '/routing/routes?pageSize=100');
  const team = routes.items.find(({ path }) => path === '/lag/1')?.resourceId ?? '';
  const player = await service.call<Player>('POST', '/players', {
    firstName: 'Sam',
    lastName: uniqueName(),
    team: { uuid: team },
    portraitList: [{ mediaString, sortOrder: 0 }],
    portraitConsent: 'given',
  });
  const squad = `${baseURL}/site/${sites.bjornvik.id}/lag/1`;
  const card = page.locator('.s-person').filter({ hasText: player.lastName });
  const portrait = card.locator(`img[src*='${mediaString.split('|')[2]}']`);
  await page.goto(squad);
  await expect(portrait).toHaveCount(1);

  await page.goto(`/manage/sports/players/${player.uuid}/profile`);
  await page.getByRole('radio', { name: 'Withdrawn' }).check({ force: true });
  await page.getByLabel('Given or withdrawn by').fill('Vera, guardian');
  await saveByKeys(page);
  await expect(toast(page, 'Update successful!')).toBeVisible();
  await expect(page.getByText('None of these: the consent is withdrawn')).toBeVisible();

  await page.goto(`/manage/sports/teams/${team}/squad`);
  const member = page.locator('[data-member]').filter({ hasText: player.lastName });
  await expect(member).toContainText('Portrait hidden: consent withdrawn');
  await expectAccessible(page);

  // The browser may keep the page for half a minute; a reload asks again.
  await page.goto(squad);
  await page.reload();
  await expect(card).toHaveCount(1);
  await expect(portrait).toHaveCount(0);
});
