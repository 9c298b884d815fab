import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { column, expectRefused, faultsOf, field, filter, type Planted, part, planted } from './planting.ts';

// Of two that cannot both be right, the one is told that its own name, or what stands elsewhere, speaks against.

describe('of two that clash', () => {
  const mistakes: Planted[] = [
    [
      'a page that returns beside what it stands below',
      'main-sponsors',
      (d) => Object.assign(part(d, 'paths'), { list: '/site-settings' }),
      '"list": "/site-settings"',
      '`/sponsors/setup/main` stands below `/sponsors/setup`, and one would return to `/site-settings`. Write `"list": "/sponsors/setup"`',
    ],
    [
      'the label of a denial turned round, and its yes and no not',
      'staff',
      (d) => Object.assign(filter(d, 'withoutTeam'), { label: { en: 'Without team', sv: 'Utan lag' } }),
      '"true"',
      '`withoutTeam` that is true is called “No”, and what is not “Yes”.',
    ],
    [
      'a column that shows what another shows rightly',
      'team',
      (d) => Object.assign(column(d, 'teamCode'), { field: 'lastModified' }),
      '"lastModified"',
      'The list shows `lastModified` twice.',
    ],
    [
      'what all of a kind have in common as a name',
      'site-route',
      (d) => Object.assign(d, { title: 'resourceType' }),
      '"title": "resourceType"',
      '`resourceType` is one of `startpage`, `page`, ',
    ],
    [
      'an address of an earlier definition, copied from a later one',
      'series',
      (d) => Object.assign(part(d, 'paths'), { create: '/sports/staff-managers/add' }),
      '"create": "/sports/staff-managers/add"',
      'forms/staff.json has the address `/sports/staff-managers/add` already.',
    ],
    [
      'a filter that was given the list of another',
      'game',
      (d) => Object.assign(filter(d, 'seasonSeriesGameType'), { source: 'listSeries', value: 'uuid', text: 'names' }),
      '"source": "listSeries"',
      'It is called “Competition”, and offers “Series”. Did you mean `listSsgts`',
    ],
    [
      'the first of two columns that are called alike',
      'staff',
      (d) => Object.assign(column(d, 'firstName'), { label: column(d, 'lastName').label }),
      '"label"',
      'There is another column `Last name` beside it.',
    ],
    [
      'words of choices that the form has crosswise',
      'team',
      (d) => {
        const choices = part(field(d, 'gender'), 'choices');
        [choices.male, choices.female] = [choices.female ?? {}, choices.male ?? {}];
      },
      '"male"',
      'The list calls `male` “Male”, and the form “Female”. Call it “Male”.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));

  it('two words of the other language that stand right in more places', () => {
    const swap = (text: string, one: string, other: string): string =>
      text
        .replace(`"sv":"${one}"`, '"sv":"?"')
        .replace(`"sv":"${other}"`, `"sv":"${one}"`)
        .replace('"?"', `"${other}"`);
    const told = faultsOf(
      planted('game', (d) =>
        Object.assign(d, JSON.parse(swap(JSON.stringify(d), 'Åttondelsfinal', 'Final')) as JsonObject),
      ),
    );
    expect(told.map((one) => one.split(':')[0])).toEqual(['forms/game.json']);
  });
});
