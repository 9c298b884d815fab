import { describe, it } from 'vitest';
import { expectTold, field, type Mistake } from './planting.ts';

const mistakes: Mistake[] = [
  {
    what: 'a list that is saved by an operation of other rows',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'playerExtIds'), { savedBy: 'savePlayerMedia' }),
    at: ['"field": "playerExtIds"', '"savedBy"'],
    says: '`savePlayerMedia` cannot save `playerExtIds` of a player: it takes other rows.',
  },
  {
    what: 'a list that is saved by an operation of another thing',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'portraitList'), { savedBy: 'saveStaffMedia' }),
    at: ['"field": "portraitList"', '"savedBy"'],
    says: '`saveStaffMedia` cannot save `portraitList` of a player: it does not give back the whole thing. The only one is `savePlayerMedia`.',
  },
  {
    what: 'a list that is saved by an operation that there is not',
    form: 'staff',
    plant: (d) => Object.assign(field(d, 'staffMedia'), { savedBy: 'saveStafMedia' }),
    at: ['"field": "staffMedia"', '"savedBy"'],
    says: 'There is no operation `saveStafMedia`. Did you mean `saveStaffMedia`?',
  },
];

describe('a list that is saved by a call of its own', () => {
  it.each(mistakes)('$what', expectTold);
});
