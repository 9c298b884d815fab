import { describe, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { column, expectRefused, field, filter, type Planted, part } from './planting.ts';

// What things are called by, beneath their names too, and what options take from them.

const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');

describe('what a thing is called by', () => {
  const mistakes: Planted[] = [
    [
      'a code that is stored',
      'ssgt',
      (d) => Object.assign(d, { title: 'state' }),
      '"title": "state"',
      '`state` is one of `draft`, `active`, `closed` or `archived`, which names nothing. Did you mean `titles`?',
    ],
    [
      'the name of what it refers to',
      'page',
      (d) => Object.assign(d, { title: 'parentTitle' }),
      '"title": "parentTitle"',
      '`parentTitle` may be nothing, and then it would be called nothing. Did you mean `title`?',
    ],
    [
      'the name of the site beside its own',
      'change-log',
      (d) => Object.assign(d, { title: 'siteName' }),
      '"title": "siteName"',
      '`siteName` is what something else is called. Did you mean',
    ],
    [
      'what a part of it is called that may lack it, of a choice',
      'table-section',
      (d) => Object.assign(options(d, 'ssgtUuid'), { text: 'season.displayName' }),
      '"text": "season.displayName"',
      '`season.displayName` may be nothing, and then it would be called nothing. There are `displayName` and `titles`.',
    ],
    [
      'a list, of a choice of a filter',
      'player',
      (d) => Object.assign(filter(d, 'teamUuid'), { text: 'extIds' }),
      '"text": "extIds"',
      '`extIds` is a list, which names nothing. There are',
    ],
    [
      'a part that many a team has not',
      'games-section',
      (d) => Object.assign(options(d, 'teamUuid'), { text: 'teamInfo.website' }),
      '"text": "teamInfo.website"',
      '`teamInfo.website` may be nothing, and then it would be called nothing. There are',
    ],
    [
      'a number beneath a name',
      'page',
      (d) => Object.assign(column(d, 'title'), { secondary: 'sortOrder' }),
      '"secondary": "sortOrder"',
      '`sortOrder` is a number, not a text. Give it a column of its own.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what an option takes', () => {
  const mistakes: Planted[] = [
    [
      'a text in place of yes or no, of a tag',
      'image',
      (d) => Object.assign(options(d, 'gameTags'), { active: 'name' }),
      '"active": "name"',
      '`name` is text, and `active` takes yes or no.',
    ],
    [
      'a list in place of the words of a button',
      'ecal',
      (d) => Object.assign(options(d, 'buttonColour'), { text: 'teams' }),
      '"text": "teams"',
      '`teams` is a list, and `text` takes a text, or one for each language.',
    ],
    [
      'an address in place of a language',
      'article',
      (d) => Object.assign(options(d, 'body'), { language: 'metadata.canonicalUrl' }),
      '"language": "metadata.canonicalUrl"',
      '`metadata.canonicalUrl` is text, and `language` takes the code of a language.',
    ],
    [
      'a text in place of what is shown of a choice',
      'main-sponsors',
      (d) => Object.assign(options(d, 'sponsors'), { shown: 'sponsor.alt' }),
      '"shown": "sponsor.alt"',
      '`sponsor.alt` is text, and `shown` takes several properties of its own.',
    ],
    [
      'a sponsor that is made in place of a tag',
      'article',
      (d) => Object.assign(options(d, 'tags'), { create: 'saveSponsor' }),
      '"create": "saveSponsor"',
      '`saveSponsor` makes something else than `searchActiveTags` gives. ',
    ],
    [
      'tags that are known by a list of game series',
      'article',
      (d) => Object.assign(options(d, 'body'), { knownGames: 'listGameSeriesBySsgts' }),
      '"knownGames": "listGameSeriesBySsgts"',
      '`listGameSeriesBySsgts` gives other things. The only one is `fetchTags`.',
    ],
    [
      'owners from a list of tags',
      'article',
      (d) => Object.assign(options(d, 'ownerInstanceId'), { source: 'listCustomTags' }),
      '"source": "listCustomTags"',
      '`ownerInstanceId` is chosen from what `listOwners` gives, and not from what `listCustomTags` does.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what is listed and counted', () => {
  const mistakes: Planted[] = [
    [
      'a list of what the definition does not say',
      'active-series',
      (d) => Object.assign(part(d, 'operations'), { list: 'listSports' }),
      '"list": "listSports"',
      '`listSports` does not list what `active-series` says, and `listActiveSeries` does. Did you mean `listActiveSeries`?',
    ],
    [
      'a unit that nobody sees',
      'image',
      (d) => Object.assign(column(d, 'width'), { unit: '\u200b' }),
      '"unit"',
      'The unit has nothing that would be seen. Write its sign, as in `cm` or `d`, or leave it out.',
    ],
    [
      'tags known by an operation that gives one thing',
      'article',
      (d) => Object.assign(options(d, 'tags'), { source: 'getHome' }),
      '"source": "getHome"',
      '`getHome` does not give a list to choose from.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
