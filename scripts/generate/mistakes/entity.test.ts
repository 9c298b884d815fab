import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { expectTold, faultsOf, lineOf, type Mistake, part, planted, text } from './planting.ts';

/** An action without faults, with changes. */
const action = (changes: JsonObject): JsonObject => ({
  name: 'try',
  label: text('Try'),
  text: text('Tries.'),
  ...changes,
});

const operations: Mistake[] = [
  {
    what: 'an operation that does not exist',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'operations'), { read: 'getTaem' }),
    at: '"read"',
    says: 'The service has no operation `getTaem`. Did you mean `getTeam`?',
  },
  {
    what: 'an operation of another kind',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'operations'), { create: 'updateTeam' }),
    at: '"create": "updateTeam"',
    says: '`updateTeam` cannot make a new one: it is a PUT, not a POST.',
  },
  {
    what: 'a list that gives no rows',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'operations'), { list: 'listVideoChannels' }),
    at: '"list": "listVideoChannels"',
    says: '`listVideoChannels` cannot give the list: it does not give rows.',
  },
  {
    what: 'a deletion that deletes nothing',
    form: 'staff',
    plant: (d) => Object.assign(part(d, 'operations'), { delete: 'getStaff' }),
    at: '"delete": "getStaff"',
    says: '`getStaff` cannot delete one: it is a GET, not a DELETE.',
  },
  {
    what: 'operations of two entities',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'operations'), { create: 'createPlayer' }),
    at: '"create": "createPlayer"',
    says: 'One form saves one thing, but `createPlayer` takes a PlayerInput, `updateTeam` a TeamInput.',
  },
];

const actions: Mistake[] = [
  {
    what: 'a call without the body that its operation needs',
    form: 'layout',
    plant: (d) => Object.assign(d, { actions: [action({ call: { operation: 'duplicateSiteLayout' } })] }),
    at: '"duplicateSiteLayout"',
    says: 'An action cannot call `duplicateSiteLayout`: it takes a body. Add what it needs: `"body": { "name": … }`.',
  },
  {
    what: 'a question without a place for the things',
    form: 'team',
    plant: (d) =>
      Object.assign(d, {
        actions: [
          action({
            set: { deleted: true },
            ask: { one: text('{things}?'), many: { ...text('{things}?'), en: 'Sure?' } },
          }),
        ],
      }),
    at: '"en": "Sure?"',
    says: '`en` cannot be `"Sure?"`. Write `{things}` where the name or the number stands',
  },
  {
    what: 'a value that the service refuses',
    form: 'team',
    plant: (d) => Object.assign(d, { actions: [action({ set: { gender: 'mixed' } })] }),
    at: '"gender": "mixed"',
    says: '`gender` cannot be `"mixed"`; the service would refuse it.',
  },
  {
    what: 'a field that does not exist',
    form: 'team',
    plant: (d) => Object.assign(d, { actions: [action({ set: { deletd: true } })] }),
    at: '"deletd"',
    says: 'There is no field `deletd` in a team. Did you mean `deleted`?',
  },
  {
    what: 'a field that the service keeps',
    form: 'team',
    plant: (d) => Object.assign(d, { actions: [action({ set: { createdBy: 'me' } })] }),
    at: '"createdBy"',
    says: 'The service keeps `createdBy` itself; nobody can change it.',
  },
  {
    what: 'a part of a property',
    form: 'team',
    plant: (d) => Object.assign(d, { actions: [action({ set: { 'teamNames.short': 'A' } })] }),
    at: '"teamNames.short": "A"',
    says: 'An action sets whole properties, not a part such as `teamNames.short`. Set `teamNames`.',
  },
  {
    what: 'a condition on what rows do not have',
    form: 'player',
    plant: (d) => Object.assign(d, { actions: [action({ set: { deleted: true }, when: { delted: false } })] }),
    at: '"delted"',
    says: 'There is no field `delted` in the rows of the list (`listPlayers`). Did you mean `deleted`?',
  },
  {
    what: 'a condition that never holds',
    form: 'player',
    plant: (d) => Object.assign(d, { actions: [action({ set: { deleted: true }, when: { gender: 'man' } })] }),
    at: '"gender": "man"',
    says: '`gender` cannot be `"man"`, so the action would never be offered.',
  },
  {
    what: 'a removal without an operation',
    form: 'player',
    plant: (d) => Object.assign(d, { actions: [action({ remove: true })] }),
    at: '"remove"',
    says: 'Nothing says how to delete. Add `delete`, the operation that does it, to `operations`.',
  },
  {
    what: 'an action that does nothing',
    form: 'player',
    plant: (d) => Object.assign(d, { actions: [action({})] }),
    at: '"name": "try"',
    says: 'The action `try` does nothing. Add `set`',
  },
  {
    what: 'an action that does both',
    form: 'staff',
    plant: (d) => Object.assign(d, { actions: [action({ remove: true, set: { deleted: true } })] }),
    at: '"remove"',
    says: 'The action `try` has `set` and `remove`. It does only one of them.',
  },
  {
    what: 'two actions of one name',
    form: 'player',
    plant: (d) =>
      Object.assign(d, { actions: [action({ set: { deleted: true } }), action({ set: { deleted: false } })] }),
    at: ['"name": "try"', '"name": "try"'],
    says: 'Two actions are called `try`. Give one of them another name.',
  },
];

const addresses: Mistake[] = [
  {
    what: 'an editor that is not told what to edit',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'paths'), { edit: '/sports/teams/edit' }),
    at: '"edit": "/sports/teams/edit"',
    says: 'The address `/sports/teams/edit` must have one parameter, for the one that is edited, and has 0.',
  },
  {
    what: 'a list with a parameter',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'paths'), { list: '/sports/teams/{page}' }),
    at: '"list": "/sports/teams/{page}"',
    says: 'The address has the parameter `page`, which is no property of a team.',
  },
  {
    what: 'the same address twice',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'paths'), { create: '/sports/teams' }),
    at: '"create": "/sports/teams"',
    says: '`list` has the address `/sports/teams` already. Every page needs its own.',
  },
  {
    what: 'the address of another definition, its parameter called otherwise',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'paths'), { edit: '/sports/players/{uuid}/profile' }),
    at: '"edit": "/sports/players/{uuid}/profile"',
    says: 'forms/player.json has the address `/sports/players/{uuid}/profile` already.',
  },
  {
    what: 'the import page of another definition',
    form: 'staff',
    plant: (d) => Object.assign(part(d, 'paths'), { import: '/sports/players/import' }),
    at: '"import": "/sports/players/import"',
    says: 'forms/player.json has the address `/sports/players/import` already.',
  },
  {
    what: 'a name that is not the file’s',
    form: 'team',
    plant: (d) => Object.assign(d, { name: 'squad' }),
    at: '"name": "squad"',
    says: 'The file is called `team`, and the definition `squad`. Both must have the same name.',
  },
  {
    what: 'an icon that the console does not have',
    form: 'team',
    plant: (d) => Object.assign(d, { icon: 'sheild' }),
    at: '"icon"',
    says: 'There is no icon `sheild`. Did you mean `shield`?',
  },
];

describe('an operation', () => {
  it.each(operations)('$what', expectTold);
});

describe('an action', () => {
  it.each(actions)('$what', expectTold);
});

describe('an address or a name', () => {
  it.each(addresses)('$what', expectTold);
});

describe('a file', () => {
  const real = planted('team', () => undefined);
  const team = real.get('team.json') ?? '';
  const cases: [what: string, mistaken: string, at: string | string[], says: string][] = [
    [
      'with a comma too many',
      team.replace('"sv": "Lag"', '"sv": "Lag",'),
      '"sv": "Lag",',
      'There is a comma after the last entry. Remove it.',
    ],
    [
      'without a comma',
      team.replace('"area": "sports",', '"area": "sports"'),
      '"area"',
      'A comma is missing at the end of this line. Write `,` there.',
    ],
    [
      'with a comment',
      team.replace('"area"', '// where it stands\n  "area"'),
      '// where',
      'JSON has no comments. Remove it.',
    ],
    [
      'with a name that stands twice',
      team.replace('"area"', '"icon": "star",\n  "area"'),
      ['"icon"', '"icon"'],
      '`icon` stands twice in the same braces, first in line ',
    ],
    ['with single quotes', team.replace('"sports"', "'sports'"), "'sports'", "`'sports'` cannot be read as JSON."],
    [
      'with a capital letter',
      team.replace('"sort": true', '"sort": True'),
      ': True',
      'JSON has no `True`. Write `true`.',
    ],
    ['with two commas', team.replace('"sports",', '"sports",,'), ',,', 'There is a comma too many. Remove it.'],
    [
      'with a decimal comma',
      team.replace('"sort": true', '"sort": 1,5'),
      '1,5',
      'A number is written with a comma. Write a',
    ],
    [
      'with the marks of a merge',
      team.replace('  "area"', '<<<<<<< HEAD\n  "area"'),
      '<<<<<<<',
      'Two versions of the file were not merged to the end.',
    ],
    [
      'nested 20 000 deep',
      team.replace('{', `{ "x": ${'['.repeat(20_000)}`),
      '{',
      'Braces and brackets are nested more than 200 deep.',
    ],
    ['with a byte order mark', `\uFEFF${team}`, '{', 'The file begins with an invisible mark, a byte order mark'],
    ['saved in another alphabet', team.replace('Kön', 'K\uFFFDn'), 'K\uFFFDn', 'A letter cannot be read'],
    ['without anything', '', '', 'The file is empty, or ends too early.'],
  ];

  it.each(cases)('%s', (_what, mistaken, at, says) => {
    const told = faultsOf(new Map(real).set('team.json', mistaken));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`forms/team.json:${lineOf(mistaken, at)} ${says}`);
  });

  it('that ends too early', () => {
    const cut = team.trimEnd().slice(0, -1).trimEnd();
    const [told = ''] = faultsOf(new Map(real).set('team.json', cut));
    expect(told).toContain(
      `forms/team.json:${cut.split('\n').length} The file ends too early. A closing \`}\` is missing.`,
    );
  });

  it.each(['Team.json', 'team.jsonc', 'team_old.json', 'notes.txt'])('called %s', (name) => {
    const told = faultsOf(new Map(real).set(name, team));
    expect(told[0]).toContain(`forms/${name}:1 \`${name}\` is no name for a form definition. Call it after its entity`);
  });
});
