import { describe, it } from 'vitest';
import { expectRefused, field, filter, linkTo, type Planted, part } from './planting.ts';

// Things of one kind where another is meant, although both are known by the same kind of identifier.

describe('what is called as one kind of thing', () => {
  const mistakes: Planted[] = [
    [
      'a relation to the things of another list, which no definition shows',
      'ssgt',
      (d) => Object.assign(part(field(d, 'gameType'), 'options'), { source: 'listSports' }),
      '"source": "listSports"',
      '`listSports` gives each sport, no game type. Did you mean `listGameTypes`?',
    ],
    [
      'a filter of the things of another list',
      'player',
      (d) => Object.assign(filter(d, 'seriesUuid'), { source: 'listGameTypes' }),
      '"source": "listGameTypes"',
      '`listGameTypes` gives each game type, no series. Did you mean `listSeries`?',
    ],
    [
      'a parent among other things',
      'page',
      (d) => Object.assign(field(d, 'parentId'), { options: { source: 'listSiteLayouts', value: 'id', text: 'name' } }),
      '"source": "listSiteLayouts"',
      '`listSiteLayouts` gives what `layoutId` takes, and `parentId` is what a page stands below. Did you mean `listPages`?',
    ],
    [
      'a tab that asks by the identifier of another thing',
      'game',
      (d) => Object.assign(linkTo(d, '/articles/list'), { path: '/articles/list?game={ssgtUuid}' }),
      '?game={ssgtUuid}',
      '`game` takes the game, and `ssgtUuid` is that of the ssgt. Write `game={uuid}`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
