import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Contract } from '../contract.ts';
import { compileForms, readForms, readInputs } from '../forms.ts';
import { isObject, type JsonObject, listAt, objectAt } from '../json.ts';
import { column, expectRefused, faultsOf, field, filter, type Planted, part, planted, text } from './planting.ts';

/** What is right by its kind, and another thing than the one that is meant: parameters of addresses, choices that are not told apart, parts of others. */

const links = (d: JsonObject): JsonObject[] => listAt(d, 'links').filter(isObject);
const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
const optional = (path: string, kind: string, item: string): JsonObject => ({
  field: path,
  kind,
  item,
  label: text('Another column'),
  optional: true,
});

const mistakes: Planted[] = [
  [
    'a page of two things that is filled with one of them twice',
    'game',
    (d) => Object.assign(links(d)[0] ?? {}, { path: '/sports/game/{uuid}/edit/{uuid}' }),
    '"path"',
    '`{uuid}` stands twice: one of them names another thing. The page is at `/sports/game/{gameUuid}/edit/{ssgtUuid}`.',
  ],
  [
    'rows that lead to a page by one thing twice',
    'game-series',
    (d) => Object.assign(options(d, 'games'), { path: '/sports/game/{uuid}/edit/{uuid}' }),
    '"path"',
    '`{uuid}` stands twice',
  ],
  [
    'a link with two parameters in another order',
    'game',
    (d) => Object.assign(links(d)[0] ?? {}, { path: '/sports/game/{ssgtUuid}/edit/{gameUuid}' }),
    '"path"',
    'The page is at `/sports/game/{gameUuid}/edit/{ssgtUuid}`, with its parameters in another order.',
  ],
  [
    'an address with two parameters swapped',
    'game-setting',
    (d) => Object.assign(part(d, 'paths'), { create: '/sports/game/{ssgtUuid}/edit/{gameUuid}' }),
    '"create"',
    '`{ssgtUuid}` stands where forms/game.json has `{gameUuid}`.',
  ],
  [
    'a page of its own by another property',
    'layout',
    (d) => Object.assign(links(d)[1] ?? {}, { path: '/layouts-pages/{instanceId}/settings' }),
    '"path"',
    '`/layouts-pages/{instanceId}/settings` is a page of a layout, which is not found by `instanceId`. Write `{id}`.',
  ],
  [
    'a page for all rows by one of them',
    'player',
    (d) => Object.assign(part(d, 'paths'), { merge: '/sports/players/{playerUuid}/merge' }),
    '"merge"',
    '`/sports/players/{playerUuid}/merge` is one page for all rows of the list',
  ],
  [
    'a list below what it has no parameter for',
    'page',
    (d) => Object.assign(part(d, 'paths'), { list: '/layouts-pages/{layoutId}/pages' }),
    '"list"',
    'The list (`listPages`) has no parameter `layoutId` that the address could fill. Write it without `{layoutId}`.',
  ],
  [
    'a tag handed to a filter of something else',
    'custom-tag',
    (d) => Object.assign(links(d)[1] ?? {}, { path: '/articles/list?game={value}' }),
    '"path"',
    '`game` is not what `value` fills, and `tag` is. Write `tag={value}`.',
  ],
  [
    'two tabs counted by the same',
    'custom-tag',
    (d) => Object.assign(links(d)[0] ?? {}, { count: 'articleCount' }),
    '"count": "articleCount"',
    'Two tabs are counted by `articleCount`',
  ],
  [
    'a source filled with a thing of another kind',
    'game-series',
    (d) => Object.assign(options(d, 'awayTeam'), { parameters: { ssgtUuid: 'homeTeam.uuid' } }),
    '"ssgtUuid": "homeTeam.uuid"',
    '`ssgtUuid` is filled with `homeTeam.uuid`, which is a team and no ssgt.',
  ],
  [
    'one of a few values filled with any text',
    'site-route',
    (d) => Object.assign(options(d, 'resourceId'), { parameters: { resourceType: 'path' } }),
    '"resourceType": "path"',
    '`resourceType` takes one of `startpage`',
  ],
  [
    'a filter by what another filter takes',
    'ssgt',
    (d) => Object.assign(filter(d, 'seasonUuid'), { source: 'listGameTypes', text: 'names' }),
    '"source": "listGameTypes"',
    '`listGameTypes` gives each game-type, no season. Did you mean `listSeasons`?',
  ],
  [
    'a new thing of another kind than the choices',
    'ssgt',
    (d) => Object.assign(options(d, 'gameType'), { create: 'series' }),
    '"create": "series"',
    'A new series is none of those that `listGameTypes` gives. Remove it.',
  ],
  [
    'choices known by what may be nothing',
    'shop-section',
    (d) => Object.assign(options(d, 'categoryIds'), { value: 'parentId' }),
    '"value": "parentId"',
    'Two choices may have the same `parentId`. Did you mean `id`?',
  ],
  [
    'choices known by the identifier of something else',
    'ticket-promo-slide',
    (d) => Object.assign(options(d, 'gameUuid'), { value: 'ssgtUuid' }),
    '"value": "ssgtUuid"',
    'Two choices may have the same `ssgtUuid`. Did you mean `uuid`?',
  ],
  [
    'a choice kept by another property than the one of that name',
    'dynamic-ads',
    (d) => Object.assign(options(d, 'name'), { value: 'displayName' }),
    '"value": "displayName"',
    '`listDynamicAdsProviders` gives `name` itself, and `displayName` would be kept. Write `"value": "name"`.',
  ],
  [
    'rows known by what may be nothing',
    'shop-category',
    (d) => Object.assign(d, { id: 'parentId' }),
    '"id": "parentId"',
    '`parentId` may be nothing, which identifies no row. Did you mean `id`?',
  ],
  [
    'a thing called by several properties',
    'game',
    (d) => listAt(d.list, 'columns').push(optional('homeTeamInfo', 'relation', 'names')),
    '"item": "names"',
    '`names` of `homeTeamInfo` is several properties of its own, which names nothing.',
  ],
  [
    'tags grouped by what is no kind',
    'video-section',
    (d) => Object.assign(options(d, 'requiredTags'), { kind: 'name' }),
    '"kind": "name"',
    '`name` is none of these kinds. The only one is `resourceType`.',
  ],
  [
    'a game of what gives articles unless told',
    'ticket-promo-slide',
    (d) => Object.assign(field(d, 'gameUuid'), { options: { source: 'listLinkTargets', value: 'id', text: 'titles' } }),
    '"source": "listLinkTargets"',
    '`listLinkTargets` gives a game only where `kind` is `game`, and nothing says so. Did you mean `listGames`?',
  ],
  [
    'a slide that starts as a slide of another kind',
    'info-slide',
    (d) => Object.assign(part(d, 'form', 'initial'), { kind: 'hero' }),
    '"kind": "hero"',
    'forms/hero-slide.json starts with `hero` in `kind` too, and nothing with `info`. Write `info`.',
  ],
  [
    'an operation that saves another thing than is read',
    'editable-series',
    (d) => Object.assign(part(d, 'operations'), { update: 'saveEcalSettings' }),
    '"update": "saveEcalSettings"',
    'and `saveEcalSettings` saves what is at `/instance-config/ecal`. Did you mean `saveEditableSeries`?',
  ],
  [
    'a list that needs words, where another gives the same rows',
    'image',
    (d) => Object.assign(part(d, 'operations', 'list'), { operation: 'searchMedia' }),
    '"operation": "searchMedia"',
    '`searchMedia` cannot give the list: it needs `search`. There are `listMedia` and `listMediaByType`.',
  ],
  [
    'tabs that became a plain filter',
    'article',
    (d) => delete filter(d, 'list').as,
    '"list": "listArticles"',
    '`listArticles` cannot give the list: its address names one thing. Add `"as": "tabs"` to the filter `list`.',
  ],
  [
    'a field edited in the list without the one that it depends on',
    'staff',
    (d) => Object.assign(part(d, 'list'), { edit: ['role', 'portraitConsentUntil'] }),
    '"portraitConsentUntil"',
    '`portraitConsentUntil` cannot be changed from the list: whether it is shown depends on other fields. Add `portraitConsent`, on which it depends.',
  ],
  [
    'a column that edits what is in the form and not among the fields of `edit`',
    'staff',
    (d) => Object.assign(part(d, 'list'), { edit: ['role', 'portraitConsentBy'] }),
    '"edits": "portraitConsent"',
    '`portraitConsent` is not among the fields of `edit`. Add it there, or remove `edits`.',
  ],
];
test.each(mistakes)('%s', expectRefused);

test('letters that are codes of their own may be called by words that begin with another', () => {
  const called = (left: string, right: string) =>
    faultsOf(
      planted('player', (d) => {
        const words = { L: text(left), R: text(right), '-': text('Both sides') };
        for (const one of [field(d, 'shoots'), column(d, 'shoots')])
          if (one.choices !== undefined) Object.assign(one, { choices: words });
      }),
    ).filter((one) => one.includes('Put each in the place of the other'));
  expect(called('Rink side', 'Home side')).toEqual([]);
  expect(called('Right', 'Left')).not.toEqual([]);
});

const bundle = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;

/** The faults of the real definitions after a change of the contract. */
function toldBy(change: (schemas: JsonObject, paths: JsonObject) => void): string[] {
  const document = structuredClone(bundle);
  change(objectAt(objectAt(document, 'components'), 'schemas'), objectAt(document, 'paths'));
  const { faults } = compileForms(readForms(), readInputs(new Contract(document)));
  return faults.map(({ file, message }) => `${file} ${message}`);
}

const property = (schemas: JsonObject, schema: string, name: string): JsonObject =>
  objectAt(objectAt(objectAt(schemas, schema), 'properties'), name);

test('what the contract only takes is shown in no column', () => {
  expect(
    toldBy((schemas) => Object.assign(property(schemas, 'ContentFeedFields', 'url'), { writeOnly: true })),
  ).toEqual(['forms/content-feed.json `url` is only sent, and never given back.']);
});

test('a choice has all that the contract needs of it', () => {
  const told = toldBy((schemas) => {
    const season = objectAt(schemas, 'SeasonRef');
    Object.assign(objectAt(season, 'properties'), { colour: { type: 'string' } });
    season.required = ['uuid', 'colour'];
  });
  expect(told).toEqual(['forms/ssgt.json `season` needs `colour`, which `listSeasons` does not give.']);
});

test('a list that takes no direction, or no size of a page, is refused; so is a number that asks for a text', () => {
  const [get, one] = ['/sports-v2/seasons', '/sports-v2/seasons/{seasonUuid}'] as const;
  const without = (name: string) =>
    toldBy((_, paths) => {
      const list = objectAt(objectAt(paths, get), 'get');
      list.parameters = listAt(list, 'parameters').filter((each) => !JSON.stringify(each).includes(name));
    });
  expect(without('"sortOrder"')).toEqual([
    'forms/season.json `listSeasons` is ordered, and takes no `sortOrder`: the other way would be refused.',
  ]);
  expect(without('PageSize')).toEqual([
    'forms/season.json `listSeasons` cannot give the list: it takes no `pageSize`.',
  ]);
  expect(
    toldBy((_, paths) =>
      Object.assign(listAt(objectAt(paths, one), 'parameters')[0] as JsonObject, { schema: { type: 'integer' } }),
    ),
  ).toEqual(['forms/season.json `getSeason` takes a whole number, and `uuid` is text.']);
});
