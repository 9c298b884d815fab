import { describe, it } from 'vitest';
import { expectRefused, field, filter, type Planted, part } from './planting.ts';

// What a field, or a filter, is chosen from, kept by and asked with: the right kind of value of something else.

const options = (d: Parameters<typeof field>[0], path: string) => part(field(d, path), 'options');

describe('what is kept of a choice', () => {
  const mistakes: Planted[] = [
    [
      'a name where the field is called an identifier',
      'table-section',
      (d) => Object.assign(options(d, 'ssgtUuid'), { value: 'displayName' }),
      '"value": "displayName"',
      '`ssgtUuid` keeps identifiers, and `displayName` is none. Did you mean `uuid`?',
    ],
    [
      'a name where the contract says that the field holds an identifier',
      'site-route',
      (d) => Object.assign(options(d, 'resourceId'), { value: 'title' }),
      '"value": "title"',
      '`resourceId` keeps identifiers, and `title` is none. Did you mean `id`?',
    ],
    [
      'a name where people are known by something else',
      'change-log',
      (d) => Object.assign(filter(d, 'actor'), { value: 'name' }),
      '"value": "name"',
      '`actor` keeps identifiers, and `name` is none. Did you mean `subject`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what choices come from', () => {
  const mistakes: Planted[] = [
    [
      'identifiers of a group from what stands in groups',
      'sponsors-section',
      (d) => Object.assign(options(d, 'groupIds'), { source: 'listSponsors', text: 'name' }),
      '"source": "listSponsors"',
      '`listSponsors` gives each sponsor, no group. Did you mean `listSponsorGroupNames`?',
    ],
    [
      'identifiers of categories from things that have none',
      'shop-section',
      (d) => Object.assign(options(d, 'categoryIds'), { source: 'listSponsors' }),
      '"source": "listSponsors"',
      '`listSponsors` gives each sponsor, no category. There are',
    ],
    [
      'a field that offers what its filter does not',
      'video',
      (d) => Object.assign(options(d, 'categories'), { source: 'listMediaCategories' }),
      '"source": "listMediaCategories"',
      'The field `categories` offers what `listMediaCategories` gives, and the filter `category` what `listVideoCategories` does. Did you mean `listVideoCategories`?',
    ],
    [
      'a filter that offers what its field does not',
      'video',
      (d) => Object.assign(filter(d, 'category'), { source: 'listMediaCategories' }),
      '"source": "listMediaCategories"',
      'The field `categories` offers what `listVideoCategories` gives, and the filter `category` what `listMediaCategories` does. Did you mean `listVideoCategories`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what a source is asked with', () => {
  const mistakes: Planted[] = [
    [
      'the identifier of another kind of thing',
      'game-series',
      (d) => Object.assign(options(d, 'awayTeam'), { parameters: { seriesUuid: 'ssgtUuid' } }),
      '"seriesUuid": "ssgtUuid"',
      '`seriesUuid` takes the series, and `ssgtUuid` is that of the ssgt. Did you mean `"ssgtUuid": "ssgtUuid"`?',
    ],
    [
      'what may be longer than the parameter takes',
      'dynamic-ads',
      (d) => Object.assign(options(d, 'ofProvider'), { parameters: { id: 'importScript' } }),
      '"id": "importScript"',
      '`id` takes 100 letters at most, and `importScript` may be longer. The only one is `name`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what a row is known by, and called', () => {
  const mistakes: Planted[] = [
    [
      'an identifier that may be nothing',
      'user-overview',
      (d) => Object.assign(d, { id: 'email' }),
      '"id": "email"',
      '`email` may be nothing, which identifies no row. Did you mean `subject`?',
    ],
    [
      'a title that may be nothing',
      'team',
      (d) => Object.assign(d, { title: 'ownerSite' }),
      '"title": "ownerSite"',
      '`ownerSite` may be nothing, and then it would be called nothing. Did you mean `displayName`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
