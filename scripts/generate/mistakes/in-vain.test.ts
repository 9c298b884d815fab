import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Contract } from '../contract.ts';
import { faultLine } from '../faults.ts';
import { compileForms, readForms, readInputs } from '../forms.ts';
import { type JsonObject, listAt } from '../json.ts';
import { expectRefused, faultsOf, field, type Planted, part, planted, text } from './planting.ts';

const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');

// Controls and checks that pass every rule of the contract, and could never do what they are there for.
it.each<Planted>([
  [
    'an order by a list, where the console orders',
    'article-template',
    (d) =>
      listAt(d.list, 'columns').push({
        field: 'article.tags',
        kind: 'tags',
        item: 'name',
        label: text('Tags'),
        sort: true,
        optional: true,
      }),
    '"sort"',
    '`article.tags` is a list, by which the console orders nothing. Remove `sort`.',
  ],
  [
    'countries that the service refuses',
    'article-list-section',
    (d) => Object.assign(field(d, 'onlyLanguage'), { widget: 'country' }),
    '"country"',
    '`onlyLanguage` cannot be `"AD"`, the code of a country; the service would refuse it. Take another widget.',
  ],
  [
    'what tells namesakes apart as a list',
    'video',
    (d) => Object.assign(options(d, 'tags'), { detail: 'titles' }),
    '"titles"',
    '`titles` is a list, which nothing is read of. There are `value`, `name`, ',
  ],
  [
    'choices called by what some have not',
    'shop-section',
    (d) => Object.assign(options(d, 'categoryIds'), { text: 'parentName' }),
    '"parentName"',
    '`parentName` may be nothing, and then it would be called nothing. The only one is `name`.',
  ],
  [
    'look-alikes by a parameter of another field',
    'article',
    (d) => Object.assign(part(d, 'form', 'similar'), { parameters: { author: 'header' } }),
    '"author": "header"',
    '`author` is asked for what `header` holds, and an article has `author` itself. Write `"author": "author"`, or',
  ],
  [
    'look-alikes of a file without what their operation needs',
    'player',
    (d) => Object.assign(part(d, 'form', 'similar'), { parameters: { firstName: 'firstName', lastName: 'lastName' } }),
    '"parameters"',
    '`findSimilarPlayers` needs `dateOfBirth` of each row, and no import could ask it. Add it, with the field',
  ],
  [
    'look-alikes of a file by what their operation does not know',
    'staff',
    (d) => Object.assign(part(d, 'form', 'similar', 'parameters'), { nationality: 'nationality' }),
    '"nationality": "nationality"',
    '`findSimilarStaff` knows no `nationality`. There are `firstName` and `lastName`.',
  ],
  [
    'an address by what nothing is read by',
    'site-sponsors',
    (d) => Object.assign(part(d, 'paths'), { edit: '/sponsors/setup/{name}/edit' }),
    '"edit"',
    '`getSiteSponsors` reads by `groupId`, which `name` is not. Write `{id}`.',
  ],
])('refuses %s', expectRefused);

it('tells only what would mend a value that is not the choice’s own', () => {
  const told = faultsOf(
    planted('table-section', (d) => Object.assign(options(d, 'ssgtUuid'), { value: 'season.uuid' })),
  );
  expect(told).toEqual([expect.stringContaining('Two choices may have the same `season.uuid`. Did you mean `uuid`?')]);
});

it('tells a parameter that no property is once for each address of the list, and counts it in no editor', () => {
  const rename = (d: JsonObject) => {
    const paths = part(d, 'paths');
    for (const [role, path] of Object.entries(paths as Record<string, string>))
      paths[role] = path.replace('{ssgtUuid}', '{cupUuid}');
  };
  const told = faultsOf(planted('game-series', rename));
  expect(told.filter((one) => one.includes('`cupUuid`, which is no property of a game series'))).toHaveLength(2);
  expect(told.join('\n')).not.toContain('must have one parameter');
});

/** The faults of the definitions after a change of the contract. */
function toldWith(change: (contract: JsonObject) => void): string[] {
  const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;
  change(contract);
  return compileForms(readForms(), readInputs(new Contract(contract))).faults.map(faultLine);
}

const get = (contract: JsonObject, path: string): JsonObject => part(contract, 'paths', path, 'get');

it('refuses choices that come in pages which nobody counts', () => {
  const told = toldWith((contract) => {
    const { parameters } = get(contract, '/content-feeds');
    const paging = (parameters as { $ref?: string }[]).filter(({ $ref = '' }) => /Page(Size)?$/.test($ref));
    expect(paging).toHaveLength(2);
    const owners = get(contract, '/sports-v2/owners');
    owners.parameters = [...(owners.parameters as JsonObject[]), ...(paging as JsonObject[])];
  });
  expect(told.find((one) => one.includes('forms/team.json'))).toMatch(
    /:\d+ `listOwners` gives pages without their total, and cannot be searched: what stands after the first could never be chosen\. Let it give all/,
  );
});

it('says where in its reply the thing lies, where a read gives more', () => {
  const told = toldWith((contract) => delete get(contract, '/articles/{id}')['x-reply-holds']);
  expect(told[0]).toContain('Its reply has it in `data.article`: write `x-reply-holds: data.article` there');
});
