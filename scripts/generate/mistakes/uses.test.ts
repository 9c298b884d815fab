import { describe, it } from 'vitest';
import { expectTold, type Mistake, part, text } from './planting.ts';

// Mistakes with the operation that lists what refers to a thing.

const uses: Mistake[] = [
  {
    what: 'shown by an action, though no operation lists it',
    form: 'team',
    plant: (d) =>
      Object.assign(d, {
        actions: [{ name: 'try', label: text('Try'), text: text('Tries.'), set: { deleted: true }, uses: true }],
      }),
    at: '"uses": true',
    says: 'Nothing says how what refers to it is found. Add `uses`, the operation that lists it, to `operations`.',
  },
  {
    what: 'by an operation that does not exist',
    form: 'game',
    plant: (d) => Object.assign(part(d, 'operations'), { uses: 'listGameLink' }),
    at: '"listGameLink"',
    says: 'The service has no operation `listGameLink`. Did you mean `listGameLinks`?',
  },
  {
    what: 'by an operation that reads something else',
    form: 'game',
    plant: (d) => Object.assign(part(d, 'operations'), { uses: 'getTeam' }),
    at: '"getTeam"',
    says: '`getTeam` cannot list what refers to one: it does not give rows.',
  },
  {
    what: 'by an operation that lists what leads nowhere',
    form: 'article',
    plant: (d) => Object.assign(part(d, 'operations'), { uses: 'listArticleRevisions' }),
    at: '"listArticleRevisions"',
    says: '`listArticleRevisions` cannot list what refers to one: its rows have no',
  },
];

describe('what refers to a thing', () => {
  it.each(uses)('$what', expectTold);
});
