import type { Sponsor, SponsorGroup, SponsorGroups } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { dragRow, rowsInOrder } from './support/row-drag.ts';
import { chooseByWriting, saveByKeys, toast } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.describe('a sponsor of the network', () => {
  test.use({ site: sites.league });

  test('that stands in a group of the site as well is warned about, and dragged to its place', async ({
    page,
    service,
  }) => {
    const names = [uniqueName(), uniqueName(), uniqueName()];
    const sponsors: { sponsorId: string }[] = [];
    for (const name of names) {
      const { id } = await service.api<Sponsor>('POST', '/sponsors/sponsors', { name });
      sponsors.push({ sponsorId: id });
    }
    const before = await service.api<SponsorGroups>('GET', '/sponsors/site-sponsor-groups?includeSponsors=false');
    const group = uniqueName();
    const saved = await service.api<SponsorGroups>('POST', '/sponsors/site-sponsor-groups', {
      groups: [...before.groups, { name: group }],
    });
    const id = saved.groups.at(-1)?.id ?? '';
    await service.api('PUT', `/sponsors/site-sponsors/${id}`, { sponsors });
    const main = await service.api<SponsorGroup>('GET', '/sponsors/main-sponsor-group');
    const kept = (main.sponsors ?? []).map(({ sponsorId }) => ({ sponsorId }));

    await page.goto('/manage/sponsors/setup/main');
    await expect(rowsInOrder(page)).toHaveCount(kept.length);
    await chooseByWriting(page.getByRole('combobox', { name: 'Add a logo' }), names[1] ?? '');
    await expect(rowsInOrder(page).last()).toContainText(`Visitors see it in “${group}” as well.`);
    await expectAccessible(page);
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();

    await page.goto(`/manage/sponsors/setup/${id}/edit`);
    await expect(rowsInOrder(page).nth(1)).toContainText(`Visitors see it in “${main.name}” as well.`);
    await expect(page.getByText(/Visitors see it in/)).toHaveCount(1);
    await dragRow(page, 2, 0);
    await expect(rowsInOrder(page).first()).toContainText(names[2] ?? '');
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const { groups } = await service.api<SponsorGroups>('GET', '/sponsors/site-sponsor-groups');
    const now = groups.find((one) => one.id === id)?.sponsors?.map(({ sponsor }) => sponsor?.name);
    expect(now).toEqual([names[2], names[0], names[1]]);
    await service.api('POST', '/sponsors/main-sponsors', { sponsors: kept });
  });
});
