import type { Player, Tag } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { createSeries } from './support/competitions.ts';
import { drawn } from './support/screens.ts';
import { type Service, uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

/** An editor whose tabs have numbers: how many requests it may send, and its page of a new thing. */
type Editor = [name: string, most: number, address: (service: Service) => Promise<string>];
const editors: readonly Editor[] = [
  ['a team', 8, async (service) => `sports/teams/${(await service.createTeam()).uuid}/edit`],
  [
    'a player',
    6,
    async (service) => {
      const team = { uuid: (await service.createTeam()).uuid };
      const named = { firstName: 'Alva', lastName: uniqueName(), team };
      return `sports/players/${(await service.call<Player>('POST', '/players', named)).uuid}/profile`;
    },
  ],
  [
    // One for the numbers, which is one more than without tabs.
    'a tag',
    4,
    async (service) => {
      const tag = await service.api<Tag>('POST', '/meta/tag?siteTag=true', { name: uniqueName() });
      return `custom-tag-management/${tag.value}/edit`;
    },
  ],
  ['a series', 7, async (service) => `sports-config/series/${(await createSeries(service)).uuid}/edit`],
];

for (const [name, most, address] of editors) {
  test(`the editor of ${name} asks the service once for all numbers of its tabs`, async ({ page, service }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await page.goto(`/manage/${await address(service)}`);
    await expect(page.getByRole('tab', { name: /\d$/ }).first()).toBeVisible();
    await drawn(page);
    expect(asked.filter((address) => address.startsWith('/api/list-totals'))).toHaveLength(1);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
  });
}
