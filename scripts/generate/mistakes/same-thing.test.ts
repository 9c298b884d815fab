import { describe, it } from 'vitest';
import { expectTold, type Mistake, part } from './planting.ts';

const operations: Mistake[] = [
  {
    what: 'a deletion of something else',
    form: 'staff',
    plant: (d) => Object.assign(part(d, 'operations'), { delete: 'deleteSeason' }),
    at: '"delete": "deleteSeason"',
    says: '`deleteSeason` deletes what is at `/sports-v2/seasons/{seasonUuid}`, and `updateStaff` is at `/sports-v2/staff/{staffUuid}`.',
  },
  {
    what: 'a read of something else',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'operations'), { read: 'getSeason' }),
    at: '"read": "getSeason"',
    says: '`getSeason` gives no `teamCode`, without which nothing is saved. Name the operation that reads what is saved.',
  },
];

describe('an operation of another thing', () => {
  it.each(operations)('$what', expectTold);
});
