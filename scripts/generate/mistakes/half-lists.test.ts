import { describe, it } from 'vitest';
import { type JsonObject, listAt } from '../json.ts';
import { expectRefused, field, filter, type Planted, part, sections } from './planting.ts';

// What gives but a part of its rows is taken for all of them nowhere.

const options = (d: JsonObject, path: string) => part(field(d, path), 'options');

/** Games beside a series, by an operation that gives pages of them. */
const related = {
  field: 'allGames',
  label: { en: 'Its games', sv: 'Dess matcher' },
  widget: 'related',
  wide: true,
  options: {
    source: 'listGames',
    parameters: { series: 'uuid' },
    value: 'uuid',
    text: 'displayName',
    columns: [{ field: 'displayName', kind: 'text', label: { en: 'Game', sv: 'Match' } }],
    wanting: { en: 'Save the series to see its games.', sv: 'Spara serien för att se dess matcher.' },
    none: { en: 'It has no games.', sv: 'Den har inga matcher.' },
  },
};

describe('a part of the rows', () => {
  const mistakes: Planted[] = [
    [
      'a list of what is found, cut at a number',
      'custom-tag',
      (d) => {
        part(d, 'operations').list = 'searchActiveTags';
        for (const key of ['order', 'filters']) delete part(d, 'list')[key];
      },
      '"list": "searchActiveTags"',
      '`searchActiveTags` cannot give the list: it gives at most 20 rows (`count`), and no pages with the rest.',
    ],
    [
      'related rows that come in pages',
      'series',
      (d) => listAt(sections(d)[0] ?? {}, 'fields').push(related),
      '"source": "listGames"',
      '`listGames` gives pages, and `related` shows the first rows as if they were all. Lead to them with a link, as in `/sports/game?series={uuid}`.',
    ],
    [
      'related rows that are cut at a number',
      'subscription-texts',
      (d) =>
        Object.assign(options(d, 'levels'), {
          source: 'searchActiveTags',
          value: 'value',
          columns: [{ field: 'name', kind: 'text', label: { en: 'Level', sv: 'Nivå' } }],
        }),
      '"source": "searchActiveTags"',
      '`searchActiveTags` gives at most as many as `count` says, and `related` shows the first rows as if they were all.',
    ],
    [
      'rows that are added from pages without a search',
      'game-header-competitions',
      (d) => Object.assign(options(d, 'competitions'), { source: 'listAvailableSsgts' }),
      '"source": "listAvailableSsgts"',
      '`listAvailableSsgts` gives pages, and cannot be searched: what stands after the first could never be chosen. Choose from `listInstanceSsgts`.',
    ],
    [
      'a choice from pages without a search',
      'games-section',
      (d) => Object.assign(options(d, 'ssgtUuid'), { source: 'listAvailableSsgts' }),
      '"source": "listAvailableSsgts"',
      '`listAvailableSsgts` gives pages, and cannot be searched',
    ],
    [
      'a filter from pages without a search',
      'game',
      (d) => Object.assign(filter(d, 'seasonSeriesGameType'), { source: 'listAvailableSsgts' }),
      '"source": "listAvailableSsgts"',
      '`listAvailableSsgts` gives pages, and cannot be searched',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
