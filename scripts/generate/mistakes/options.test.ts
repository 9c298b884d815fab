import { test } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { expectRefused, field, type Planted, part, sections } from './planting.ts';

/** Starts, options and operations that keep to their schemas and cannot hold beside each other or beside the contract. */

const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
const columnOf = (d: JsonObject, path: string): JsonObject =>
  listAt(options(d, path), 'columns').filter(isObject)[1] ?? {};

const starts: Planted[] = [
  [
    'a new one that is not in the list',
    'team',
    (d) => Object.assign(part(d, 'form', 'initial'), { deleted: true }),
    '"deleted"',
    'A new one would not be in the list',
  ],
  [
    'a day that gets old',
    'sponsor',
    (d) => Object.assign(part(d, 'form', 'initial'), { contractUntil: '2020-01-31' }),
    '"contractUntil"',
    'Every new one would start with `2020-01-31`, which is over one day.',
  ],
  [
    'a thing of one site',
    'game',
    (d) => Object.assign(part(d, 'form', 'initial'), { ssgtUuid: '0190b7a4-5c1e-7a1b-8c3d-2f6a9e1b4c5d' }),
    '"ssgtUuid"',
    'is one thing of one site',
  ],
  [
    'the active site as a name',
    'team',
    (d) => Object.assign(part(d, 'form'), { activeSite: 'displayName' }),
    '"activeSite"',
    '`displayName` holds no site',
  ],
  [
    'a new row that the service refuses',
    'site-sponsor-groups',
    (d) => Object.assign(part(options(d, 'groups'), 'initial'), { size: 'huge' }),
    '"size"',
    '`size` cannot be `"huge"`; the service would refuse it.',
  ],
  [
    'a new row with what rows do not have',
    'site-sponsor-groups',
    (d) => Object.assign(part(options(d, 'groups'), 'initial'), { colour: 'red' }),
    '"colour"',
    'There is no field `colour` in a row.',
  ],
  [
    'a new row with a part of an object',
    'hero-slide',
    (d) => Object.assign(part(options(d, 'buttons'), 'initial'), { 'link.kind': 'route' }),
    '"link.kind"',
    'would be kept as a property of that name. Write it as an object: `"link": { "kind": … }`.',
  ],
];

const widgets: Planted[] = [
  [
    'another unit than the list’s',
    'player',
    (d) => Object.assign(options(d, 'height'), { unit: 'kg' }),
    '"unit"',
    'The list shows `height` in cm, and the form in kg.',
  ],
  [
    'the look of a document in a form',
    'team',
    (d) => Object.assign(field(d, 'displayName'), { options: { look: 'kicker' } }),
    '"look"',
    '`kicker` shows no label',
  ],
  [
    'a beginning of addresses that is not stored',
    'team',
    (d) => Object.assign(field(d, 'teamInfo.website'), { widget: 'text', options: { prefix: 'https://' } }),
    '"prefix"',
    '`https://` would stand before the address',
  ],
  [
    'a usual word twice',
    'game',
    (d) => (options(d, 'roundLabel').words as JsonObject[]).push({ en: 'Finals', sv: 'Finalomgång' }),
    '{',
    '“Finals”, or its Swedish, stands twice.',
  ],
  [
    'cuts in the wrong order',
    'article',
    (d) => (options(d, 'header').cuts as JsonObject[]).reverse(),
    '"at"',
    '`60` stands after a longer one.',
  ],
  [
    'a country written as the service does not take it',
    'team',
    (d) => Object.assign(options(d, 'nationality'), { written: { SE: 'swe' } }),
    '"SE"',
    '`nationality` cannot be `"swe"`; the service would refuse it.',
  ],
  [
    'two countries written alike',
    'team',
    (d) => Object.assign(options(d, 'nationality'), { written: { SE: 'sv', NO: 'sv' } }),
    '"NO"',
    '`SE` and `NO` are both written `sv`.',
  ],
  [
    'a country stored as another',
    'team',
    (d) => Object.assign(options(d, 'nationality'), { written: { SE: 'NO' } }),
    '"SE"',
    '`NO` is another country, which `SE` would be stored as.',
  ],
  [
    'no pictures for a picture',
    'team',
    (d) => Object.assign(field(d, 'icon'), { options: { kinds: ['video'] } }),
    '"kinds"',
    'What it holds takes no video. Write `["image"]`, or leave it out.',
  ],
  [
    'videos where only a picture is kept',
    'layout-settings',
    (d) => Object.assign(field(d, 'shareImage'), { options: { kinds: ['video', 'image'] } }),
    '"kinds"',
    'What it holds takes no video. Write `["image"]`, or leave it out.',
  ],
  [
    'kinds that the search would leave out',
    'video',
    (d) => Object.assign(options(d, 'tags'), { kindParameter: 'exclude' }),
    '"kindParameter"',
    '`exclude` takes kinds, and everywhere else they are told by `include`. Did you mean `include`?',
  ],
  [
    'a page of rows that there is not',
    'site-sponsor-groups',
    (d) => Object.assign(part(options(d, 'groups'), 'page'), { path: '/sponsors/setup/{id}/edti' }),
    '"path"',
    'The console has no page at `/sponsors/setup/{id}/edti`.',
  ],
  [
    'a page of related rows that there is not',
    'game-series',
    (d) => Object.assign(options(d, 'games'), { path: '/sports/gamez/{uuid}' }),
    '"path"',
    'The console has no page at `/sports/gamez/{uuid}`.',
  ],
  [
    'a parameter of another thing',
    'game-series',
    (d) => Object.assign(options(d, 'homeTeam'), { parameters: { ssgtUuid: 'uuid' } }),
    '"ssgtUuid"',
    'is filled with the identifier of this game-series, which is no ssgt.',
  ],
  [
    'kinds of tags that there are not',
    'image',
    (d) => Object.assign(options(d, 'tags'), { kinds: { teams: { en: 'Teams', sv: 'Lag' } } }),
    '"teams"',
    '`searchActiveTags` knows no `teams`.',
  ],
  [
    'games that nothing searches',
    'article',
    (d) => {
      delete options(d, 'body').games;
    },
    '"nodes"',
    'Nothing says where games are searched and named.',
  ],
  [
    'names in a language that is none',
    'season',
    (d) => Object.assign(field(d, 'names'), { options: { languages: ['en', 'se'] } }),
    '"se"',
    'No name has the language `se`.',
  ],
  [
    'two moments, each after the other',
    'layout-section',
    (d) => Object.assign(field(d, 'visibleFrom'), { options: { after: 'visibleUntil' } }),
    '"after"',
    'must each lie after the other.',
  ],
  [
    'nobody older than ten',
    'player',
    (d) => Object.assign(field(d, 'dateOfBirth'), { options: { oldest: 10 } }),
    '"oldest"',
    '`oldest` is `10`. It must be 80 or more',
  ],
  [
    'a property that nothing reads',
    'team',
    (d) => Object.assign(field(d, 'teamInfo.email'), { field: 'teamInfo.mail' }),
    '"field"',
    'Nothing reads `mail` of a team. Did you mean `email`?',
  ],
  [
    'an account in what there is not',
    'team',
    (d) =>
      Object.assign(sections(d).at(-1) as JsonObject, {
        fields: [
          {
            field: 'teamInfo',
            label: { en: 'Accounts', sv: 'Konton' },
            widget: 'accounts',
            options: { media: ['facebok'] },
          },
        ],
      }),
    '"facebok"',
    'Nothing reads `facebok`. Did you mean `facebook`?',
  ],
  [
    'a misspelt kind of a column',
    'subscription-texts',
    (d) => Object.assign(columnOf(d, 'count'), { kind: 'numbr' }),
    '"kind": "numbr"',
    'numbr',
  ],
  ['a column without its field', 'subscription-texts', (d) => void delete columnOf(d, 'count').field, '{', 'field'],
];

const roles: Planted[] = [
  [
    'a list that nothing shows',
    'page',
    (d) => {
      delete d.list;
    },
    '"list"',
    'Nothing shows the rows that it gives.',
  ],
  [
    'what a row refers to as its identifier',
    'game',
    (d) => Object.assign(d, { id: 'homeTeam.uuid' }),
    '"id"',
    '`homeTeam.uuid` identifies what a row refers to, and not the row. Did you mean `uuid`?',
  ],
  [
    'a name where an identifier is kept',
    'page',
    (d) => Object.assign(options(d, 'layoutId'), { value: 'name' }),
    '"value"',
    '`layoutId` takes no `name`; the service would refuse it. The only one is `id`.',
  ],
  [
    'choices called by what has parts',
    'game',
    (d) => Object.assign(options(d, 'homeTeam'), { text: 'clubName' }),
    '"text"',
    '`clubName` is several properties of its own, which names nothing.',
  ],
  [
    'an add-on that is left out',
    'dynamic-ads',
    (d) => {
      delete d.requires;
    },
    '"list"',
    '`listDynamicAdsConfigs` needs the add-on `dynamicAds`',
  ],
  [
    'a merge of another kind',
    'player',
    (d) => {
      for (const role of ['merge', 'mergePreview'])
        Object.assign(part(d, 'operations', role, 'parameters'), { kind: 'team' });
    },
    '"kind"',
    '`team` is another definition.',
  ],
  [
    'an undo that merges',
    'player',
    (d) => Object.assign(part(d, 'operations'), { mergeUndo: 'mergeDuplicates' }),
    '"mergeUndo"',
    '`mergeDuplicates` undoes nothing that `mergeDuplicates` does.',
  ],
  [
    'likeness among others',
    'staff',
    (d) => Object.assign(part(d, 'operations'), { similar: 'findSimilarPlayers' }),
    '"similar"',
    '`findSimilarPlayers` is about players',
  ],
];

test.each([...starts, ...widgets, ...roles])('%s', (...mistake) => expectRefused(...mistake));
