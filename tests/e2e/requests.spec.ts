import type { Page } from 'playwright/test';
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
  ['a series', 7, async (service) => `sports-config/series/${(await createSeries(service)).uuid}/edit`],
];

/** What a page asks the service for until it is drawn whole, its tabs' numbers too. */
async function askedBy(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.goto(`/manage/${address}`);
  await expect(page.getByRole('tab', { name: /\d$/ }).first()).toBeVisible();
  await drawn(page);
  return asked;
}

const isForNumbers = (address: string): boolean => address.startsWith('/api/list-totals');

for (const [name, most, address] of editors) {
  test(`the editor of ${name} asks the service once for all numbers of its tabs`, async ({ page, service }) => {
    const asked = await askedBy(page, await address(service));
    expect(asked.filter(isForNumbers)).toHaveLength(1);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
  });
}

test('the editor of a tag asks for no number, because the tag knows them', async ({ page, service }) => {
  const tag = await service.api<Tag>('POST', '/meta/tag?siteTag=true', { name: uniqueName() });
  const asked = await askedBy(page, `custom-tag-management/${tag.value}/edit`);
  expect(asked.filter(isForNumbers)).toEqual([]);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(3);
});
