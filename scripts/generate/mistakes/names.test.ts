import { describe, it } from 'vitest';
import { column, expectTold, type Mistake } from './planting.ts';

const naming: Mistake[] = [
  {
    what: 'properties beneath a name',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'displayName'), { secondary: 'logo' }),
    at: '"secondary"',
    says: '`logo` is several properties of its own, not a text. Name one of its own properties.',
  },
  {
    what: 'a list beneath a name',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'displayName'), { secondary: 'series' }),
    at: '"secondary"',
    says: '`series` is a list, not a text. Name one of its own properties.',
  },
  {
    what: 'an id that is an object',
    form: 'team',
    plant: (d) => Object.assign(d, { id: 'logo' }),
    at: '"id": "logo"',
    says: '`logo` is several properties of its own, which identifies nothing. The only one is `uuid`.',
  },
  {
    what: 'a title that is a list',
    form: 'team',
    plant: (d) => Object.assign(d, { title: 'sport' }),
    at: '"title": "sport"',
    says: '`sport` is a list, which names nothing. Did you mean `displayName`?',
  },
  {
    what: 'a title that the thing itself has not',
    form: 'article',
    plant: (d) => Object.assign(d, { title: 'introRawText' }),
    at: '"title"',
    says: 'What `getArticle` gives has no `introRawText`: its editor would be called nothing. Did you mean',
  },
];

describe('what names the rows', () => {
  it.each(naming)('$what', expectTold);
});
