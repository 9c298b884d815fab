import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { expectTold, faultsOf, field, type Mistake, part, planted } from './planting.ts';

// Entities that lack a part, that belong to another, or that lead to other pages; and actions that call an operation.

/** The action of a definition that has this name. */
function action(definition: JsonObject, name: string): JsonObject {
  const found = listAt(definition, 'actions').find((one) => isObject(one) && one.name === name);
  if (!isObject(found)) throw new Error(`no action ${name}`);
  return found;
}

const calls: Mistake[] = [
  {
    what: 'an operation that does not exist',
    form: 'ssgt',
    plant: (d) => Object.assign(part(action(d, 'close'), 'call'), { operation: 'changeSsgtStat' }),
    at: '"changeSsgtStat"',
    says: 'The service has no operation `changeSsgtStat`. Did you mean `changeSsgtState`?',
  },
  {
    what: 'an operation that only reads',
    form: 'ssgt',
    plant: (d) => Object.assign(action(d, 'close'), { call: { operation: 'getSsgt' } }),
    at: ['"close"', '"getSsgt"'],
    says: 'An action cannot call `getSsgt`: it only reads.',
  },
  {
    what: 'an operation that takes a body',
    form: 'ssgt',
    plant: (d) => Object.assign(action(d, 'close'), { call: { operation: 'connectTeams' } }),
    at: '"connectTeams"',
    says: 'An action cannot call `connectTeams`: it takes a body.',
  },
  {
    what: 'a body for an operation that takes none',
    form: 'ssgt',
    plant: (d) => Object.assign(part(action(d, 'close'), 'call'), { body: { state: 'closed' } }),
    at: ['"close"', '"body"'],
    says: '`changeSsgtState` takes no body. Remove it.',
  },
  {
    what: 'a body with an unknown property',
    form: 'custom-tag',
    plant: (d) => Object.assign(part(action(d, 'activate'), 'call', 'body'), { actve: true }),
    at: '"actve"',
    says: '`setTagActive` takes no `actve`. Did you mean `active`?',
  },
  {
    what: 'a body with a wrong value',
    form: 'custom-tag',
    plant: (d) => Object.assign(part(action(d, 'activate'), 'call', 'body'), { active: 'yes' }),
    at: '"yes"',
    says: '`active` ',
  },
  {
    what: 'an operation on something else',
    form: 'series',
    plant: (d) =>
      Object.assign(d, {
        actions: [{ ...action(d, 'delete'), set: undefined, call: { operation: 'changeSsgtState' } }],
      }),
    at: '"changeSsgtState"',
    says: '`changeSsgtState` gives a Ssgt, and not a series (Series).',
  },
  {
    what: 'a missing parameter',
    form: 'ssgt',
    plant: (d) => Object.assign(action(d, 'close'), { call: { operation: 'changeSsgtState' } }),
    at: ['"close"', '"changeSsgtState"'],
    says: '`changeSsgtState` has `transition` and `ssgtUuid` in its address, and only one of them can name what it is done to.',
  },
  {
    what: 'an unknown parameter',
    form: 'ssgt',
    plant: (d) => Object.assign(part(action(d, 'close'), 'call', 'parameters'), { transitoin: 'x' }),
    at: '"transitoin"',
    says: '`changeSsgtState` has no parameter `transitoin`. Did you mean `transition`?',
  },
  {
    what: 'a value against the pattern',
    form: 'ssgt',
    plant: (d) => Object.assign(part(action(d, 'close'), 'call', 'parameters'), { transition: 'active' }),
    at: ['"close"', '"transition": "active"'],
    says: '`transition` cannot be `"active"`; the service would refuse it.',
  },
  {
    what: 'nothing left to name the thing',
    form: 'ssgt',
    plant: (d) =>
      Object.assign(part(action(d, 'close'), 'call', 'parameters'), {
        ssgtUuid: 'b1f7c1de-6a52-4b0e-9d0f-3f1c2a4b5c6d',
      }),
    at: ['"close"', '"parameters"'],
    says: 'Nothing is left in the address of `changeSsgtState` to name what it is done to.',
  },
  {
    what: 'two things at once',
    form: 'ssgt',
    plant: (d) => Object.assign(action(d, 'close'), { set: { active: false } }),
    at: ['"close"', '"call"'],
    says: 'The action `close` has `set` and `call`. It does only one of them.',
  },
  {
    what: 'a reason that is never told',
    form: 'ssgt',
    plant: (d) => Object.assign(action(d, 'close'), { when: undefined }),
    at: ['"close"', '"otherwise"'],
    says: 'The action `close` is always offered, so this reason would never be told.',
  },
];

const parts: Mistake[] = [
  {
    what: 'an editor without its operations',
    form: 'season',
    plant: (d) => Object.assign(part(d, 'operations'), { read: undefined }),
    at: '"operations"',
    says: 'The editor needs the operation `read`. Add it, or remove `edit` from `paths`.',
  },
  {
    what: 'operations without an editor',
    form: 'series',
    plant: (d) => Object.assign(part(d, 'operations'), { update: undefined }),
    at: '"operations"',
    says: 'The editor needs the operation `update`. Add it, or remove `edit` from `paths`.',
  },
  {
    what: 'a form for new ones without an address',
    form: 'series',
    plant: (d) => Object.assign(part(d, 'paths'), { create: undefined }),
    at: '"paths"',
    says: 'The form for a new one has no address. Add `create`, or remove `create` from `operations`.',
  },
  {
    what: 'a list without an operation',
    form: 'series',
    plant: (d) => Object.assign(part(d, 'operations'), { list: undefined }),
    at: '"operations"',
    says: 'Nothing gives the rows of the list. Add the operation `list`, or remove `list`.',
  },
  {
    what: 'an import of what has no list',
    form: 'game-setting',
    plant: (d) => Object.assign(part(d, 'paths'), { import: '/sports/game-setting/import' }),
    at: '"import"',
    says: 'Only what has a list and is made can be brought in from a file. Remove `import`.',
  },
  {
    what: 'uniqueness that nobody can be asked about',
    form: 'season',
    plant: (d) => {
      delete d.list;
      Object.assign(part(d, 'operations'), { list: undefined });
    },
    at: ['"unique"', '"parameters"'],
    says: 'Nothing can be looked for without a list. Add the operation `list`.',
  },
  {
    what: 'an add-on that no site has',
    form: 'ssgt',
    plant: (d) => Object.assign(d, { requires: 'ssgtManagment' }),
    at: '"requires"',
    says: 'There is no add-on `ssgtManagment`. Did you mean `ssgtManagement`?',
  },
];

const nested: Mistake[] = [
  {
    what: 'a parameter of the address that is no property',
    form: 'game-series',
    plant: (d) => Object.assign(part(d, 'paths'), { create: '/sports-config/ssgt/{ssgtUuid}/game-series/{kind}' }),
    at: '"create": "/sports-config',
    says: 'The address has the parameter `kind`, which is no property of a game series.',
  },
  {
    what: 'an address from which nothing leads back',
    form: 'game-series',
    plant: (d) => Object.assign(part(d, 'paths'), { edit: '/sports-config/game-series/{uuid}/edit' }),
    at: '"edit": "/sports-config/game-series/{uuid}/edit"',
    says: 'From the address `/sports-config/game-series/{uuid}/edit` nothing leads back to `/sports-config/ssgt/{ssgtUuid}/game-series`. It needs `{ssgtUuid}`.',
  },
  {
    what: 'a link with two ids',
    form: 'team',
    plant: (d) => Object.assign(d, { links: [{ label: { en: 'x', sv: 'x' }, path: '/sports/{a}/squad/{b}' }] }),
    at: '"/sports/{a}/squad/{b}"',
    says: 'The address `/sports/{a}/squad/{b}` has `a` and `b`, and only one of them can be the id.',
  },
  {
    what: 'a link that needs an unknown add-on',
    form: 'team',
    plant: (d) =>
      Object.assign(d, {
        links: [{ label: { en: 'x', sv: 'x' }, path: '/sports/teams/{teamUuid}/squad', requires: 'squads' }],
      }),
    at: '"requires": "squads"',
    says: 'There is no add-on `squads`.',
  },
];

const sources: Mistake[] = [
  {
    what: 'a parameter that the source does not have',
    form: 'game-series',
    plant: (d) => Object.assign(part(field(d, 'homeTeam'), 'options'), { parameters: { ssgt: 'ssgtUuid' } }),
    at: '"ssgt": "ssgtUuid"',
    says: '`listTeams` has no parameter `ssgt`. Did you mean `ssgtUuid`?',
  },
  {
    what: 'a parameter filled with nothing',
    form: 'game-series',
    plant: (d) => Object.assign(part(field(d, 'homeTeam'), 'options'), { parameters: { ssgtUuid: 'ssgtUid' } }),
    at: '"ssgtUuid": "ssgtUid"',
    says: 'There is no field `ssgtUid` in a game series. Did you mean `ssgtUuid`?',
  },
  {
    what: 'a source that lacks a parameter',
    form: 'game-series',
    plant: (d) => delete part(field(d, 'games'), 'options', 'parameters').teamUuid,
    at: '"source": "listGamesOfTeams"',
    says: '`listGamesOfTeams` needs `teamUuid`. Fill it in `parameters`.',
  },
  {
    what: 'one thing that is found by its path, without what fills that',
    form: 'dynamic-ads',
    plant: (d) => delete part(field(d, 'ofProvider'), 'options').parameters,
    at: '"source": "getDynamicAdsConfig"',
    says: '`getDynamicAdsConfig` needs `id`. Fill it in `parameters`.',
  },
  {
    what: 'a column that the rows do not have',
    form: 'game-series',
    plant: (d) => {
      const [column] = listAt(part(field(d, 'games'), 'options'), 'columns');
      if (isObject(column)) column.field = 'displayNam';
    },
    at: '"displayNam"',
    says: 'There is no field `displayNam` in what `listGamesOfTeams` gives. Did you mean `displayName`?',
  },
  {
    what: 'a column that cannot show what it names',
    form: 'game-series',
    plant: (d) => {
      const [column] = listAt(part(field(d, 'games'), 'options'), 'columns');
      if (isObject(column)) column.kind = 'number';
    },
    at: ['"listGamesOfTeams"', '"kind": "number"'],
    says: 'A column of the kind `number` cannot show `displayName`, which is text.',
  },
  {
    what: 'an address with a parameter that the rows do not have',
    form: 'game-series',
    plant: (d) => Object.assign(part(field(d, 'games'), 'options'), { path: '/sports/game/{gameUuid}/details' }),
    at: '"/sports/game/{gameUuid}/details"',
    says: 'There is no field `gameUuid` in what `listGamesOfTeams` gives.',
  },
];

describe('a call', () => {
  it.each(calls)('$what', expectTold);
});

describe('a part', () => {
  it.each(parts)('$what', expectTold);

  it('that is nowhere', () => {
    const none = planted('season', (d) => {
      Object.assign(part(d, 'paths'), { create: undefined, edit: undefined });
      Object.assign(part(d, 'operations'), {
        create: undefined,
        read: undefined,
        update: undefined,
        delete: undefined,
      });
    });
    expect(faultsOf(none)).toEqual([expect.stringContaining('The form is on no page. Add `create` or `edit`')]);
  });
});

describe('an address below another, or a link', () => {
  it.each(nested)('$what', expectTold);

  it('a property that the list cannot be narrowed by', () => {
    const list = '/sports-config/{displayName}/game-series';
    const edit = `${list}/{uuid}/edit`;
    const told = faultsOf(planted('game-series', (d) => Object.assign(part(d, 'paths'), { list, edit })));
    expect(told).toContainEqual(
      expect.stringContaining('(`listGameSeries`) has no parameter `displayName` that the address could fill.'),
    );
  });
});

describe('a source that is filled from the form', () => {
  it.each(sources)('$what', expectTold);
});
