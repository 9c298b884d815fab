import { describe, it } from 'vitest';
import { expectTold, type Mistake, part, sections } from './planting.ts';

// Mistakes with the operations that make one of two.

const merges: Mistake[] = [
  {
    what: 'a merge without the call that undoes it',
    form: 'player',
    plant: (d) => Reflect.deleteProperty(part(d, 'operations'), 'mergeUndo'),
    at: '"merge": "/sports/players/merge"',
    says: 'A merge needs the operation `mergeUndo`. Add it, or remove `merge`.',
  },
  {
    what: 'a merge that has no address',
    form: 'season',
    plant: (d) => Object.assign(part(d, 'operations'), { mergeUndo: 'undoMerge' }),
    at: '"mergeUndo"',
    says: 'Nothing is merged. Add `merge` to `paths`, or remove it.',
  },
  {
    what: 'a merge by the operation for one',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'operations'), { merge: 'createTeam' }),
    at: '"merge": "createTeam"',
    says: '`createTeam` cannot merge two: it takes no `kept` and `ended`.',
  },
  {
    what: 'what a merge makes of a section, where nothing is merged',
    form: 'season',
    plant: (d) => Object.assign(sections(d)[0] ?? {}, { merged: { en: 'x', sv: 'x' } }),
    at: '"merged"',
    says: 'Nothing is merged. Add `merge` to `paths`, or remove it.',
  },
];

describe('a merge of two', () => {
  it.each(merges)('$what', expectTold);
});
