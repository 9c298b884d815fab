import { describe, it } from 'vitest';
import { isObject, listAt } from '../json.ts';
import { column, expectTold, filter, type Mistake, part, text } from './planting.ts';

const list = (d: Parameters<Mistake['plant']>[0]) => part(d, 'list');

const columns: Mistake[] = [
  {
    what: 'a field that rows do not have',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'ownerSite'), { field: 'ownerSiet', sort: false }),
    at: '"ownerSiet"',
    says: 'There is no field `ownerSiet` in the rows of the list (`listTeams`). Did you mean `ownerSite`?',
  },
  {
    what: 'a secondary field that rows do not have',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'displayName'), { secondary: 'clubName.ful' }),
    at: '"secondary"',
    says: 'There is no field `clubName.ful` in the rows of the list (`listTeams`). Did you mean `clubName.full`?',
  },
  {
    what: 'an order that the service cannot give',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'list', 'order'), { by: 'displyName' }),
    at: ['"order"', '"by"'],
    says: 'The list (`listTeams`) cannot be ordered by `displyName`. Did you mean `displayName`?',
  },
  {
    what: 'a column that cannot be sorted',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'series'), { sort: true }),
    at: ['"field": "series"', '"sort"'],
    says: 'The list (`listTeams`) cannot be ordered by `series`. Remove `sort`.',
  },
  {
    what: 'what a column is ordered by that cannot be sorted',
    form: 'player',
    plant: (d) => Object.assign(column(d, 'fullName'), { sort: undefined }),
    at: '"sortedBy"',
    says: 'The list cannot be ordered by this column. Remove `sortedBy`, or add `sort`.',
  },
  {
    what: 'a first column that can be hidden',
    form: 'team',
    plant: (d) => Object.assign(listAt(d.list, 'columns')[0] ?? {}, { optional: true }),
    at: '"optional"',
    says: 'The first column cannot be hidden. Remove `optional`, or move the column down.',
  },
  {
    what: 'a column that stands twice',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'ownerSite'), { field: 'teamCode' }),
    at: ['"field": "teamCode"', '"field": "teamCode"'],
    says: 'The list shows `teamCode` twice. Remove one of the two columns.',
  },
  {
    what: 'a number column for text',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'teamCode'), { kind: 'number' }),
    at: ['"field": "teamCode"', '"kind"'],
    says: 'A column of the kind `number` cannot show `teamCode`, which is text. It can be shown as `text`.',
  },
  {
    what: 'a date column for text',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'ownerSite'), { kind: 'date' }),
    at: ['"field": "ownerSite"', '"kind"'],
    says: 'A column of the kind `date` cannot show `ownerSite`, which is text.',
  },
  {
    what: 'a yes-or-no column for a choice',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'gender'), { kind: 'boolean' }),
    at: ['"field": "gender"', '"kind"'],
    says: 'A column of the kind `boolean` cannot show `gender`, which is one of `male`, `female` or `neutral`.',
  },
  {
    what: 'a text column for a list',
    form: 'team',
    plant: (d) => {
      column(d, 'series').kind = 'text';
      delete column(d, 'series').item;
    },
    at: ['"field": "series"', '"kind"'],
    says: 'A column of the kind `text` cannot show `series`, which is a list. It can be shown as `tags`.',
  },
  {
    what: 'tags that do not say what names them',
    form: 'team',
    plant: (d) => delete column(d, 'series').item,
    at: ['"field": "series"', '"kind"'],
    says: 'A column of the kind `tags` must say what names each entry of `series`. Add `item`:',
  },
  {
    what: 'a relation named by what it does not have',
    form: 'player',
    plant: (d) => Object.assign(column(d, 'team'), { item: 'displyName' }),
    at: '"item": "displyName"',
    says: 'There is no field `displyName` in `team`. Did you mean `displayName`?',
  },
  {
    what: 'a picture that is no address',
    form: 'player',
    plant: (d) => Object.assign(column(d, 'deleted'), { kind: 'image', choices: undefined }),
    at: ['"field": "deleted"', '"kind": "image"'],
    says: 'A column of the kind `image` cannot show `deleted`, which is yes or no.',
  },
  {
    what: 'a unit behind a text',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'teamCode'), { unit: 'cm' }),
    at: '"unit"',
    says: '`unit` means nothing in a column of the kind `text`. Remove it; it is for `number`.',
  },
  {
    what: 'a person who is a date',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'lastModified'), { person: true }),
    at: '"person"',
    says: '`person` means nothing in a column of the kind `date`. Remove it; it is for `text`.',
  },
  {
    what: 'a choice without labels',
    form: 'player',
    plant: (d) => delete column(d, 'deleted').choices,
    at: ['"columns"', '"field": "deleted"', '"kind"'],
    says: '`deleted` can be `true` or `false`, without a label in `choices`. Add one for each.',
  },
  {
    what: 'a row that is named by nothing',
    form: 'player',
    plant: (d) => Object.assign(d, { title: 'fulName' }),
    at: '"title": "fulName"',
    says: 'There is no field `fulName` in the rows of the list (`listPlayers`). Did you mean `fullName`?',
  },
];

const filters: Mistake[] = [
  {
    what: 'a value to watch that the filter does not have',
    form: 'sponsor',
    plant: (d) => Object.assign(filter(d, 'state'), { watch: 'endsSoon' }),
    at: '"endsSoon"',
    says: '`state` has no choice `endsSoon`. There are `all`, `active`, `endingSoon`, `upcoming`, `ended` and `inactive`.',
  },
  {
    what: 'tabs without choices',
    form: 'image',
    plant: (d) => Object.assign(filter(d, 'tag'), { as: 'tabs' }),
    at: ['"parameter": "tag"', '"as"'],
    says: 'Tabs need `choices`. Add them, or remove `as`.',
  },
  {
    what: 'a second row of tabs',
    form: 'article',
    plant: (d) => Object.assign(filter(d, 'version'), { as: 'tabs' }),
    at: ['"parameter": "version"', '"as"'],
    says: 'A list has one row of tabs. Remove `as` from one of the two filters.',
  },
  {
    what: 'a part of the address that no tabs fill',
    form: 'article',
    plant: (d) => Reflect.deleteProperty(filter(d, 'list'), 'as'),
    at: ['"operations"', '"list"'],
    says: '`listArticles` cannot give the list: its address names one thing.',
  },
  {
    what: 'an unknown parameter',
    form: 'team',
    plant: (d) => Object.assign(filter(d, 'seriesUuid'), { parameter: 'seriesUid' }),
    at: '"seriesUid"',
    says: 'The list (`listTeams`) has no parameter `seriesUid`. Did you mean `seriesUuid`?',
  },
  {
    what: 'a parameter called as its label',
    form: 'player',
    plant: (d) => Object.assign(filter(d, 'teamUuid'), { parameter: 'team' }),
    at: '"parameter": "team"',
    says: 'The list (`listPlayers`) has no parameter `team`. Did you mean `teamUuid`?',
  },
  {
    what: 'a parameter that is the list’s own',
    form: 'team',
    plant: (d) => Object.assign(filter(d, 'seriesUuid'), { parameter: 'pageSize' }),
    at: '"parameter": "pageSize"',
    says: 'The list fills `pageSize` itself.',
  },
  {
    what: 'a value that the service refuses',
    form: 'team',
    plant: (d) => Object.assign(part(filter(d, 'gender'), 'choices'), { mix: text('Mixed') }),
    at: '"mix"',
    says: '`gender` cannot be `mix`; the service would refuse it.',
  },
  {
    what: 'a value without a label',
    form: 'team',
    plant: (d) => delete part(filter(d, 'gender'), 'choices').female,
    at: ['"parameter": "gender"', '"choices"'],
    says: '`gender` can also be `female`, without a label in `choices`. Add one for each.',
  },
  {
    what: 'half of a yes or no',
    form: 'team',
    plant: (d) => delete part(filter(d, 'deleted'), 'choices').true,
    at: ['"parameter": "deleted"', '"choices"'],
    says: '`deleted` can also be `true`, without a label in `choices`.',
  },
  {
    what: 'choices for what has no fixed values',
    form: 'team',
    plant: (d) => {
      const { parameter = '', label = {} } = filter(d, 'seriesUuid');
      Object.assign(list(d), { filters: [{ parameter, label, choices: { a: text('A') } }] });
    },
    at: ['"parameter": "seriesUuid"', '"choices"'],
    says: '`seriesUuid` is text, not one of fixed values. Take a `source` in place of `choices`.',
  },
  {
    what: 'nothing to choose from',
    form: 'team',
    plant: (d) => delete filter(d, 'gender').choices,
    at: ['"filters"', '"parameter": "gender"'],
    says: 'The filter `gender` has nothing to choose from. Add `choices`, a `source`, or `until` for a range of days.',
  },
  {
    what: 'two ways at once',
    form: 'team',
    plant: (d) => Object.assign(filter(d, 'deleted'), { source: 'listSeries', value: 'uuid', text: 'names' }),
    at: ['"parameter": "deleted"', '"source"'],
    says: 'The filter `deleted` has `choices` and `source`. It takes only one of them.',
  },
  {
    what: 'a source that does not exist',
    form: 'team',
    plant: (d) => Object.assign(filter(d, 'ownerInstanceId'), { source: 'listOwner' }),
    at: '"source": "listOwner"',
    says: 'The service has no operation `listOwner`. Did you mean `listOwners`?',
  },
  {
    what: 'a source that is no list',
    form: 'team',
    plant: (d) => Object.assign(filter(d, 'ownerInstanceId'), { source: 'getTeam' }),
    at: '"source": "getTeam"',
    says: '`getTeam` does not give a list to choose from.',
  },
  {
    what: 'a name that choices do not have',
    form: 'team',
    plant: (d) => Object.assign(filter(d, 'seriesUuid'), { text: 'naems' }),
    at: '"text": "naems"',
    says: 'There is no field `naems` in what `listSeries` gives. Did you mean `names`?',
  },
  {
    what: 'a last day that the service does not know',
    form: 'player',
    plant: (d) => Object.assign(range(d), { until: 'bornUntill' }),
    at: '"until": "bornUntill"',
    says: 'The list (`listPlayers`) has no parameter `bornUntill`. Did you mean `bornUntil`?',
  },
  {
    what: 'a last day that is no day',
    form: 'player',
    plant: (d) => Object.assign(range(d), { until: 'lastName' }),
    at: '"until": "lastName"',
    says: '`lastName` is text, not a day. Name the parameter of the last day.',
  },
  {
    what: 'ready-made ranges where there is no range',
    form: 'player',
    plant: (d) => Object.assign(filter(d, 'gender'), { presets: false }),
    at: '"presets": false',
    says: 'The filter `gender` is no range of days. Remove `presets`.',
  },
  {
    what: 'two filters for one parameter',
    form: 'team',
    plant: (d) => listAt(list(d), 'filters').push(structuredClone(filter(d, 'gender'))),
    at: ['"parameter": "gender"', '"parameter": "gender"'],
    says: 'Two filters fill `gender`. Remove one of them.',
  },
];

/** The filter for a range of days of birth. */
const range = (d: Parameters<Mistake['plant']>[0]) => {
  const found = listAt(d.list, 'filters').find((one) => isObject(one) && one.until === 'bornUntil');
  if (!isObject(found)) throw new Error('no range of days of birth');
  return found;
};

describe('a column', () => {
  it.each(columns)('$what', expectTold);
});

describe('a filter', () => {
  it.each(filters)('$what', expectTold);
});
