import { describe, it } from 'vitest';
import { expectTold, type Mistake, part } from './planting.ts';

// Mistakes with the operations that take many rows of a file.

const imports: Mistake[] = [
  {
    what: 'an import by the operation for one',
    form: 'player',
    plant: (d) => Object.assign(part(d, 'operations'), { import: 'createPlayer' }),
    at: '"import": "createPlayer"',
    says: '`createPlayer` cannot make many: it takes no `rows`.',
  },
  {
    what: 'an operation for an import that there is not',
    form: 'season',
    plant: (d) => Object.assign(part(d, 'operations'), { similar: 'findSimilarPlayers' }),
    at: '"similar"',
    says: 'Nothing is brought in from a file. Add `import` to `paths`, or remove it.',
  },
];

describe('an import of many rows', () => {
  it.each(imports)('$what', expectTold);
});
