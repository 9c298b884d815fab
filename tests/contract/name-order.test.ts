import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { operations } from '../../generated/schema.d.ts';
import { readContract } from '../../service/http/contract.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { startTestService, type TestService } from './test-service.ts';

// Names stand in one order wherever they are listed: Å, Ä and Ö after Z (docs/decisions, `sv-x-icu`).

let service: TestService;
let known: Known;
beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

/** In their order; they are made in another. */
const names = ['Zqaberg', 'Zqoberg', 'Zqzeta', 'Zqåberg', 'Zqärla', 'Zqöst'];
const made = ['Zqöst', 'Zqzeta', 'Zqåberg', 'Zqoberg', 'Zqärla', 'Zqaberg'];
const named = (translation: string) => [
  { language: 'en', translation },
  { language: 'sv', translation },
];
const place = (name: string): number => made.indexOf(name);

/** How things of a name are made, and where they are listed by it. */
const things: readonly [create: keyof operations, body: (name: string) => object, lists: readonly string[]][] = [
  [
    'createTeam',
    (displayName) => ({ displayName, teamCode: displayName }),
    [
      '/sports-v2/teams?searchToken=zq&sortBy=displayName',
      '/sports-v2/teams?searchToken=zq&sortBy=teamCode',
      '/sports-v2/teams/all',
      '/meta/v2/tag/search?searchQuery=zq&include=team',
      '/routing/resources?resourceType=team&searchToken=zq',
    ],
  ],
  [
    'createPlayer',
    (lastName) => ({ lastName, firstName: 'Bo' }),
    [
      '/sports-v2/players?searchToken=zq',
      '/sports-v2/players?searchToken=zq&sortBy=fullName',
      '/meta/v2/tag/search?searchQuery=zq&include=player',
      '/routing/resources?resourceType=player&searchToken=zq',
    ],
  ],
  ['createStaff', (firstName) => ({ firstName, lastName: 'Zq' }), ['/sports-v2/staff?search=zq&sortBy=firstName']],
  [
    'createSeries',
    (name) => ({ code: name, names: named(name) }),
    ['/sports-v2/series?searchToken=zq&sortBy=displayName', '/sports-v2/series?searchToken=zq&sortBy=code'],
  ],
  [
    'createSeason',
    (name) => ({ code: `${2080 + place(name)}`, names: named(name) }),
    ['/sports-v2/seasons?searchToken=zq&sortBy=displayName&sortOrder=asc'],
  ],
  ['saveSponsor', (name) => ({ name, externalId: name }), ['/sponsors/sponsors?search=zq&sortBy=name']],
  ['createArticle', (header) => ({ header }), ['/articles/list/latest?search=zq&sortBy=header&sortOrder=asc']],
  ['createArticleTemplate', (name) => ({ name }), ['/articles/templates']],
  ['createContentFeed', (name) => ({ name }), ['/content-feeds?sortBy=name']],
  ['saveSiteLayout', (name) => ({ name }), ['/layouts/site-layouts?search=zq&sortBy=name']],
  [
    'createPage',
    (title) => ({ title, slug: `/${title.toLowerCase()}` }),
    ['/routing/resources?resourceType=page&searchToken=zq', '/layouts/link-targets?kind=page&searchToken=zq'],
  ],
  [
    'createRoute',
    (title) => ({ title, path: `/route-${title.toLowerCase()}` }),
    ['/routing/routes?query=zq&sortBy=title', '/routing/routes?query=zq&sortBy=path'],
  ],
  [
    'createTag',
    (name) => ({ name }),
    ['/meta/tag?search=zq&sortBy=name', '/meta/v2/tag/search?searchQuery=zq&include=custom'],
  ],
];

it.each(things)('%s: its names are listed with Å, Ä and Ö after Z', async (id, body, lists) => {
  const operation = readContract().operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  for (const name of made) {
    const example = exampleOf(operation, known);
    const reply = await service.call(
      callOf(operation, { ...example, body: { ...(example.body as object), ...body(name) } }),
    );
    expect(reply.statusCode, reply.body).toBe(example.status);
  }
  for (const url of lists) {
    const reply = await service.call({ url: `/api${url}` });
    expect(reply.statusCode, reply.body).toBe(200);
    // By where each name stands first in what was answered, whatever the shape of that.
    const found = names.toSorted(
      (a, b) => reply.body.search(new RegExp(a, 'i')) - reply.body.search(new RegExp(b, 'i')),
    );
    expect(
      names.every((name) => new RegExp(name, 'i').test(reply.body)),
      `${url}\n${reply.body.slice(0, 500)}`,
    ).toBe(true);
    expect(found, url).toEqual(names);
  }
});

it('who uploaded something is listed with Å, Ä and Ö after Z', async () => {
  const owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  for (const [index, name] of made.entries()) {
    await owner.query(
      'UPDATE media SET created_by = $1 WHERE uuid = (SELECT uuid FROM media WHERE instance_id = $2 ORDER BY uuid OFFSET $3 LIMIT 1)',
      [name, 'frost1_frost', index],
    );
  }
  await owner.end();
  const reply = await service.call({ url: '/api/media/uploaders' });
  const found = reply.json<{ id: string }[]>().map(({ id }) => id);
  expect(found.filter((id) => id.startsWith('Zq'))).toEqual(names);
});
